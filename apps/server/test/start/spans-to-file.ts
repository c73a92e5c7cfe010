/** Preloaded into the service: an OpenTelemetry SDK that writes each span as a line of JSON to the file of SPANS_FILE. */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace'

const toFile = {
  onStart() {},
  onEnd(span: ReadableSpan) {
    const { name, kind, status, attributes, parentSpanContext } = span
    const { traceId, spanId } = span.spanContext()
    const line = { name, kind, status, attributes, traceId, spanId, parentId: parentSpanContext?.spanId }
    appendFileSync(process.env.SPANS_FILE ?? '', `${JSON.stringify(line)}\n`)
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

if (isMainThread) {
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [toFile] }))
}
