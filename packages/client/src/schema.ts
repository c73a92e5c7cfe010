/**
 * Validates values by the subset of JSON Schema 2020-12 that the document's messages use. Interprets the schemas instead of compiling
 * them: this needs little code, and no `eval`, which web pages may forbid. Ajv compiles the same schemas to 280 kB. Tests compare the
 * results with Ajv's.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
import { schemas as generated } from './generated/message-schemas.ts'
import { isRecord } from './json.ts'

/** The schemas of the messages, by name. The cast is safe: `generate.ts` refuses keywords that `Schema` lacks. */
const schemas = generated as Readonly<Record<string, Schema>>

/** The keywords that `violations` supports. `generate.ts` fails if the schemas of the messages use others. */
export interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A violation of a schema. `path` is a JSON pointer (RFC 6901) to its place in the value, empty for the value itself. */
export interface Violation {
  readonly path: string
  readonly message: string
}

/** All violations of a schema by a value. In a union, the value's discriminator selects the alternative. */
export function violations(schema: Schema, value: unknown, path = ''): Violation[] {
  return [
    ...inPlace(schema, value).map(message => ({ path, message })),
    ...[schema.$ref && schemas[schema.$ref], ...(schema.allOf ?? [])].flatMap(part =>
      part ? violations(part, value, path) : [],
    ),
    ...inAlternative(schema, value, path),
    ...(isRecord(value) ? inProperties(schema, value, path) : []),
    ...(Array.isArray(value) ? inItems(schema, value, path) : []),
  ]
}

/** Messages for the violations by the value itself, not by its properties and items. */
function inPlace(schema: Schema, value: unknown): string[] {
  // Stryker disable next-line StringLiteral: The default only has to be the name of no format that is checked here.
  const { type, format = '', pattern } = schema
  if (type && !hasType(value, type)) return [`must be ${type}`]
  if ('const' in schema && value !== schema.const) return [`must be ${JSON.stringify(schema.const)}`]
  if (schema.enum && !schema.enum.includes(value)) return [`must be one of ${schema.enum.join(', ')}`]
  if (typeof value === 'string') {
    const { length } = Array.from(value)
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
    if (length < minLength || length > maxLength) return [`must have ${minLength} to ${maxLength} characters`]
    if (pattern && !new RegExp(pattern, 'u').test(value)) return [`must match ${pattern}`]
    return formats[format]?.(value) === false ? [`must be a ${format}`] : []
  }
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return [`must be ${minimum} to ${maximum}`]
  const { maxItems = Number.POSITIVE_INFINITY } = schema
  return Array.isArray(value) && value.length > maxItems ? [`must have at most ${maxItems} items`] : []
}

function inAlternative({ oneOf, discriminator }: Schema, value: unknown, path: string): Violation[] {
  if (!oneOf || !discriminator) return []
  // Only an object has a discriminator.
  if (!isRecord(value)) return [{ path, message: 'must be object' }]
  const tag = discriminator.propertyName
  const chosen = oneOf.find(alternative => {
    const { properties = {} } = resolved(alternative)
    // The check is only for the compiler: in the generated schemas, every alternative of a union has the discriminator as a
    // property.
    // Stryker disable next-line OptionalChaining
    return properties[tag]?.const === value[tag]
  })
  return chosen
    ? violations(chosen, value, path)
    : [{ path: `${path}/${tag}`, message: 'is none of the documented values' }]
}

function inProperties(schema: Schema, value: Readonly<Record<string, unknown>>, path: string): Violation[] {
  const { required = [], properties = {} } = schema
  const missing = required
    .filter(name => value[name] === undefined)
    .map(name => ({ path: `${path}/${name}`, message: 'is required' }))
  const present = Object.entries(value).flatMap(([name, child]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    return known ? violations(known, child, `${path}/${name}`) : []
  })
  return [...missing, ...present]
}

function inItems({ items }: Schema, value: readonly unknown[], path: string): Violation[] {
  return items ? value.flatMap((item, index) => violations(items, item, `${path}/${index}`)) : []
}

function resolved(schema: Schema): Schema {
  return (schema.$ref && schemas[schema.$ref]) || schema
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isRecord(value)
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}

/** RFC 3339, section 5.6. Accepts lower-case letters and leap seconds. */
const dateTime =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Formats that need a check beyond the schema's `pattern`. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': text => {
    // Stryker disable next-line ArrayDeclaration: The pattern skips the first item of the list.
    const [, year, month, day] = dateTime.exec(text)?.map(Number) ?? []
    // A day or a month that does not exist leads to a date in another month.
    return new Date(Date.UTC(Number(year), Number(month) - 1, day)).getUTCMonth() + 1 === month
  },
  /** RFC 3986, appendix A. Checks only which characters occur. */
  'uri-reference': text => /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/i.test(text),
}
