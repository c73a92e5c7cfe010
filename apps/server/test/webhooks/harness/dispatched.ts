import { newId } from '../../../src/api/ids.ts'
import type { Delivery } from '../../../src/webhooks/delivery.ts'
import type {
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
} from '../../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'

export const everything = { eventTypes: null, from: null, to: null }
export const attempt = (seconds: number) => ({
  status: 'failed' as const,
  timestamp: new Date(seconds * 1_000).toISOString(),
  error_message: 'It failed – “später”.',
})

let sequences = 0

/** Creates a waiting delivery. Its event is not in the log, unless `given` has the sequence of an event in the log. */
export function newDelivery(
  eventStreamId: string,
  given: Partial<Omit<Delivery, 'state'>> = {},
): Delivery<'waiting'> {
  return {
    state: 'waiting',
    eventStreamId,
    eventId: newId('evt_'),
    eventType: 'user.created',
    sequence: 1_000_000 + ++sequences,
    objectKey: null,
    acceptedAt: null,
    bytes: 100,
    round: 0,
    attempts: [],
    tries: 0,
    made: 0,
    isTest: false,
    isListed: false,
    isReplay: false,
    ...given,
  }
}

export const testEvent = (eventStreamId: string) =>
  newDelivery(eventStreamId, { sequence: null, isTest: true })

export const failed = (delivery: Delivery): Delivery<'failed'> => ({
  ...delivery,
  state: 'failed',
  attempts: [attempt(1)],
  tries: 0,
})

export const delivered = (delivery: Delivery): Delivery<'delivered'> => ({ ...delivery, state: 'delivered' })

export const json = Buffer.from(JSON.stringify({ specversion: '1.0', source: '/t', data: { a: '🥐' } }))

const numbers = new Map<string, number>()

/** Creates changes to commit, for the first round and version of the stream. Each call uses the next commit number by default. */
export function changesOf(eventStreamId: string, given: Partial<DispatchChanges> = {}): DispatchChanges {
  const number = given.number ?? (numbers.get(eventStreamId) ?? 0) + 1
  numbers.set(eventStreamId, number)
  return {
    eventStreamId,
    fence: 1,
    number,
    version: 1,
    round: 0,
    revision: 0,
    cursor: 0,
    replay: null,
    endedRounds: [],
    health: { failuresInRow: 0, lastSuccessAt: 0 },
    probeAt: null,
    underWay: [],
    waiting: [],
    failed: [],
    delivered: [],
    entries: [],
    counts: { successful: 0, failed: 0 },
    attempts: [],
    leftOut: 0,
    successes: 0,
    ...given,
  }
}

/** Claims a stream for this node, and reads it as a dispatcher does. */
export async function streamOf(store: DispatchStore, id: string): Promise<DispatchedStream | null> {
  const [dispatched = null] = await store.streams([id])
  return dispatched
}

/** Does all stepwise work of a stream, until none is left. */
export async function doWork(
  store: DispatchStore,
  id: string,
  except: readonly string[] = [],
): Promise<void> {
  const { claim } = (await streamOf(store, id)) ?? {}
  while (claim && (await store.work(claim, except)) !== null);
}

/** Opens an empty store, and inserts an event stream that this node claims. */
export async function openWithStream(open: OpenStore) {
  const store = await open()
  const stream = newEventStream('a')
  await store.eventStreams.insert(stream, anEntry)
  await streamOf(store.dispatch, stream.id)
  const disable = () =>
    store.eventStreams.update(
      stream.id,
      before => ({ ...before, status: 'disabled' }),
      () => anEntry,
    )
  const enable = () =>
    store.eventStreams.update(
      stream.id,
      before => ({ ...before, status: 'enabled' }),
      () => anEntry,
    )
  /** Appends an event to the log, and creates its delivery. */
  const deliveryOf = async (given: Parameters<typeof newDelivery>[1] = {}) => {
    const event = newEvent(crypto.randomUUID())
    await store.events.append([event])
    const sequence = await store.events.head()
    return newDelivery(stream.id, { eventId: event.id, sequence, bytes: event.json.length, ...given })
  }
  return { ...store, id: stream.id, stream, disable, enable, deliveryOf }
}
