import type { components } from '@tenant-api/contract/types'
import { type Answer, documentedAnswer, documentedResponses, type PublicOperationId } from './answer.ts'
import { fieldErrorCodes } from './generated/responses.ts'
import { isRecord } from './parts.ts'
import { listed } from './refusals.ts'

/** What is wrong with a parameter of a request, or with a place in its body. */
export type FieldError = Readonly<components['schemas']['FieldError']>

/**
 * The documented answer 400 to an invalid request, with the given errors, and with the message of the first one.
 *
 * @throws {TypeError} for errors that the document does not allow, and for an operation that documents no such answer
 */
export function answerWithErrors(id: PublicOperationId, errors: readonly FieldError[]): Answer {
  refuseErrors(errors)
  const [first] = errors as readonly [FieldError]
  const shown = answersWithErrors(id)
  const similar = shown.find(hasPath(path => path === first.path)) ?? shown.find(hasPath(isLike(first.path)))
  const example = similar ?? shown[0]
  if (!example) throw new TypeError(`The document has no answer with the property 'errors' for ${id}.`)
  return { ...example, body: { ...example.body, message: first.message, errors } }
}

type AnswerWithErrors = Answer & { readonly body: { readonly errors: readonly FieldError[] } }

function answersWithErrors(id: PublicOperationId): readonly AnswerWithErrors[] {
  const examples = documentedResponses(id).find(({ status }) => status === 400)?.examples ?? []
  return examples.map(example => documentedAnswer(id, { status: 400, example })).filter(hasErrors)
}

function hasErrors(answer: Answer): answer is AnswerWithErrors {
  return isRecord(answer.body) && Array.isArray(answer.body.errors)
}

function hasPath(isMeant: (path: string) => boolean) {
  return ({ body }: AnswerWithErrors) => body.errors.some(({ path }) => isMeant(path))
}

/** Whether two paths both lead into the body, or both name a parameter. The `errorCode` is then usually the same. */
function isLike(one: string): (other: string) => boolean {
  return other => one.startsWith('#') === other.startsWith('#')
}

/** What the path of a field error must be, for an error message. */
export const pathNoun = "a JSON pointer such as '#/name', or the name of a parameter"

/** True for `#`, a JSON pointer as a URI fragment such as `#/name`, or the name of a parameter. */
export function isErrorPath(path: string): boolean {
  return /^(#(\/.*)?|[^#/]+)$/.test(path)
}

/**
 * Refuses errors that the document does not allow.
 *
 * @throws {TypeError} naming the first wrong value, such as `errors[0].code`
 */
function refuseErrors(errors: unknown): asserts errors is readonly FieldError[] {
  if (!Array.isArray(errors) || !errors.every(isRecord))
    throw new TypeError("The property 'errors' must be a list of { path, code, message }.")
  if (errors.length === 0) throw new TypeError("The property 'errors' must have at least one item.")
  for (const [index, { path, code, message }] of errors.entries()) {
    if (typeof path !== 'string' || !isErrorPath(path)) throw wrong(`errors[${index}].path`, pathNoun, path)
    if (!fieldErrorCodes.some(known => known === code))
      throw wrong(`errors[${index}].code`, `a documented code: ${listed(fieldErrorCodes)}`, code)
    if (typeof message !== 'string') throw wrong(`errors[${index}].message`, 'a string', message)
  }
}

function wrong(name: string, allowed: string, given: unknown): TypeError {
  const shown = typeof given === 'string' ? `'${given}'` : given
  return new TypeError(`The property '${name}' must be ${allowed}, got ${shown}.`)
}
