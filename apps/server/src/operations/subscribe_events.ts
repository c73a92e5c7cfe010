import { faults, messages, millisecondsOf, type RequestFault } from '@tenant-api/contract'
import { badRequest, problem, rateLimitHeaders } from '../api/problem.ts'
import { isOffset } from '../events/offset.ts'
import type { TailedLog } from '../events/tail.ts'
import { eventFilter } from '../events/tail.ts'
import { handler } from './handler.ts'

export const subscribe_events = handler(
  'subscribe_events',
  async ({ query, headers }, { auth, clock, events }, { caller }) => {
    const lastEventId = headers['last-event-id']
    if (lastEventId === undefined && query.from !== undefined && query.from_timestamp !== undefined) {
      return badRequest(faults.BadRequestSubscription.from_and_from_timestamp)
    }
    const cursor = lastEventId ?? query.from
    const since =
      cursor === undefined && query.from_timestamp !== undefined ? millisecondsOf(query.from_timestamp) : null
    const sequence = await startOf(events.log, cursor, since)
    if (sequence === 'invalid') return badRequest(cursorFault(query.from, lastEventId))
    if (sequence === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)

    const clientId = caller?.clientId ?? ''
    const onEnd = await events.slots.take(clientId)
    if (!onEnd) return tooManyConnections(events.slots.maxPerClient, clock.now())
    const rotationMs = rotationOf(events.maxConnectionSeconds)
    const tokenMs = (caller?.expiresAt ?? Number.POSITIVE_INFINITY) - clock.now()
    return {
      status: 200,
      headers: { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
      body: events.subscribers.subscribe({
        sequence,
        // For a past time the start position is enough. A filter by `acceptedAt` could drop later events, because
        // `acceptedAt` can decrease when a wrong clock is corrected.
        since: since !== null && since > clock.now() ? since : 0,
        filter: query.event_type ? eventFilter(query.event_type) : null,
        endsAfterMs: Math.min(tokenMs, rotationMs),
        mayRead: async () => {
          const client = await auth.knownClients.find(clientId)
          return client?.disabledAt === null && client.isGlobal
        },
        onEnd,
      }),
    }
  },
)

/** The error for an invalid cursor. If the cursor has the form of an offset, its MAC is wrong. */
function cursorFault(from = '', lastEventId?: string): RequestFault {
  const { forged_cursor, forged_last_event_id, invalid_cursor, invalid_last_event_id } =
    faults.BadRequestSubscription
  if (lastEventId === undefined) return isOffset(from) ? forged_cursor : invalid_cursor
  return isOffset(lastEventId) ? forged_last_event_id : invalid_last_event_id
}

/** The sequence after which to start: from a cursor, from a time, or at the head. */
function startOf(log: TailedLog, cursor: string | undefined, since: number | null) {
  if (cursor !== undefined) return log.resolve(cursor)
  return since === null ? log.head() : log.sequenceBefore(since)
}

/**
 * The planned duration of a connection, in milliseconds. It varies within the last fifth of the maximum, so that connections
 * that began together do not reconnect together.
 */
function rotationOf(maxConnectionSeconds: number): number {
  return maxConnectionSeconds * 1_000 * (1 - Math.random() / 5)
}

function tooManyConnections(limit: number, now: number) {
  return {
    ...problem(
      'too_many_requests',
      `The client already holds ${limit} event subscriptions. Close one first.`,
    ),
    headers: {
      'Retry-After': 1,
      ...rateLimitHeaders({ limit, remaining: 0, resetsAt: now + 1_000 }),
    },
  }
}
