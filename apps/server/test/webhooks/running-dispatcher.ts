import pino from 'pino'
import { onTestFinished } from 'vitest'
import { newId } from '../../src/ids.ts'
import type { Stores } from '../../src/stores.ts'
import { createAddressGuard } from '../../src/webhooks/address-guard.ts'
import { createWebhookSender } from '../../src/webhooks/attempt.ts'
import { disableStream } from '../../src/webhooks/disable.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch-store.ts'
import { type Dispatcher, startDispatcher } from '../../src/webhooks/dispatcher.ts'
import { newEvent } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'

/** The dispatcher in this process, in the way of the service's composition root, on a store that a test may have wrapped. */
export async function runDispatcher(
  stores: Stores,
  {
    store = stores.dispatch,
    retryDelays = [0.02, 0.04],
    leaseMs = 10_000,
  }: { store?: DispatchStore; retryDelays?: readonly number[]; leaseMs?: number } = {},
): Promise<Dispatcher> {
  const dispatcher: Dispatcher = await startDispatcher({
    events: stores.events,
    store,
    sender: createWebhookSender(createAddressGuard(['127.0.0.0/8']), { deadlineMs: 2_000 }),
    retryDelays,
    leaseMs,
    disable: async (id, reason) => {
      await disableStream(stores.eventStreams, id, reason)
      await dispatcher.refresh(id)
    },
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => dispatcher.stop())
  return dispatcher
}

/** Stores an event stream that sends new users to an endpoint. */
export async function insertStream({ eventStreams }: Stores, endpoint: string): Promise<string> {
  const stream = newEventStream(newId('est_'))
  const { destination } = stream
  const configuration = { ...destination.configuration, webhook_endpoint: endpoint }
  await eventStreams.insert({ ...stream, destination: { ...destination, configuration } })
  return stream.id
}

/** Appends new users to the log, and resolves with their ids. */
export async function appendUsers({ events }: Stores, count: number): Promise<string[]> {
  const appended = await events.append(Array.from({ length: count }, () => newEvent(newId('evt_'))))
  return appended.map(({ eventId }) => eventId)
}

/** Ids of all that is in the history of a stream. */
export async function failedIds({ deliveries }: Stores, id: string): Promise<string[]> {
  const filter = { statuses: null, eventTypes: null, from: null, to: null }
  return (await deliveries.list(id, filter, null, 100_000)).map(delivery => delivery.id)
}
