/**
 * Ajv over the whole document: a validator for each schema that it names, compiled when first asked for. Unlike a plain Ajv
 * it follows the document's discriminators, so that a fault in one of 22 alternatives is reported once, where it is.
 */
import { Ajv2020, type Format, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operations } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { document, pointerOf, type Reference } from './document.ts'
import { formats, usualForms } from './formats.ts'
import type { OperationId } from './operation.ts'
import type { OperationDefinition } from './operation-definition.ts'
import { type Violation, violationsOf } from './sentences.ts'

export type SchemaName = keyof components['schemas']

// The document is no schema itself, and those that it holds are checked when it is generated: to do so again would take longer
// than all else here.
// Errors hold the schema and the value, which their sentences name.
const ajv = new Ajv2020({ strict: false, discriminator: true, formats, validateSchema: false, verbose: true })
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

/** Violations by a request body of the schema that an operation has for it; `mediaType` is the first documented one if not given. */
export function validateBody(
  id: OperationId,
  mediaType: string | undefined,
  body: unknown,
): readonly Violation[] {
  const { path, method }: OperationDefinition = operations[id]
  const { content = {} } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {}
  const described = content[mediaType ?? ''] ?? Object.values(content)[0]
  if (!described) return []
  const { schema } = described
  return '$ref' in schema ? validateAt(pointerOf(schema as Reference), body) : validateAgainst(schema, body)
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
  return check(value) ? [] : violationsOf(check.errors ?? [])
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

/**
 * Ajv resolves a discriminator by the `const` of each alternative, and refuses the mapping that OpenAPI tools want beside it. The
 * values stay as `x-tags`, by the name of the property, for messages.
 */
function asAjvReads(openapi: typeof document): object {
  return JSON.parse(
    JSON.stringify(openapi, (_key, child) => {
      const { propertyName, mapping } = child?.discriminator ?? {}
      if (mapping === undefined) return child
      return {
        ...child,
        discriminator: { propertyName },
        'x-tags': { [propertyName]: Object.keys(mapping) },
      }
    }),
  )
}
