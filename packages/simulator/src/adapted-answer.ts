import type { Answer, PublicOperationId } from './answer.ts'
import type { Collection } from './collection.ts'
import type { OperationResponses } from './documented-response.ts'
import { operations } from './generated/responses.ts'
import { isRecord } from './parts.ts'
import { boundTo, type PathParameters } from './path-parameters.ts'
import type { Resource } from './resource.ts'
import { examplesOf } from './resource-store.ts'

/** What an answer is about. */
interface Subject {
  readonly parameters: PathParameters
  /** The parsed body of the request. */
  readonly input: unknown
  /** The collection of `resource`. */
  readonly owner: Collection | undefined
  /** The resource that the request is about, if it is about one. */
  readonly resource: Resource | undefined
}

/**
 * An example, adapted to a request. A property that the request also has gets the request's value. A property that repeats a value of
 * the example resource, such as its name, gets the value of the requested resource.
 */
export function adapted(id: PublicOperationId, answer: Answer, subject: Subject): Answer {
  const { parameters, input, owner, resource } = subject
  if (!isRecord(answer.body)) return answer
  const { parameters: documented }: Pick<OperationResponses, 'parameters'> = operations[id]
  const shown = owner && examplesOf(owner).find(one => one[owner.key] === documented[owner.parameter])
  const adaptedValue = (name: string, value: unknown) => {
    if (isRecord(input) && typeof input[name] === typeof value) return input[name]
    return resource && shown && shown[name] === value ? resource[name] : value
  }
  const parts = Object.entries(answer.body).map(([name, value]) => [name, adaptedValue(name, value)])
  return { ...answer, body: boundTo(id, parameters, Object.fromEntries(parts)) }
}
