import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Logged, logLine } from './request-log.ts'
import type { RecordedEntry, RequestRecord } from './request-record.ts'

/** What the log and the record of requests say of one request. */
export interface FollowedRequest {
  /**
   * Records the request, once.
   *
   * @param body the parsed body
   * @param isChosen whether its answer was chosen
   */
  arrived(body: unknown, isChosen?: boolean): void
  /** Logs how the request has ended, once. */
  ended(end: Logged): void
  /** Records the status of the answer. */
  answered(status: number): void
}

interface Following {
  readonly record: RequestRecord
  readonly log: (line: string) => void
  /** Aborts when a reset breaks off the request. */
  readonly signal: AbortSignal
}

/** Follows a request until its answer. If its client gives up before, says so at once. */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { record, log, signal }: Following,
): FollowedRequest {
  let entry: RecordedEntry | undefined
  let isChosenAnswer = false
  let isLogged = false
  function ended(end: Logged) {
    if (!isLogged) log(logLine(request, end))
    isLogged = true
  }
  response.once('close', () => {
    if (isLogged || signal.aborted) return
    entry?.aborted()
    ended({ ended: 'aborted', isChosen: isChosenAnswer })
  })
  return {
    arrived(body, isChosen = false) {
      entry ??= record.add(request, body)
      isChosenAnswer = isChosen
    },
    ended,
    answered: status => entry?.answered(status),
  }
}
