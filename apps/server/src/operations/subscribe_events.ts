import { subscribe } from '../events/subscribe.ts'
import type { Handler } from '../handler.ts'
import { problem } from '../problem.ts'

export const subscribe_events: Handler<'subscribe_events'> = async (
  { query, headers },
  context,
  { caller, signal },
) => {
  const { config, connections, events, shutdown } = context
  const lastEventId = headers['last-event-id']
  if (lastEventId === undefined && query.from !== undefined && query.from_timestamp !== undefined) {
    return problem(
      'invalid_query_string',
      "The query parameters 'from' and 'from_timestamp' cannot be used together.",
    )
  }
  const cursor = lastEventId ?? query.from
  const since =
    cursor === undefined && query.from_timestamp !== undefined ? Date.parse(query.from_timestamp) : 0
  const sequence =
    cursor !== undefined
      ? await events.resolve(cursor)
      : since
        ? await events.sequenceBefore(since)
        : await events.head()
  if (sequence === 'invalid')
    return problem('invalid_cursor', 'The position to resume from is not an offset of this event stream.')
  if (sequence === 'expired')
    return problem('cursor_expired', 'The position to resume from is no longer kept.')

  const free = connections.take(caller?.clientId ?? '')
  if (!free) return tooManyConnections(connections.maxPerClient)
  signal.addEventListener('abort', free)
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
    body: subscribe(
      events,
      { sequence },
      {
        since,
        types: query.event_type ? new Set(query.event_type) : null,
        heartbeatMs: config.events.heartbeatSeconds * 1_000,
        endsAt: Math.min(
          caller?.expiresAt ?? Number.POSITIVE_INFINITY,
          rotationTime(config.events.maxConnectionSeconds),
        ),
        signal,
        shutdown,
      },
    ),
  }
}

/** Connections that began together end spread over the last fifth of their time, so that they do not come back together. */
function rotationTime(maxConnectionSeconds: number): number {
  return Date.now() + maxConnectionSeconds * 1_000 * (1 - Math.random() / 5)
}

function tooManyConnections(limit: number) {
  return {
    ...problem(
      'too_many_requests',
      `The client already holds ${limit} event subscriptions. Close one first.`,
    ),
    headers: {
      'Retry-After': 1,
      'X-RateLimit-Limit': limit,
      'X-RateLimit-Remaining': 0,
      'X-RateLimit-Reset': Math.ceil(Date.now() / 1_000) + 1,
    },
  }
}
