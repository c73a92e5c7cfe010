/**
 * Ajv over the whole document: a validator for each schema that it names, compiled when first asked for. Unlike a plain Ajv
 * it follows the document's discriminators, so that a fault in one of 22 alternatives is reported once, where it is.
 */
import { Ajv2020, type ErrorObject, type Format, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { components } from '../generated/schema.ts'
import { document } from './document.ts'
import { formats, usualForms } from './formats.ts'

export type SchemaName = keyof components['schemas']

/** One thing that is wrong with a value. `path` is a JSON pointer (RFC 6901) into the value, empty for the value itself. */
export interface Violation {
  readonly path: string
  readonly message: string
}

// The document is no schema itself, and those that it holds are checked when it is generated: to do so again would take longer
// than all else here.
const ajv = new Ajv2020({ strict: false, discriminator: true, formats, validateSchema: false })
addFormats.default(ajv)
for (const [format, usual] of Object.entries(usualForms)) {
  ajv.addFormat(`whole-${format}`, ajv.formats[format] as Format)
  const isWhole = ajv.compile({ format: `whole-${format}` })
  ajv.addFormat(format, text => usual.test(text) || isWhole(text))
}
ajv.addSchema(asAjvReads(document), 'openapi')

/** Violations of the component schema `name`; none when the value conforms. */
export function validate(name: SchemaName, value: unknown): readonly Violation[] {
  return validateAt(`/components/schemas/${name}`, value)
}

/** Violations of the schema that stands at a JSON pointer of the document. */
export function validateAt(pointer: string, value: unknown): readonly Violation[] {
  return validateBy(validatorAt(pointer), value)
}

/** Violations of a schema that is only a part of one in the document; its references are the document's. */
export function validateAgainst(part: object, value: unknown): readonly Violation[] {
  let check = compiledParts.get(part)
  if (!check) {
    check = ajv.compile(JSON.parse(JSON.stringify(part).replaceAll('"#/', '"openapi#/')))
    compiledParts.set(part, check)
  }
  return validateBy(check, value)
}

function validateBy(check: ValidateFunction, value: unknown): readonly Violation[] {
  return check(value) ? [] : violations(check.errors ?? [])
}

/** What Ajv has compiled; to ask it for the same again takes longer than to validate. */
const compiled = new Map<string, ValidateFunction>()
const compiledParts = new WeakMap<object, ValidateFunction>()

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer)
  if (known) return known
  const check = ajv.getSchema(`openapi#${pointer}`)
  if (!check) throw new Error(`the document has no schema at ${pointer}`)
  compiled.set(pointer, check)
  return check
}

/** What Ajv found, told so that a caller can mend it: the property that failed, and what was expected of it. */
function violations(errors: readonly ErrorObject[]): Violation[] {
  return errors.map(({ instancePath, keyword, message = keyword, params }) => {
    switch (keyword) {
      case 'propertyNames':
        return { path: `${instancePath}/${params.propertyName}`, message: 'is not an allowed name' }
      case 'required':
        return { path: `${instancePath}/${params.missingProperty}`, message: 'is required' }
      case 'additionalProperties':
        return { path: `${instancePath}/${params.additionalProperty}`, message: 'is not a known property' }
      case 'enum':
        return { path: instancePath, message: `must be one of ${params.allowedValues.join(', ')}` }
      case 'const':
        return { path: instancePath, message: `must be ${JSON.stringify(params.allowedValue)}` }
      case 'discriminator':
        return { path: `${instancePath}/${params.tag}`, message: 'is none of the documented values' }
      default:
        return { path: instancePath, message }
    }
  })
}

/** Ajv resolves a discriminator by the `const` of each alternative, and refuses the mapping that OpenAPI tools want beside it. */
function asAjvReads(openapi: typeof document): object {
  return JSON.parse(JSON.stringify(openapi, (key, child) => (key === 'mapping' ? undefined : child)))
}
