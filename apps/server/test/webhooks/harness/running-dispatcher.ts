import pino, { type Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import { watchClock } from '../../../src/events/clock.ts'
import { withTail } from '../../../src/events/tail.ts'
import type { Stores } from '../../../src/stores/stores.ts'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { Dispatcher } from '../../../src/webhooks/dispatcher.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvent } from '../../stores/conformance/new-event.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'

/** Runs a dispatcher in this process, composed as in the service. A test may pass a wrapped store. */
export async function runDispatcher(
  stores: Stores,
  {
    store = stores.dispatch,
    retryDelays = [0.02, 0.04],
    expiryMs = Number.POSITIVE_INFINITY,
    leaseMs = 10_000,
    deadlineMs = 10_000,
    log = pino({ level: 'silent' }),
  }: {
    store?: DispatchStore
    retryDelays?: readonly number[]
    expiryMs?: number
    leaseMs?: number
    deadlineMs?: number
    log?: Logger
  } = {},
): Promise<Dispatcher> {
  const dispatcher = await Dispatcher.start({
    events: await withTail(stores.events, log),
    store,
    clock: watchClock(stores.clock, log),
    sender: createWebhookSender(createAddressGuard(['127.0.0.0/8']), { deadlineMs, dnsServers: [], log }),
    retryDelays,
    expiryMs,
    leaseMs,
    log,
  })
  onTestFinished(() => dispatcher.stop())
  return dispatcher
}

/** Stores an event stream that sends `user.created` events to an endpoint. */
export async function insertStream({ eventStreams }: Stores, endpoint: string): Promise<string> {
  const stream = newEventStream(newId('est_'))
  const { destination } = stream
  const configuration = { ...destination.configuration, webhook_endpoint: endpoint }
  await eventStreams.insert({ ...stream, destination: { ...destination, configuration } }, anEntry)
  return stream.id
}

/** Appends `user.created` events to the log, and resolves with the ids of the events. */
export async function appendUsers({ events }: Stores, count: number): Promise<string[]> {
  const appended = await events.append(Array.from({ length: count }, () => newEvent(newId('evt_'))))
  return appended.map(({ eventId }) => eventId)
}

/** Reads the ids of all failed deliveries of a stream. */
export async function failedIds({ deliveries }: Stores, id: string): Promise<string[]> {
  const filter = { eventTypes: null, from: null, to: null }
  return (await deliveries.list(id, filter, null, 100_000)).deliveries.map(delivery => delivery.id)
}

/** Reads the attempts of a stream, newest first. */
export async function attemptsOf({ attempts }: Stores, id: string) {
  const filter = { eventId: null, results: null, eventTypes: null, from: null, to: null }
  return (await attempts.list(id, filter, null, 100_000)).map(({ attempt }) => attempt)
}

/** Counts the successful and the failed deliveries of a stream. */
export async function totals(
  { deliveries }: Stores,
  id: string,
): Promise<{ successful: number; failed: number }> {
  const [counts] = await deliveries.counts(id, 0, Date.now() + 86_400_000)
  return { successful: counts?.successful ?? 0, failed: counts?.failed ?? 0 }
}
