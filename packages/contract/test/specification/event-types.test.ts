import { expect, test } from 'vitest'
import { eventTypes } from '../../src/index.ts'
import { parameterOf, schemaAt } from './document-parts.ts'

/** The event types of the specification. */
const specified = [
  ...['created', 'deleted', 'updated'].flatMap(what => [
    `group.${what}`,
    `organization.${what}`,
    `user.${what}`,
  ]),
  ...['group.member', 'organization.member'].flatMap(thing => [`${thing}.added`, `${thing}.deleted`]),
  ...['group.role', 'organization.member.role', 'organization.group.role'].flatMap(thing => [
    `${thing}.assigned`,
    `${thing}.deleted`,
  ]),
  ...['added', 'removed', 'updated'].map(what => `organization.connection.${what}`),
].toSorted()

// shows: delivery.event_type.values, message.discriminator, message.type.event, subscribe.event_type.values
// shows: events.types, events.types.*, events.other-messages
test('every list of event types is the same as in the specification', () => {
  expect(specified).toHaveLength(22)
  expect(eventTypes.toSorted()).toEqual(specified)
  const { mapping } = schemaAt('SubscriptionMessage').discriminator ?? {}
  expect(Object.keys(mapping ?? {}).toSorted()).toEqual([...specified, 'error', 'offset-only'].toSorted())
  const listed = [
    schemaAt('EventStreamDelivery').properties?.event_type,
    parameterOf('subscribe_events', 'event_type').schema.items,
  ]
  for (const list of listed) expect(list).toEqual({ $ref: '#/components/schemas/EventType' })
})
