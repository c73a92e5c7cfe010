import { eventTypes } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { document } from './document.ts'
import type { Violation } from './sentences.ts'
import { type SchemaName, validate, validateAgainst } from './validator.ts'

export type PublishEvent = components['schemas']['PublishEvent']

/** The schema of the data of each type, by the document's names: `group.member.added` → `GroupMemberAddedData`. */
const dataSchemas = new Map<string | undefined, SchemaName>(
  eventTypes.map(type => {
    const name = type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [type, `${name}Data` as SchemaName]
  }),
)

/** What all published events have in common: their schema without its alternatives, each of which is compiled when it is first met. */
const { oneOf: _alternatives, ...attributesSchema } = (document.components.schemas?.PublishEvent ?? {}) as {
  oneOf?: unknown
}

/** Violations of the schema of a published event: those of its attributes, then those of the data of its own type. */
export function validatePublishEvent(event: unknown): readonly Violation[] {
  const inAttributes = validateAgainst(attributesSchema, event)
  const { type, data } = Object(event) as Partial<PublishEvent>
  const schema = dataSchemas.get(type)
  if (!schema || data === undefined) return inAttributes
  const inData = validate(schema, data).map(({ path, message }) => ({
    path: `/data${path}`,
    message,
  }))
  return [...inAttributes, ...inData]
}

const { items: _, ...sizeOfBatch } = (document.components.schemas?.PublishEventBatch ?? {}) as {
  items?: unknown
}

/** Violations of what a batch must be, an array of so many events: each of them is validated by itself. */
export function validateBatchSize(batch: unknown): readonly Violation[] {
  return validateAgainst(sizeOfBatch, batch)
}
