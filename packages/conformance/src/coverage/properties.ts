import { dereference } from '@tenant-api/contract'

/** The keywords of a JSON Schema that determine the properties of a body. */
export interface Schema {
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
}

/**
 * The paths of all properties in a schema: `.eventStreams[].name`. If a discriminator selects the alternative, its value is part
 * of the path: `(user.created).event.id`.
 */
export function* documentedProperties(given: Schema, path = ''): Generator<string> {
  const schema: Schema = dereference(given)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield `${path}.${name}`
    yield* documentedProperties(property, `${path}.${name}`)
  }
  if (schema.items) yield* documentedProperties(schema.items, `${path}[]`)
  for (const part of schema.allOf ?? []) yield* documentedProperties(part, path)
  for (const alternative of schema.oneOf ?? schema.anyOf ?? []) {
    const name = nameOf(schema, alternative)
    yield* documentedProperties(alternative, name === undefined ? path : `${path}(${name})`)
  }
}

/** The paths of the schema's properties that a valid value contains. */
export function* seenProperties(given: Schema, value: unknown, path = ''): Generator<string> {
  const schema: Schema = dereference(given)
  if (Array.isArray(value)) {
    for (const item of value) yield* seenProperties(schema.items ?? {}, item, `${path}[]`)
    return
  }
  if (value === null || typeof value !== 'object') return
  const members = new Map(Object.entries(value))
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!members.has(name)) continue
    yield `${path}.${name}`
    yield* seenProperties(property, members.get(name), `${path}.${name}`)
  }
  for (const part of schema.allOf ?? []) yield* seenProperties(part, value, path)
  for (const alternative of schema.oneOf ?? schema.anyOf ?? []) {
    const name = nameOf(schema, alternative)
    if (name === undefined) yield* seenProperties(alternative, value, path)
    else if (name === members.get(schema.discriminator?.propertyName ?? ''))
      yield* seenProperties(alternative, value, `${path}(${name})`)
  }
}

/** The discriminator value that selects an alternative. */
function nameOf({ discriminator }: Schema, alternative: Schema): unknown {
  if (!discriminator) return undefined
  const property = dereference<Schema>(alternative).properties?.[discriminator.propertyName]
  return property && dereference<Schema>(property).const
}
