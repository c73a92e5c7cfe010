import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { EventLog } from '../../src/events/event-log.ts'
import type { SubscriberOptions } from '../../src/events/subscriber.ts'
import { createSubscribers } from '../../src/events/subscribers.ts'
import { withTail } from '../../src/events/tail.ts'
import { openReader } from './reader.ts'

/**
 * Serves a log to subscribers until `close` or the end of the test. The returned `open` adds a subscriber with a simulated socket, and `subscribe`
 * adds one for a real socket. By default, subscribers start before the first event.
 */
export async function follow(
  log: EventLog,
  { heartbeatMs = 3_600_000, stalledMs = 3_600_000, logger = pino({ level: 'silent' }) } = {},
) {
  const events = await withTail(log, logger)
  const subscribers = createSubscribers(events, { heartbeatMs, stalledMs, logger })
  onTestFinished(() => subscribers.close())
  const everything = {
    clientId: 'a',
    sequence: 0,
    filter: null,
    since: 0,
    endsAfterMs: Number.POSITIVE_INFINITY,
    refusal: async () => null,
    onEnd: () => {},
  }
  const subscribe = (options: Partial<SubscriberOptions> = {}) =>
    subscribers.subscribe({ ...everything, ...options })
  return {
    events,
    subscribe,
    close: subscribers.close,
    open: (options: Partial<SubscriberOptions> = {}, socket = {}) => openReader(subscribe(options), socket),
  }
}
