import type { EventLog } from './event-log.ts'
import { positionOf } from './offset.ts'
import type { Start } from './open-stream.ts'
import type { Refused } from './refused.ts'

/** The parameters of a subscription request that set its start. */
export interface AskedStart {
  readonly from?: string | undefined
  readonly from_timestamp?: string | undefined
  readonly lastEventId?: string | undefined
}

/** The start of a subscription, or a refusal: conflicting parameters, an invalid cursor or an expired one. */
export function startOf(
  log: EventLog,
  { from, from_timestamp: fromTimestamp, lastEventId }: AskedStart,
): Pick<Start, 'after' | 'notBefore'> | Refused {
  if (lastEventId) return atCursor(log, lastEventId, "The header 'Last-Event-ID'")
  if (from !== undefined && fromTimestamp !== undefined) {
    const message = "The query parameters 'from' and 'from_timestamp' cannot be used together."
    return { status: 400, errorCode: 'invalid_query_string', message }
  }
  if (from !== undefined) return atCursor(log, from, "The query parameter 'from'")
  if (fromTimestamp === undefined) return { after: log.newest() }
  const time = Date.parse(fromTimestamp)
  return time > Date.now() ? { after: log.newest(), notBefore: time } : { after: log.before(time) }
}

function atCursor(log: EventLog, offset: string, place: string): Pick<Start, 'after'> | Refused {
  const position = positionOf(offset)
  if (position === undefined)
    return { status: 400, errorCode: 'invalid_cursor', message: `${place} is not a valid offset.` }
  if (log.hasExpired(position)) {
    const message = 'The position in the event stream is no longer kept.'
    return { status: 410, errorCode: 'cursor_expired', message }
  }
  return { after: position }
}
