import { isUtf8 } from 'node:buffer'
import {
  bodyFault,
  dereference,
  document,
  type EventMessage,
  type FieldError,
  faults,
  type Input,
  isAttribute,
  jsonMember,
  jsonParts,
  millisecondsOf,
  type PublishEvent,
  type RequestFault,
  type Violation,
  validateBatchSize,
  validatePublishEvent,
} from '@tenant-api/contract'
import { firstTime, lastTime, newId } from '../api/ids.ts'
import { type ParsedJson, parseJson } from '../api/json.ts'
import { countNames } from '../api/json-scan.ts'
import { type ErrorCode, invalidRequest, Problem } from '../api/problem.ts'
import { createFairQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'
import { createThread } from '../threads.ts'
import type { Clock } from './clock.ts'
import { eventJson, type TraceContext } from './event-json.ts'
import type { NewEvent } from './event-log.ts'

/**
 * Minimum size of a publication that is sent to the thread, in bytes: about twenty events. For a smaller publication, the
 * transfer costs more than the thread saves.
 */
const worthwhile = 16_384

/** The thread's answer: the events of a publication, or the reason why it is refused. */
export type Verdict =
  | { readonly events: PackedEvents }
  | {
      readonly refusal: {
        readonly errorCode: ErrorCode
        readonly message: string
        readonly errors: readonly FieldError[]
      }
    }

/**
 * Parses and validates a client's publication. Takes over its body: callers must not read it afterwards.
 *
 * @throws {Problem} `invalid_body` naming the fault, or `service_unavailable` when too many publications wait
 */
export type Accept = (publication: Publication, clientId: string) => Promise<readonly NewEvent[]>

interface Acceptance {
  readonly accept: Accept
  /** Ends the thread. */
  end(): Promise<void>
}

/**
 * Small publications are validated on the event loop. Large ones go to a thread, because a thousand events would block the
 * event loop for 10 ms. The first large publication starts the thread. Until the thread is ready, large publications are
 * validated on the event loop too. The thread serves clients in turn.
 */
export function createAcceptance(tenantId: string, clock: Pick<Clock, 'now'>): Acceptance {
  // Compile the shared schemas now, so that the first publication waits only for the schema of its own type.
  validatePublishEvent(null)
  const thread = createThread<Publication & { now: number }, Verdict>(
    new URL('./acceptance-thread.ts', import.meta.url),
    tenantId,
  )
  const queue = createFairQueue(
    { atOnce: limits.largePublications, maxWaiting: limits.waitingPublications },
    'Too many large publications of this client are waiting. Send them one after the other.',
  )

  async function acceptInThread({ mediaType, headers, body }: Publication): Promise<readonly NewEvent[]> {
    // `receiveBody` gives a body of this size a buffer of its own, so the buffer can be transferred.
    const verdict = await thread.call({ mediaType, headers, body, now: clock.now() }, [
      body.buffer as ArrayBuffer,
    ])
    if ('events' in verdict) return unpackEvents(verdict.events)
    const { errorCode, message, errors } = verdict.refusal
    throw new Problem(errorCode, message, { errors })
  }

  return {
    async accept(publication, clientId) {
      // The thread and the event loop accept a publication by the same rules, so one of exactly this size may go to either.
      // Stryker disable next-line EqualityOperator
      if (publication.body.length >= worthwhile) {
        thread.start()
        if (thread.isReady)
          return queue.run({ group: clientId, member: clientId }, () => acceptInThread(publication))
      }
      return acceptPublication(publication, { tenantId, now: clock.now() })
    },
    end: () => thread.end(),
  }
}

/**
 * Turns a publication into log events: all of its events, or none if one is invalid.
 *
 * @throws {Problem} `invalid_body` naming the fault of the first invalid event
 */
export function acceptPublication(
  publication: Publication,
  parts: { tenantId: string; now: number },
): readonly NewEvent[] {
  return acceptTexts(publication, parts).map(withBytes)
}

/** As `acceptPublication`, for events that are packed. */
export function acceptTexts(
  publication: Publication,
  { tenantId, now }: { tenantId: string; now: number },
): readonly AcceptedText[] {
  const trace = traceContextOf(publication.headers)
  return eventsOf(publication).map(published => acceptText(published, { tenantId, now, trace }))
}

/** An accepted event whose JSON is still a text. */
export type AcceptedText = Omit<NewEvent, 'json'> & { readonly text: string }

function withBytes({ text, ...event }: AcceptedText): NewEvent {
  return { ...event, json: Buffer.from(text) }
}

/**
 * Turns a published CloudEvent into a log event, and adds a new id and the id of the tenant. The log event
 * has only the attributes of the contract. Other attributes are validated but not stored.
 *
 * @param trace the trace context of the request, used for an event that has none
 * @throws {Problem} `invalid_body` naming the property that violates its schema
 */
export function acceptEvent(
  published: Published,
  parts: { tenantId: string; now: number; trace?: TraceContext },
): NewEvent {
  return withBytes(acceptText(published, parts))
}

function acceptText(
  { event, place, dataText }: Published,
  { tenantId, now, trace = {} }: { tenantId: string; now: number; trace?: TraceContext },
): AcceptedText {
  const [violation] = validatePublishEvent(event)
  if (violation) throw invalidEvent(place, violation)
  const { id: publisherId, source, type, time, traceparent, tracestate } = event as PublishEvent
  // A null attribute is unset (section 2.2 of the JSON format of CloudEvents).
  const happenedAt = time ? millisecondsOf(time) : now
  // A time with a UTC offset can be outside this range.
  const exists = happenedAt >= firstTime && happenedAt <= lastTime
  if (!exists)
    throw invalidEvent(place, {
      path: '/time',
      code: 'invalid',
      message: 'must be in a year from 0000 to 9999 in UTC',
    })
  const id = newId('evt_')
  const text = eventJson({
    trace: traceparent ? { traceparent, ...(tracestate && { tracestate }) } : trace,
    attributes: { type, source, id, time: new Date(happenedAt).toISOString() },
    data: dataText,
    tenantId,
  })
  return { id, type, source, publisherId, acceptedAt: now, text }
}

function invalidEvent(place: Published['place'], violation: Violation): Problem {
  return invalidRequest(faultOf(place, violation))
}

function faultOf(place: Published['place'], violation: Violation): RequestFault {
  const { path } = violation
  if (place !== 'headers')
    return bodyFault([violation], { whole: 'event', ...(place !== 'body' && { item: place }) })
  if (path === '/data' || path.startsWith('/data/'))
    return bodyFault([{ ...violation, path: path.slice('/data'.length) }])
  return bodyFault([{ ...violation, path: path.replace('/', '/ce-') }], { part: 'header' })
}

/** A publish request with its unparsed body. */
export type Publication = Pick<Input<'publish_events'>, 'mediaType' | 'headers'> & {
  readonly body: Uint8Array
}

/**
 * A published CloudEvent before validation. Error messages name it by its `place`: `body` for a single event, its index in a batch,
 * or `headers` in binary mode, where the attributes are headers and the data is the body.
 */
export interface Published {
  readonly event: unknown
  readonly place: 'body' | 'headers' | number
  /** The data as compact JSON, with the tokens of the publisher. */
  readonly dataText: string
}

/**
 * Reads the CloudEvents of a request in each mode of the HTTP protocol binding: structured, batched and binary. In binary
 * mode the attributes are `ce-*` headers, and the body is the data.
 *
 * @throws {Problem} `invalid_body` if the body is not JSON, or not a batch of the allowed size
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md#3-http-message-mapping
 */
export function eventsOf({ mediaType, headers, body }: Publication): readonly Published[] {
  const parsed = parseJson(body, Number.POSITIVE_INFINITY, { name: 'data', level: levelOfData[mediaType] })
  const { text, value } = parsed
  refuseOtherMode(value, { mediaType, headers })
  switch (mediaType) {
    case 'application/cloudevents+json': {
      const [dataText = ''] = foundData(body, parsed, 1) ?? [jsonMember(text, 'data')]
      return [{ event: value, place: 'body', dataText }]
    }
    case 'application/cloudevents-batch+json': {
      const batch = batchOf(value)
      const texts = foundData(body, parsed, batch.length) ?? dataOfBatch(text)
      return batch.map((event, index) => ({ event, place: index, dataText: texts[index] ?? '' }))
    }
    case 'application/json': {
      const event = { ...attributesOf(headers), data: value }
      return [{ event, place: 'headers', dataText: isKept(parsed) ? text : jsonParts(text, 0) }]
    }
  }
}

/** The level of the objects that have the member `data`; 0 if the body itself is the data. */
const levelOfData = {
  'application/cloudevents+json': 1,
  'application/cloudevents-batch+json': 2,
  'application/json': 0,
} as const

/** Refuses events in the body of another mode with the media type that they need: the faults of that mode would name other causes. */
function refuseOtherMode(value: unknown, { mediaType, headers }: Omit<Publication, 'body'>): void {
  const isBatch = Array.isArray(value)
  const holdsEvents = Object(isBatch ? value[0] : value).specversion !== undefined
  const isBinary = mediaType === 'application/json' && headers['ce-specversion'] !== undefined
  const needed = isBatch ? 'application/cloudevents-batch+json' : 'application/cloudevents+json'
  if (!holdsEvents || isBinary || mediaType === needed) return
  const { batch_with_other_content_type, event_with_other_content_type } = faults.BadRequestEvent
  throw invalidRequest(isBatch ? batch_with_other_content_type : event_with_other_content_type)
}

/** Whether `jsonParts` would change nothing in the text. */
function isKept({ value, scan }: ParsedJson): boolean {
  return scan.isCompact && scan.names === countNames(value)
}

/**
 * The data of published events, as it came. Null if white space or repeated names have to go, or unless each of the `count` events has a
 * member whose name is `data` without an escape.
 */
function foundData(body: Uint8Array, parsed: ParsedJson, count: number): readonly string[] | null {
  const { found } = parsed.scan
  if (found.length !== 2 * count || !isKept(parsed)) return null
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length)
  return Array.from({ length: count }, (_, index) =>
    bytes.toString('utf8', found[2 * index], found[2 * index + 1]),
  )
}

/** The data of each event. Undefined for an event without data, which its schema refuses. */
function dataOfBatch(text: string): readonly (string | undefined)[] {
  const items = jsonParts(text, 2)
  return Array.isArray(items) ? items.map(item => (item instanceof Map ? item.get('data') : undefined)) : []
}

function batchOf(value: unknown): readonly unknown[] {
  const violations = validateBatchSize(value)
  if (violations.length > 0) throw invalidRequest(bodyFault(violations))
  return value as readonly unknown[]
}

function attributesOf(headers: Publication['headers']): Record<string, string> {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([header, value]) => {
      const name = header.slice('ce-'.length)
      return [name, decodeAttribute(name, value)]
    })
  return Object.fromEntries(attributes)
}

/** The schemas of the attributes that hold a URI. */
const uriSchemas: ReadonlyMap<string, 'PublisherEventSource' | 'PublisherEventDataSchema'> = new Map([
  ['source', 'PublisherEventSource'],
  ['dataschema', 'PublisherEventDataSchema'],
])

/**
 * Decodes a quoted string, and then percent-encoding, once (section 3.1.3.2 of the HTTP protocol binding). Some SDKs do not encode
 * `%`. In a URI this shows if the decoded value is no longer a URI.
 *
 * @throws {Problem} `invalid_body` if the percent-encoding is invalid
 */
function decodeAttribute(name: string, header: string): string {
  const value = textOf(header)
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(value) ?? []
  const text = quoted?.replaceAll(/\\(.)/g, '$1') ?? value
  if (!text.includes('%')) return text
  const decoded = percentDecoded(text)
  if (decoded === undefined)
    throw invalidEvent('headers', {
      path: `/${name.replaceAll('~', '~0')}`,
      code: 'format',
      message: 'must be percent-encoded UTF-8, in which %25 stands for %',
    })
  const schema = uriSchemas.get(name)
  return schema && !isAttribute(schema, decoded) && isAttribute(schema, text) ? text : decoded
}

/** Node reads a header as Latin-1, but the SDKs of Go and Java send UTF-8. */
function textOf(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The trace context of a request. Invalid values are ignored, as W3C Trace Context requires. */
export function traceContextOf({
  traceparent,
  tracestate,
}: Partial<Record<keyof TraceContext, string | undefined>>): TraceContext {
  // The validator refuses `undefined`, because it is not a string. TypeScript needs the comparison.
  // Stryker disable next-line ConditionalExpression
  if (traceparent === undefined || !isAttribute('TraceParent', traceparent)) return {}
  // The validator refuses `undefined`, because it is not a string. TypeScript needs the comparison.
  // Stryker disable next-line ConditionalExpression
  const hasState = tracestate !== undefined && isAttribute('TraceState', tracestate)
  return hasState ? { traceparent, tracestate } : { traceparent }
}

/** The data of the OpenAPI document's example for an event type. Test events without data get it. */
export function exampleData(type: EventMessage['type']): unknown {
  const response = dereference(document.paths['/api/v2/events']?.get?.responses['200'] ?? { $ref: '' })
  const example = response.content?.['text/event-stream']?.examples?.[type]
  if (!example) throw new Error(`the document has no example of ${type}`)
  return (dereference(example).value as EventMessage).event.data
}

/** An event without its JSON, and the length of the JSON in bytes. */
type Row = readonly [
  id: string,
  type: NewEvent['type'],
  source: string,
  publisherId: string,
  acceptedAt: number,
  length: number,
]

/** Events packed for another thread. All JSON is in one buffer, which is transferred without copying; objects would be copied. */
interface PackedEvents {
  readonly rows: readonly Row[]
  readonly jsons: Uint8Array<ArrayBuffer>
}

export function packEvents(events: readonly AcceptedText[]): PackedEvents {
  const rows = events.map(
    ({ id, type, source, publisherId, acceptedAt, text }): Row => [
      id,
      type,
      source,
      publisherId,
      acceptedAt,
      Buffer.byteLength(text),
    ],
  )
  const jsons = Buffer.from(new ArrayBuffer(rows.reduce((sum, [, , , , , length]) => sum + length, 0)))
  let start = 0
  for (const { text } of events) start += jsons.write(text, start)
  return { rows, jsons }
}

export function unpackEvents({ rows, jsons }: PackedEvents): readonly NewEvent[] {
  let end = 0
  return rows.map(([id, type, source, publisherId, acceptedAt, length]) => {
    end += length
    return { id, type, source, publisherId, acceptedAt, json: jsons.subarray(end - length, end) }
  })
}
