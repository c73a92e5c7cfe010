import { expect, it } from 'vitest'
import { userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { deliver, newUser } from '../harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01'
const service = await manageStreams(await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '' }))

it.each([
  'congo=t61rcWkgMzE',
  'a=1 , b=2',
  `a=${'"'.repeat(510)}`,
  String.raw`a=\",specversion:\"`.replace(',specversion', ';specversion'),
])('a delivery carries the trace of its event as headers: %s', async tracestate => {
  const target = await startTarget()
  await service.create(target.url)
  const { headers, event } = await deliver(service, target, { ...newUser(), traceparent, tracestate })
  expect(headers).toMatchObject({ traceparent, tracestate })
  expect(event).toMatchObject({ traceparent, tracestate })
})

it('a delivery of an event without a trace has no trace headers, whatever its data contains', async () => {
  const target = await startTarget()
  await service.create(target.url)
  const text = `{"traceparent":"${traceparent}","specversion":"1.0"}`
  const { headers } = await deliver(service, target, userEvent(crypto.randomUUID(), text))
  expect(headers).not.toHaveProperty('traceparent')
  expect(headers).not.toHaveProperty('tracestate')
})

it('a redelivery from the history carries the trace of its event', async () => {
  const target = await startTarget(() => 500)
  const { id } = await service.create(target.url)
  const { event } = await deliver(service, target, { ...newUser(), traceparent })
  await service.historyOf(id, 1)
  target.behave(() => 204)
  await service.call('redeliver_event', { id, eventId: event.id })
  const [, again] = await target.first(2)
  expect(again?.headers.traceparent).toBe(traceparent)
})
