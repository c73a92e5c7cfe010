import {
  type Answer,
  answerWithErrors,
  documentedAnswer,
  eventStream,
  type Fault,
  type FieldError,
  faults,
  isRecord,
  listed,
  type PublicOperationId,
  withRetryAfter,
} from '@tenant-api/simulator'

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

const properties = ['status', 'example', 'body', 'errors', 'headers', 'fault'] as const

/**
 * Refuses a choice that is not an object, has an unknown property, or has properties that exclude each other.
 *
 * @throws {TypeError} naming the mistake
 */
function refuseMistakes(id: PublicOperationId, choice: Choice): void {
  if (!isRecord(choice) || choice instanceof Response)
    throw new TypeError(
      `The answer of ${id} must be an object such as { status: 503 }, got ${choice}. For the usual answer, choose {}.`,
    )
  const unknown = Object.keys(choice).find(name => !properties.some(known => known === name))
  if (unknown !== undefined)
    throw new TypeError(
      `The answer of ${id} has the unknown property '${unknown}'. It may have ${listed(properties)}.`,
    )
  const { status, errors, fault, headers } = choice
  refuseHeaders(headers)
  if (errors && status !== undefined && status !== 400)
    throw new TypeError(`The property 'errors' is only for the status 400, got ${status}.`)
  if (errors) refuseBeside('errors', choice, ['example', 'body', 'fault'])
  const isStream = id === eventStream.operation && (status ?? 200) === 200
  if (fault === 'reset') refuseBeside('fault', choice, ['status', 'example', 'body'])
  else if (fault !== undefined && !isStream)
    throw new TypeError(
      `The fault '${fault}' is only for ${eventStream.operation} with the status 200. Any operation may have the fault 'reset'.`,
    )
  else if (fault !== undefined && !faults.some(known => known === fault))
    throw new TypeError(`The fault '${fault}' is unknown. Known faults: ${listed([...faults, 'reset'])}.`)
  const ignored =
    isStream && !errors && (['example', 'body'] as const).find(name => choice[name] !== undefined)
  if (ignored)
    throw new TypeError(`The property '${ignored}' is not for the status 200 of ${eventStream.operation}.`)
}

/** Refuses headers that no response can have. */
function refuseHeaders(headers: unknown): void {
  if (headers === undefined) return
  if (!isRecord(headers)) throw new TypeError(`The property 'headers' must be an object, got ${headers}.`)
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string')
      throw new TypeError(`The property 'headers.${name}' must be a string, got ${value}.`)
    try {
      new Headers({ [name]: value })
    } catch {
      throw new TypeError(`The property 'headers.${name}' is not a valid header.`)
    }
  }
}

/** Refuses properties that have no effect in a choice with the property `name`. */
function refuseBeside(name: keyof Choice, choice: Choice, others: readonly (keyof Choice)[]): void {
  const other = others.find(property => choice[property] !== undefined)
  if (other !== undefined) throw new TypeError(`The properties '${name}' and '${other}' exclude each other.`)
}
