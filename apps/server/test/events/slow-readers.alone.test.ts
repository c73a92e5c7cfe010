import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, it, onTestFinished } from 'vitest'
import { loopTurns, withLoopTurns } from '../loop-turns.ts'
import { residentMemory } from '../resident-memory.ts'
import { startEventServiceProcess } from './event-service.ts'
import { userEvent } from './published-events.ts'

const healthyCount = 100
const stalledCount = 500
const batchSize = 64
/** The number of batches: 16 MB for each reader, which is more than the socket buffers of both ends hold. */
const batches = 200
const text = 'x'.repeat(1_000)

const jumpClock = fileURLToPath(new URL('../jump-clock-inside.ts', import.meta.url))

/** Subscribes, and calls `onBytes` with the number of bytes received so far. Resolves once the first bytes have arrived. */
function countingReader(baseUrl: string, token: string, onBytes: (total: number) => void): Promise<Socket> {
  let total = 0
  return new Promise((resolve, reject) => {
    const socket = subscribingSocket(baseUrl, token)
    socket.once('error', reject).once('data', () => resolve(socket))
    socket.on('data', chunk => {
      total += chunk.length
      onBytes(total)
    })
  })
}

function subscribingSocket(baseUrl: string, token: string): Socket {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/v2/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

/** Publishes 16 MB while some subscribers read and others never read. */
async function publishBesideStalled() {
  const service = await startEventServiceProcess({
    // Longer than the test waits for the other readers, so that none is helped by the end of the readers that never read.
    EVENTS_STALLED_SECONDS: '3600',
    EVENTS_MAX_CONNECTION_SECONDS: '86400',
    NODE_ENV: 'production',
    NODE_OPTIONS: `${withLoopTurns.NODE_OPTIONS} --import=${jumpClock}`,
  })
  onTestFinished(() => service.end())
  const token = await service.token({ scope: 'read:events' })
  const first = await service.subscribe()
  const origin = (await first.next())?.offset ?? ''
  first.close()

  const received = new Float64Array(healthyCount)
  let onReceived = (_reader: number) => {}
  const sockets = await Promise.all(
    Array.from({ length: healthyCount }, (_, reader) =>
      countingReader(service.baseUrl, token, total => {
        received[reader] = total
        onReceived(reader)
      }),
    ),
  )
  for (let count = 0; count < stalledCount; count++) {
    sockets.push(
      subscribingSocket(service.baseUrl, token)
        .on('error', () => {})
        .pause(),
    )
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })

  const published: string[] = []
  /** Publishes a batch, and waits until each reader that reads has received it. */
  async function publishBatch(batch: number): Promise<void> {
    const events = Array.from({ length: batchSize }, (_, index) =>
      userEvent(String(batch * batchSize + index).padStart(8, '0'), text),
    )
    const before = Float64Array.from(received)
    const waiting = new Set(received.keys())
    const all = Promise.withResolvers<void>()
    const tooLate = setTimeout(() => all.reject(new Error(`${waiting.size} readers get nothing`)), waitMs)
    onReceived = reader => {
      const isBehind = (received[reader] ?? 0) - (before[reader] ?? 0) < batchSize * text.length
      if (!isBehind && waiting.delete(reader) && waiting.size === 0) all.resolve()
    }
    published.push(...(await service.publish(events)).map(({ offset }) => offset))
    await all.promise.finally(() => clearTimeout(tooLate))
  }

  await publishBatch(0)
  await loopTurns(service)
  const idle = residentMemory(service)
  let peak = idle
  for (let batch = 1; batch < batches; batch++) {
    await publishBatch(batch)
    peak = Math.max(peak, residentMemory(service))
  }
  return { service, origin, published, turns: await loopTurns(service), growth: peak - idle }
}

it('500 readers that never read use little memory, delay no other reader, are disconnected, and can resume without a gap', async () => {
  const { origin, published, service, growth, turns } = await publishBesideStalled()
  process.stdout.write(
    `memory above idle: +${growth.toFixed(0)} MB; p99 of the loop's turns ${turns.toFixed(0)} ms of processor time\n`,
  )
  expect(growth).toBeLessThan(100)
  expect(turns).toBeLessThan(100)

  const dropped = () => service.lines.filter(line => line.includes('"completed":false')).length
  // The one that gave the start.
  expect(dropped()).toBe(1)
  service.process.kill('SIGHUP')
  await expect.poll(dropped).toBeGreaterThan(stalledCount)
  const resumed = await service.subscribe({ lastEventId: origin })
  const events = await resumed.nextEvents(published.length)
  expect(events.map(({ offset }) => offset)).toEqual(published)
})
