import type { components } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { describe, test } from '../cases.ts'
import { newEvent, publish } from '../events.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { subscribe } from '../subscription.ts'
import { lack, type Target } from '../target.ts'
import { acceptedEventStream, createEventStream, newEventStream } from './event-streams.ts'

type EventFilters = components['schemas']['EventFilters']

const path = 'data.object.name'
/** A filter with each test of the document. */
const everyTest: EventFilters = [
  { path, exact: 'a' },
  { path, not_exact: 'a' },
  { path, prefix: 'a' },
  { path, not_prefix: 'a' },
  { path, suffix: 'a' },
  { path, not_suffix: 'a' },
  { path, in: ['a', 'b,c:d'] },
  { path, not_in: ['a'] },
  { path: 'source', exists: true },
  { path: 'source', not_exists: true },
]
const invalidBody = { status: 400, errorCode: 'invalid_body' } as const
const subscriptions = [{ event_type: 'group.created' }] as const

/** Conditions on the content of events, of event streams and of subscriptions. */
export function filters(target: Target): void {
  describe.unless(lack(target, 'writes'))('The filters of an event stream', () => {
    test('are shown as they were given, and are replaced as a whole', async () => {
      const created = await acceptedEventStream(target, {
        ...newEventStream(),
        subscriptions,
        filters: everyTest,
      })
      expect(created.filters).toEqual(everyTest)
      const parameters = { id: created.id }
      expect(await callOperation(target, 'get_event_stream', { parameters })).toMatchObject({
        body: { filters: everyTest },
      })
      const { body: counted } = await callOperation(target, 'list_event_streams', {
        query: 'page=0&per_page=1',
      })
      const last = Number((counted as { total?: number }).total) - 1
      const listed = await callOperation(target, 'list_event_streams', { query: `page=${last}&per_page=1` })
      if (target.can.keepState)
        expect(listed).toMatchObject({ body: { eventStreams: [{ filters: everyTest }] } })
      for (const changed of [everyTest.slice(0, 1), everyTest, []]) {
        const body = { filters: changed }
        const updated = await callOperation(target, 'update_event_stream', { parameters, body })
        expect(updated).toMatchObject({ status: 200, body })
      }
    })

    test.each([
      ['a condition without a test', [{ path }]],
      ['two tests in one condition', [{ path, exact: 'a', prefix: 'a' }]],
      ['a test without values', [{ path, in: [] }]],
      ['more than ten conditions', [...everyTest, { path, exact: 'a' }]],
      ['a path that no event has', [{ path: 'data.object.nothing', exact: 'a' }]],
      ['a path that a subscribed type lacks', [{ path: 'data.object.user_id', exact: 'a' }]],
    ])('are refused with %s', async (_, wrong) => {
      const answer = await createEventStream(target, { ...newEventStream(), subscriptions, filters: wrong })
      expectRefusal('create_event_stream', answer, invalidBody)
    })
  })

  describe.unless(lack(target, 'events'))('A subscription with filters', () => {
    test('gets only events that meet all of them', async () => {
      const wanted = `wanted-${Math.random()}`
      const named = (name: string) => {
        const event = newEvent('group.created')
        return { ...event, data: { ...event.data, object: { ...event.data.object, name } } } as typeof event
      }
      const subscription = await subscribe(target, {
        query: `event_type=group.created&filter=${path}:prefix:wanted&filter=${path}:in:x:${wanted}`,
      })
      const published = await publish(target, [named('wanted-by-nobody'), named('other'), named(wanted)])
      const [event] = await subscription.events(1)
      expect(event?.offset).toBe(published.at(-1)?.offset)
    })
  })
}
