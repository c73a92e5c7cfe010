/** Validates values by the document's schemas. */
import type { ValidateFunction } from 'ajv'
import { eventStream, operations } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { type CompiledSchemas, compileSchemas } from './compiled-schemas.ts'
import { document, pointerOf, type Reference } from './document.ts'
import { mostFieldErrors } from './field-error.ts'
import type { OperationId } from './operation.ts'
import type { OperationDefinition } from './operation-definition.ts'
import { type Violation, violationsOf } from './sentences.ts'

export type SchemaName = keyof components['schemas']

const untilFirstFault = compileSchemas({ allErrors: false })
/** Compiles validators that find all faults of a value. Created when the first body is refused. */
let forAllFaults: CompiledSchemas | undefined
/**
 * Maximum size of a body, as JSON, that is searched for all faults. The search also compares the items of a list that exceeds its
 * maximum length, which takes quadratic time: about 5 ms at this size, and seconds for 1 MB.
 */
const searchedCharacters = 4_096

/** Violations of the component schema `name`; empty for a valid value. */
export function validate(name: SchemaName, value: unknown): readonly Violation[] {
  return validateAt(`/components/schemas/${name}`, value)
}

/** Violations in a message of the event stream. */
export function validateMessage(message: unknown): readonly Violation[] {
  return validateAt(eventStream.schema, message)
}

/**
 * Violations of an operation's request body: only the first for a large body, otherwise as many as an answer may list.
 *
 * @param mediaType the type that selects the schema; if undefined or undocumented, the first documented type selects it
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
  const first = violationsBySchema(untilFirstFault, described.schema, body)
  if (first.length === 0 || JSON.stringify(body).length > searchedCharacters) return first
  forAllFaults ??= compileSchemas({ allErrors: true })
  try {
    return violationsBySchema(forAllFaults, described.schema, body)
  } catch {
    // For `uniqueItems`, Ajv calls `toString` and `valueOf` of items that it has already refused. They may be properties of the body.
    return first
  }
}

function violationsBySchema(schemas: CompiledSchemas, schema: object, value: unknown): readonly Violation[] {
  const isReference = '$ref' in schema
  return validateBy(isReference ? schemas.at(pointerOf(schema as Reference)) : schemas.of(schema), value)
}

/** Violations of the schema at a JSON pointer of the document. */
export function validateAt(pointer: string, value: unknown): readonly Violation[] {
  return validateBy(untilFirstFault.at(pointer), value)
}

/** Violations of a part of a schema. References in the part are resolved in the document. */
export function validateAgainst(part: object, value: unknown): readonly Violation[] {
  return validateBy(untilFirstFault.of(part), value)
}

function validateBy(check: ValidateFunction, value: unknown): readonly Violation[] {
  return check(value) ? [] : violationsOf(check.errors ?? [], mostFieldErrors)
}
