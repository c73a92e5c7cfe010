import { type PublishEvent, validatePublishEvent } from '@tenant-api/contract'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import type { NewEvent } from './event-log.ts'
import { eventsOf, type Publication } from './http-binding.ts'

/** The times that RFC 3339 can write in UTC: an offset can push the first and the last day out of them. */
const firstTime = Date.parse('0000-01-01T00:00:00.000Z')
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The events of a publication as the log takes them: all, or none.
 *
 * @throws {Problem} `invalid_body` naming what was wrong with the first that is refused
 */
export function acceptPublication(
  publication: Publication,
  { tenantId, now }: { tenantId: string; now: number },
): readonly NewEvent[] {
  return eventsOf(publication).map(({ event, place }) => acceptEvent(event, { tenantId, now, place }))
}

/**
 * A published CloudEvent as the log takes it: with an id of the service's own, the tenant, and the attributes in the order
 * of the contract. What a publisher sends beside them is checked and not kept.
 *
 * @param place names the event in an error: empty for a single one, `[3]` in a batch
 * @throws {Problem} `invalid_body` naming the property that broke its schema
 */
export function acceptEvent(
  published: unknown,
  { tenantId, now, place = '' }: { tenantId: string; now: number; place?: string },
): NewEvent {
  const [violation] = validatePublishEvent(published)
  if (violation) throw invalidEvent(place, violation.path, violation.message)
  const { id: publisherId, source, type, time, data } = published as PublishEvent
  const happenedAt = time === undefined ? now : Date.parse(time)
  const exists = happenedAt >= firstTime && happenedAt <= lastTime
  if (!exists) throw invalidEvent(place, '/time', 'is not a time that exists')
  const id = newId('evt_')
  const json = JSON.stringify({
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
  const property = `${place}${path.replaceAll('/', '.')}`.replace(/^\./, '')
  return new Problem(
    'invalid_body',
    property ? `The property '${property}' ${message}.` : `The event ${message}.`,
  )
}
