import type {
  DeliveryCount,
  DeliveryFilter,
  DeliveryPlace,
  DeliveryStore,
  FailedDelivery,
} from '../../event-streams/deliveries.ts'
import { limits } from '../../limits.ts'
import { createDeliveries } from '../deliveries.ts'
import { oneWriter } from '../event-streams.ts'
import type { Enter } from '../logs.ts'
import { failedDeliveryOf } from '../rows.ts'
import { type Database, inStep } from './database.ts'

/** Rows counted in one step, which takes about two milliseconds. */
const countedAtOnce = 5_000

export function createSqliteDeliveries(database: Database, enter: Enter): DeliveryStore {
  const select = database.prepare(
    "SELECT * FROM deliveries WHERE event_stream_id = ? AND event_id = ? AND status = 'failed'",
  )
  const removeOlder = database.prepare(`
    DELETE FROM deliveries WHERE rowid IN (
      SELECT rowid FROM deliveries WHERE status = 'failed' AND due_at IS NULL AND listed_at < ? LIMIT ?)`)
  const keys = failedKeys(database)

  return {
    ...createDeliveries(database, oneWriter, enter),
    async list(eventStreamId, filter, after, limit) {
      const places = keys.after(eventStreamId, filter, after, limit + 1)
      const found: FailedDelivery[] = []
      let last: DeliveryPlace | null = null
      let bytes = 0
      for (const place of places.slice(0, limit)) {
        const row = select.get(eventStreamId, place.id)
        // The places were read in the same turn of the event loop, and no other process changes deliveries. So each place has a
        // row.
        // Stryker disable next-line ConditionalExpression
        if (!row) continue
        bytes += Buffer.byteLength(String(row.event)) + Buffer.byteLength(String(row.attempts))
        // A delivery with which a page would have exactly the maximum size comes on the next page instead.
        // Stryker disable next-line EqualityOperator
        if (found.length > 0 && bytes > limits.deliveryPageBytes) break
        found.push(failedDeliveryOf(row))
        last = place
      }
      return { deliveries: found, next: found.length < places.length ? last : null }
    },
    async countAtRest(eventStreamId, range, type, after) {
      return keys.countStep(eventStreamId, range, type, after, countedAtOnce)
    },
    async deleteOlder(time, limit) {
      return database.write(() => inStep(limit, count => Number(removeOlder.run(time, count).changes)))
    },
  }
}

/** Reads places of a stream's history. Each query is answered by one index alone. */
export function failedKeys(database: Database) {
  const ofIndex = (index: string, condition: string) => `
    SELECT listed_at, event_id, due_at FROM deliveries INDEXED BY ${index}
    WHERE event_stream_id = :stream AND ${condition} status = 'failed'
      AND (listed_at, event_id) > (:after_time, :after_id) AND listed_at < :until
    ORDER BY listed_at, event_id LIMIT :limit`
  const ofAll = ofIndex('deliveries_listed', '')
  const ofType = ofIndex('deliveries_by_type', 'event_type = :type AND')
  const select = { all: database.prepare(ofAll), type: database.prepare(ofType) }
  const countOf = (keys: string) => `
    SELECT count(*) AS seen, count(*) FILTER (WHERE due_at IS NULL) AS at_rest,
      max(printf('%015d', listed_at) || event_id) AS last FROM (${keys})`
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
      // The ids differ: a stream has one delivery of each event, and a filter names each event type once.
      // Stryker disable next-line EqualityOperator
      const byPlace = (a: DeliveryPlace, b: DeliveryPlace) =>
        a.listedAt - b.listedAt || (a.id < b.id ? -1 : 1)
      return found
        .map(row => ({ listedAt: Number(row.listed_at), id: String(row.event_id) }))
        .toSorted(byPlace)
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
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      const last = String(row?.last)
      const next = { listedAt: Number(last.slice(0, 15)), id: last.slice(15) }
      // Stryker disable next-line OptionalChaining: A query for a count, without GROUP BY, always returns one row.
      return { atRest: Number(row?.at_rest), next: Number(row?.seen) < limit ? null : next }
    },
  }
}

function rangeOf(
  stream: string,
  { from, to }: Pick<DeliveryFilter, 'from' | 'to'>,
  after: DeliveryPlace | null,
) {
  // Ids of events begin with 'evt_', which sorts after this text. So the deliveries of the first millisecond are still included.
  // Stryker disable next-line StringLiteral
  const since = { listedAt: from ?? 0, id: '' }
  const start = after && after.listedAt >= since.listedAt ? after : since
  return {
    stream,
    after_time: start.listedAt,
    after_id: start.id,
    until: to ?? Number.MAX_SAFE_INTEGER,
  }
}
