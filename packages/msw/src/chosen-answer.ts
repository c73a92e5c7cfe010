import {
  type Answer,
  answerWithErrors,
  documentedAnswer,
  type Fault,
  type FieldError,
  type PublicOperationId,
  withRetryAfter,
} from '@tenant-api/simulator'
import { refuseMistakes } from './refuse-mistakes.ts'

/** A choice of an answer for any operation. `AnswerChoice` has the types of one operation. */
export interface Choice {
  readonly status?: number | undefined
  readonly example?: string | undefined
  /** The body, or a function that makes it from the example. */
  readonly body?: unknown
  readonly errors?: readonly FieldError[] | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly fault?: Fault | 'reset' | undefined
}

/**
 * The documented answer that a choice names, still without the body of the choice. Returns undefined if the choice names none: the
 * usual answer then applies.
 *
 * @throws {TypeError} for a choice that does not fit the document; the message names the mistake
 */
export function chosenAnswer(id: PublicOperationId, choice: Choice): Answer | undefined {
  refuseMistakes(id, choice)
  const { status, example, body, errors, headers } = choice
  if (errors) return answerWithErrors(id, errors)
  if ((status ?? example ?? body) === undefined) return undefined
  return withRetryAfter(documentedAnswer(id, { status, example }), headers)
}

/** An answer with the body of a choice instead of the example. */
export function withBody(answer: Answer, body: Choice['body']): Answer {
  if (body === undefined) return answer
  // The copy protects the example: a function may change its argument.
  return { ...answer, body: typeof body === 'function' ? body(structuredClone(answer.body)) : body }
}
