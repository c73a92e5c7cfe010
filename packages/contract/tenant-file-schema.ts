import {
  type Document,
  type Operation,
  type PathItem,
  resolve,
  type Schema,
} from './compatibility/document.ts'
import { eventStreamOf } from './event-stream-of.ts'
import type { OperationId } from './src/operation.ts'
import type { TenantCollection, TenantSecret } from './src/tenant-collection.ts'

/** What a tenant file may contain, as schemas and as a table. */
export interface TenantFileSchema {
  /** The collections by name, such as `event_streams`. */
  readonly collections: Readonly<Record<string, TenantCollection>>
  /** The properties of the file, each an array. */
  readonly properties: Readonly<Record<string, Schema>>
  /** The schemas that collections refer to as `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, Schema>>
  /** The further schemas that the recorded parts refer to. */
  readonly recordedSchemas: Readonly<Record<string, Schema>>
}

/** The parts of the file that only the mock and the handlers read: they say what a service has done, not how it is configured. */
const recorded: Readonly<Record<string, { readonly schema: string; readonly description: string }>> = {
  events: {
    schema: 'RecordedEvent',
    description:
      'Events, as the stream sends them, oldest first. `offset` may be missing. Only the mock and the handlers read them.',
  },
  deliveries: {
    schema: 'EventStreamDelivery',
    description:
      'Failed deliveries of the event streams in this file. Only the mock and the handlers read them.',
  },
  attempts: {
    schema: 'DeliveryAttempt',
    description:
      'Attempts of the event streams in this file, newest first. Without this list they are those of the deliveries. Only the mock and the handlers read them.',
  },
}

/** Maximum number of entries in a collection. A program that applies the file keeps all resources of a collection in memory. */
const mostEntries = 10_000

const reference = '#/components/schemas/'

/**
 * The schema of a tenant file. Each list of resources whose schema has `x-natural-key` is a collection. Its entries have the properties
 * of the request that creates the resource, as far as the resource has them too; a secret may be a placeholder, or missing. They may have
 * the other properties of the resource, which the service sets.
 *
 * @throws {Error} if the document lacks what a collection needs
 */
export function tenantFileSchema(given: object): TenantFileSchema {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const schemas: Record<string, Schema> = {}
  const recordedSchemas: Record<string, Schema> = {}
  const properties: Record<string, Schema> = {}
  const collections: Record<string, TenantCollection> = {}

  /** Copies a schema and all that it refers to. */
  function copy(into: Record<string, Schema>, name: string, schema: Schema): void {
    if (name in schemas || name in into) return
    into[name] = relaxed(document, schema)
    JSON.stringify(into[name], (key, value) => {
      if (key === '$ref')
        copy(into, value.slice(reference.length), resolve(document, { $ref: value } as Schema))
      return value
    })
  }

  for (const [path, item] of Object.entries(document.paths)) {
    const resource = listedResource(document, item)
    const naturalKey = resource?.['x-natural-key']
    if (!resource || !Array.isArray(naturalKey)) continue
    const name = (path.split('/').at(-1) ?? '').replaceAll('-', '_')
    const created = bodyOf(item.post)
    if (!created?.$ref) throw new Error(`${path} needs a POST whose body is a schema in components.`)
    const entry = entrySchema(resolve(document, created), resource)
    copy(schemas, created.$ref.slice(reference.length), withOwnProperties(entry, resource))
    collections[name] = collectionAt(document, path, entry, naturalKey)
    properties[name] = {
      description: `Every ${collections[name].noun} of the tenant. Without this list the file manages none of them; an empty list means that there are none.`,
      type: 'array',
      maxItems: mostEntries,
      items: { $ref: created.$ref },
    }
  }
  const events = recordedEvents(document)
  for (const [name, { schema, description }] of Object.entries(recorded)) {
    // The cast is safe: these are schemas.
    const documented = document.components?.schemas as Readonly<Record<string, Schema>> | undefined
    const items = name === 'events' ? { oneOf: events } : documented?.[schema]
    if (items) copy(recordedSchemas, schema, items)
    const reading = items ? { $ref: reference + schema } : { type: 'object' }
    properties[name] = { description, type: 'array', maxItems: mostEntries, items: reading }
  }
  for (const { $ref = '' } of events) {
    const name = $ref.slice(reference.length)
    const { required = [], ...message } = recordedSchemas[name] ?? {}
    recordedSchemas[name] = { ...message, required: required.filter(property => property !== 'offset') }
  }
  return { collections, properties, schemas, recordedSchemas }
}

/** The schema of the whole file, in the draft that all editors know, without keywords of ours. */
export function tenantJsonSchema({ properties, schemas, recordedSchemas }: TenantFileSchema): object {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Tenant file',
    description: 'The configuration of a tenant.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'The address of this schema, for editors.', type: 'string' },
      ...properties,
    },
    definitions: { ...schemas, ...recordedSchemas },
  }
  return JSON.parse(
    JSON.stringify(schema, (name, value) => {
      if (name === 'discriminator' || name.startsWith('x-')) return undefined
      // Editors do not know the formats that the document defines.
      if (name === 'format' && String(value).endsWith('-id')) return undefined
      return name === '$ref' ? value.replace(reference, '#/definitions/') : value
    }),
  )
}

/** The schema of the items in the answer of a list; undefined if the path has none. */
function listedResource(document: Document, { get }: PathItem): Schema | undefined {
  const answer = get && !get['x-internal'] ? resolve(document, get.responses['200'] ?? {}) : {}
  const schema = answer.content?.['application/json']?.schema
  if (!schema) return undefined
  const whole = resolve(document, schema)
  const pages = (whole.anyOf ?? [whole]).map(page => resolve(document, page))
  const parts = pages.flatMap(({ properties = {} }) => Object.values(properties))
  const list = parts.map(part => resolve(document, part)).find(({ items }) => items)
  return list?.items && resolve(document, list.items)
}

function bodyOf(operation: Operation | undefined): Schema | undefined {
  return operation?.requestBody?.content['application/json']?.schema
}

/** The schema of a request without the properties that the resource does not have. */
function entrySchema({ properties = {}, ...schema }: Schema, resource: Schema): Schema {
  const kept = Object.entries(properties).filter(([name]) => name in (resource.properties ?? {}))
  return { ...schema, properties: Object.fromEntries(kept) }
}

/** An entry that may also have what the service sets. */
function withOwnProperties(entry: Schema, { properties = {} }: Schema): Schema {
  const own = Object.entries(properties).filter(([name]) => !(name in (entry.properties ?? {})))
  const described = own.map(([name, schema]) => [
    name,
    { ...schema, description: 'The service sets it. Only the mock and the handlers read it.' },
  ])
  return { ...entry, properties: { ...entry.properties, ...Object.fromEntries(described) } }
}

/** References to the schemas of the messages with an event. */
function recordedEvents(document: Document): readonly Schema[] {
  const { schema, types } = eventStreamOf(document)
  const { oneOf = [] } = resolve<Schema>(document, { $ref: `#${schema}` })
  return oneOf.filter(message => {
    const { type } = resolve(document, message).properties ?? {}
    return types.includes(String(type?.const))
  })
}

function collectionAt(
  document: Document,
  path: string,
  { properties = {} }: Schema,
  naturalKey: readonly string[],
): TenantCollection {
  const [onePath = '', one = {}] =
    Object.entries(document.paths).find(([other]) => other.startsWith(`${path}/{`) && other.endsWith('}')) ??
    []
  const all = document.paths[path]
  const updated = bodyOf(one.patch)
  const fixed = Object.keys(properties).filter(
    name => !naturalKey.includes(name) && !(updated && name in (resolve(document, updated).properties ?? {})),
  )
  if (fixed.length > 0)
    throw new Error(`PATCH ${onePath} must take ${fixed.join(', ')}, as POST ${path} does.`)
  const operations = {
    list: all?.get,
    create: all?.post,
    get: one.get,
    update: one.patch,
    delete: one.delete,
  }
  const omitted = Object.entries(properties).filter(([, schema]) => 'x-if-omitted' in schema)
  const same = Object.entries(properties).flatMap(([name, schema]) => {
    const { 'x-same-as-absent': value } = resolve(document, schema)
    return value === undefined ? [] : [[name, value]]
  })
  return {
    noun: (path.split('/').at(-1) ?? '').replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, ''),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => {
        if (!operation) throw new Error(`The resources of ${path} need an operation to ${name} them.`)
        // The cast is safe: the ids of the document are those of the generated type.
        return [name, operation.operationId as OperationId]
      }),
    ) as TenantCollection['operations'],
    naturalKey,
    properties: Object.keys(properties),
    sameAsAbsent: Object.fromEntries(same),
    ifOmitted: Object.fromEntries(omitted.map(([name, schema]) => [name, schema['x-if-omitted']])),
    secrets: [...secretsIn(document, { properties }, [], {})],
  }
}

function* secretsIn(
  document: Document,
  given: Schema,
  path: readonly string[],
  when: Readonly<Record<string, string>>,
): Generator<TenantSecret> {
  const { properties = {}, required = [], oneOf = [], discriminator } = resolve(document, given)
  for (const [name, property] of Object.entries(properties))
    if (isSecret(document, property))
      yield { path: [...path, name], isRequired: required.includes(name), when }
    else yield* secretsIn(document, property, [...path, name], when)
  for (const alternative of oneOf) {
    const tag = discriminator?.propertyName ?? ''
    const value = resolve(document, alternative).properties?.[tag]?.const
    yield* secretsIn(document, alternative, path, { ...when, [[...path, tag].join('.')]: String(value) })
  }
}

function isSecret(document: Document, schema: Schema | undefined): boolean {
  return schema !== undefined && resolve(document, schema).format === 'password'
}

/** Maximum length of the path in a placeholder. */
const mostPathCharacters = 1_024
const placeholder = `^\\$\\{(?:env:[A-Za-z_][A-Za-z0-9_]*|file:[^\\x00-\\x1F\\x7F}]{1,${mostPathCharacters}})\\}$`
/** The characters of `${file:}` around it. */
const frameCharacters = 8

/** A schema whose secrets may be placeholders, and may be missing. */
function relaxed(document: Document, schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (name, value) => {
    if (name === 'x-natural-key' || value === null || typeof value !== 'object') return value
    if (value.format === 'password') return orPlaceholder(value)
    // Formats of integers say no more than their limits.
    if (value.type === 'integer') return { ...value, format: undefined }
    const { properties, required } = value
    return properties && required
      ? { ...value, required: required.filter((one: string) => !isSecret(document, properties[one])) }
      : value
  })
}

function orPlaceholder({ pattern = '', minLength = 0, maxLength, ...schema }: Schema): Schema {
  return {
    ...schema,
    description: `${schema.description} In a file, a placeholder: \`\${env:NAME}\` or \`\${file:PATH}\`.`,
    maxLength: mostPathCharacters + frameCharacters,
    pattern: `${placeholder}|^(?!\\$\\{)(?=[^]{${minLength},${maxLength}}$)(?:${pattern})`,
    'x-must-be': `${schema['x-must-be']}, or a placeholder such as \${env:NAME}`,
  }
}

/** The source text of the table of collections. */
export function tenantCollectionsModule({ collections, properties }: TenantFileSchema): string {
  const others = Object.keys(properties).filter(name => !(name in collections))
  return [
    `import type { TenantCollection } from '../src/tenant-collection.ts'\n`,
    `/** The collections of a tenant file. */`,
    `export const tenantCollections: Readonly<Record<string, TenantCollection>> = ${JSON.stringify(collections, null, 2)}\n`,
    `/** The parts of a tenant file that only the mock and the handlers read. */`,
    `export const recordedParts: readonly string[] = ${JSON.stringify(others)}\n`,
  ].join('\n')
}
