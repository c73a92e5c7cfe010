import { newId } from '../../src/ids.ts'
import type { Delivery, DispatchChanges } from '../../src/webhooks/dispatch-store.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import type { OpenStore } from '../stores/conformance/open-store.ts'

export const everything = { statuses: null, eventTypes: null, from: null, to: null }
export const attempt = (seconds: number) => ({
  status: 'failed' as const,
  timestamp: new Date(seconds * 1_000).toISOString(),
  error_message: 'It failed – “später”.',
})

export function newDelivery(eventStreamId: string, given: Partial<Delivery> = {}): Delivery {
  const eventId = newId('evt_')
  const event = { specversion: '1.0', type: 'user.created', source: '/t', id: eventId, data: { a: '🥐' } }
  const json = Buffer.from(JSON.stringify(event))
  const start = { eventStreamId, eventId, eventType: 'user.created', json, status: 'pending' } as const
  return { ...start, attempts: [], tries: 0, isTest: false, ...given }
}

export const failed = (delivery: Delivery): Delivery => ({
  ...delivery,
  status: 'failed',
  attempts: [attempt(1)],
})

export function changesOf(eventStreamId: string, given: Partial<DispatchChanges> = {}): DispatchChanges {
  return {
    eventStreamId,
    fence: 1,
    revision: 0,
    cursor: 0,
    endedAt: null,
    health: null,
    pending: [],
    failed: [],
    delivered: [],
    counts: { successful: 0, failed: 0 },
    ...given,
  }
}

/** An empty store with one event stream, which is held. */
export async function openWithStream(open: OpenStore) {
  const store = await open()
  const stream = newEventStream('a')
  await store.eventStreams.insert(stream)
  await store.dispatch.stream(stream.id)
  const disable = () => store.eventStreams.update(stream.id, before => ({ ...before, status: 'disabled' }))
  const enable = () => store.eventStreams.update(stream.id, before => ({ ...before, status: 'enabled' }))
  const claim = { eventStreamId: stream.id, fence: 1, revision: 0 }
  return { ...store, id: stream.id, stream, claim, disable, enable }
}
