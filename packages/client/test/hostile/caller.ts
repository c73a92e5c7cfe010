/**
 * Calls the hostile service in every way, in a process of its own, whose memory is the client's. Usage:
 * caller.ts <base URL>; each line of its input is a JSON `Assignment`, each line of its output the `Report` about it.
 */
import { createInterface } from 'node:readline'
import { createClient, isFailure } from '../../src/index.ts'
import { createPublisher } from '../../src/publisher.ts'
import { type Assignment, limits, type Outcome, type Report } from './report.ts'

const { gc } = globalThis as { readonly gc?: () => void }
const [, , baseUrl = ''] = process.argv
const stray: string[] = []
process.on('unhandledRejection', error => stray.push(String(error)))

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const event = {
  specversion: '1.0',
  id: 'e1',
  source: 'urn:test',
  type: 'organization.created',
  data: { object: { id: 'org_1' } },
} as const

async function readAll(pages: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of pages) count += 1
  return count
}

const waysOf = (baseUrl: string): Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>> => {
  const { idleTimeout, ...options } = limits
  const own = { baseUrl, token: 'a.b.c', ...options }
  const client = createClient(own)
  const hooked = createClient({ ...own, onRequest: () => undefined, onResponse: async () => undefined })
  const credentials = { baseUrl, clientId: 'a', clientSecret: 'b', ...options }
  return {
    read: () => client.getEventStream({ id }),
    'read with hooks': () => hooked.getEventStream({ id }),
    delete: () => client.deleteEventStream({ id }),
    create: () => client.testEventStream({ id, event_type: 'user.created' }),
    list: () => readAll(client.listEventStreams()),
    'list by Link': () => readAll(client.getEventDeliveries({ id })),
    'get a token': () => createClient(credentials).getEventStream({ id }),
    publish: () => createPublisher(own).publishEvents([event, event]),
    'publish with a token': () => createPublisher(credentials).publishEvents([event]),
    follow: signal => client.subscribe({ idleTimeout, signal })[Symbol.asyncIterator]().next(),
    'follow with a token': signal =>
      createClient(credentials).subscribe({ idleTimeout, signal })[Symbol.asyncIterator]().next(),
  }
}

async function outcomeOf(way: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<Outcome> {
  const reading = new AbortController()
  const timer = setTimeout(() => reading.abort(new Error('enough')), limits.timeout)
  const startedAt = performance.now()
  const end = await work(reading.signal).then(
    () => 'value',
    (error: unknown) => {
      if (isFailure(error)) return error.code
      return error === reading.signal.reason ? 'aborted' : `${error} ${(error as Error).stack}`
    },
  )
  clearTimeout(timer)
  return { way, end, milliseconds: Math.round(performance.now() - startedAt) }
}

/** The most memory, in MB, that the process holds during some work beyond what it holds before. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  gc?.()
  const idle = process.memoryUsage.rss()
  let most = idle
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 2)
  await work()
  clearInterval(sampling)
  return (most - idle) / 1_048_576
}

/** Uses one way after the other for a large answer, to measure the memory of each; all ways at once for other answers. */
async function report({ behaviour, isLarge }: Assignment): Promise<Report> {
  const ways = Object.entries(waysOf(`${baseUrl}/${behaviour}`))
  const outcomes: Outcome[] = []
  const use = async ([way, work]: (typeof ways)[number]) => outcomes.push(await outcomeOf(way, work))
  let megabytes = 0
  if (isLarge) for (const way of ways) megabytes = Math.max(megabytes, await memoryOf(() => use(way)))
  else megabytes = await memoryOf(() => Promise.all(ways.map(use)))
  return { outcomes, stray: stray.splice(0), megabytes }
}

for await (const line of createInterface(process.stdin))
  process.stdout.write(`${JSON.stringify(await report(JSON.parse(line)))}\n`)
