import type { EventLog } from './event-log.ts'
import { positionOf } from './offset.ts'
import type { Start } from './open-stream.ts'
import type { Refused } from './refused.ts'

/** Where a request asks the event stream to start. */
export interface AskedStart {
  readonly from?: string | undefined
  readonly from_timestamp?: string | undefined
  readonly lastEventId?: string | undefined
}

/** Where a subscription starts, or what is wrong with what it asks for: a cursor that is none, or is kept no more. */
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
