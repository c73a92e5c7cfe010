// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { EventMessage } from '@tenant-api/contract'

export type EventType = EventMessage['type']

/** A list of event types. `includes` accepts any string, and narrows it. */
export interface EventTypes extends ReadonlyArray<EventType> {
  includes(type: string): type is EventType
}

/** Any parsed JSON. Reading a property of a value that is not an object yields undefined. */
export interface RawValue {
  readonly [name: string]: RawValue | undefined
}

/** The event types that this version of the client knows. */

export const eventTypes = [
  "group.created",
  "group.deleted",
  "group.member.added",
  "group.member.deleted",
  "group.role.assigned",
  "group.role.deleted",
  "group.updated",
  "organization.connection.added",
  "organization.connection.removed",
  "organization.connection.updated",
  "organization.created",
  "organization.deleted",
  "organization.group.role.assigned",
  "organization.group.role.deleted",
  "organization.member.added",
  "organization.member.deleted",
  "organization.member.role.assigned",
  "organization.member.role.deleted",
  "organization.updated",
  "user.created",
  "user.deleted",
  "user.updated"
] as readonly EventType[] as EventTypes

/** True if a message of a known type has the objects that every message has, and the same type in all places. */
export function isWholeEvent({ type, event }: RawValue): unknown {
  return event?.type === type && event?.data?.object
}
