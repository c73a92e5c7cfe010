/**
 * Validates values with Ajv by the document's schemas, each compiled at its first use. Ajv's option `discriminator` selects one
 * of the 22 alternatives of an event: without it, a fault would be reported once for each alternative.
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

// `validateSchema: false`, because an OpenAPI document is not a JSON Schema. `npm run check` has checked its schemas; checking them
// again would take most of the start time of this module.
// `verbose: true`, because the messages name the schema's limits and the value.
const ajv = new Ajv2020({ strict: false, discriminator: true, formats, validateSchema: false, verbose: true })
addFormats.default(ajv)
for (const [format, usual] of Object.entries(usualForms)) {
  ajv.addFormat(`whole-${format}`, ajv.formats[format] as Format)
  const isWhole = ajv.compile({ format: `whole-${format}` })
  ajv.addFormat(format, text => usual.test(text) || isWhole(text))
}
ajv.addSchema(asAjvReads(document), 'openapi')

/** Violations of the component schema `name`; empty for a valid value. */
export function validate(name: SchemaName, value: unknown): readonly Violation[] {
  return validateAt(`/components/schemas/${name}`, value)
}

/**
 * Violations of the schema of an operation's request body.
 *
 * @param mediaType undefined, or an undocumented one, for the first documented media type
 */
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

/** Violations of the schema at a JSON pointer of the document. */
export function validateAt(pointer: string, value: unknown): readonly Violation[] {
  return validateBy(validatorAt(pointer), value)
}

/** Violations of a part of a schema of the document. Its references are resolved in the document. */
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

/** Validators by pointer: Ajv's own lookup takes longer than a validation. */
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
 * The document without the `mapping` of discriminators: OpenAPI tools need it, but Ajv rejects it and reads each `const` instead.
 * The values of the mapping stay in `x-tags`, for messages.
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
