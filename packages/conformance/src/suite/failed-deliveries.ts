import { type components, operations } from '@tenant-api/contract'
import { callOperation } from '../call-operation.ts'
import { beforeAll, describe, test, waitFor } from '../cases.ts'
import { documentedPath } from '../documented-requests.ts'
import type { EventType } from '../events.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import type { Target } from '../target.ts'
import { acceptedEventStream, newEventStream } from './event-streams.ts'

type Delivery = components['schemas']['EventStreamDelivery']
type TestEvent = components['schemas']['TestEventAccepted']

const types = ['group.created', 'user.deleted', 'user.updated', 'group.created', 'user.created'] as const

/** The delivery history of an event stream whose endpoint cannot be reached. */
export function failedDeliveries(target: Target): void {
  const { unreachableEndpoint } = target
  let streamId = ''
  let path = ''
  let sent: readonly TestEvent[] = []

  async function page(pathAndQuery: string) {
    const { method } = operations.get_event_deliveries
    const { status, headers, body } = await call(
      target,
      'get_event_deliveries',
      { method, path: pathAndQuery },
      target.token,
    )
    expect({ status, body }).toMatchObject({ status: 200 })
    const [, next] = /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? '')) ?? []
    const from = next === undefined ? null : new URL(next, target.baseUrl).searchParams.get('from')
    expect(headers['x-next-checkpoint'] ?? null).toBe(from)
    return { deliveries: body as Delivery[], next }
  }

  async function testEvent(id: string, event_type: EventType): Promise<TestEvent> {
    const { method } = operations.test_event_stream
    const request = {
      method,
      path: documentedPath('test_event_stream', { id }),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ event_type }),
    }
    const { status, body } = await call(target, 'test_event_stream', request, target.token)
    expect({ status, body }).toMatchObject({ status: 202 })
    return body as TestEvent
  }

  beforeAll(async () => {
    const stream = newEventStream()
    stream.status = 'enabled'
    stream.destination.configuration.webhook_endpoint = String(unreachableEndpoint)
    const { id } = await acceptedEventStream(target, stream)
    streamId = id
    path = documentedPath('get_event_deliveries', { id })
    const all: TestEvent[] = []
    for (const type of types) {
      all.push(await testEvent(id, type))
      // Wait until the delivery has failed before sending the next, so that the order of the history is known.
      await waitFor(async () => expect((await page(path)).deliveries).toHaveLength(all.length))
    }
    sent = all
  })

  describe('The delivery history', () => {
    // shows: delivery.id, delivery.event_type, deliveries.result, deliveries.answer, deliveries.order
    test('lists failed deliveries, oldest first, with the ids of their events', async () => {
      const { deliveries, next } = await page(path)
      expect(deliveries.map(({ id, event_type }) => ({ id, event_type }))).toEqual(
        sent.map(({ event_id, event_type }) => ({ id: event_id, event_type })),
      )
      expect(next).toBeUndefined()
    })

    // shows: delivery, delivery.event_stream_id, delivery.status, delivery.attempts, delivery.event
    // shows: delivery.event.when, attempt.status, attempt.timestamp, attempt.error_message.when, delivery-event.id
    // shows: delivery-event.specversion, delivery-event.type, delivery-event.data, events.history.content
    test('contains each attempt, and the event that could not be delivered', async () => {
      const [delivery] = (await page(path)).deliveries
      const { event_stream_id } = sent[0] ?? {}
      expect(delivery).toMatchObject({ event_stream_id, status: 'failed', attempts: [{ status: 'failed' }] })
      expect(delivery?.attempts[0]?.error_message).toMatch(/\S/)
      expect(delivery?.event).toMatchObject({ id: delivery?.id, type: 'group.created', specversion: '1.0' })
      expect(JSON.parse(delivery?.event?.data ?? '')).toHaveProperty('object')
    })

    // shows: deliveries.from, deliveries.next
    test('lists each delivery once on the pages that the header Link connects', async () => {
      const ids: string[] = []
      const sizes: number[] = []
      for (let next: string | undefined = `${path}?take=2`; next !== undefined; ) {
        const { deliveries, next: following } = await page(next)
        ids.push(...deliveries.map(({ id }) => id))
        sizes.push(deliveries.length)
        const url: URL | undefined = following === undefined ? undefined : new URL(following, target.baseUrl)
        expect(url?.origin ?? target.baseUrl).toBe(target.baseUrl)
        next = url && url.pathname + url.search
      }
      expect(ids).toEqual(sent.map(({ event_id }) => event_id))
      expect(sizes).toEqual([2, 2, 1])
    })

    test.each(['event_types=user.created,user.deleted', 'event_types=user.created&event_types=user.deleted'])(
      'keeps its filters from page to page: ?%s',
      async filters => {
        const { deliveries, next = '' } = await page(`${path}?take=1&${filters}`)
        const { pathname, search } = new URL(next, target.baseUrl)
        const second = await page(pathname + search)
        const found = [...deliveries, ...second.deliveries].map(({ event_type }) => event_type)
        expect(found).toEqual(['user.deleted', 'user.created'])
        expect(second.next).toBeUndefined()
      },
    )

    test('refuses a checkpoint that was issued for other filters', async () => {
      const { next = '' } = await page(`${path}?take=1`)
      const from = new URL(next, target.baseUrl).searchParams.get('from')
      const { method } = operations.get_event_deliveries
      const request = { method, path: `${path}?take=1&event_types=user.created&from=${from}` }
      const answer = await call(target, 'get_event_deliveries', request, target.token)
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_paging' } })
    })

    // shows: deliveries.statuses
    test.each([
      ['event_types=user.updated', ['user.updated']],
      ['event_types=organization.created', []],
      ['event_types=user.updated,organization.created', ['user.updated']],
      ['event_types=user.updated&event_types=organization.created', ['user.updated']],
      ['statuses=failed', [...types]],
      ['date_from=2026-01-01T00:00:00Z', [...types]],
      ['date_from=2099-01-01T00:00:00Z', []],
      ['date_to=2026-01-01T00:00:00Z', []],
      ['date_to=2099-01-01T00:00:00Z&event_types=group.created', ['group.created', 'group.created']],
    ])('lists exactly the deliveries that match ?%s', async (query, expected) => {
      const { deliveries } = await page(`${path}?${query}`)
      expect(deliveries.map(({ event_type }) => event_type)).toEqual(expected)
    })
  })

  describe('A failed delivery', () => {
    const call = (operationId: 'get_event_delivery' | 'redeliver_event', event_id = '') =>
      callOperation(target, operationId, { parameters: { id: streamId, event_id } })

    test('is found by the id of its event, with the same content as in the list', async () => {
      const [listed] = (await page(path)).deliveries
      const { status, body } = await call('get_event_delivery', listed?.id)
      expect({ status, body }).toEqual({ status: 200, body: listed })
    })

    test('is redelivered on request, and only once at a time', async () => {
      const { event_id } = sent[1] ?? {}
      const first = await call('redeliver_event', event_id)
      expect(first).toMatchObject({ status: 202, body: { accepted: 1 } })
      const again = await call('redeliver_event', event_id)
      expectRefusal('redeliver_event', again, { status: 409, errorCode: 'conflict' })
    })

    test('is not redelivered while its event stream is disabled', async () => {
      const parameters = { id: streamId }
      await callOperation(target, 'update_event_stream', { parameters, body: { status: 'disabled' } })
      const answer = await call('redeliver_event', sent[2]?.event_id)
      expectRefusal('redeliver_event', answer, { status: 409, errorCode: 'conflict' })
    })
  })
}
