import { isTrace } from '@tenant-api/contract'

/**
 * The place of an event or a request in a distributed trace: attributes of an event, headers of a request.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/extensions/distributed-tracing.md
 * @see https://www.w3.org/TR/trace-context-1/
 */
export interface TraceContext {
  readonly traceparent?: string
  /** Present only together with `traceparent`. */
  readonly tracestate?: string
}

/** The trace context of a request. Invalid values are ignored, as W3C Trace Context requires. */
export function traceContextOf({
  traceparent,
  tracestate,
}: Partial<Record<keyof TraceContext, string | undefined>>): TraceContext {
  if (traceparent === undefined || !isTrace('TraceParent', traceparent)) return {}
  const hasState = tracestate !== undefined && isTrace('TraceState', tracestate)
  return hasState ? { traceparent, tracestate } : { traceparent }
}

const [first, next] = ['{"traceparent":', ',"specversion":']
/** Upper bound of the bytes of `traceparent` and `tracestate` in JSON, even if each character of `tracestate` is escaped. */
const longest = 1_200

/** The trace context of an accepted event. It is at the start of the JSON, so the rest of the JSON is not parsed. */
export function traceContextIn(json: Uint8Array): TraceContext {
  // Fast path: without a trace context, the first member is `specversion`, which differs from `traceparent` in this byte.
  if (json[2] !== first.charCodeAt(2)) return {}
  const start = Buffer.from(json.buffer, json.byteOffset, Math.min(json.length, longest)).toString('latin1')
  // The values of a trace context cannot contain `,"`, so the first `next` ends the trace context.
  return start.startsWith(first) ? JSON.parse(`${start.slice(0, start.indexOf(next))}}`) : {}
}
