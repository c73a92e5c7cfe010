import {
  type Answer,
  answerWithErrors,
  documentedAnswer,
  eventStream,
  type Fault,
  type FieldError,
  isRecord,
  listed,
  type PublicOperationId,
} from '@tenant-api/documented-answers'

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

const properties: readonly string[] = ['status', 'example', 'body', 'errors', 'headers', 'fault']

/**
 * The documented answer that a choice names, still without the body of the choice. Returns undefined if the choice names none: the
 * usual answer then applies.
 *
 * @throws {TypeError} for a choice that does not fit the document; the message names the mistake
 */
export function chosenAnswer(id: PublicOperationId, choice: Choice): Answer | undefined {
  refuseMistakes(id, choice)
  const { status, example, body, errors } = choice
  if (errors) return answerWithErrors(id, errors)
  return (status ?? example ?? body) === undefined ? undefined : documentedAnswer(id, { status, example })
}

/** An answer with the body of a choice instead of the example. */
export function withBody(answer: Answer, body: Choice['body']): Answer {
  if (body === undefined) return answer
  // The copy protects the example: a function may change its argument.
  return { ...answer, body: typeof body === 'function' ? body(structuredClone(answer.body)) : body }
}

function refuseMistakes(id: PublicOperationId, choice: Choice): void {
  if (!isRecord(choice) || choice instanceof Response)
    throw new TypeError(
      `The answer of ${id} must be an object such as { status: 503 }, got ${choice}. For the usual answer, choose {}.`,
    )
  const unknown = Object.keys(choice).find(name => !properties.includes(name))
  if (unknown !== undefined)
    throw new TypeError(
      `The answer of ${id} has the unknown property '${unknown}'. It may have ${listed(properties)}.`,
    )
  const { status, errors, fault } = choice
  if (errors && status !== undefined && status !== 400)
    throw new TypeError(`The property 'errors' is only for the status 400, got ${status}.`)
  const isStream = id === eventStream.operation && (status ?? 200) === 200
  if (fault !== undefined && fault !== 'reset' && !isStream)
    throw new TypeError(
      `The fault '${fault}' is only for ${eventStream.operation} with the status 200. Any operation may have the fault 'reset'.`,
    )
}
