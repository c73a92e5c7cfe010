/**
 * Error messages for each keyword of JSON Schema, used by the service and the mock. The message for a pattern contains the schema's
 * `x-must-be`, never the regular expression.
 */
import type { ErrorObject } from 'ajv'
import { choices, nearest, shown } from './shown.ts'
import { codeOf, type FieldErrorCode } from './violation-codes.ts'

/** One fault of a value. `path` is a JSON pointer (RFC 6901) into the value, empty for the value itself. */
export interface Violation {
  readonly path: string
  readonly code: FieldErrorCode
  /** The end of a sentence. Callers put the place before it: "The property 'name'" + " is required". */
  readonly message: string
}

type Sentence = (error: ErrorObject) => string

const nouns: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
}

/** A description of the valid values of each format. */
export const formatNouns = {
  'date-time': 'an RFC 3339 time that exists, such as 2026-11-20T08:05:02Z',
  int32: 'an integer of 32 bits',
  int64: 'an integer of 64 bits',
  uri: 'an absolute URI (RFC 3986)',
  'uri-reference': 'a URI or a relative reference (RFC 3986)',
  'event-stream-id': 'an identifier of 26 letters, digits, hyphens and underscores',
  'event-id': 'an identifier of 26 letters, digits, hyphens and underscores',
  'log-id': 'an identifier of 26 letters, digits, hyphens and underscores',
  'rate-limit-policy-id': 'an identifier of 26 letters, digits, hyphens and underscores',
} as const

const sentences: Readonly<Record<string, Sentence>> = {
  type: ({ schema, data }) => `must be ${nouns[String(schema)] ?? schema}, got ${nounOf(data)}`,
  const: error => `must be ${choices([error.schema], error.data)}${got(error)}`,
  enum: error => `must be ${choices(error.schema as readonly unknown[], error.data)}${got(error)}`,
  discriminator: error => {
    const { tag, tagValue } = error.params as { tag: string; tagValue: unknown }
    if (tagValue === undefined) return missingTag(tag, error.data as object)
    const given = typeof tagValue === 'string' ? shown(tagValue) : nounOf(tagValue)
    return `must be ${choices(tagsOf(error.parentSchema, tag), tagValue)}, got ${given}`
  },
  minimum: error => `must be at least ${error.schema}${got(error)}`,
  maximum: error => `must be at most ${error.schema}${got(error)}`,
  minLength: error => lengthSentence(error, 'at least', error.parentSchema?.maxLength),
  maxLength: error => lengthSentence(error, 'at most', error.parentSchema?.minLength),
  minItems: error => `must have at least ${counted(error.schema, 'item')}, got ${sizeOf(error.data)}`,
  maxItems: error => `must have at most ${counted(error.schema, 'item')}, got ${sizeOf(error.data)}`,
  minProperties: ({ schema }) =>
    schema === 1 ? 'must not be empty' : `must have at least ${counted(schema, 'property')}`,
  maxProperties: ({ schema }) => `must have at most ${counted(schema, 'property')}`,
  uniqueItems: () => 'must not have an item twice',
  required: () => 'is required',
  additionalProperties: ({ parentSchema, params }) =>
    unknownName(Object.keys(parentSchema?.properties ?? {}), params.additionalProperty),
  pattern: error =>
    error.propertyName === undefined
      ? `must be ${error.parentSchema?.['x-must-be']}${got(error)}`
      : `is not a name of ${error.parentSchema?.['x-must-be']}`,
  not: error => `must be ${error.parentSchema?.['x-must-be']}`,
  format: error => `must be ${formatNouns[error.schema as keyof typeof formatNouns]}${got(error)}`,
}

/**
 * Converts Ajv's errors to violations that name the place, the allowed values and the value received. Keeps only the first error of
 * each place, and at most `most` places.
 */
export function violationsOf(errors: readonly ErrorObject[], most: number): Violation[] {
  const byPlace = new Map<string, ErrorObject>()
  for (const error of errors) {
    const path = placeOf(error)
    // For a property name that is not allowed, Ajv adds a second error for the whole object.
    if (error.keyword !== 'propertyNames' && !byPlace.has(path)) byPlace.set(path, error)
    if (byPlace.size === most) break
  }
  return Array.from(byPlace, ([path, error]) => {
    const fault = asPatternFault(error)
    return { path, code: codeOf(fault), message: sentenceOf(fault) }
  })
}

/** Reports the form of a value, not its length, if both are wrong: the pattern describes valid values better. */
function asPatternFault(error: ErrorObject): ErrorObject {
  const { keyword, data, parentSchema } = error
  const { pattern } = parentSchema ?? {}
  if (keyword !== 'maxLength' || pattern === undefined || new RegExp(pattern, 'u').test(String(data)))
    return error
  return { ...error, keyword: 'pattern', schema: pattern }
}

function sentenceOf(error: ErrorObject): string {
  return sentences[error.keyword]?.(error) ?? 'has none of the documented forms'
}

/** The keywords that have a message. */
export const describedKeywords: readonly string[] = Object.keys(sentences)

/** The message for an undocumented name. It suggests a similar documented name. */
export function unknownName(known: readonly string[], given: string): string {
  const [meant] = nearest(known, given)
  return meant === undefined ? 'is unknown' : `is unknown. Did you mean '${meant}'?`
}

function placeOf({ instancePath, propertyName, params }: ErrorObject): string {
  const name = propertyName ?? params.missingProperty ?? params.additionalProperty ?? params.tag
  return name === undefined ? instancePath : `${instancePath}/${escaped(String(name))}`
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The part of a message that shows the value. Empty for a secret, an object or an array. */
function got({ data, parentSchema }: ErrorObject): string {
  const isSecret = parentSchema?.format === 'password'
  return isSecret || (typeof data === 'object' && data !== null) ? '' : `, got ${shown(data)}`
}

function lengthSentence({ schema, data }: ErrorObject, bound: string, other: unknown): string {
  if (bound === 'at least' && data === '') return 'must not be empty'
  const length = schema === other ? counted(schema, 'character') : `${bound} ${counted(schema, 'character')}`
  return `must have ${length}, got ${Array.from(String(data)).length}`
}

function counted(count: unknown, noun: string): string {
  const text = Number(count).toLocaleString('en-US')
  return `${text} ${count === 1 ? noun : noun.replace(/y$/, 'ie').concat('s')}`
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function nounOf(value: unknown): string {
  if (value === null) return 'null'
  return nouns[Array.isArray(value) ? 'array' : typeof value] ?? typeof value
}

/**
 * The message for a missing discriminator property. It suggests a misspelt name, because no other error reports that name:
 * without the discriminator no schema is selected.
 */
function missingTag(tag: string, given: object): string {
  // Long names, or many, would take long to compare.
  const names = Object.keys(given).slice(0, 20)
  const [meant] = nearest(
    names.filter(name => name.length <= 2 * tag.length),
    tag,
  )
  return meant === undefined ? 'is required' : `is required. Did you misspell it as ${shown(meant)}?`
}

function tagsOf(schema: ErrorObject['parentSchema'], tag: string): readonly string[] {
  return schema?.['x-tags']?.[tag] ?? []
}
