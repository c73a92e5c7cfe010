import { eventTypes } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { document } from './document.ts'
import type { Violation } from './sentences.ts'
import { type SchemaName, validate, validateAgainst } from './validator.ts'

export type PublishEvent = components['schemas']['PublishEvent']

/** The name of each event type's data schema: `group.member.added` → `GroupMemberAddedData`. */
const dataSchemas = new Map<string | undefined, SchemaName>(
  eventTypes.map(type => {
    const name = type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [type, `${name}Data` as SchemaName]
  }),
)

/**
 * The schema of a published event without its `oneOf`. It validates the attributes that all types share. The data schema of a type
 * is compiled when the first event of the type arrives.
 */
const { oneOf: _alternatives, ...attributesSchema } = (document.components.schemas?.PublishEvent ?? {}) as {
  oneOf?: unknown
}

/** Violations in a published event: first in its attributes, then in its data by the schema of its type. */
export function validatePublishEvent(event: unknown): readonly Violation[] {
  const inAttributes = validateAgainst(attributesSchema, event)
  const { type, data } = Object(event) as Partial<PublishEvent>
  const schema = dataSchemas.get(type)
  if (!schema || data === undefined) return inAttributes
  const inData = validate(schema, data).map(violation => ({ ...violation, path: `/data${violation.path}` }))
  return [...inAttributes, ...inData]
}

const { items: _, ...sizeOfBatch } = (document.components.schemas?.PublishEventBatch ?? {}) as {
  items?: unknown
}

/** Violations of the batch itself, which must be an array with a documented number of events. Does not validate the events. */
export function validateBatchSize(batch: unknown): readonly Violation[] {
  return validateAgainst(sizeOfBatch, batch)
}
