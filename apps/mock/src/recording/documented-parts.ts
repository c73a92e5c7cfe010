import { dereference, document, type OperationId, operations } from '@tenant-api/contract'
import { isRecord } from '@tenant-api/simulator'

/** Stands in a recording for a secret, and for a value of a request that the document does not name. */
export const leftOut = '[left out]'

/** The keywords of a JSON schema that tell which properties a value has. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}

/** Schemas of one place. A value has the parts that any of them names. */
export type Schemas = readonly Schema[]

/** Schemas under which no part is documented. */
export const undocumented: Schemas = []

const anything: Schemas = [{}]
/** The names of secrets in maps with arbitrary keys, and in the data of events. */
const secretName = /secret|passw|token|credential|api[_-]?key|authorization|cookie|private[_-]?key/i
/** Secrets that the document describes in words. */
const namedSecrets: readonly string[] = ['access_token']

/** The schema of a request's body. */
export function requestSchemas(id: OperationId, mediaType: string): Schemas {
  const { method, path } = operations[id]
  const { content } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {}
  return schemaIn(content, mediaType)
}

/** The schema of an answer's body; of a message, for an event stream. An undocumented error has the schema of all errors. */
export function answerSchemas(id: OperationId | undefined, status: number, mediaType: string): Schemas {
  const { method, path } = id ? operations[id] : { method: '', path: '' }
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[status]
  if (response) return schemaIn(dereference(response).content, mediaType)
  return status < 400 ? undocumented : [document.components.schemas?.Error as Schema]
}

/** For an undocumented media type, the schemas of all documented ones. */
function schemaIn(
  content: Readonly<Record<string, { readonly schema: object }>> = {},
  mediaType: string,
): Schemas {
  const documented = content[mediaType]
  return (documented ? [documented] : Object.values(content)).map(({ schema }) => schema)
}

/** How to treat a part that the document does not name. */
interface Treatment {
  /** Drops the part. Otherwise only its value is left out. */
  readonly drops: boolean
  /** Gets each text that is left out, and whether the document says that it is a secret. */
  readonly omitted: (text: string, isSecret: boolean) => void
}

/**
 * The parts of a JSON value that the document names, without secrets: neither values of the format `password`, nor those whose names look
 * like a secret in maps with arbitrary keys. The depth of the value must be limited.
 */
export function documentedParts(value: unknown, schemas: Schemas, treatment: Treatment): unknown {
  if (schemas.length === 0) return omit(value, treatment)
  const here = alternatives(schemas)
  if (here.some(({ format }) => format === 'password') && value !== null) return omit(value, treatment, true)
  if (isToken(value)) return value
  if (Array.isArray(value)) {
    const items = here.flatMap(({ items }) => items ?? [])
    const each = items.length > 0 ? items : isFree(here, 'array') ? anything : undocumented
    return value.map(one => documentedParts(one, each, treatment))
  }
  if (!isRecord(value)) return treatment.drops || isAllowed(here, value) ? value : omit(value, treatment)
  const maps = here.flatMap(({ additionalProperties: map }) => (typeof map === 'object' ? [map] : []))
  const others = maps.length > 0 ? maps : isFree(here, 'object') ? anything : undocumented
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const named = here.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    )
    if (named.length > 0 && namedSecrets.includes(name)) return [[name, omit(part, treatment, true)]]
    const inside = named.length > 0 ? named : others
    if (inside.length === 0 && treatment.drops) {
      omit(part, treatment)
      return []
    }
    const isOmitted = named.length === 0 && secretName.test(name)
    return [[name, isOmitted ? omit(part, treatment) : documentedParts(part, inside, treatment)]]
  })
  return Object.fromEntries(parts)
}

function omit(value: unknown, { omitted }: Treatment, isSecret = false): string {
  // Every text within: a server may repeat it in a message.
  JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part === 'string') omitted(part, isSecret)
  })
  return leftOut
}

/** A number or a text that is kept as the token of its JSON, see `parseTokens`. */
export function isToken(value: unknown): boolean {
  return isRecord(value) && 'rawJSON' in value && Object.isFrozen(value)
}

/** All schemas that a value may have to satisfy: the given ones, with those that they refer to or combine. */
function alternatives(schemas: Schemas): Schemas {
  const found = new Set<Schema>()
  const waiting = [...schemas]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const { allOf = [], oneOf = [], anyOf = [] } = next
    waiting.push(...allOf, ...oneOf, ...anyOf, ...('$ref' in next ? [dereference(next)] : []))
  }
  return [...found]
}

/** True if the schemas allow any content in a value of this type. */
function isFree(schemas: Schemas, type: 'object' | 'array'): boolean {
  return (
    schemas.some(schema => [schema.type ?? type].flat().includes(type) && !hasParts(schema)) &&
    schemas.every(({ properties }) => !properties)
  )
}

function hasParts({ allOf, oneOf, anyOf, ...schema }: Schema): boolean {
  return (allOf ?? oneOf ?? anyOf) !== undefined || '$ref' in schema
}

/** False for a value of a type that no schema allows, such as a text in place of an object. */
function isAllowed(schemas: Schemas, value: unknown): boolean {
  const type = value === null ? 'null' : typeof value
  const plain = schemas.filter(schema => !hasParts(schema))
  return plain.some(schema => {
    if (schema.type === undefined) return !schema.properties
    const types = [schema.type].flat()
    return types.includes(type) || (type === 'number' && types.includes('integer'))
  })
}
