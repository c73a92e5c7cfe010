import { type components, eventTypes } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { newEvent, postEvents, publish, publishOne } from '../events.ts'
import { lack } from '../needs.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'

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
