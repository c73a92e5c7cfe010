import {
  bodyFault,
  millisecondsOf,
  type PublishEvent,
  type Violation,
  validatePublishEvent,
} from '@tenant-api/contract'
import { newId } from '../api/ids.ts'
import { Problem } from '../api/problem.ts'
import type { NewEvent } from './event-log.ts'
import { eventsOf, type Publication } from './http-binding.ts'
import { type TraceContext, traceContextOf } from './trace-context.ts'

/** The earliest and latest time that RFC 3339 can express in UTC. A time with a UTC offset can be outside this range. */
const firstTime = Date.parse('0000-01-01T00:00:00.000Z')
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Turns a publication into log events: all of its events, or none if one is invalid.
 *
 * @throws {Problem} `invalid_body` naming the fault of the first invalid event
 */
export function acceptPublication(
  publication: Publication,
  { tenantId, now }: { tenantId: string; now: number },
): readonly NewEvent[] {
  const trace = traceContextOf(publication.headers)
  return eventsOf(publication).map(({ event, place }) => acceptEvent(event, { tenantId, now, place, trace }))
}

/**
 * Turns a published CloudEvent into a log event, with a new id of the service and the id of the tenant. The log event has only
 * the attributes of the contract. Other attributes are validated but not stored.
 *
 * @param place names the event in an error: empty for a single event, `[3]` in a batch, `headers` in binary mode
 * @param trace the trace context of the request, used for an event that has none
 * @throws {Problem} `invalid_body` naming the property that violates its schema
 */
export function acceptEvent(
  published: unknown,
  {
    tenantId,
    now,
    place = '',
    trace = {},
  }: {
    tenantId: string
    now: number
    place?: string
    trace?: TraceContext
  },
): NewEvent {
  const [violation] = validatePublishEvent(published)
  if (violation) throw invalidEvent(place, violation.path, violation.message)
  const { id: publisherId, source, type, time, data, traceparent, tracestate } = published as PublishEvent
  const happenedAt = time === undefined ? now : millisecondsOf(time)
  const exists = happenedAt >= firstTime && happenedAt <= lastTime
  if (!exists) throw invalidEvent(place, '/time', 'is not a valid time')
  const id = newId('evt_')
  const json = JSON.stringify({
    // The trace context must come first, because `traceContextIn` reads only the start of the JSON.
    ...(traceparent === undefined ? trace : { traceparent, tracestate }),
    specversion: '1.0',
    type,
    source,
    id,
    time: new Date(happenedAt).toISOString(),
    data,
    xtenant: tenantId,
  })
  return { id, type, source, publisherId, acceptedAt: now, json: Buffer.from(json) }
}

function invalidEvent(place: string, path: string, message: string): Problem {
  return new Problem('invalid_body', faultOf(place, { path, message }).message)
}

function faultOf(place: string, { path, message }: Violation) {
  if (place !== 'headers')
    return bodyFault({ path: place === '' ? path : `/${place}${path}`, message }, { whole: 'event' })
  const [, inData] = /^\/data(\/.*|)$/.exec(path) ?? []
  if (inData !== undefined) return bodyFault({ path: inData, message })
  return bodyFault({ path: path.replace('/', '/ce-'), message }, { whole: 'event', part: 'header' })
}
