import { eventTypes } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { type SchemaName, type Violation, validate } from './validator.ts'

export type PublishEvent = components['schemas']['PublishEvent']

/**
 * Violations of the schema of a published event. A fault in `data` is told as a fault of the event's own type, where the
 * schema's alternatives would tell of every type that it is not.
 */
export function validatePublishEvent(event: unknown): readonly Violation[] {
  const violations = validate('PublishEvent', event)
  if (violations.length === 0) return violations
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
  const inAttributes = violations.filter(
    ({ path }) => path !== '' && path !== '/type' && !path.startsWith('/data/'),
  )
  return inAttributes.length + inData.length > 0 ? [...inAttributes, ...inData] : violations
}

/** `group.member.added` → `GroupMemberAddedData`, as the document names the schema of a type's data. */
function dataSchema(type: PublishEvent['type']): SchemaName {
  return `${type.replaceAll(/(?:^|\.)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Data` as SchemaName
}
