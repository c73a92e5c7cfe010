/**
 * The layout of an accepted event's JSON: trace context, attributes, data, tenant. The data is the publisher's text, which is stored, sent
 * and listed without being parsed again: parsing and printing would change tokens, and block the event loop for large events.
 */
import { withoutLineBreaks } from '@tenant-api/contract'
import type { FailedDelivery } from '../event-streams/deliveries.ts'
import type { EventType } from './event-log.ts'

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

interface EventParts {
  readonly trace: TraceContext
  readonly attributes: {
    readonly type: EventType
    readonly source: string
    readonly id: string
    /** A timestamp of RFC 3339. */
    readonly time: string
  }
  /** Compact JSON. */
  readonly data: string
  readonly tenantId: string
}

const [beforeData, afterData] = [',"data":', ',"xtenant":']

/** The JSON of an accepted event, on one line for every reader of lines. */
export function eventJson({ trace, attributes, data, tenantId }: EventParts): string {
  const { type, source, id, time } = attributes
  // The trace context must come first, because `traceContextIn` reads only the start of the JSON.
  const first = trace.traceparent === undefined ? '{' : `${JSON.stringify(trace).slice(0, -1)},`
  // Types, ids, times and tenants need no escapes. Printing an object takes twice as long as this template.
  const escaped = withoutLineBreaks(JSON.stringify(source))
  return `${first}"specversion":"1.0","type":"${type}","source":${escaped},"id":"${id}","time":"${time}"${beforeData}${withoutLineBreaks(data)}${afterData}"${tenantId}"}`
}

/** An event as the history shows it: its attributes, and its data as JSON text. Extension attributes are left out. */
export function historicalEvent(json: string): NonNullable<FailedDelivery['event']> {
  // Strings contain these texts only with escaped quotes. So the attributes have the first one, and the tenant has the last one.
  const start = json.indexOf(beforeData)
  const { id, source, specversion, type, time } = JSON.parse(`${json.slice(0, start)}}`)
  const data = json.slice(start + beforeData.length, json.lastIndexOf(afterData))
  return { id, source, specversion, type, time, data }
}

const [first, next] = ['{"traceparent":', ',"specversion":']
/** Upper bound of the bytes of `traceparent` and `tracestate` in JSON, even if each character of `tracestate` is escaped. */
const longest = 1_200

/** The trace context of an accepted event. It is at the start of the JSON, so the rest of the JSON is not parsed. */
export function traceContextIn(json: Uint8Array): TraceContext {
  // Fast path: without a trace context, the first member is `specversion`, which differs from `traceparent` in this byte.
  // Stryker disable next-line ConditionalExpression: The line only saves time: `startsWith` below compares the same byte.
  if (json[2] !== first.charCodeAt(2)) return {}
  const start = Buffer.from(json.buffer, json.byteOffset, Math.min(json.length, longest)).toString('latin1')
  // The values of a trace context cannot contain `,"`, so the first `next` ends the trace context.
  return start.startsWith(first) ? JSON.parse(`${start.slice(0, start.indexOf(next))}}`) : {}
}
