import { eventTypes, operations, type SubscriptionMessage } from '@tenant-api/contract'
import { atEnd, describe, skip, test } from '../cases.ts'
import { expectSequence, startCuttingProxy } from '../cutting-proxy.ts'
import { newEvent, publish, timestamp } from '../events.ts'
import { Violation } from '../expect.ts'
import { BrokenStream, readFrames } from '../frames.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'
import { lack } from '../target.ts'
import { open } from '../wire.ts'

const batches = 6
const dayMs = 86_400_000
/** Milliseconds within which a reader must receive all events. */
const readMs = 20_000

/** A part of the log. */
interface History {
  /** The offset before the first event. */
  readonly from: string
  readonly ids: readonly string[]
  /** The offset of the last event. */
  readonly end: string
}

/** The order of events, also for a reader whose connections break. The proxy that breaks them is part of this package. */
export function order(target: Target): void {
  describe('A subscription', () => {
    test.unless(lack(target, 'events'))('sends each event once, in the order of publication', async () => {
      const { next } = await subscribe(target)
      const { from, ids, end } = await publishHistory(target)
      expectSequence(await readUntil(end, next), ids)
      const again = await subscribe(target, { query: `from=${from}` })
      expectSequence(await readUntil(end, again.next), ids)
    })

    test('sends each event once to a reader that resumes after broken connections', async () => {
      const isPublished = lack(target, 'events') === undefined
      const history = isPublished ? await publishHistory(target) : await findHistory(target)
      expectSequence(await readOverCuts(target, history), history.ids)
    })
  })
}

async function latestOffset(target: Target): Promise<string> {
  const { start, close } = await subscribe(target)
  await close()
  return start.offset
}

async function publishHistory(target: Target): Promise<History> {
  const from = await latestOffset(target)
  const ids: string[] = []
  let end = from
  for (let batch = 0; batch < batches; batch++)
    for (const { event_id, offset } of await publish(target, eventTypes.map(newEvent))) {
      ids.push(event_id)
      end = offset
    }
  return { from, ids, end }
}

/** Takes up to 200 events of the last week. */
async function findHistory(target: Target): Promise<History> {
  const latest = await latestOffset(target)
  const query = `from_timestamp=${timestamp(Date.now() - 7 * dayMs)}`
  const { start, next, close } = await subscribe(target, { query })
  const ids: string[] = []
  let end = start.offset
  while (end !== latest && ids.length < 200) {
    const message = await next()
    if ('event' in message) ids.push(message.event.id)
    end = message.offset
  }
  await close()
  expectSequence(ids, [...new Set(ids)])
  return ids.length > 0 ? { from: start.offset, ids, end } : skip('there are no events in the log')
}

/** Reads messages until one has the offset `end`. Returns the ids of the events. */
async function readUntil(end: string, next: () => Promise<SubscriptionMessage>): Promise<readonly string[]> {
  const ids: string[] = []
  for (const limit = Date.now() + readMs; Date.now() < limit; ) {
    const message = await next()
    if ('event' in message) ids.push(message.event.id)
    if (message.offset === end) break
  }
  return ids
}

/** Reads through a proxy that cuts each connection at some place. Resumes after the offset of the last message. */
async function readOverCuts({ baseUrl, token }: Target, { from, end }: History): Promise<readonly string[]> {
  const proxy = await startCuttingProxy(baseUrl, below => Math.floor(Math.random() * below))
  atEnd(proxy.close)
  proxy.cut()
  const ids: string[] = []
  let offset = from
  const { method, path } = operations.subscribe_events
  const headers = { Authorization: `Bearer ${token}`, Host: new URL(baseUrl).host }
  for (const limit = Date.now() + readMs; offset !== end && Date.now() < limit; ) {
    try {
      const stream = await open(proxy.baseUrl, { method, path: `${path}?from=${offset}`, headers })
      if (stream.statusCode !== 200)
        throw new Violation(`a resumed subscription must answer 200, got ${stream.statusCode}`)
      for await (const { message } of readFrames(stream)) {
        if ('event' in message) ids.push(message.event.id)
        offset = message.offset
        if (offset === end || Date.now() > limit) break
      }
      stream.destroy()
    } catch (error) {
      if (error instanceof Violation && !(error instanceof BrokenStream)) throw error
    }
  }
  return ids
}
