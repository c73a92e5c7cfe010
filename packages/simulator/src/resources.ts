import { adapted } from './adapted-answer.ts'
import { type Answer, documentedAnswer, type PublicOperationId } from './answer.ts'
import type { Collection } from './collection.ts'
import type { OperationResponses } from './documented-response.ts'
import { collections } from './generated/collections.ts'
import { operations } from './generated/responses.ts'
import { matching } from './listing-filter.ts'
import { checkpointError, type PageRequest, pageOf, plainAnswer } from './page.ts'
import { isRecord } from './parts.ts'
import { boundTo } from './path-parameters.ts'
import { isRedeliveryIn, redeliveryCount } from './redeliveries.ts'
import type { Resource } from './resource.ts'
import { changed, created, withoutSecrets } from './resource-changes.ts'
import { createResourceStore, examplesOf } from './resource-store.ts'

/** The parts of a valid request that its answer depends on. */
export interface ResourceRequest extends PageRequest {
  /** The parsed body. */
  readonly input?: unknown
}

/** Answers requests like a service. At first, its only resources are the ones in the document's examples. */
export interface Resources {
  /**
   * The usual answer to a request: it lists, creates, reads, changes or deletes resources. If no resource has the id in the path, it
   * is the documented 404. If the operation has nothing to do with resources, it is the document's example.
   */
  answer(id: PublicOperationId, request: ResourceRequest): Answer
  /** Restores the resources of the examples. Returns how many were created, changed or deleted. */
  reset(): number
}

const ids = Object.keys(operations) as PublicOperationId[]
const documented: Readonly<Record<PublicOperationId, OperationResponses>> = operations

export function createResources(): Resources {
  const store = createResourceStore()
  let clock = 0

  /** A page of the resources that match the query. */
  function list(id: PublicOperationId, collection: Collection, request: PageRequest): Answer {
    const { key } = collection
    const examples = examplesOf(collection)
    const found = matching(store.list(collection, request.parameters), request.query)
    const isExample = (resource: Resource) => examples.some(example => example[key] === resource[key])
    // The copies are on a later page than the examples, so that every front end meets a second page.
    const most = found.filter(isExample).length
    return pageOf(id, plainAnswer(id, request.query), request, found, most)
  }

  function create(
    id: PublicOperationId,
    collection: Collection,
    { parameters, query, input }: ResourceRequest,
  ): Answer {
    const answer = plainAnswer(id, query)
    if (!isRecord(answer.body)) return answer
    clock = Math.max(clock + 1, Date.now() * 1_000)
    const body = created(collection, boundTo(id, parameters, answer.body), input, clock)
    store.add(collection, parameters, withoutSecrets(body))
    return { ...answer, body }
  }

  /** Answers a request at the path of a resource. */
  function answerFor(
    resource: Resource,
    id: PublicOperationId,
    collection: Collection,
    { parameters, query, input }: ResourceRequest,
  ): Answer {
    const answer = plainAnswer(id, query)
    switch (documented[id].method) {
      case 'DELETE':
        store.remove(collection, parameters)
        return answer
      case 'PATCH':
      case 'PUT': {
        const body = changed(collection, resource, input)
        store.replace(collection, parameters, body)
        return { ...answer, body }
      }
      default:
        return { ...answer, body: resource }
    }
  }

  return {
    answer(id, request) {
      const { method, path, responses } = documented[id]
      const { parameters, query, input } = request
      // A wrong checkpoint comes before a missing resource in the documented order of checks.
      const refused = checkpointError(id, request)
      if (refused) return refused
      const enclosing = collections.filter(
        collection => `${path}/`.startsWith(`${collection.resourcePath}/`) || isRedeliveryIn(collection, id),
      )
      const missing = enclosing.find(collection => !store.find(collection, parameters))
      if (missing && 404 in responses) return notFound(id, missing)
      const listed = collections.find(collection => collection.path === path)
      if (listed && method === 'GET') return list(id, listed, request)
      if (listed && method === 'POST') return create(id, listed, request)
      const owner = enclosing.at(-1)
      const resource = owner && store.find(owner, parameters)
      if (resource && owner.resourcePath === path) return answerFor(resource, id, owner, request)
      const accepted = redeliveryCount(id, store, request)
      if (accepted !== undefined) return { ...plainAnswer(id, query), body: { accepted } }
      return adapted(id, plainAnswer(id, query), { parameters, input, owner, resource })
    },
    reset: store.reset,
  }
}

/** The documented 404 for a missing resource. Of several examples, takes the one that requests for the resource itself also have. */
function notFound(id: PublicOperationId, { resourcePath }: Collection): Answer {
  const own = ids.find(other => documented[other].path === resourcePath && 404 in documented[other].responses)
  const wanted = own && JSON.stringify(documentedAnswer(own, { status: 404 }).body)
  const { examples = {} } = documented[id].responses[404] ?? {}
  const example = Object.keys(examples).find(name => JSON.stringify(examples[name]) === wanted)
  return documentedAnswer(id, { status: 404, ...(example && { example }) })
}
