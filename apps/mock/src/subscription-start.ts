import type { ParsedUrlQuery } from 'node:querystring'
import { type EventLog, positionOf, type Start } from '@tenant-api/examples'
import { Refusal } from './refusal.ts'

/**
 * Where a subscription starts.
 *
 * @throws {Refusal} 400 for a cursor that the log did not give or two places to start from, 410 for one that is kept no more
 */
export function startOf(
  log: EventLog,
  query: ParsedUrlQuery,
  lastEventId: string | undefined,
): Pick<Start, 'after' | 'notBefore'> {
  const { from, from_timestamp: fromTimestamp } = query
  if (lastEventId) return { after: knownPosition(log, lastEventId, "The header 'Last-Event-ID'") }
  if (from !== undefined && fromTimestamp !== undefined) {
    const message = "The query parameters 'from' and 'from_timestamp' cannot be used together."
    throw new Refusal(400, 'invalid_query_string', message)
  }
  if (from !== undefined) return { after: knownPosition(log, String(from), "The query parameter 'from'") }
  if (fromTimestamp === undefined) return { after: log.newest() }
  const time = Date.parse(String(fromTimestamp))
  return time > Date.now() ? { after: log.newest(), notBefore: time } : { after: log.before(time) }
}

function knownPosition(log: EventLog, offset: string, place: string): number {
  const position = positionOf(offset)
  if (position === undefined) throw new Refusal(400, 'invalid_cursor', `${place} is not a valid offset.`)
  if (log.hasExpired(position)) {
    throw new Refusal(410, 'cursor_expired', 'The position in the event stream is no longer kept.')
  }
  return position
}
