import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, test } from 'vitest'
import { cpuSeconds } from '../resident-memory.ts'
import { startWatchedProcess } from '../watched-service.ts'
import { type FuzzedAnswer, send, sendBytes } from './exchange.ts'
import { faultsOf, faultsOfBytes } from './faults.ts'
import { bytesOf } from './fuzzed-bytes.ts'
import { type FuzzedRequest, newRequest } from './fuzzed-request.ts'

const requests = process.env.LONG ? 100_000 : 5_000
/** After this many requests the caches, pools and heap of the process have their full size. */
const warmUp = process.env.LONG ? 10_000 : 3_000
const atOnce = 16
/** One in this many requests is sent as raw bytes, which may be malformed. */
const asBytes = 6
const maxStreams = 10
const slowMs = 1_000
const maxGrowthMegabytes = 50

interface Inside {
  readonly memory: NodeJS.MemoryUsage
  readonly prototypes: readonly (readonly string[])[]
}

const service = await startWatchedProcess({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./inside.ts', import.meta.url))}`,
  WEBHOOK_RETRY_DELAYS: '0.1',
  WEBHOOK_TIMEOUT_SECONDS: '1',
  RATE_LIMIT_POLICIES: 'on',
})
const tokens = {
  '/api/v2/': await service.token(),
  '/internal/': await service.token({ audience: '/internal/' }),
}
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** Ids from answers. At most `maxStreams` event streams are kept, because every event goes to each of them. */
const ids: string[] = []
const streams: string[] = []
const found: string[] = []
const accepted = new Set<string>()

/** Reads the memory use and prototypes of the service. */
async function lookInside(): Promise<Inside> {
  const before = service.lines.length
  service.process.kill('SIGUSR2')
  const find = () => service.lines.slice(before).find(line => line.startsWith('{"inside"'))
  await expect.poll(find).toBeDefined()
  return JSON.parse(find() ?? '').inside
}

/** Starts the thread for large publications, so that its 30 MB do not count as memory growth. */
async function startThread(): Promise<void> {
  const token = await service.token({ audience: '/internal/' })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/cloudevents-batch+json' }
  const body = JSON.stringify('x'.repeat(20_000))
  const { status } = await fetch(`${service.baseUrl}/internal/events`, { method: 'POST', headers, body })
  expect(status).toBe(400)
}

async function keep(request: FuzzedRequest, { status, text }: FuzzedAnswer): Promise<void> {
  if (status !== 201) return
  const { id } = JSON.parse(text) as { id: string }
  ids.push(id)
  if (ids.length > 50) ids.shift()
  if (!id.startsWith('est_')) return
  streams.push(id)
  const oldest = streams.length > maxStreams && streams.shift()
  if (!oldest) return
  const path = `/api/v2/event-streams/${oldest}`
  const headers = { Authorization: `Bearer ${tokens['/api/v2/']}` }
  await send(service.baseUrl, agent, { ...request, method: 'DELETE', path, headers, body: undefined })
}

/** Slow exchanges. The test repeats them one by one, and measures the processor time, because the machine may have been busy. */
const slow: (() => Promise<{ milliseconds: number }>)[] = []

async function timed<Result extends { milliseconds: number }>(
  exchange: () => Promise<Result>,
): Promise<Result> {
  const result = await exchange()
  if (result.milliseconds > slowMs) slow.push(exchange)
  return result
}

async function fuzzBytes(bytes: Buffer, tell: (fault: string) => void): Promise<void> {
  const { text } = await timed(() => sendBytes(service.baseUrl, bytes))
  const sent = JSON.stringify(bytes.toString('latin1').slice(0, 1_000))
  for (const fault of faultsOfBytes(text)) tell(`${fault}, for ${sent}`)
}

async function fuzzRequest(request: FuzzedRequest, tell: (fault: string) => void): Promise<void> {
  // Retry on a new connection: the service may close an idle connection just when the agent reuses it.
  const exchange = () =>
    send(service.baseUrl, agent, request).catch(() => send(service.baseUrl, false, request))
  const answer = await timed(exchange)
  const sent = `${request.method} ${request.path.slice(0, 500)} ${request.body?.subarray(0, 500)}`
  for (const fault of faultsOf(request, answer)) tell(`${fault}, for ${sent}`)
  if (answer.status < 300) accepted.add(request.operation)
  await keep(request, answer)
}

/** Generates and sends request number `index`. */
async function fuzz(index: number): Promise<void> {
  const tell = (fault: string) => found.push(`request ${index}: ${fault}`)
  const random = createRandom((seed + Math.imul(index, 2_654_435_761)) | 0)
  // Skip the first random numbers, because similar seeds produce similar first numbers.
  for (let discarded = 0; discarded < 4; discarded++) random(2)
  const request = newRequest(random, { ids, tokens })
  try {
    if (random(asBytes) === 0) await fuzzBytes(bytesOf(random, request), tell)
    else await fuzzRequest(request, tell)
  } catch (error) {
    // If a request head is too long, the service stops reading and resets the connection.
    if (request.path.length > 8_000) return
    tell(`${error}, for ${request.method} ${request.path.slice(0, 500)}`)
  }
}

async function fuzzAll(from: number, to: number): Promise<void> {
  let next = from
  const sender = async () => {
    while (next < to && found.length < 20) await fuzz(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
}

test(`${requests} requests generated from the document (TEST_SEED=${seed}) do the service no harm`, async () => {
  const pristine = await lookInside()
  await startThread()
  await fuzzAll(0, warmUp)
  const before = await lookInside()
  await fuzzAll(warmUp, requests)
  const after = await lookInside()
  expect(found).toEqual([])
  for (const exchange of slow) {
    const before = cpuSeconds(service)
    await exchange()
    expect(cpuSeconds(service) - before).toBeLessThan(slowMs / 1_000)
  }
  // Most operations must have accepted a request. Otherwise the run would test only the checks before them.
  expect(accepted.size).toBeGreaterThan(14)
  expect(after.prototypes).toEqual(pristine.prototypes)
  expect((after.memory.rss - before.memory.rss) / 2 ** 20).toBeLessThan(maxGrowthMegabytes)
  expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200)
})
