import fc, { type Arbitrary } from 'fast-check'
import { dereference } from '../../src/document.ts'

/** The keywords of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly not?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

const known = new WeakMap<Schema, Arbitrary<unknown>>()

/** Values made from a schema alone. A string with a complete pattern is made from its pattern: its format must add nothing. */
export function valuesOf(given: Schema): Arbitrary<unknown> {
  const schema = dereference(given)
  const values = known.get(schema) ?? newValuesOf(schema)
  known.set(schema, values)
  return values
}

function newValuesOf(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.not?.not) return valuesOf(schema.not.not)
  const { oneOf, anyOf = oneOf, allOf, ...rest } = schema
  if (anyOf && !rest.properties) return fc.oneof(...anyOf.map(valuesOf))
  // A part has only its own properties: the rules of the whole hold for others.
  const partOf = (part: Schema) => newValuesOf({ ...dereference(part), additionalProperties: false })
  const parts = [...(anyOf ? [fc.oneof(...anyOf.map(partOf))] : []), ...(allOf ?? []).map(partOf)]
  if (parts.length > 0)
    return fc
      .tuple(valuesOf({ ...rest, type: 'object' }), ...parts)
      .map(values => Object.assign({}, ...values))
  switch (schema.type) {
    case 'object':
      return objectsOf(schema)
    case 'array':
      return arraysOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return stringsOf(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectsOf(schema: Schema): Arbitrary<object> {
  const { properties = {}, required = [], minProperties = 0, maxProperties = 100 } = schema
  const optional = Object.keys(properties).filter(name => !required.includes(name))
  const recordOf = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map(name => [name, valuesOf(properties[name] ?? {})])), {
      requiredKeys: [...required],
      noNullPrototype: true,
    })
  const bound = (count: number) => Math.min(Math.max(count - required.length, 0), optional.length)
  const isBound = bound(minProperties) > 0 || bound(maxProperties) < optional.length
  const some = fc.subarray(optional, { minLength: bound(minProperties), maxLength: bound(maxProperties) })
  const named = isBound
    ? some.chain(names => completeRecordOf([...required, ...names], properties))
    : recordOf([...required, ...optional])
  const { additionalProperties: others = false, propertyNames } = schema
  if (others === false || maxProperties <= required.length + optional.length) return named
  const names = propertyNames ? stringsOf(propertyNames) : fc.string({ minLength: 1, maxLength: 20 })
  const free = names.filter(name => !(name in properties))
  const more = fc.dictionary(free, valuesOf(others === true ? {} : others), { maxKeys: 2 })
  return fc.tuple(more, named).map(([extra, values]) => ({ ...extra, ...values }))
}

function completeRecordOf(names: readonly string[], properties: Readonly<Record<string, Schema>>) {
  const values = names.map(name => [name, valuesOf(properties[name] ?? {})])
  return fc.record(Object.fromEntries(values), { noNullPrototype: true })
}

function arraysOf({
  items = {},
  minItems = 0,
  maxItems = 100,
  uniqueItems = false,
}: Schema): Arbitrary<unknown[]> {
  const sizes = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) }
  const selector = (value: unknown) => JSON.stringify(value)
  return uniqueItems
    ? fc.uniqueArray(valuesOf(items), { ...sizes, selector })
    : fc.array(valuesOf(items), sizes)
}

const ofFormat: Readonly<Record<string, Arbitrary<string>>> = {
  'date-time': fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString()),
  uri: fc.webUrl({ withQueryParameters: true }),
  'uri-reference': fc.oneof(fc.webUrl(), fc.webPath()),
}

function stringsOf({ pattern, format = '', minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const isComplete = pattern?.endsWith('$')
  const formed = isComplete ? undefined : ofFormat[format]
  if (!pattern && !formed) {
    // A unit is a code point, as JSON Schema counts.
    return fc.string({
      minLength,
      maxLength: Math.min(maxLength, minLength + 50),
      unit: 'grapheme-composite',
    })
  }
  const strings = formed ?? fc.stringMatching(new RegExp(withoutLookahead(pattern ?? ''), 'u'))
  const matches = new RegExp(pattern ?? '', 'u')
  return strings.filter(text => {
    const length = [...text].length
    return length >= minLength && length <= maxLength && matches.test(text)
  })
}

/** The pattern without its lookaheads, which fast-check does not support. `stringsOf` leaves out what they refuse. */
function withoutLookahead(pattern: string): string {
  const start = pattern.search(/\(\?[!=]/)
  if (start < 0) return pattern
  let depth = 0
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === '(') depth++
    else if (pattern[at] === ')' && --depth === 0)
      return withoutLookahead(pattern.slice(0, start) + pattern.slice(at + 1))
  }
  throw new Error(`The lookahead of ${pattern} does not end.`)
}
