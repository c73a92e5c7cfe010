/** Extracts the schemas of a subscription's messages. Uses the public document, because it allows unknown properties in answers. */

import {
  dereference,
  document,
  eventStream,
  eventTypes,
  type OperationDefinition,
  operations,
  publicDocument,
} from '@tenant-api/contract'
import { type EventStream, eventSchemasOf } from '@tenant-api/contract/event-stream-of'
import type { Schema as MessageSchema } from './src/schema.ts'

/** The keywords that `violations` in src/schema.ts supports. */
const keywords = [
  ...['$ref', 'allOf', 'oneOf', 'discriminator', 'type', 'const', 'enum', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'items'],
  ...['required', 'properties'],
]
const annotations = [
  ...['description', 'examples'],
  ...['x-closed', 'x-extensible', 'x-must-be', 'x-object-key', 'x-person', 'x-personal'],
]
const reference = '#/components/schemas/'

/** Source code of the schema of a message, and of the schemas that it references. */
export function messageSchemasModule(): string {
  const { root, schemas } = messageSchemas()
  const lines = Object.entries(schemas).map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},`)
  return [
    `/** A message of a subscription. */`,
    `export const messageSchema = ${JSON.stringify(root)}`,
    `/** The schemas that it refers to, by name. */`,
    `export const schemas: Readonly<Record<string, object>> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n\n')
}

/**
 * The schema of a message, and by name the schemas that it references. Leaves out annotations.
 *
 * @throws {Error} when a schema uses a keyword that `violations` does not support
 */
function messageSchemas(): {
  readonly root: MessageSchema
  readonly schemas: Readonly<Record<string, MessageSchema>>
} {
  const schemas: Record<string, MessageSchema> = {}

  function reduced(schema: object, where: string): MessageSchema {
    const kept = Object.entries(schema).filter(
      ([keyword, value]) =>
        !annotations.includes(keyword) && !(keyword === 'additionalProperties' && value === true),
    )
    return Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (!keywords.includes(keyword))
          throw new Error(
            `${where}: the client's validation of messages does not support the keyword ${keyword}. Use another, or add it to packages/client/src/schema.ts.`,
          )
        return [keyword, reducedValue(keyword, value, where)]
      }),
    )
  }

  function reducedValue(keyword: string, value: unknown, where: string): unknown {
    switch (keyword) {
      case '$ref':
        return included(String(value))
      case 'discriminator':
        return { propertyName: (value as { propertyName: string }).propertyName }
      case 'allOf':
      case 'oneOf':
        return (value as object[]).map(part => reduced(part, where))
      case 'properties':
        return Object.fromEntries(
          Object.entries(value as Record<string, object>).map(([name, child]) => [
            name,
            reduced(child, where),
          ]),
        )
      default:
        return typeof value === 'object' && value !== null && !Array.isArray(value)
          ? reduced(value, where)
          : value
    }
  }

  function included(pointer: string): string {
    const name = pointer.replace(reference, '')
    if (!schemas[name]) {
      schemas[name] = {}
      schemas[name] = reduced(publicDocument.components.schemas?.[name] as object, name)
    }
    return name
  }

  return { root: { $ref: included(`#${eventStream.schema}`) }, schemas }
}

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Source code of a module: the event types, and a check of the properties on which a `switch` over `type` relies. */
export function eventTypesModule(): string {
  const parts = [...partsOf('', eventSchemasOf(document) as readonly Schema[])]
  const names = new Set(['type', ...parts.map(part => part.replace(/\?.*$/, ''))])
  return `import type { EventMessage } from '@tenant-api/contract'

export type EventType = EventMessage['type']

/** A list of event types. \`includes\` accepts any string, and narrows it. */
export interface EventTypes extends ReadonlyArray<EventType> {
  includes(type: string): type is EventType
}

/** Any parsed JSON. Reading a property of a value that is not an object yields undefined. */
export interface RawValue {
  readonly [name: string]: RawValue | undefined
}

/** The event types that this version of the client knows. */

export const eventTypes = ${JSON.stringify(eventTypes, null, 2)} as readonly EventType[] as EventTypes

/** True if a message of a known type has the objects that every message has, and the same type in all places. */
export function isWholeEvent({ ${[...names].join(', ')} }: RawValue): unknown {
  return ${parts.join(' && ') || 'type'}
}
`
}

/**
 * Yields conditions for the objects that all schemas require. An outer object needs no condition of its own if the condition for an
 * inner object implies it.
 */
function* partsOf(place: string, schemas: readonly Schema[]): Generator<string> {
  const [first, ...others] = schemas.map(schema => dereference(schema))
  const names = (first?.required ?? []).filter(
    name => /^[a-z]\w*$/i.test(name) && others.every(({ required }) => required?.includes(name)),
  )
  for (const name of names) {
    const inner = schemas.map(schema => dereference(dereference(schema).properties?.[name] ?? {}))
    const at = place === '' ? name : `${place}?.${name}`
    if (place !== '' && name === 'type') yield `${at} === type`
    if (!inner.every(({ type, allOf, oneOf }) => type === 'object' || allOf || oneOf)) continue
    const parts = [...partsOf(at, inner)]
    const isNamed = parts.some(part => part.startsWith(`${at}?.`) && !part.includes('==='))
    yield* isNamed ? parts : [at, ...parts]
  }
}

/** Source code of types: the names of query parameters of the event stream; `never` for a parameter that it lacks. */
export function streamParametersModule(): string {
  const { types, lastEventId } = eventStream.parameters as EventStream['parameters']
  const { query }: Pick<OperationDefinition, 'query'> = operations[eventStream.operation]
  const filter =
    types !== undefined && ['array', 'list'].includes(query[types] ?? '') ? `'${types}'` : 'never'
  return [
    '/** The name of the query parameter that lists the event types to read. */',
    `export type FilterParameter = ${filter}\n`,
    '/** The name of the query parameter that stands for `Last-Event-ID`. The client resumes with another one. */',
    `export type LastEventIdParameter = ${lastEventId === undefined ? 'never' : `'${lastEventId}'`}\n`,
  ].join('\n')
}

interface Parameter {
  readonly name: string
  readonly schema: object
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}
interface TimeSchema {
  readonly format?: string
  readonly properties?: Readonly<Record<string, object>>
}

/**
 * Source code of a type: the names of the parameters that take a time, in queries and in JSON bodies. In the types that are
 * generated from the document, a time is a string like any other.
 */
export function timeParameterModule(): string {
  const names = Object.values(operations).flatMap(({ method, path }) => {
    const operation: Operation = publicDocument.paths[path]?.[method.toLowerCase()] ?? {}
    const { parameters = [], requestBody } = operation
    const query = parameters.map(parameter => dereference<Parameter>(parameter))
    const body = dereference<TimeSchema>(requestBody?.content['application/json']?.schema ?? {})
    const schemas = [
      ...query.map(({ name, schema }) => [name, schema] as const),
      ...Object.entries(body.properties ?? {}),
    ]
    return schemas
      .filter(([, schema]) => dereference<TimeSchema>(schema).format === 'date-time')
      .map(([name]) => name)
  })
  const literals = [...new Set(names)].sort().map(name => `'${name}'`)
  return `/** The name of a parameter that takes a time. */\nexport type TimeParameter = ${literals.join(' | ') || 'never'}\n`
}
