import { type ErrorMessage, encodeFrame, type Frames, type SubscriptionMessage } from '@tenant-api/contract'
import type { EventLog } from './event-log.ts'
import { type Cursor, type FollowOptions, follow } from './follow.ts'

/**
 * One subscriber's stream: what `follow` reads, and at its end an `error` message whose offset the subscriber resumes by. A
 * subscriber that is gone gets nothing more.
 *
 * @param options.endsAt when to end it, in milliseconds since 1970
 * @param options.shutdown aborted when the service is about to end
 * @param options.signal aborted when the subscriber is gone
 * @throws what the store threw, once the subscriber has been told that it failed
 */
export async function* subscribe(
  log: EventLog,
  cursor: Cursor,
  { endsAt, shutdown, signal, ...options }: FollowOptions & { endsAt: number; shutdown: AbortSignal },
): AsyncGenerator<Frames<SubscriptionMessage>, void, undefined> {
  const ending = AbortSignal.timeout(Math.max(0, Math.ceil(endsAt - Date.now())))
  try {
    yield* follow(log, cursor, { ...options, signal: AbortSignal.any([signal, shutdown, ending]) })
  } catch (error) {
    yield errorFrame('processing_error', 'The event log cannot be read. Reconnect, and resume by the offset.')
    throw error
  }
  if (signal.aborted) return
  const reason = shutdown.aborted
    ? 'The service is restarting.'
    : 'This connection has reached the end of its time.'
  yield errorFrame('connection_timeout', `${reason} Reconnect, and resume by the offset.`)

  function errorFrame(code: ErrorMessage['error']['code'], message: string) {
    return encodeFrame({ type: 'error', offset: log.offsetOf(cursor.sequence), error: { code, message } })
  }
}
