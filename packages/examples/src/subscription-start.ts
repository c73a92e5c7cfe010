import { type Answer, documentedAnswer } from './answer.ts'
import type { EventLog } from './event-log.ts'
import { isOffset, positionOf } from './offset.ts'
import type { Start } from './open-stream.ts'

/** The parameters of a subscription request that set its start. */
export interface AskedStart {
  readonly from?: string | undefined
  readonly from_timestamp?: string | undefined
  readonly lastEventId?: string | undefined
}

/** The start of a subscription, or the documented error for conflicting parameters, an invalid cursor or an expired one. */
export function startOf(
  log: EventLog,
  { from, from_timestamp: fromTimestamp, lastEventId }: AskedStart,
): Pick<Start, 'after' | 'notBefore'> | Answer {
  if (lastEventId) return atCursor(log, lastEventId, 'invalid_last_event_id')
  if (from !== undefined && fromTimestamp !== undefined) return refused(400, 'from_and_from_timestamp')
  if (from !== undefined) return atCursor(log, from, 'invalid_cursor')
  if (fromTimestamp === undefined) return { after: log.newest() }
  // `Date.parse` rejects leap seconds.
  const time = Date.parse(fromTimestamp.replace(/:60(?=Z$)/i, ':59'))
  return time > Date.now() ? { after: log.newest(), notBefore: time } : { after: log.before(time) }
}

function atCursor(log: EventLog, offset: string, malformed: string): Pick<Start, 'after'> | Answer {
  const position = positionOf(offset)
  if (position === undefined) return refused(400, isOffset(offset) ? 'forged_cursor' : malformed)
  return log.hasExpired(position) ? refused(410, 'cursor_expired') : { after: position }
}

function refused(status: number, example: string): Answer {
  return documentedAnswer('subscribe_events', { status, example })
}
