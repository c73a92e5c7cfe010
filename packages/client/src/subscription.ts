import { pause } from './abortable.ts'
import { connection } from './connection.ts'
import { CursorExpiredError } from './errors.ts'
import { decodeMessage, type SubscribedMessage } from './event-message.ts'
import { isTransient, retryAfterOf } from './failure.ts'
import { GoneError } from './http-errors.ts'
import type { OperationParameters } from './operation.ts'
import type { Answer } from './request.ts'
import { defaultRetry, retryDelay } from './retry-delay.ts'

type Query = OperationParameters<'subscribe_events'>

export type SubscribeParameters = Query & {
  /** Ends the subscription: the iteration throws its reason. */
  readonly signal?: AbortSignal
  /** Milliseconds without a byte after which the connection is given up for a new one. 45,000 if not given: 3 heartbeats. */
  readonly idleTimeout?: number
}

/** The tenant's events as they happen. Iterate it once. */
export interface Subscription extends AsyncIterable<SubscribedMessage> {
  /**
   * Where to resume (as `from`): the offset of the last message that you were done with, which is when you asked for the
   * next one; before the first message, the position that the stream starts after; undefined while none is known.
   */
  readonly offset: string | undefined
}

/** Opens the event stream for a query. */
export type OpenEventStream = (query: object, signal: AbortSignal) => Promise<Answer>

/**
 * Follows the event stream over as many connections as it takes. Nothing is read ahead of the caller: a connection is
 * only ended or replaced once the caller is done with all that came, so one cursor serves both.
 *
 * It resumes by the query parameter `from` and not by `Last-Event-ID`: that is how the service's specification puts it,
 * and a header of its own would have to be allowed by every CORS policy on the way.
 */
export function subscribe(open: OpenEventStream, parameters: SubscribeParameters): Subscription {
  const { signal, idleTimeout = 45_000, ...query } = parameters
  let offset = query.from

  async function* messages(): AsyncGenerator<SubscribedMessage, void, undefined> {
    let retry = defaultRetry
    let failures = 0
    while (true) {
      let retryAfter: number | undefined
      try {
        const batches = connection({
          open: signal => open(resumed(query, offset), signal),
          signal,
          idleTimeout,
          onRetry: milliseconds => {
            retry = milliseconds
          },
        })
        read: for await (const frames of batches) {
          for (const frame of frames) {
            const message = decodeMessage(frame)
            failures = 0
            if (message.type === 'error') {
              if (message.error.code === 'cursor_expired')
                throw new CursorExpiredError(message.error.message, offset)
              offset = message.offset
              break read
            }
            if (message.type !== 'offset-only') yield message
            offset = message.offset
            signal?.throwIfAborted()
          }
        }
      } catch (error) {
        if (error instanceof GoneError) throw new CursorExpiredError(error.message, offset, { cause: error })
        if (!isTransient(error)) throw error
        retryAfter = retryAfterOf(error)
      }
      failures += 1
      await pause(retryDelay(failures, retry, retryAfter), signal)
    }
  }

  const iterator = messages()
  return {
    get offset() {
      return offset
    },
    [Symbol.asyncIterator]: () => iterator,
  }
}

/** Once there is an offset, a time to start from would contradict it (and is refused). */
function resumed(query: Query, offset: string | undefined): object {
  return offset === undefined ? query : { ...query, from: offset, from_timestamp: undefined }
}
