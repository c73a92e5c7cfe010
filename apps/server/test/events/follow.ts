import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { EventLog } from '../../src/events/event-log.ts'
import type { SubscriberOptions } from '../../src/events/subscriber.ts'
import { createSubscribers } from '../../src/events/subscribers.ts'
import { withTail } from '../../src/events/tailed-log.ts'
import { openReader } from './reader.ts'

/** Subscribers of a log. By default they start before its first event. */
export async function follow(log: EventLog, { heartbeatMs = 3_600_000, stalledMs = 3_600_000 } = {}) {
  const logger = pino({ level: 'silent' })
  const events = await withTail(log, logger)
  const subscribers = createSubscribers(events, { heartbeatMs, stalledMs, logger })
  onTestFinished(() => subscribers.close())
  const everything = {
    sequence: 0,
    filter: null,
    since: 0,
    endsAfterMs: Number.POSITIVE_INFINITY,
    mayRead: async () => true,
    onEnd: () => {},
  }
  return {
    events,
    open: (options: Partial<SubscriberOptions> = {}, socket = {}) =>
      openReader(subscribers.subscribe({ ...everything, ...options }), socket),
  }
}
