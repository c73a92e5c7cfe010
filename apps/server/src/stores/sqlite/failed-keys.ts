import type { DeliveryCount, DeliveryFilter, DeliveryPlace } from '../../event-streams/deliveries.ts'
import type { Database } from './database.ts'

/** Reads places of a stream's history. Each query is answered by one index alone. */
export function failedKeys(database: Database) {
  const ofIndex = (index: string, condition: string) => `
    SELECT first_attempt_at, event_id, due_at FROM deliveries INDEXED BY ${index}
    WHERE event_stream_id = :stream AND ${condition} status = 'failed'
      AND (first_attempt_at, event_id) > (:after_time, :after_id) AND first_attempt_at < :until
    ORDER BY first_attempt_at, event_id LIMIT :limit`
  const ofAll = ofIndex('deliveries_listed', '')
  const ofType = ofIndex('deliveries_by_type', 'event_type = :type AND')
  const select = { all: database.prepare(ofAll), type: database.prepare(ofType) }
  const countOf = (keys: string) => `
    SELECT count(*) AS seen, count(*) FILTER (WHERE due_at IS NULL) AS at_rest,
      max(printf('%015d', first_attempt_at) || event_id) AS last FROM (${keys})`
  const count = { all: database.prepare(countOf(ofAll)), type: database.prepare(countOf(ofType)) }

  return {
    /** The first `limit` places after `after`, or from the beginning, in order. */
    after(
      stream: string,
      filter: DeliveryFilter,
      after: DeliveryPlace | null,
      limit: number,
    ): readonly DeliveryPlace[] {
      const range = { ...rangeOf(stream, filter, after), limit }
      const found = filter.eventTypes
        ? filter.eventTypes.flatMap(type => select.type.all({ ...range, type }))
        : select.all.all(range)
      return found
        .map(row => ({ firstAttemptAt: Number(row.first_attempt_at), id: String(row.event_id) }))
        .toSorted((a, b) => a.firstAttemptAt - b.firstAttemptAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
    },
    /** Counts, among the first `limit` places after `after`, the deliveries of one type, or of all, that are not being redelivered. */
    countStep(
      stream: string,
      times: Pick<DeliveryFilter, 'from' | 'to'>,
      type: string | null,
      after: DeliveryPlace | null,
      limit: number,
    ): DeliveryCount {
      const range = { ...rangeOf(stream, times, after), limit }
      const row = type === null ? count.all.get(range) : count.type.get({ ...range, type })
      const last = String(row?.last)
      const next = { firstAttemptAt: Number(last.slice(0, 15)), id: last.slice(15) }
      return { atRest: Number(row?.at_rest), next: Number(row?.seen) < limit ? null : next }
    },
  }
}

function rangeOf(
  stream: string,
  { from, to }: Pick<DeliveryFilter, 'from' | 'to'>,
  after: DeliveryPlace | null,
) {
  const since = { firstAttemptAt: from ?? 0, id: '' }
  const start = after && after.firstAttemptAt >= since.firstAttemptAt ? after : since
  return {
    stream,
    after_time: start.firstAttemptAt,
    after_id: start.id,
    until: to ?? Number.MAX_SAFE_INTEGER,
  }
}
