import { eventTypes } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { document } from './document.ts'
import { type SchemaName, type Violation, validate, validateAgainst } from './validator.ts'

export type PublishEvent = components['schemas']['PublishEvent']

/**
 * Violations of the schema of a published event. A fault in `data` is told as a fault of the event's own type, where the
 * schema's alternatives would tell of every type that it is not.
 */
export function validatePublishEvent(event: unknown): readonly Violation[] {
  const found = validate('PublishEvent', event)
  if (found.length === 0) return found
  if (event === null || typeof event !== 'object' || Array.isArray(event))
    return [{ path: '', message: 'must be object' }]
  const { type, data } = event as Partial<PublishEvent>
  const known = eventTypes.find(candidate => candidate === type)
  if (!known)
    return [{ path: '/type', message: type === undefined ? 'is required' : 'is not a documented event type' }]
  if (data === undefined) return [{ path: '/data', message: 'is required' }]
  const inData = validate(dataSchema(known), data).map(({ path, message }) => ({
    path: `/data${path}`,
    message,
  }))
  const inAttributes = found.filter(
    ({ path }) => path !== '' && path !== '/type' && !path.startsWith('/data/'),
  )
  return inAttributes.length + inData.length > 0 ? [...inAttributes, ...inData] : found
}

const { items: _, ...sizeOfBatch } = (document.components.schemas?.PublishEventBatch ?? {}) as {
  items?: unknown
}

/** Violations of what a batch must be, an array of so many events: each of them is validated by itself. */
export function validateBatchSize(batch: unknown): readonly Violation[] {
  return validateAgainst(sizeOfBatch, batch)
}

/** `group.member.added` → `GroupMemberAddedData`, as the document names the schema of a type's data. */
function dataSchema(type: PublishEvent['type']): SchemaName {
  return `${type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Data` as SchemaName
}
