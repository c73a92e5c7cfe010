import { dereference, type OpenApiDocument } from '@tenant-api/contract'
import type { Collection } from '../src/collection.ts'
import { isRecord } from '../src/parts.ts'
import { resultsOf } from '../src/results.ts'
import { copiesOf } from './copies-of.ts'
import type { ResourceSchema, Schema } from './schema.ts'
import { statesOf } from './states-of.ts'

type Operation = OpenApiDocument['paths'][string][string]

/** A collection as read from the document. The generated table makes sure that the operation exists. */
type GeneratedCollection = Omit<Collection, 'listing'> & { readonly listing: string }

/** The methods that answer with a resource. PATCH and PUT come first, because their examples show the state of a resource best. */
const methods = ['patch', 'put', 'post', 'get'] as const

/**
 * The collections of a document. A collection is a listing, such as `/lamps`, and the path of one of its results, such as
 * `/lamps/{id}`. An answer at one of the two paths has the schema of a result.
 *
 * @param isPaged tells whether the listing at a path has pages
 */
export function collectionsOf(
  document: OpenApiDocument,
  isPaged: (path: string) => boolean,
): GeneratedCollection[] {
  const { paths } = document
  return Object.keys(paths).flatMap(path => {
    const listing = paths[path]?.get
    const results = listing && itemsOf(schemaIn(listing))
    const resourcePath = Object.keys(paths).find(other => isResourceOf(path, other))
    if (!listing || !results?.$ref || resourcePath === undefined) return []
    const operations = [resourcePath, path].flatMap(place =>
      methods.flatMap(method => paths[place]?.[method] ?? []),
    )
    const [, parameter = ''] = /\{(\w+)\}$/.exec(resourcePath) ?? []
    const schema = resourceSchema(results)
    const key = [parameter, 'id'].find(name => name in schema.properties)
    if (key === undefined || !operations.some(operation => schemaIn(operation)?.$ref === results.$ref))
      return []

    const inputs = operations.flatMap(({ requestBody }) => namesIn(requestBody?.content))
    const examples = operations
      .flatMap(bodiesIn)
      .flatMap(body => (isRecord(body) && key in body ? [body] : resultsOf(body)))
    const [shown] = bodiesIn(listing)
    const copies = isPaged(path) ? copiesOf(resultsOf(shown), key, schema) : []
    const states = statesOf(schema, new Set(inputs), examples)
    return [{ listing: listing.operationId, path, resourcePath, parameter, key, copies, states }]
  })

  function resolve(schema: Schema): Schema {
    return dereference(schema, document)
  }

  /** The schema of the results, if an answer contains a list. */
  function itemsOf(schema: Schema | undefined): Schema | undefined {
    const { anyOf = [], oneOf = [], items, properties = {} } = resolve(schema ?? {})
    const lists = Object.values(properties).filter(property => resolve(property).type === 'array')
    return items ?? [...anyOf, ...oneOf, ...lists].map(itemsOf).find(found => found !== undefined)
  }

  function resourceSchema(schema: Schema): ResourceSchema {
    const { required = [], properties = {}, ...rest } = resolve(schema)
    const resolved = Object.entries(properties).map(([name, property]) => [name, resolve(property)] as const)
    return { ...rest, required, properties: Object.fromEntries(resolved) }
  }

  /** The JSON of the success response of an operation. */
  function answerOf({ responses }: Operation) {
    const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
    return response && dereference(response, document).content?.['application/json']
  }

  function schemaIn(operation: Operation): Schema | undefined {
    return answerOf(operation)?.schema
  }

  function bodiesIn(operation: Operation): unknown[] {
    return Object.values(answerOf(operation)?.examples ?? {}).map(
      example => dereference(example, document).value,
    )
  }

  /** The names of the properties of a request body. */
  function namesIn(content: Readonly<Record<string, { readonly schema: Schema }>> = {}): string[] {
    return Object.values(content).flatMap(({ schema }) => Object.keys(resolve(schema).properties ?? {}))
  }
}

/** Whether a path leads to one result of a listing. */
function isResourceOf(listing: string, path: string): boolean {
  return path.startsWith(`${listing}/{`) && path.indexOf('/', listing.length + 1) < 0
}
