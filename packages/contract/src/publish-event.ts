import { eventTypes } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { publications } from './compiled-schemas.ts'
import type { Violation } from './sentences.ts'
import { type SchemaName, validateBy } from './validator.ts'

export type PublishEvent = components['schemas']['PublishEvent']

/** The name of each event type's data schema: `group.member.added` → `GroupMemberAddedData`. */
const dataSchemas = new Map<string | undefined, SchemaName>(
  eventTypes.map(type => {
    const name = type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [type, `${name}Data` as SchemaName]
  }),
)

/**
 * Violations in a published event: first in its attributes, by its schema without the `oneOf`, then in its data by the schema of
 * its type.
 */
export function validatePublishEvent(event: unknown): readonly Violation[] {
  const inAttributes = validateBy(publications('/publications/PublishEvent'), event)
  const { type, data } = Object(event) as Partial<PublishEvent>
  const schema = dataSchemas.get(type)
  if (!schema || data === undefined) return inAttributes
  const inData = validateBy(publications(`/components/schemas/${schema}`), data)
  return [...inAttributes, ...inData.map(violation => ({ ...violation, path: `/data${violation.path}` }))]
}

/** Violations of the batch itself, which must be an array with a documented number of events. Does not validate the events. */
export function validateBatchSize(batch: unknown): readonly Violation[] {
  return validateBy(publications('/publications/PublishEventBatch'), batch)
}

/** Whether a value fits the schema of an attribute. */
export function isAttribute(
  schema: 'TraceParent' | 'TraceState' | 'PublisherEventSource' | 'PublisherEventDataSchema',
  value: unknown,
): boolean {
  return validateBy(publications(`/components/schemas/${schema}`), value).length === 0
}
