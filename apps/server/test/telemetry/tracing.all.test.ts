/** Sets the process's OpenTelemetry SDK, which other files of the process would keep. */
import {
  diag,
  propagation,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace'
import type { PublishEvent } from '@tenant-api/contract'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { type Receipt, startTarget } from '../webhooks/harness/target.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const callerId = 'b9c7c989f97918e1'
const caller = { traceparent: `00-${traceId}-${callerId}-01`, tracestate: 'congo=t61rcWkgMzE' }

const spans: ReadableSpan[] = []
const toMemory = {
  onStart() {},
  onEnd: (span: ReadableSpan) => void spans.push(span),
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}
// The service asks for the SDK when it is loaded.
propagation.setGlobalPropagator(new W3CTraceContextPropagator())
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [toMemory] }))
const running = await startWatchedService({ ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '' })
const service = await manageStreams(running)
const publisherToken = await running.token({ audience: '/internal/' })

async function publish(events: readonly PublishEvent[], headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${running.baseUrl}/internal/events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publisherToken}`,
      'content-type': 'application/cloudevents-batch+json',
      ...headers,
    },
    body: JSON.stringify(events),
  })
  expect(answer.status).toBe(200)
  return answer
}

/** Waits for the span of the attempt that made a delivery. */
async function attemptOf({ headers }: Receipt): Promise<ReadableSpan> {
  const id = headers.traceparent?.toString().split('-')[2]
  return vi.waitUntil(() => spans.find(span => span.spanContext().spanId === id), waitMs)
}

it('the request of a publisher, the append and the delivery are spans of one trace', async () => {
  const target = await startTarget()
  await service.create(target.url)
  const answer = await publish([newUser()], caller)
  const [delivery] = (await target.first(1)) as [Receipt]
  const attempt = await attemptOf(delivery)
  const ofTrace = () => spans.filter(span => span.spanContext().traceId === traceId)
  await expect.poll(ofTrace).toHaveLength(3)
  const ofName = new Map(ofTrace().map(span => [span.name, span]))
  const request = ofName.get('publish_events')
  expect(request).toMatchObject({
    kind: SpanKind.SERVER,
    parentSpanContext: { spanId: callerId },
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/internal/events',
      'http.response.status_code': 200,
      'http.response.header.x-request-id': [answer.headers.get('x-request-id')],
    },
  })
  const requestId = request?.spanContext().spanId
  expect(ofName.get('append events')).toMatchObject({
    kind: SpanKind.PRODUCER,
    parentSpanContext: { spanId: requestId },
    attributes: { 'messaging.batch.message_count': 1 },
  })
  expect(attempt).toMatchObject({
    name: 'receive_event',
    kind: SpanKind.CLIENT,
    parentSpanContext: { spanId: requestId },
    status: { code: SpanStatusCode.UNSET },
    attributes: { 'server.address': '127.0.0.1', 'cloudevents.event_id': delivery.event.id },
  })
  expect(delivery.headers).toMatchObject({
    traceparent: `00-${traceId}-${attempt.spanContext().spanId}-01`,
    tracestate: caller.tracestate,
  })
  expect(delivery.event).toMatchObject({
    traceparent: `00-${traceId}-${requestId}-01`,
    tracestate: caller.tracestate,
  })
})

it('an event with its own trace is delivered in that trace', async () => {
  const own = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const target = await startTarget()
  await service.create(target.url)
  await publish([{ ...newUser(), ...own }], caller)
  const [delivery] = (await target.first(1)) as [Receipt]
  const attempt = await attemptOf(delivery)
  expect(attempt.spanContext().traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  expect(attempt.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(delivery.event).toMatchObject(own)
  expect(delivery.headers).not.toHaveProperty('tracestate')
})

it('the tracestate of another trace does not enter a new trace', async () => {
  const target = await startTarget()
  await service.create(target.url)
  await publish([newUser()], { traceparent: 'not-a-trace', tracestate: caller.tracestate })
  const [delivery] = (await target.first(1)) as [Receipt]
  expect(delivery.event.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(delivery.event).not.toHaveProperty('tracestate')
})

it('the span of a failed attempt contains the reason, and only the host of the address', async () => {
  const target = await startTarget(() => 500)
  await service.create(`${target.url}/secret-path?token=secret-token`)
  await publish([newUser()])
  const [delivery] = (await target.first(1)) as [Receipt]
  expect(await attemptOf(delivery)).toMatchObject({
    status: { code: SpanStatusCode.ERROR, message: 'The endpoint answered with status 500.' },
    attributes: { 'error.type': 'failed' },
  })
  const told = spans.map(({ name, status, attributes }) => ({ name, status, attributes }))
  expect(JSON.stringify(told)).not.toMatch(/secret-path|secret-token/)
})

/** The header of B3, as with `OTEL_PROPAGATORS=b3`. https://github.com/openzipkin/b3-propagation#single-header */
const b3: TextMapPropagator = {
  inject() {
    throw new Error('nobody who reads B3 gets a context of the service')
  },
  extract(context, carrier, { get }) {
    const [traceId, spanId] = String(get(carrier, 'b3') ?? '').split('-')
    return traceId && spanId ? trace.setSpanContext(context, { traceId, spanId, traceFlags: 1 }) : context
  },
  fields: () => ['b3'],
}

it.each([
  ['b3', { b3: `${traceId}-${callerId}-1` }],
  ['traceparent', { traceparent: caller.traceparent }],
])(
  'whatever propagators are set, the trace of a publication with %s goes on to its delivery',
  async (_, headers) => {
    propagation.disable()
    propagation.setGlobalPropagator(b3)
    const [target, before] = [await startTarget(), spans.length]
    await service.create(target.url)
    await publish([newUser()], headers)
    const [delivery] = (await target.first(1)) as [Receipt]
    const attempt = await attemptOf(delivery)
    const ofTrace = () => spans.slice(before).filter(span => span.spanContext().traceId === traceId)
    await expect
      .poll(() =>
        ofTrace()
          .map(({ name }) => name)
          .toSorted(),
      )
      .toEqual(['append events', 'publish_events', 'receive_event'])
    const request = ofTrace().find(({ name }) => name === 'publish_events')
    const requestId = request?.spanContext().spanId
    expect(request?.parentSpanContext?.spanId).toBe(callerId)
    expect(attempt.parentSpanContext?.spanId).toBe(requestId)
    expect(delivery.event.traceparent).toBe(`00-${traceId}-${requestId}-01`)
  },
)
it('errors of the SDK are one line of the log a minute, without their stacks', async () => {
  const { logTracingErrors } = await import('../../src/telemetry/tracing.ts')
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
    diag.disable()
  })
  const lines: { level: number; reason: string }[] = []
  logTracingErrors(pino({ base: null }, { write: line => void lines.push(JSON.parse(line)) }))
  // The SDK reports errors as JSON.
  const report = (message: string) =>
    diag.error(JSON.stringify({ stack: `Error: ${message}\n    at file:///srv/a.js:1:2`, message }))
  report('connect ECONNREFUSED')
  report('connect ECONNREFUSED')
  diag.warn('a warning')
  expect(lines).toMatchObject([{ level: 40, msg: 'tracing fails', reason: 'connect ECONNREFUSED' }])
  vi.advanceTimersByTime(60_000)
  report('x'.repeat(1_000))
  vi.advanceTimersByTime(60_000)
  diag.error('The last spans are lost:', new Error('429\u009b'))
  expect(lines.slice(1).map(({ reason }) => reason)).toEqual([
    'x'.repeat(300),
    'The last spans are lost: 429\\u009b',
  ])
})
