import {
  faultAt,
  faults,
  type Input,
  messages,
  millisecondsOf,
  type RequestFault,
  sentence,
} from '@tenant-api/contract'
import { parseFilters } from '@tenant-api/contract/event-filter'
import { badRequest, problem, rateLimitHeaders } from '../api/problem.ts'
import { eventFilter } from '../events/event-filter.ts'
import { isOffset } from '../events/offset.ts'
import type { TailedLog } from '../events/tail.ts'
import { handler } from './handler.ts'

export const subscribe_events = handler(
  'subscribe_events',
  async ({ query, headers }, { auth, clock, events }, { caller }) => {
    const header = headers['last-event-id']
    const { lastEventId = header, from, from_timestamp, event_type = [], filter = [] } = query
    const conditions = parseFilters(filter, event_type)
    if (typeof conditions === 'string') {
      const message = sentence("The query parameter 'filter'", conditions)
      return badRequest(faultAt('filter', 'invalid_query_string', message))
    }
    if (header !== undefined && header !== lastEventId) {
      return badRequest(faults.BadRequestSubscription.different_last_event_ids)
    }
    if (lastEventId === undefined && from !== undefined && from_timestamp !== undefined) {
      return badRequest(faults.BadRequestSubscription.from_and_from_timestamp)
    }
    const cursor = lastEventId ?? from
    const since = cursor === undefined && from_timestamp !== undefined ? millisecondsOf(from_timestamp) : null
    const sequence = await startOf(events.log, cursor, since)
    if (sequence === 'invalid') return badRequest(cursorFault(query, header))
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
        clientId,
        sequence,
        // For a past time the start position is enough. A filter by `acceptedAt` could drop later events, because
        // `acceptedAt` can decrease when a wrong clock is corrected.
        since: since !== null && since > clock.now() ? since : 0,
        filter: event_type.length + filter.length > 0 ? eventFilter(event_type, conditions) : null,
        endsAfterMs: Math.min(tokenMs, rotationMs),
        refusal: async () => {
          if (!auth.verificationKeys.has(caller?.keyThumbprint ?? ''))
            return 'The key of this access token has been revoked. Resume from `offset` with a new token.'
          const client = await auth.knownClients.find(clientId)
          return client?.disabledAt === null && client.isGlobal
            ? null
            : 'This client may no longer read events. Use another one.'
        },
        onEnd,
      }),
    }
  },
)

/** The error for an invalid cursor. If the cursor has the form of an offset, its MAC is wrong. */
function cursorFault(
  { from = '', lastEventId }: Input<'subscribe_events'>['query'],
  header?: string,
): RequestFault {
  const of = faults.BadRequestSubscription
  if (header !== undefined) return isOffset(header) ? of.forged_last_event_id : of.invalid_last_event_id
  if (lastEventId === undefined) return isOffset(from) ? of.forged_cursor : of.invalid_cursor
  return isOffset(lastEventId) ? of.forged_last_event_id_parameter : of.invalid_last_event_id_parameter
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
