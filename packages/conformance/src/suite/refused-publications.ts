import type { PublishEvent } from '@tenant-api/contract'
import { describe, test } from '../cases/declare.ts'
import { expect } from '../cases/expect.ts'
import { documentedRequest } from '../documented-requests.ts'
import { newEvent, postEvents, publishOne } from '../events.ts'
import { call } from '../exchange.ts'
import { lack } from '../needs.ts'
import { expectRefusal } from '../refusal.ts'
import { subscribe } from '../subscription.ts'
import type { Target } from '../target.ts'

const id = 'publish_events'
const batch = 'application/cloudevents-batch+json'
const structured = 'application/cloudevents+json'

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
      const answer = await postEvents(target, [newEvent('user.created'), faulty], { 'Content-Type': batch })
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
