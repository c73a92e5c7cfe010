import { NetworkError } from './errors.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import { isRecord, jsonOrText } from './json.ts'

/** What a success answer holds: `none` is 204, `stream` is a `text/event-stream`. */
export type AnswerKind = 'object' | 'array' | 'none' | 'stream'

/** A success answer. */
export interface Answer {
  readonly response: Response
  /** Its JSON; undefined for an answer that holds none, or a stream. */
  readonly data: unknown
}

/**
 * The JSON of a success answer, of the kind that the document promises.
 *
 * @param text undefined where the body is larger than the client reads
 * @throws {UnexpectedAnswerError} for anything else, {@link NetworkError} when the answer was cut in its headers
 */
export function dataOf(response: Response, text: string | undefined, kind: AnswerKind): unknown {
  if (kind === 'none') return undefined
  if (text === undefined) throw new UnexpectedAnswerError(response, undefined, 'the body is too large')
  if (text === '' && response.status !== 204) throw cutInHeaders()
  const data = jsonOrText(text)
  const isExpected = kind === 'array' ? Array.isArray(data) : isRecord(data)
  if (!isExpected) throw new UnexpectedAnswerError(response, data, `the body is no JSON ${kind}`)
  return data
}

/** Without TLS, Chromium takes cut headers for whole ones, and then finds no body. */
export function cutInHeaders(): NetworkError {
  return new NetworkError('the answer was cut')
}
