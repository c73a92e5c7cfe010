import type { ParsedUrlQuery } from 'node:querystring'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { encodeFrame, joinFrames } from '@tenant-api/contract'
import { closingMessage, type EventLog } from './event-log.ts'
import { Refusal } from './refusal.ts'

/** Events looked at, and at most sent, in one go. */
const batchSize = 256

/** Where a subscription starts, and what it lets through. */
export interface Start {
  /** The position to start after. */
  readonly after: number
  /** The event types to send; all when it is empty. */
  readonly types: readonly string[]
  /** Whether to end at once, with the message that announces a planned end. */
  readonly endsAtOnce: boolean
}

/**
 * The position that a subscription starts after.
 *
 * @throws {Refusal} 400 for a cursor that the log did not give or two places to start from, 410 for one that is kept no more
 */
export function startAfter(log: EventLog, query: ParsedUrlQuery, lastEventId: string | undefined): number {
  const { from, from_timestamp: fromTimestamp } = query
  if (lastEventId) return positionOf(log, lastEventId, "The header 'Last-Event-ID'")
  if (from !== undefined && fromTimestamp !== undefined) {
    const message = "The query parameters 'from' and 'from_timestamp' cannot be used together."
    throw new Refusal(400, 'invalid_query_string', message)
  }
  if (from !== undefined) return positionOf(log, String(from), "The query parameter 'from'")
  if (fromTimestamp === undefined) return log.positionAt()
  return Math.max(log.oldest(), log.positionAt(Date.parse(String(fromTimestamp)) - 1) + 1) - 1
}

function positionOf(log: EventLog, offset: string, place: string): number {
  const position = log.position(offset)
  if (position === undefined) throw new Refusal(400, 'invalid_cursor', `${place} is not a valid offset.`)
  if (log.hasExpired(position)) {
    throw new Refusal(410, 'cursor_expired', 'The position in the event stream is no longer kept.')
  }
  return position
}

export interface Subscription extends Start {
  readonly heartbeatSeconds: number
  /** Ends the stream, whatever it is waiting for. */
  readonly signal: AbortSignal
}

/** What goes over the wire for a subscription, each chunk as soon as it is due; the reader sets the pace. */
export async function* eventChunks(log: EventLog, subscription: Subscription): AsyncGenerator<Uint8Array> {
  const { after, types, heartbeatSeconds, endsAtOnce, signal } = subscription
  let position = after
  const heartbeat = () => encodeFrame({ type: 'offset-only', offset: log.offset(position) })
  yield Buffer.from(`:connected\nretry: ${Math.round(2_000 * (1 + Math.random() / 2))}\n\n`)
  yield heartbeat()
  if (endsAtOnce) return yield encodeFrame(closingMessage(log.offset(position)))
  let sentAt = Date.now()
  while (!signal.aborted) {
    const due = Array.from(
      { length: Math.min(batchSize, log.positionAt() - position) },
      (_, index) => position + 1 + index,
    )
    position = due.at(-1) ?? position
    const wanted = due.filter(candidate => types.length === 0 || types.includes(log.typeOf(candidate)))
    if (wanted.length > 0) yield joinFrames(wanted.map(found => encodeFrame(log.message(found))))
    else if (Date.now() - sentAt >= heartbeatSeconds * 1_000) yield heartbeat()
    else {
      if (due.length === batchSize) await setImmediate()
      else await setTimeout(nextDue() - Date.now(), undefined, { signal })
      continue
    }
    sentAt = Date.now()
  }

  function nextDue(): number {
    return Math.min(log.timeOf(position + 1), sentAt + heartbeatSeconds * 1_000)
  }
}
