import { type Answer, documentedAnswer, type PublicOperationId } from './answer.ts'
import type { OperationResponses } from './documented-response.ts'
import { operations, secretNames } from './generated/responses.ts'
import { isRecord, merged, type Parts } from './merged.ts'
import { eventIdOf } from './offset.ts'

/** Maximum number of created resources. With the examples, they fit on one page of the default size. */
const mostResources = 20
/** Maximum number of remembered deletions. The resources of older deletions exist again. */
const mostDeleted = 1_000

/** Resources that requests have created or deleted. Only the newest are kept. */
export interface CreatedResources {
  /**
   * The answer to a request that creates, reads, changes or deletes a resource: 404 if the resource was deleted before. Returns the
   * answers to other requests unchanged.
   *
   * @param answer the default answer
   * @param path the path of the request
   * @param input the parsed body of the request
   */
  answer(id: PublicOperationId, answer: Answer, path: string, input: unknown): Answer
  /** The results of a listing: the created resources, the newest first, and those of `examples` that were not deleted. */
  listed(id: PublicOperationId, examples: readonly unknown[]): readonly unknown[]
  /** Forgets which resources were created or deleted. Returns their number. */
  clear(): number
}

interface Resource {
  /** The path of its listing. */
  readonly collection: string
  readonly id: string
  body: Parts
}

const documented: Readonly<Record<PublicOperationId, OperationResponses>> = operations
const collections = Object.values(documented)
  .filter(({ isListing, path }) => isListing && !path.includes('{'))
  .map(({ path }) => path)

export function createResources(): CreatedResources {
  const resources: Resource[] = []
  const deleted = new Set<string>()
  let clock = 0

  function create(collection: string, answer: Answer, input: unknown): Answer {
    const example = answer.body
    if (!isRecord(example) || typeof example.id !== 'string') return answer
    clock = Math.max(clock + 1, Date.now() * 1_000)
    const time = new Date().toISOString()
    const id = example.id.slice(0, 4) + eventIdOf(clock).slice(4)
    const body = { ...merged(example, withoutSecrets(input)), id, created_at: time, updated_at: time }
    resources.unshift({ collection, id, body: withoutSecrets(body) })
    resources.splice(mostResources)
    return { ...answer, body }
  }

  function remove(id: string): void {
    const index = resources.findIndex(one => one.id === id)
    if (index >= 0) resources.splice(index, 1)
    deleted.add(id)
    for (const oldest of deleted) if (deleted.size > mostDeleted) deleted.delete(oldest)
  }

  return {
    answer(operationId, answer, path, input) {
      const { method, path: template, responses } = documented[operationId]
      if (404 in responses && path.split('/').some(part => deleted.has(part)))
        return documentedAnswer(operationId, { status: 404 })
      const collection = template.replace(/\/\{id\}$/, '')
      if (!collections.includes(collection)) return answer
      if (method === 'POST') return create(collection, answer, input)
      const id = path.slice(path.lastIndexOf('/') + 1)
      if (method === 'DELETE') {
        remove(id)
        return answer
      }
      const resource = resources.find(one => one.id === id)
      if (!resource) return answer
      if (method === 'PATCH')
        resource.body = { ...resource.body, ...withoutSecrets(input), updated_at: new Date().toISOString() }
      return { ...answer, body: resource.body }
    },
    listed(id, examples) {
      const created = resources.filter(({ collection }) => collection === operations[id].path)
      return [
        ...created.map(({ body }) => body),
        ...examples.filter(example => !(isRecord(example) && deleted.has(String(example.id)))),
      ]
    },
    clear() {
      const count = resources.length + deleted.size
      resources.length = 0
      deleted.clear()
      return count
    },
  }
}

/** An input without passwords and other secrets, which no answer contains. */
function withoutSecrets(input: unknown): Parts {
  const hide = (name: string, value: unknown) => (secretNames.includes(name) ? undefined : value)
  return Object(JSON.parse(JSON.stringify(input ?? {}, hide)))
}
