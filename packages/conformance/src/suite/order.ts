import { type EventMessage, eventTypes, operations } from '@tenant-api/contract'
import { describe, skip, test } from '../cases/declare.ts'
import { Violation } from '../cases/expect.ts'
import { atEnd } from '../cases/scope.ts'
import { startCuttingProxy } from '../cutting-proxy.ts'
import { newEvent, publish, timestamp } from '../events.ts'
import { BrokenFrame, readFrames } from '../frames.ts'
import { lack } from '../needs.ts'
import { expectSequence } from '../sequence.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'
import { open } from '../wire.ts'

const batches = 6
const dayMs = 86_400_000
/** Milliseconds until a reader must have got all events. */
const readMs = 20_000

/** Part of the log: the offset before it, and its events. */
interface History {
  readonly from: string
  readonly ids: readonly string[]
}

/** The order of events, also for a reader whose connections break. The proxy that breaks them is part of this package. */
export function order(target: Target): void {
  describe('The event stream', () => {
    test.unless(lack(target, 'events'))('sends each event once, in the order of publication', async () => {
      const { start, next } = await subscribe(target)
      const published = await publishBatches(target)
      expectSequence(await readUntil(next, published.at(-1)), published)
      const history = await subscribe(target, { query: `from=${start.offset}` })
      expectSequence(await readUntil(history.next, published.at(-1)), published)
    })

    test('sends each event once to a reader that resumes after broken connections', async () => {
      const { from, ids } = await history(target)
      expectSequence(await readOverCuts(target, from, ids.at(-1)), ids)
    })
  })
}

async function publishBatches(target: Target): Promise<readonly string[]> {
  const ids: string[] = []
  for (let batch = 0; batch < batches; batch++)
    ids.push(...(await publish(target, eventTypes.map(newEvent))).map(({ event_id }) => event_id))
  return ids
}

/** Publishes events. Where that is impossible, takes up to 200 events of the last week. */
async function history(target: Target): Promise<History> {
  const latest = await subscribe(target)
  await latest.close()
  if (lack(target, 'events') === undefined)
    return { from: latest.start.offset, ids: await publishBatches(target) }
  const query = `from_timestamp=${timestamp(Date.now() - 7 * dayMs)}`
  const { start, next, close } = await subscribe(target, { query })
  const ids: string[] = []
  for (let { offset } = start; offset !== latest.start.offset && ids.length < 200; ) {
    const message = await next()
    if ('event' in message) ids.push(message.event.id)
    offset = message.offset
  }
  await close()
  return ids.length > 0 ? { from: start.offset, ids } : skip('there are no events in the log')
}

/** Reads until an event arrives, or until too long. */
async function readUntil(
  next: () => Promise<{ readonly type: string; readonly event?: { readonly id: string } }>,
  last: string | undefined,
): Promise<readonly string[]> {
  const ids: string[] = []
  const end = Date.now() + readMs
  while (ids.at(-1) !== last && Date.now() < end) {
    const message = await next()
    if (message.event) ids.push(message.event.id)
    else if (ids.length > 0) break
  }
  return ids
}

/** Reads through a proxy that cuts each connection at some place. Resumes after the offset of the last message. */
async function readOverCuts(
  { baseUrl, token }: Target,
  start: string,
  last: string | undefined,
): Promise<readonly string[]> {
  const proxy = await startCuttingProxy(baseUrl, below => Math.floor(Math.random() * below))
  atEnd(proxy.close)
  proxy.cut()
  const ids: string[] = []
  let from = start
  const { path } = operations.subscribe_events
  const headers = { Authorization: `Bearer ${token}`, Host: new URL(baseUrl).host }
  for (const end = Date.now() + readMs; ids.at(-1) !== last && Date.now() < end; ) {
    try {
      const request = { method: 'GET', path: `${path}?from=${from}`, headers }
      const stream = await open(proxy.baseUrl, request)
      if (stream.statusCode !== 200)
        throw new Violation(`a resumed event stream must answer 200, got ${stream.statusCode}`)
      for await (const { message } of readFrames(stream)) {
        if (!message) continue
        from = message.offset
        if ('event' in message) ids.push((message as EventMessage).event.id)
        if (ids.at(-1) === last) break
      }
      stream.destroy()
    } catch (error) {
      if (error instanceof Violation && !(error instanceof BrokenFrame)) throw error
    }
  }
  return ids
}
