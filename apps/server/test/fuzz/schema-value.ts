import { dereference } from '@tenant-api/contract'
import type { Random } from '@tenant-api/test-kit/random'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
  readonly examples?: readonly unknown[]
}

/** Strings that match a pattern of the document, and some that nearly do. */
const candidates = [
  'https://hooks.invalid/a?b=c',
  'http://10.0.0.1/',
  'https://[::ffff:127.0.0.1]:8443/x',
  'client_id:fuzz',
  'client_id:https://a.invalid/',
  'cimd_clients',
  'third_party_clients',
  'default',
  'X-Custom-Header',
  'application/json',
  'application/vnd.a+json; charset=utf-8',
  'group.created',
  '2026-11-20T09:15:30Z',
  '2024-02-29T23:59:59Z',
  'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=',
  'est_1CfRkm7WrQvB2TzNpXyL4d',
  'evt_1CfRm3KpZtYh8WqDsNvG6a',
  'rlp_1CfRp9HbXeJu5MkTcVwF7z',
  '{}',
]
const ofFormat: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2026-11-20T09:15:30Z', '2024-02-29T23:59:59Z', '2026-11-20T09:15:30.250+05:30'],
  uri: ['https://hooks.invalid/a?b=c', 'urn:a:b'],
  'uri-reference': ['https://hooks.invalid/a?b=c', '//host/path', '/tests', 'a'],
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  if (values.length === 0) throw new Error('expected at least one value to pick from')
  return values[random(values.length)] as Value
}

/** A value that conforms to a schema of the document. A string violates its pattern if no candidate matches it. */
export function valueFor(random: Random, given: Schema): unknown {
  const schema: Schema = dereference(given)
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  if (schema.examples && random(2) === 0) return pick(random, schema.examples)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return valueFor(random, pick(random, alternatives))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => valueFor(random, part)))
  switch (schema.type) {
    case 'object':
      return objectFor(random, schema)
    case 'array':
      return arrayFor(random, schema)
    case 'integer':
    case 'number':
      return sizeFor(random, schema.minimum ?? 0, schema.maximum ?? 1_000_000)
    case 'boolean':
      return random(2) === 0
    default:
      return stringFor(random, schema)
  }
}

function objectFor(random: Random, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = Object.keys(properties).filter(name => required.includes(name) || random(2) === 0)
  return Object.fromEntries(names.map(name => [name, valueFor(random, properties[name] ?? {})]))
}

function arrayFor(
  random: Random,
  { items = {}, minItems = 0, maxItems = 3, uniqueItems }: Schema,
): unknown[] {
  const values = Array.from({ length: sizeFor(random, minItems, maxItems) }, () => valueFor(random, items))
  return uniqueItems ? [...new Map(values.map(value => [JSON.stringify(value), value])).values()] : values
}

/** A number in the range: usually the least or slightly more, sometimes up to 50 more. */
function sizeFor(random: Random, min: number, max: number): number {
  return pick(random, [min, Math.min(min + 1, max), Math.min(min + random(4), max), Math.min(max, min + 50)])
}

function stringFor(random: Random, { pattern, format = '', minLength = 0, maxLength = 64 }: Schema): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))
  const fitting = (ofFormat[format] ?? candidates).filter(fits)
  const length = Math.min(Math.max(minLength, random(30)), maxLength)
  const invented = Array.from({ length }, () => pick(random, [...'abcXYZ019 -_é😀'])).join('')
  return fitting.length > 0 && (pattern || format || random(3) === 0) ? pick(random, fitting) : invented
}
