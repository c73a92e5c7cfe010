import type { components } from '@tenant-api/contract/types'
import { type Answer, documentedAnswer, documentedResponses, type PublicOperationId } from './answer.ts'
import { isRecord } from './parts.ts'
import { refuseErrors } from './refuse-errors.ts'

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
