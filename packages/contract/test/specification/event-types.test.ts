import { expect, test } from 'vitest'
import { eventTypes, objectKeys, validatePublishEvent } from '../../src/index.ts'
import { documentedEvents } from '../documented-events.ts'
import { parameterOf, schemaAt } from './document-parts.ts'

type Node = Record<string, unknown>

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

test('each event type says where its events hold the identifier of their object, and every event has one', () => {
  expect(Object.keys(objectKeys).toSorted()).toEqual(specified)
  const names: Record<string, string> = { group: 'id', organization: 'id', user: 'user_id' }
  for (const event of documentedEvents) {
    const path = objectKeys[String(event.type)] ?? []
    const [object = '', ...rest] = String(event.type).split('.')
    // The object itself, or a reference to it with its name.
    expect(path.at(-1)).toBe(names[object])
    expect(path.slice(0, -1)).toEqual(['data', 'object', ...(rest.length > 1 ? [object] : [])])
    const without = structuredClone(event)
    const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Node)[name], without) as Node
    delete holder[path.at(-1) ?? '']
    expect(validatePublishEvent(without).length, String(event.type)).toBeGreaterThan(0)
  }
})
