import { NetworkError } from './errors.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import { isRecord, jsonOrText } from './json.ts'

/** The body of a success answer: `none` for 204, `stream` for `text/event-stream`, a JSON `object` or a JSON `array`. */
export type AnswerKind = 'object' | 'array' | 'none' | 'stream'

/** A success answer. */
export interface Answer {
  readonly response: Response
  /** The parsed JSON body; undefined for an answer without a body, or with a stream. */
  readonly data: unknown
}

/**
 * Parses the body of a success answer, and checks that it has the documented kind.
 *
 * @param text the body; undefined if it is larger than `maxAnswerBytes`
 * @throws {UnexpectedAnswerError} if the body is of another kind
 * @throws {NetworkError} if the connection broke within the headers
 */
export function dataOf(response: Response, text: string | undefined, kind: AnswerKind): unknown {
  if (text === undefined)
    throw new UnexpectedAnswerError(response, undefined, 'The answer is larger than maxAnswerBytes.')
  const data = jsonOrText(text)
  // Text that is not JSON is a proxy's page: the service may not have got the request.
  if (kind === 'none' && (data !== text || !text)) return undefined
  if (!text && response.status !== 204) throw brokenOff()
  const isExpected = kind === 'array' ? Array.isArray(data) : isRecord(data)
  if (!isExpected)
    throw new UnexpectedAnswerError(
      response,
      data,
      kind === 'none' ? 'The answer is not JSON.' : `The answer is not a JSON ${kind}.`,
    )
  return data
}

/**
 * The error for a connection that broke during an answer.
 *
 * @param cause undefined if it broke within the headers: over plain HTTP, Chromium then returns an answer without a body
 */
export function brokenOff(cause?: unknown): NetworkError {
  return new NetworkError('The connection broke during the answer.', { cause })
}
