import { type components, eventTypes, type PublishEvent } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { documentedRequest } from '../documented-requests.ts'
import { newEvent, postEvents, publish, publishOne } from '../events.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { subscribe } from '../subscription.ts'
import { lack, type Target } from '../target.ts'

const batch = 'application/cloudevents-batch+json'
const structured = 'application/cloudevents+json'
const trace = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01',
  tracestate: 'congo=t61rcWkgMzE,rojo="\\;',
}
const traceOfRequest = {
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
  tracestate: 'rojo=1, congo=2',
}

/** Tolerated difference between the target's clock and ours, in milliseconds. */
const clockToleranceMs = 5_000

/** Publication of events by the tenant's own services, as CloudEvents over HTTP. */
export function publishing(target: Target): void {
  describe.unless(lack(target, 'internalToken'))('A published event', () => {
    test.each(eventTypes)(
      '%s arrives as it was published, except for an id that the service assigns',
      async type => {
        const subscription = await subscribe(target)
        const event = newEvent(type)
        const [published] = await publish(target, [event])
        const [message] = await subscription.events(1)
        const { source, time, data } = event
        expect(published).toMatchObject({ id: event.id, duplicate: false })
        expect(message).toMatchObject({
          type,
          offset: published?.offset,
          event: { id: published?.event_id, specversion: '1.0', type, source, time },
        })
        expect(message?.event.data).toEqual(data)
        expect(message?.event).not.toHaveProperty('xpurpose')
      },
    )

    test.each(eventTypes)('%s keeps its trace context', async type => {
      const subscription = await subscribe(target)
      await publish(target, [{ ...newEvent(type), ...trace }])
      const [message] = await subscription.events(1)
      expect(message?.event).toMatchObject(trace)
    })

    test('arrives the same in structured, batched and binary mode', async () => {
      const subscription = await subscribe(target)
      const event = newEvent('group.created')
      const { id, source, time, data } = event
      const traced = { ...event, ...trace }
      const answers = [
        await postEvents(target, { ...traced, id: `${id}-1` }, { 'Content-Type': structured }),
        await postEvents(target, [{ ...traced, id: `${id}-2` }], { 'Content-Type': batch }),
        await postEvents(target, data, {
          'Content-Type': 'application/json; charset=utf-8',
          'ce-specversion': '1.0',
          'ce-type': 'group.created',
          'ce-id': `${id}-3`,
          'ce-source': source,
          'ce-time': String(time),
          'ce-traceparent': trace.traceparent,
          'ce-tracestate': encodeURIComponent(trace.tracestate),
        }),
      ]
      const messages = await subscription.events(3)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const published = answers.flatMap(
        ({ body }) => (body as components['schemas']['PublishedEvents']).events,
      )
      expect(messages.map(({ event, offset }) => ({ event_id: event.id, offset }))).toEqual(
        published.map(({ event_id, offset }) => ({ event_id, offset })),
      )
      const contents = messages.map(({ event: { id: _, ...content } }) => content)
      expect(contents).toEqual([contents[0], contents[0], contents[0]])
    })

    test.each([
      { form: 'percent-encoded', headerOf: encodeURIComponent },
      // Node writes the characters of a header as Latin-1, so these are the bytes of UTF-8.
      { form: 'raw UTF-8', headerOf: (text: string) => Buffer.from(text).toString('latin1') },
    ])('in binary mode is a duplicate of itself in structured mode: $form', async ({ headerOf }) => {
      const { data, ...event } = { ...newEvent('group.created'), source: '/caf%C3%A9' }
      const id = `${event.id} é€`
      const first = await postEvents(target, { ...event, id, data }, { 'Content-Type': structured })
      const second = await postEvents(target, data, {
        'Content-Type': 'application/json',
        'ce-specversion': '1.0',
        'ce-type': event.type,
        'ce-id': headerOf(id),
        'ce-source': event.source,
      })
      const [published] = (first.body as components['schemas']['PublishedEvents']).events
      expect(published).toMatchObject({ id, duplicate: false })
      expect(second.body).toEqual({ events: [{ ...published, duplicate: true }] })
    })

    test('keeps its position in the batch', async () => {
      const subscription = await subscribe(target)
      const events = Array.from({ length: 1_000 }, () => newEvent('group.role.deleted'))
      const published = await publish(target, events)
      const messages = await subscription.events(1_000)
      expect(published.map(({ id }) => id)).toEqual(events.map(({ id }) => id))
      expect(messages.map(({ offset }) => offset)).toEqual(published.map(({ offset }) => offset))
      expect(messages.map(({ event }) => event.id)).toEqual(published.map(({ event_id }) => event_id))
    })

    test('is stored once, even if a later event with the same source and id differs', async () => {
      const event = newEvent('group.created')
      const [first] = await publish(target, [event])
      const subscription = await subscribe(target)
      const again = await publish(target, [
        event,
        { ...newEvent('user.deleted'), id: event.id, source: event.source },
      ])
      const last = await publishOne(target, 'user.created')
      const [message] = await subscription.events(1)
      expect(again).toEqual([
        { ...first, duplicate: true },
        { ...first, duplicate: true },
      ])
      expect(message?.offset).toBe(last.offset)
    })

    test('is stored once if a batch contains it twice', async () => {
      const event = newEvent('group.created')
      const [first, second] = await publish(target, [event, event])
      expect(first).toMatchObject({ duplicate: false })
      expect(second).toEqual({ ...first, duplicate: true })
    })

    test('is not a duplicate of an event with the same id from another source', async () => {
      const event = newEvent('group.created')
      const [first, second] = await publish(target, [event, { ...event, source: 'urn:example:another' }])
      expect(second?.duplicate).toBe(false)
      expect(second?.event_id).not.toBe(first?.event_id)
    })

    test('has the time of its acceptance if it was published without a time', async () => {
      const before = Date.now()
      const subscription = await subscribe(target)
      const { time: _, ...event } = newEvent('group.created')
      await publish(target, [event])
      const [message] = await subscription.events(1)
      const time = Date.parse(message?.event.time ?? '')
      expect(time, 'the time of the event').toBeGreaterThanOrEqual(before - clockToleranceMs)
      expect(time, 'the time of the event').toBeLessThanOrEqual(Date.now() + clockToleranceMs)
    })

    test('has its time in UTC with milliseconds, in whatever form it was published', async () => {
      const subscription = await subscribe(target)
      await publish(target, [{ ...newEvent('group.created'), time: '2026-11-20T10:05:02+02:00' }])
      const [message] = await subscription.events(1)
      expect(message?.event.time).toBe('2026-11-20T08:05:02.000Z')
    })

    test('without a trace context of its own gets the trace context of the request', async () => {
      const subscription = await subscribe(target)
      const own = { ...newEvent('group.created'), traceparent: trace.traceparent }
      const headers = { 'Content-Type': batch, ...traceOfRequest }
      await postEvents(target, [newEvent('group.created'), own], headers)
      const [first, second] = await subscription.events(2)
      expect(first?.event).toMatchObject(traceOfRequest)
      expect(second?.event.traceparent).toBe(own.traceparent)
      expect(second?.event).not.toHaveProperty('tracestate')
    })

    test.each([
      '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1',
      `00-${'0'.repeat(32)}-b9c7c989f97918e1-01`,
      'ff-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01',
      'x'.repeat(4_000),
    ])('gets no trace context if the header traceparent is invalid: %s', async traceparent => {
      const subscription = await subscribe(target)
      const headers = { 'Content-Type': structured, ...traceOfRequest, traceparent }
      const { status } = await postEvents(target, newEvent('group.created'), headers)
      const [message] = await subscription.events(1)
      expect(status).toBe(200)
      expect(message?.event).not.toHaveProperty('traceparent')
      expect(message?.event).not.toHaveProperty('tracestate')
    })

    test('may have extension attributes, which the service drops', async () => {
      const subscription = await subscribe(target)
      const event = {
        ...newEvent('group.created'),
        subject: 'groups/bakers',
        datacontenttype: 'application/json',
      }
      await publish(target, [event])
      const [message] = await subscription.events(1)
      expect(message?.event).not.toHaveProperty('subject')
    })
  })
}

const id = 'publish_events'

/** Publications with an invalid event: the service refuses them, and stores none of their events. */
export function refusedPublications(target: Target): void {
  describe.unless(lack(target, 'internalToken'))('A publication', () => {
    const event = newEvent('group.created')
    const { data } = newEvent('user.deleted')

    test.each<[string, object]>([
      ['specversion', { ...event, specversion: '0.3' }],
      ['type', { ...event, type: 'group.exploded' }],
      ['type', { ...event, type: 'offset-only' }],
      ['id', { ...event, id: '' }],
      ['id', { ...event, id: undefined }],
      ['source', { ...event, source: undefined }],
      ['time', { ...event, time: 'yesterday' }],
      ['data', { ...event, data: undefined }],
      ['data', { ...event, data }],
      ['xtenant', { ...event, xtenant: 'acme' }],
      ['xstream', { ...event, xstream: 'est_1CfRkm7WrQvB2TzNpXyL4d' }],
      ['xpurpose', { ...event, xpurpose: 'test' }],
      ['traceparent', { ...event, traceparent: `00-${'0'.repeat(32)}-b9c7c989f97918e1-01` }],
      ['tracestate', { ...event, tracestate: 'congo' }],
      ['datacontenttype', { ...event, datacontenttype: 'text/xml' }],
    ])('with an invalid %s is refused, and the message names the property: %j', async (property, faulty) => {
      for (const [mediaType, body] of [
        [structured, faulty],
        [batch, [event, faulty]],
      ] as const) {
        const answer = await postEvents(target, body, { 'Content-Type': mediaType })
        expectRefusal(id, answer, { status: 400, errorCode: 'invalid_body' })
        expect((answer.body as { message: string }).message).toContain(property)
      }
    })

    test('of a batch with one invalid event adds nothing to the log', async () => {
      const subscription = await subscribe(target)
      const faulty = { ...newEvent('group.created'), specversion: '0.3' } as unknown as PublishEvent
      const answer = await postEvents(target, [newEvent('user.created'), faulty], {
        'Content-Type': batch,
      })
      const next = await publishOne(target, 'user.deleted')
      const [message] = await subscription.events(1)
      expect(answer.status).toBe(400)
      expect(message?.offset).toBe(next.offset)
    })

    test('of 1,001 events is refused', async () => {
      const events = Array.from({ length: 1_001 }, () => event)
      const answer = await postEvents(target, events, { 'Content-Type': batch })
      expectRefusal(id, answer, { status: 400, errorCode: 'invalid_body' })
    })

    test.each(['%C0%A0', '100%', 'a%00', 'a%0A', 'a%C2%85'])(
      'in binary mode with the ce-id %s',
      async value => {
        const { headers, ...request } = documentedRequest(id, 'application/json')
        const given = { ...request, headers: { ...headers, 'ce-id': value } }
        const answer = await call(target, id, given, target.internalToken)
        expectRefusal(id, answer, { status: 400, errorCode: 'invalid_body' })
      },
    )

    test.each(['ce-specversion', 'ce-id', 'ce-source', 'ce-type'])(
      'in binary mode needs the header %s',
      async name => {
        const { headers, ...request } = documentedRequest(id, 'application/json')
        const { [name]: _, ...others } = headers ?? {}
        const answer = await call(target, id, { ...request, headers: others }, target.internalToken)
        expectRefusal(id, answer, { status: 400, errorCode: 'invalid_body' })
      },
    )
  })
}
