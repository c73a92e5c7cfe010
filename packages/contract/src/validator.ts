/** Validates values by the document's schemas. */
import type { ValidateFunction } from 'ajv'
import { eventStream, operations } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { answers, bodies, components as componentSchemas } from './compiled-schemas.ts'
import { document, pointerTo, pointerToken } from './document.ts'
import { mostFieldErrors } from './field-error.ts'
import type { OperationId } from './operation.ts'
import type { OperationDefinition } from './operation-definition.ts'
import { type Violation, violationsOf } from './sentences.ts'

export type SchemaName = keyof components['schemas']

/**
 * Maximum size of a body, as JSON, that is searched for all faults. The search also compares the items of a list that exceeds its
 * maximum length, which takes quadratic time: about 5 ms at this size, and seconds for 1 MB.
 */
const searchedCharacters = 4_096

/**
 * A rule of a body that its schema cannot express. Finds violations in any value that is JSON, because it also runs on bodies that violate
 * their schema.
 */
export type BodyRule = (body: unknown) => readonly Violation[]

/** Violations of the component schema `name`; empty for a valid value. */
export function validate(name: SchemaName, value: unknown): readonly Violation[] {
  return validateAt(`/components/schemas/${name}`, value)
}

/** Violations in a message of the event stream. */
export function validateMessage(message: unknown): readonly Violation[] {
  return validateAt(eventStream.schema, message)
}

/**
 * Violations of an operation's request body: only the first for a large body, otherwise as many as an answer may list. Violations of the
 * schema come first, and hide those of the rule in the same place.
 *
 * @param mediaType the type that selects the schema; if undefined or undocumented, the first documented type selects it
 */
export function validateBody(
  id: OperationId,
  mediaType: string | undefined,
  body: unknown,
  rule: BodyRule = () => [],
): readonly Violation[] {
  const { path, method }: OperationDefinition = operations[id]
  const { content = {} } = document.paths[path]?.[method.toLowerCase()]?.requestBody ?? {}
  const [firstType] = Object.keys(content)
  const described = mediaType !== undefined && mediaType in content ? mediaType : firstType
  const schema = content[described ?? '']?.schema
  if (described === undefined || !schema) return []
  const place = `/paths/${pointerToken(path)}/${method.toLowerCase()}/requestBody/content`
  const pointer = pointerTo(`${place}/${pointerToken(described)}/schema`, schema)
  const first = validateAt(pointer, body)
  if (first.length === 0) return rule(body)
  if (JSON.stringify(body).length > searchedCharacters) return first
  const inSchema = everyViolation(bodies(pointer), body) ?? first
  const places = new Set(inSchema.map(violation => violation.path))
  return [...inSchema, ...rule(body).filter(violation => !places.has(violation.path))].slice(
    0,
    mostFieldErrors,
  )
}

/** Undefined if the search fails. */
function everyViolation(
  check: ValidateFunction | undefined,
  body: unknown,
): readonly Violation[] | undefined {
  try {
    return validateBy(check, body)
  } catch {
    // For `uniqueItems`, Ajv calls `toString` and `valueOf` of items that it has already refused. They may be properties of the body.
    return undefined
  }
}

/** Violations of the schema at a JSON pointer of the document: a component, the body of an operation, or a part of an answer. */
export function validateAt(pointer: string, value: unknown): readonly Violation[] {
  return validateBy(answers(pointer) ?? componentSchemas(pointer), value)
}

/** Violations that a compiled schema finds. */
export function validateBy(check: ValidateFunction | undefined, value: unknown): readonly Violation[] {
  if (!check) throw new Error('The document has no such schema.')
  return check(value) ? [] : violationsOf(check.errors ?? [], mostFieldErrors)
}
