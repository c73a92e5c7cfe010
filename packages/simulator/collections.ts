import { dereference, type OpenApiDocument } from '@tenant-api/contract'
import type { Collection } from './src/collection.ts'
import { isRecord, type Resource, replaced, resultsOf } from './src/parts.ts'

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

/**
 * Copies of resources with other ids and names. Front ends use ids as keys, and users must see that two pages differ. The copies
 * have later ids and times than the resources, or earlier ones if the service lists the newest resource first.
 */
function copiesOf(
  resources: readonly Resource[],
  key: string,
  { required, properties }: ResourceSchema,
): Resource[] {
  const label = required.find(name => name !== key && isFreeText(properties[name] ?? {}))
  const last = resources.at(-1) ?? {}
  const distance = createdAt(last) - createdAt(resources[0] ?? {})
  const milliseconds = distance + (distance < 0 ? -60_000 : 60_000)
  return resources.map((resource, index) => {
    const suffix = distance < 0 ? `1${9 - index}` : `z${index + 1}`
    const id = `${String(last[key]).slice(0, -2)}${suffix}`
    const copy = later(replaced(resource, new Map([[resource[key], id]])), milliseconds)
    if (label === undefined) return copy
    const [own, first] = [resource[label], resources[0]?.[label]]
    const pattern = new RegExp(properties[label]?.pattern ?? '')
    const names = [`${own} 2`, `${own}-2`, `${first}-${index + 2}`]
    return { ...copy, [label]: names.find(name => pattern.test(name)) ?? own }
  })
}

/** The time of a creation or an entry in milliseconds since 1970; 0 for a resource without such a time. */
function createdAt({ created_at: time, date = time }: Resource): number {
  return date === undefined ? 0 : Date.parse(String(date))
}

/** A resource whose own times are later, or earlier. */
function later(resource: Resource, milliseconds: number): Resource {
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]) => {
      const isTime = /(^date|_at)$/.test(name) && typeof value === 'string'
      return [name, isTime ? new Date(Date.parse(value) + milliseconds).toISOString() : value]
    }),
  )
}

/** True for a text without a list or a format of its valid values, such as a name. */
function isFreeText({ type, enum: values, const: value, format }: Schema): boolean {
  return type === 'string' && (values ?? value ?? format) === undefined
}

/**
 * The properties that only resources in a certain state have: no request sets them, and some examples lack them.
 *
 * @param inputs the names of the properties that requests set
 * @param examples examples of the resource
 */
function statesOf(
  { required, properties }: ResourceSchema,
  inputs: ReadonlySet<string>,
  examples: readonly Resource[],
): Collection['states'] {
  const depending = Object.keys(properties).filter(
    name => !required.includes(name) && !inputs.has(name) && examples.some(example => !(name in example)),
  )
  const setting = Object.entries(properties).filter(
    ([name, { enum: values }]) => inputs.has(name) && values && depending.length > 0,
  )
  const shownAt = (name: string, value: string) => {
    const example = examples.find(one => one[name] === value) ?? {}
    return Object.fromEntries(Object.entries(example).filter(([shown]) => depending.includes(shown)))
  }
  return Object.fromEntries(
    setting.map(([name, { enum: values = [] }]) => [
      name,
      Object.fromEntries(values.map(value => [value, shownAt(name, value)])),
    ]),
  )
}

/** The parts of a schema that tell what a resource looks like. */
interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
}

/** The schema of a resource. The schemas of its properties are resolved. */
type ResourceSchema = Schema & Required<Pick<Schema, 'required' | 'properties'>>
