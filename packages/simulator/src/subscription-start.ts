import { type Answer, documentedError } from './answer.ts'
import type { EventLog } from './event-log.ts'
import { eventStream } from './generated/responses.ts'
import { isOffset, positionOf } from './offset.ts'
import type { Start } from './open-stream.ts'

/** The parameters of a subscription request that set its start, unparsed. */
export interface AskedStart {
  readonly position?: string | undefined
  readonly time?: string | undefined
  readonly lastEventId?: string | undefined
}

type Name = 'position' | 'time' | 'types'
const names: Readonly<Partial<Record<Name, string>>> = eventStream.parameters

/** The values of a query parameter of the event stream. `name` is its role: `time` means `from_timestamp`. */
export function streamValues(query: URLSearchParams, name: Name): readonly string[] {
  return query.getAll(names[name] ?? '')
}

/** The parameters of a subscription request that set its start. */
export function askedStart(query: URLSearchParams, lastEventId: string | undefined): AskedStart {
  const [[position], [time]] = [streamValues(query, 'position'), streamValues(query, 'time')]
  return { position, time, lastEventId }
}

/** The start of a subscription, or the documented error for conflicting parameters, an invalid cursor or an expired one. */
export function startOf(
  log: EventLog,
  { position, time: since, lastEventId }: AskedStart,
): Pick<Start, 'after' | 'notBefore'> | Answer {
  if (lastEventId) return atCursor(log, lastEventId, 'last_event_id')
  if (position !== undefined && since !== undefined) return refused(400, 'from_and_from_timestamp')
  if (position !== undefined) return atCursor(log, position, 'cursor')
  if (since === undefined) return { after: log.newest() }
  // `Date.parse` rejects leap seconds.
  const time = Date.parse(since.replace(/:60(?=Z$)/i, ':59'))
  return time > Date.now() ? { after: log.newest(), notBefore: time } : { after: log.before(time) }
}

/** @param name how the document's examples of errors name the parameter */
function atCursor(log: EventLog, offset: string, name: string): Pick<Start, 'after'> | Answer {
  const position = positionOf(offset)
  if (position === undefined) return refused(400, `${isOffset(offset) ? 'forged' : 'invalid'}_${name}`)
  return log.hasExpired(position) ? refused(410, 'cursor_expired') : { after: position }
}

function refused(status: number, example: string): Answer {
  return documentedError(eventStream.operation, status, example)
}
