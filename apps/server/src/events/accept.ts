import {
  bodyFault,
  millisecondsOf,
  type PublishEvent,
  type RequestFault,
  type Violation,
  validatePublishEvent,
} from '@tenant-api/contract'
import { newId } from '../api/ids.ts'
import { invalidRequest, type Problem } from '../api/problem.ts'
import { firstTime, lastTime } from '../api/times.ts'
import type { NewEvent } from './event-log.ts'
import { eventsOf, type Publication, type Published } from './http-binding.ts'
import { type TraceContext, traceContextOf } from './trace-context.ts'

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
 * Turns a published CloudEvent into a log event, and adds a new id and the id of the tenant. The log event
 * has only the attributes of the contract. Other attributes are validated but not stored.
 *
 * @param place the place of the event, named in an error
 * @param trace the trace context of the request, used for an event that has none
 * @throws {Problem} `invalid_body` naming the property that violates its schema
 */
export function acceptEvent(
  published: unknown,
  {
    tenantId,
    now,
    place = 'body',
    trace = {},
  }: {
    tenantId: string
    now: number
    place?: Published['place']
    trace?: TraceContext
  },
): NewEvent {
  const [violation] = validatePublishEvent(published)
  if (violation) throw invalidEvent(place, violation)
  const { id: publisherId, source, type, time, data, traceparent, tracestate } = published as PublishEvent
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
  const json = JSON.stringify({
    // The trace context must come first, because `traceContextIn` reads only the start of the JSON.
    ...(traceparent ? { traceparent, ...(tracestate && { tracestate }) } : trace),
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
