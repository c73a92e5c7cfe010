import type { ErrorObject } from 'ajv'
import type { components } from '../generated/schema.ts'

export type FieldErrorCode = components['schemas']['FieldErrorCode']

/** The code of a field error for each keyword of JSON Schema that a value can violate. */
const codes: Readonly<Record<string, FieldErrorCode>> = {
  type: 'type',
  const: 'enum',
  enum: 'enum',
  discriminator: 'enum',
  minimum: 'minimum',
  maximum: 'maximum',
  minLength: 'min_length',
  maxLength: 'max_length',
  minItems: 'min_items',
  maxItems: 'max_items',
  minProperties: 'min_properties',
  maxProperties: 'max_properties',
  uniqueItems: 'unique_items',
  required: 'required',
  additionalProperties: 'unknown',
  pattern: 'pattern',
  not: 'pattern',
  format: 'format',
}

export function codeOf({ keyword, params }: ErrorObject): FieldErrorCode {
  if (keyword === 'discriminator' && params.tagValue === undefined) return 'required'
  return codes[keyword] ?? 'invalid'
}

/** The keywords that have a code of their own. */
export const codedKeywords: readonly string[] = Object.keys(codes)
