import { parametersOf } from '../compatibility/compare-parameters.ts'
import {
  type Content,
  type Document,
  messageSchema,
  type Response,
  resolve,
  type Schema,
} from '../compatibility/document.ts'
import { type EventStream, eventStreamIn } from '../event-stream-of.ts'
import type { Use } from '../src/usage.ts'
import { documentedPath, isListed, itemsOf, partsOfAll } from './documented-paths.ts'
import { type OperationUsage, operationsOf, type Usage } from './usage.ts'

/** How often something occurred, and whether an observation lacked it. */
interface Occurrences {
  count: number
  isMissed: boolean
}

/** What has been observed of an operation. */
interface Collected {
  readonly statuses: Set<number>
  /** The number of requests whose parameters are known, and of those whose body is known. */
  requests: number
  bodies: number
  readonly parameters: Map<string, Occurrences>
  readonly sends: Map<string, Occurrences>
  /** Undefined until the consumer has called the operation with a client that records what it reads. */
  reads: Set<string> | undefined
  readonly events: Map<string, Set<string>>
}

/** The most distinct paths and values of an operation: a log of a proxy may have any. */
const mostEntries = 10_000

/**
 * Collects observations, and keeps what the document has: not the names that a consumer chose, and no values but those of an `enum` or a
 * `const`.
 */
export function collectUsage(document: Document) {
  const found = operationsOf(document)
  const known = new Map(found.map(one => [one.operation.operationId, one]))
  const all = new Map<string, Collected>()
  const stream = eventStreamIn(document)

  return {
    add(use: Use): void {
      if (!known.has(use.operation)) return
      const collected = all.get(use.operation) ?? emptyCollection()
      all.set(use.operation, collected)
      collect(collected, use)
    },
    operations(): Usage['operations'] {
      const ids = [...all.keys()].toSorted()
      return Object.fromEntries(ids.map(id => [id, usageOf(id)]))
    },
  }

  function usageOf(id: string): OperationUsage {
    // The casts are safe: `add` takes known operations only.
    const collected = all.get(id) as Collected
    const { item, operation } = known.get(id) as (typeof found)[number]
    const { statuses, requests, bodies, sends, reads, events } = collected
    const parameters = documentedParameters(collected, parametersOf(document, item, operation))
    const body = operation.requestBody && resolve(document, operation.requestBody)
    const sent = Object.values(body?.content ?? {}).flatMap(schemaIn)
    const received = Object.entries(operation.responses).flatMap(([status, response]) =>
      status.startsWith('2') ? schemasOf(resolve(document, response)) : [],
    )
    const ofStream = id === stream?.operation ? streamUsage(stream, collected, received) : {}
    return {
      ...(statuses.size > 0 && { statuses: [...statuses].toSorted((one, other) => one - other) }),
      ...(requests > 0 && { parameters: parameters.toSorted() }),
      ...(bodies > 0 && { sends: documentedSends(sends, bodies, sent) }),
      ...(reads && { reads: documentedReads(reads, received) }),
      ...(events.size > 0 && { events: {} }),
      ...ofStream,
    }
  }

  function documentedParameters(
    { parameters, requests }: Collected,
    documented: ReturnType<typeof parametersOf>,
  ): readonly string[] {
    const schemas = new Map(
      [...documented.values()].map(({ in: place, name, schema }) => [
        `${place}.${place === 'header' ? name.toLowerCase() : name}`,
        schema,
      ]),
    )
    return [...parameters].flatMap(([text, { count }]) => {
      const [name = '', value] = text.split(/=(.*)/s)
      const schema = schemas.get(name)
      if (!schema) return []
      if (value === undefined) return count < requests ? `${name}?` : name
      const parts = partsOfAll(document, [schema])
      const items = partsOfAll(document, itemsOf(parts))
      return isListed([...parts, ...items], value) && !parameters.has(`${name}=*`) ? text : []
    })
  }

  function documentedSends(
    sends: ReadonlyMap<string, Occurrences>,
    bodies: number,
    schemas: readonly Schema[],
  ): readonly string[] {
    const texts = [...sends].flatMap(([text, { count, isMissed }]) => {
      const [given = '', value] = text.split(/=(.*)/s)
      const documented = documentedPath(document, schemas, given)
      if (!documented) return []
      if (value !== undefined) {
        const isKnown = isListed(documented.schemas, value) && !sends.has(`${given}=*`)
        return isKnown ? [`${documented.path}=${value}`] : []
      }
      const around = given === '$' ? bodies : (sends.get(parentOf(given))?.count ?? count)
      // An empty list is not a request that lacks its items.
      const isOptional = !given.endsWith('[*]') && (isMissed || count < around)
      return [isOptional ? `${documented.path}?` : documented.path]
    })
    return [...new Set(texts)].toSorted()
  }

  function documentedReads(reads: Iterable<string>, schemas: readonly Schema[]): readonly string[] {
    const paths = Array.from(reads, path => documentedPath(document, schemas, path)?.path ?? '$')
    return [...new Set(paths)].filter(path => path !== '$').toSorted()
  }

  /** The types of the events that a consumer gets or asks for, and the paths in its filters. */
  function streamUsage(
    { parameters: names }: EventStream,
    { events, parameters, reads }: Collected,
    messages: readonly Schema[],
  ): Pick<OperationUsage, 'events' | 'filters'> {
    const valuesOf = (name: string | undefined) =>
      [...parameters.keys()].flatMap(text =>
        text.startsWith(`query.${name}=`) ? text.slice(`query.${name}=`.length) : [],
      )
    const filters = valuesOf(names.filters).flatMap(value => (value.endsWith(':') ? value.slice(0, -1) : []))
    const types = new Set([...events.keys(), ...valuesOf(names.types)])
    const alternatives = partsOfAll(document, messages)
    const handled = [...types].toSorted().flatMap(type => {
      const schemas = alternatives.filter(
        ({ properties }) => properties?.type && isListed([resolve(document, properties.type)], type),
      )
      if (schemas.length === 0) return []
      const paths = events.get(type)
      return [[type, reads ? { reads: documentedReads(paths ?? [], schemas) } : {}] as const]
    })
    return {
      ...(handled.length > 0 && { events: Object.fromEntries(handled) }),
      ...(filters.length > 0 && { filters: [...new Set(filters)].toSorted() }),
    }
  }
}

function emptyCollection(): Collected {
  return {
    statuses: new Set(),
    ...{ requests: 0, bodies: 0, reads: undefined },
    ...{ parameters: new Map(), sends: new Map(), events: new Map() },
  }
}

function collect(collected: Collected, { status, parameters, sends, reads, event }: Use): void {
  if (status !== undefined) collected.statuses.add(status)
  if (parameters) {
    collected.requests += 1
    count(collected.parameters, parameters)
  }
  if (sends) {
    collected.bodies += 1
    count(collected.sends, sends)
  }
  if (reads && !event) collected.reads = addedTo(collected.reads, reads)
  if (event !== undefined && (collected.events.has(event) || collected.events.size < mostEntries))
    collected.events.set(event, addedTo(collected.events.get(event), reads ?? []))
}

function count(occurrences: Map<string, Occurrences>, texts: readonly string[]): void {
  for (const text of texts) {
    const name = text.replace(/\?$/, '')
    const known = occurrences.get(name) ?? { count: 0, isMissed: false }
    known.count += 1
    known.isMissed ||= name !== text
    if (occurrences.size < mostEntries) occurrences.set(name, known)
  }
}

function addedTo(known: Set<string> | undefined, texts: readonly string[]): Set<string> {
  const all = known ?? new Set()
  for (const text of texts) if (all.size < mostEntries) all.add(text)
  return all
}

/** The path of the object or list that contains the value at a path. */
export function parentOf(path: string): string {
  return path.replace(/(\[\*\]|\.[^.[]*)$/, '')
}

/** The schemas of an answer; of a stream, that of its messages. */
function schemasOf({ content = {} }: Response): readonly Schema[] {
  return Object.values(content).flatMap(schemaIn)
}

function schemaIn(content: Content): readonly Schema[] {
  const schema = messageSchema(content)
  return schema ? [schema] : []
}
