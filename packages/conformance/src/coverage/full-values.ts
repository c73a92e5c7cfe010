import { dereference } from '@tenant-api/contract'
import type { Schema as SchemaOfProperties } from './properties.ts'

interface Schema extends SchemaOfProperties {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minimum?: number
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:05:02.640Z',
  uri: 'https://www.example.com/',
  email: 'baker@example.com',
}

/**
 * Example values of a schema, with every documented property, also the optional ones: one value, or several if the schema has
 * alternatives. Ignores `pattern`.
 */
export function fullValues(given: Schema): readonly unknown[] {
  const schema: Schema = dereference(given)
  if ('const' in schema) return [schema.const]
  if (schema.enum) return schema.enum.slice(0, 1)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return alternatives.flatMap(fullValues)
  if (schema.allOf) return schema.allOf.map(fullValues).reduce(joined)
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {})
        .map(([name, property]) => fullValues(property).map(value => ({ [name]: value })))
        .reduce<readonly unknown[]>(joined, [{}])
    case 'array':
      return [fullValues(schema.items ?? {})]
    case 'integer':
    case 'number':
      return [schema.minimum ?? 1]
    case 'boolean':
      return [true]
    default:
      return [texts[schema.format ?? ''] ?? 'text']
  }
}

/** Merges objects of both lists in pairs, so that each object is in at least one pair. */
function joined(some: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, index) =>
    Object.assign({}, some[index % some.length], others[index % others.length]),
  )
}
