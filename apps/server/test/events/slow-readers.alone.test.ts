import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { loopDelay } from '../metrics/read-metrics.ts'
import { startEventServiceProcess } from './event-service.ts'
import { userEvent } from './published-events.ts'

const healthyCount = 100
const stalledCount = 500
const batchSize = 64
/** The number of batches: 16 MB for each reader, which is more than the socket buffers of both ends hold. */
const batches = 200
const text = 'x'.repeat(1_000)

const megabytes = (pid = 0) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096) / 1e6

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
    EVENTS_STALLED_SECONDS: '3',
    NODE_ENV: 'production',
    ADMIN_PORT: '0',
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
  async function publishAndMeasure(batch: number): Promise<number[]> {
    const events = Array.from({ length: batchSize }, (_, index) =>
      userEvent(String(batch * batchSize + index).padStart(8, '0'), text),
    )
    const before = Float64Array.from(received)
    const startedAt = performance.now()
    const lags = new Map<number, number>()
    const { promise: all, resolve } = Promise.withResolvers<void>()
    onReceived = reader => {
      const isBehind = (received[reader] ?? 0) - (before[reader] ?? 0) < batchSize * text.length
      if (lags.has(reader) || isBehind) return
      lags.set(reader, performance.now() - startedAt)
      if (lags.size === healthyCount) resolve()
    }
    published.push(...(await service.publish(events)).map(({ offset }) => offset))
    await all
    return [...lags.values()]
  }

  await publishAndMeasure(0)
  await loopDelay(service)
  const idle = megabytes(service.process.pid)
  const lags: number[] = []
  let peak = idle
  for (let batch = 1; batch < batches; batch++) {
    lags.push(...(await publishAndMeasure(batch)))
    peak = Math.max(peak, megabytes(service.process.pid))
  }
  const p99 = lags.toSorted((left, right) => left - right)[Math.floor(lags.length * 0.99)] ?? Number.NaN
  return { service, origin, published, p99, delay: await loopDelay(service), growth: peak - idle }
}

it('500 readers that never read use little memory, delay no other reader, are disconnected, and can resume without a gap', async () => {
  const { origin, published, service, growth, delay, p99 } = await publishBesideStalled()
  process.stdout.write(
    `memory above idle: +${growth.toFixed(0)} MB; p99 of the loop's delay ${delay.toFixed(0)} ms, of the lag ${p99.toFixed(0)} ms\n`,
  )
  expect(growth).toBeLessThan(100)
  // Only the delay of the event loop is caused by the service alone.
  // The readers' lag also depends on the kernel, which drops packets of all sockets while it holds 2 GB of unread bytes.
  expect(delay).toBeLessThan(100)
  expect(p99).toBeLessThan(1_000)

  const dropped = () => service.lines.filter(line => line.includes('"completed":false')).length
  await expect.poll(dropped).toBeGreaterThanOrEqual(stalledCount)
  const resumed = await service.subscribe({ lastEventId: origin })
  const events = await resumed.nextEvents(published.length)
  expect(events.map(({ offset }) => offset)).toEqual(published)
})
