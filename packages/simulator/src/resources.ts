import { matchesEntityTag } from '@tenant-api/contract/entity-tags'
import { filterViolations } from '@tenant-api/contract/event-filter'
import {
  type Answer,
  boundTo,
  documentedAnswer,
  type PathParameters,
  type PublicOperationId,
  withHeaders,
} from './answer.ts'
import { createAttempts } from './attempts.ts'
import type { Collection } from './collection.ts'
import type { OperationResponses } from './documented-response.ts'
import type { EventLog } from './event-log.ts'
import { answerWithErrors } from './field-errors.ts'
import { collections } from './generated/collections.ts'
import { operations } from './generated/responses.ts'
import { idLike } from './offset.ts'
import { checkpointError, matching, type PageRequest, pageOf, plainAnswer } from './page.ts'
import { asRecord, isRecord, type Parts, type Resource } from './parts.ts'
import { createReplays, startIn } from './replays.ts'
import { changed, created, withoutSecrets } from './resource-states.ts'
import { createResourceStore, examplesOf, type ResourceStore } from './resource-store.ts'
import type { SeededState } from './seed.ts'
import { seededStatistics } from './seeded-statistics.ts'
import { type Caller, createTenantLog } from './tenant-log.ts'

/** The parts of a valid request that its answer depends on. */
export interface ResourceRequest extends PageRequest {
  /** The parsed body. */
  readonly input?: unknown
  /** The header `If-Match`. */
  readonly ifMatch?: string | undefined
  /** Who sent the request. A change has an entry in the log in any case. */
  readonly caller?: Caller
}

/** Answers requests like a service. At first, its only resources are the ones of a seed, or those in the document's examples. */
export interface Resources {
  /**
   * The usual answer to a request: it lists, creates, reads, changes or deletes resources. If no resource has the id in the path, it
   * is the documented 404. If the operation has nothing to do with resources, it is the document's example.
   */
  answer(id: PublicOperationId, request: ResourceRequest): Answer
  /** Logs an answer that was given without `answer`: a refusal, or a token. */
  log(id: PublicOperationId, caller: Caller, answer: Answer): void
  /**
   * Restores the first resources, forgets the attempts and entries of requests, and ends all replays. Returns how many
   * resources were created, changed or deleted.
   */
  reset(): number
}

const ids = Object.keys(operations) as PublicOperationId[]
const documented: Readonly<Record<PublicOperationId, OperationResponses>> = operations

/**
 * @param log the events that requests start after, replay or skip
 * @param seed the first resources and attempts; undefined for those of the document's examples
 */
export function createResources(log: EventLog, seed?: SeededState): Resources {
  const store = createResourceStore(seed)
  const attempts = createAttempts(store, seed)
  const replays = createReplays(log, attempts)
  const tenantLog = createTenantLog(store)
  let clock = 0

  function nextPosition(): number {
    clock = Math.max(clock + 1, Date.now() * 1_000)
    return clock
  }

  /** A page of the resources that match the query. */
  function list(id: PublicOperationId, collection: Collection, request: PageRequest): Answer {
    const { key } = collection
    const examples = examplesOf(collection)
    const found = matching(store.list(collection, request.parameters), request.query)
    const isExample = (resource: Resource) =>
      !seed && examples.some(example => example[key] === resource[key])
    // The copies are on a later page than the examples, so that every front end meets a second page.
    const most = found.map(isExample).lastIndexOf(true) + 1
    return pageOf(id, plainAnswer(id, request.query), request, found, most || undefined)
  }

  function create(
    id: PublicOperationId,
    collection: Collection,
    { parameters, query, input }: ResourceRequest,
  ): Answer {
    const answer = plainAnswer(id, query)
    const refused = refusedFilters(id, input)
    if (refused) return refused
    if (!isRecord(answer.body)) return answer
    const body = created(
      collection,
      boundTo(id, parameters, answer.body),
      propertiesIn(id, input),
      nextPosition(),
    )
    store.add(collection, parameters, withoutSecrets(body))
    const own = { ...parameters, [collection.parameter]: String(body[collection.key]) }
    return { ...tagged(answer, collection, own), body }
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
        replays.end(resource.id)
        return answer
      case 'PATCH':
      case 'PUT': {
        const body = changed(collection, resource, propertiesIn(id, input))
        const { filters, subscriptions } = asRecord(input)
        const refused = (filters ?? subscriptions) === undefined ? undefined : refusedFilters(id, body)
        if (refused) return refused
        if (body.status === 'disabled') replays.end(resource.id)
        store.replace(collection, parameters, body)
        return { ...tagged(answer, collection, parameters), body }
      }
      default:
        return { ...tagged(answer, collection, parameters), body: resource }
    }
  }

  /** An answer with the entity tag of a resource, if the document describes the header. */
  function tagged(answer: Answer, collection: Collection, parameters: PathParameters): Answer {
    const tag = store.tag(collection, parameters)
    return tag !== undefined && 'ETag' in answer.headers ? withHeaders(answer, { ETag: tag }) : answer
  }

  /** Whether a request has a header `If-Match` that the present state of its resource does not match. */
  function isStale(id: PublicOperationId, collection: Collection, request: ResourceRequest): boolean {
    const { parameters, ifMatch } = request
    if (ifMatch === undefined || !(412 in documented[id].responses)) return false
    const tag = store.tag(collection, parameters) ?? exampleTag(collection)
    return tag !== undefined && !matchesEntityTag(ifMatch, tag)
  }

  function answerTo(id: PublicOperationId, request: ResourceRequest): Answer {
    const { method, path, responses } = documented[id]
    const { parameters, query, input } = request
    // A wrong checkpoint comes before a missing resource in the documented order of checks.
    const refused = checkpointError(id, request)
    if (refused) return refused
    const enclosing = enclosingOf(id)
    const missing = enclosing.find(collection => !store.find(collection, parameters))
    if (missing && 404 in responses) return notFound(id, missing)
    replays.catchUp()
    const attempted = attempts.list(id, request)
    if (attempted) return attempted
    const listed = collections.find(collection => collection.path === path)
    if (listed && method === 'GET') return list(id, listed, request)
    const owner = enclosing.at(-1)
    const resource = owner && store.find(owner, parameters)
    if (resource && isStale(id, owner, request)) return documentedAnswer(id, { status: 412 })
    const refusedPlace = replays.refusal(id, asRecord(input), resource)
    if (refusedPlace) return refusedPlace
    if (listed && method === 'POST') return create(id, listed, request)
    if (resource && owner.resourcePath === path) return answerFor(resource, id, owner, request)
    const replayed = resource && replays.answer(id, asRecord(input), resource)
    if (replayed) return replayed
    const deliveries = redelivered(id, store, request)
    if (deliveries) {
      attempts.addRedeliveries(parameters.id ?? '', deliveries)
      return { ...plainAnswer(id, query), body: { accepted: deliveries.length } }
    }
    const answer = adapted(id, plainAnswer(id, query), { parameters, input, owner, resource })
    if (isStatistics(id)) {
      const shown = seed && resource ? statisticsOf(resource, parameters) : asRecord(answer.body)
      return { ...answer, body: replays.shownIn(shown, parameters.id) }
    }
    return isTest(id) ? withTest(answer) : answer
  }

  function statisticsOf(stream: Resource, parameters: PathParameters): Parts {
    const history = collections.find(isHistory)
    const deliveries = history ? store.list(history, parameters) : []
    return seededStatistics({ stream, deliveries, attempts: attempts.of(String(stream.id)) })
  }

  /** The answer to a test event, with an id of its own. */
  function withTest(answer: Answer): Answer {
    const example = asRecord(answer.body)
    const body = { ...example, event_id: idLike(String(example.event_id), nextPosition()) }
    attempts.addTest(body)
    return { ...answer, body }
  }

  return {
    answer(id, request) {
      const { method, path } = documented[id]
      const { parameters, input, caller = {} } = request
      const collection = enclosingOf(id).at(-1) ?? collections.find(one => one.path === path)
      const before = collection && store.find(collection, parameters)
      const answer = answerTo(id, request)
      // A dry run changes nothing.
      if (asRecord(input).dry_run === true && answer.status < 400) return answer
      const isSetting = method === 'PATCH' || method === 'PUT' || answer.status === 201
      const resource = isSetting && isRecord(answer.body) ? answer.body : before
      tenantLog.add({ id, caller, answer, collection, resource, before, ...(isSetting && { input }) })
      return answer
    },
    log: (id, caller, answer) => tenantLog.add({ id, caller, answer }),
    reset() {
      attempts.reset()
      replays.reset()
      return store.reset()
    },
  }
}

/** The collections that have the resource in the path of an operation, from the outside. */
function enclosingOf(id: PublicOperationId): readonly Collection[] {
  const { path } = documented[id]
  return collections.filter(
    collection => `${path}/`.startsWith(`${collection.resourcePath}/`) || isRedeliveryIn(collection, id),
  )
}

/** The documented 404 for a missing resource. Of several examples, takes the one that requests for the resource itself also have. */
function notFound(id: PublicOperationId, { resourcePath }: Collection): Answer {
  const own = ids.find(other => documented[other].path === resourcePath && 404 in documented[other].responses)
  const wanted = own && JSON.stringify(documentedAnswer(own, { status: 404 }).body)
  const { examples = {} } = documented[id].responses[404] ?? {}
  const example = Object.keys(examples).find(name => JSON.stringify(examples[name]) === wanted)
  return documentedAnswer(id, { status: 404, ...(example && { example }) })
}

/** The entity tag of the examples of a collection; undefined if its resources have none. */
function exampleTag({ resourcePath }: Collection): string | undefined {
  const reading = ids.find(id => documented[id].path === resourcePath && documented[id].method === 'GET')
  return reading && documentedAnswer(reading).headers.ETag
}

/** Whether an operation is the redelivery of one delivery of a collection. Its path is beside the path of the delivery. */
function isRedeliveryIn({ listing }: { readonly listing: string }, id: string): boolean {
  return id === 'redeliver_event' && isHistory({ listing })
}

function isHistory({ listing }: { readonly listing: string }): boolean {
  return listing === 'get_event_deliveries'
}

function isStatistics(id: string): boolean {
  return id === 'get_event_stream_stats'
}

function isTest(id: string): boolean {
  return id === 'test_event_stream'
}

/** The deliveries that a redelivery repeats. Undefined for a request of another kind. */
function redelivered(
  id: string,
  store: ResourceStore,
  { parameters, input }: ResourceRequest,
): readonly Resource[] | undefined {
  const deliveries = collections.find(({ listing }: { readonly listing: string }) => {
    return listing === 'get_event_deliveries'
  })
  if (!deliveries) return undefined
  const one = id === 'redeliver_event' && store.find(deliveries, parameters)
  if (one) return [one]
  if (id !== 'redeliver_events') return undefined
  const filters = Object.entries(isRecord(input) ? input : {}).map(([name, value]) => [name, String(value)])
  return matching(store.list(deliveries, parameters), Object.fromEntries(filters))
}

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
function adapted(id: PublicOperationId, answer: Answer, subject: Subject): Answer {
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

/** The properties of a resource in a request: all but the `start` of an event stream. */
function propertiesIn(id: PublicOperationId, input: unknown): Parts {
  const { start: _, ...properties } = asRecord(input)
  return startIn(id, asRecord(input)) ? properties : asRecord(input)
}

/** The documented error for filters with a path that a subscribed event type lacks. */
function refusedFilters(id: PublicOperationId, stream: unknown): Answer | undefined {
  const errors = filterViolations(stream).map(({ path, code, message }) => ({
    path: `#${path}`,
    code,
    message: `The property '${path.slice(1).replaceAll('/', '.')}' ${message}.`,
  }))
  return errors.length > 0 ? answerWithErrors(id, errors) : undefined
}
