import type { AttemptFilter, AttemptPlace, AttemptStore, DeliveryAttempt } from '../event-streams/attempts.ts'
import { limits } from '../limits.ts'
import { timeOf, timestampOf } from './rows.ts'
import type { Row, Sql, SqlValue } from './sql.ts'

/** Maximum number of rows that one step of retention deletes. */
const stepRows = 100

/* Each page is found by one index: by that of the stream, whose entries have the filtered columns, or by that of the event. */

const newestFirst = 'ORDER BY attempted_at DESC, id DESC'
const before = '(attempted_at, id) < ($1, $2)'
const selectOfEvent = `SELECT * FROM attempts WHERE event_id = $3 AND ${before} ${newestFirst} LIMIT $4`
const selectSampled = `
  SELECT count(*) AS kept, min(success) AS first, (SELECT successes FROM event_streams WHERE id = $1) AS last
  FROM attempts WHERE event_stream_id = $1 AND is_success = true`
const newestOf = (isSuccess: boolean, only: string) => `
  SELECT * FROM (
    SELECT * FROM attempts WHERE event_stream_id = $1 AND is_success = ${isSuccess} AND purpose <> 'test' ${only}
    ${newestFirst} LIMIT 1) AS newest`
const selectLatest = `
  SELECT * FROM (${newestOf(true, '')} UNION ALL ${newestOf(false, "AND result = 'failed'")}) AS found
  ${newestFirst} LIMIT 1`
const selectFailingSince = `
  SELECT attempted_at FROM attempts
  WHERE event_stream_id = $1 AND is_success = false AND result = 'failed'
    AND purpose <> 'test' AND attempted_at >= (SELECT last_success_at FROM event_streams WHERE id = $1)
  ORDER BY attempted_at, id LIMIT 1`
const selectNextStream = 'SELECT min(event_stream_id) AS id FROM attempts WHERE event_stream_id > $1'
/** The newest attempt of a class that is not to be kept: the first beyond the limit of their number, or of before the time $2. */
const selectOver = (isSuccess: boolean, limit: number) => `
  SELECT attempted_at, id FROM (
    SELECT * FROM (
      SELECT attempted_at, id FROM attempts WHERE event_stream_id = $1 AND is_success = ${isSuccess}
      ${newestFirst} LIMIT 1 OFFSET ${limit}) AS beyond
    UNION ALL
    SELECT * FROM (
      SELECT attempted_at, id FROM attempts WHERE event_stream_id = $1 AND is_success = ${isSuccess} AND attempted_at < $2
      ${newestFirst} LIMIT 1) AS older) AS found
  ${newestFirst} LIMIT 1`
const removeUpTo = (isSuccess: boolean) => `
  DELETE FROM attempts WHERE id IN (
    SELECT id FROM attempts
    WHERE event_stream_id = $1 AND is_success = ${isSuccess} AND (attempted_at, id) <= ($2, $3)
    ORDER BY attempted_at, id LIMIT ${stepRows}) RETURNING 1`
const classes = [
  {
    select: selectOver(true, limits.successesOfStream),
    remove: removeUpTo(true),
    since: 'successesSince',
  },
  {
    select: selectOver(false, limits.failedAttemptsOfStream),
    remove: removeUpTo(false),
    since: 'failuresSince',
  },
] as const

/** Creates the part of the store that both databases share. @param background connections that callers do not wait for */
export function createAttempts(
  sql: Pick<Sql, 'query'>,
  background: Pick<Sql, 'query' | 'run'>,
): AttemptStore {
  return {
    async list(eventStreamId, filter, before, limit) {
      if (filter.eventId !== null)
        return (await sql.query(...ofEventAt(eventStreamId, filter, before, limit))).map(listed)
      return (await sql.query(...ofStream(eventStreamId, filter, before, limit))).map(listed)
    },
    async listOfEvent(eventId, before, limit) {
      return (await sql.query(selectOfEvent, [...valuesBefore(before), eventId, limit])).map(listed)
    },
    async sampled(eventStreamId) {
      const [row] = await sql.query(selectSampled, [eventStreamId])
      const kept = Number(row?.kept)
      return kept === 0 ? null : { kept, of: Number(row?.last) - Number(row?.first) + 1 }
    },
    async latest(eventStreamId) {
      const [[last], [failing]] = await Promise.all([
        sql.query(selectLatest, [eventStreamId]),
        sql.query(selectFailingSince, [eventStreamId]),
      ])
      return { last: last ? listed(last).attempt : null, failingSince: timeOf(failing?.attempted_at ?? null) }
    },
    async nextStream(after) {
      const [row] = await background.query(selectNextStream, [after])
      return row?.id ? String(row.id) : null
    },
    async deleteOver(eventStreamId, kept) {
      for (const { select, remove, since } of classes) {
        const [last] = await background.query(select, [eventStreamId, kept[since]])
        if (!last) continue
        const place = [Number(last.attempted_at), Number(last.id)]
        return (await background.run(remove, [eventStreamId, ...place])).length
      }
      return 0
    },
  }
}

type Prepared = readonly [text: string, values: SqlValue[]]

/** Selects from the successes and the other attempts of a stream, each in the order of the index. */
function ofStream(
  eventStreamId: string,
  { results, eventTypes, from, to }: AttemptFilter,
  place: AttemptPlace | null,
  limit: number,
): Prepared {
  const values: SqlValue[] = [...valuesBefore(place, to), eventStreamId, from ?? 0, limit]
  const type = eventTypes ? `AND event_type IN (${parameters(eventTypes, values)})` : ''
  const failures = results?.filter(result => result !== 'delivered')
  const part = (isSuccess: boolean, only: string) => `
    SELECT * FROM (
      SELECT attempted_at, id FROM attempts
      WHERE event_stream_id = $3 AND is_success = ${isSuccess} AND ${before} AND attempted_at >= $4 ${only} ${type}
      ${newestFirst} LIMIT $5) AS part`
  const parts = []
  if (!results || results.includes('delivered')) parts.push(part(true, ''))
  if (!results) parts.push(part(false, ''))
  else if (failures && failures.length > 0)
    parts.push(part(false, `AND result IN (${parameters(failures, values)})`))
  const found = parts.join('\n    UNION ALL')
  return [
    `SELECT * FROM attempts WHERE id IN (
      SELECT id FROM (${found}) AS found ${newestFirst} LIMIT $5) ${newestFirst}`,
    values,
  ]
}

/** Selects the attempts of an event at one stream. An expression instead of the stream's column keeps its index out. */
function ofEventAt(
  eventStreamId: string,
  { eventId, results, eventTypes, from, to }: AttemptFilter,
  place: AttemptPlace | null,
  limit: number,
): Prepared {
  const values: SqlValue[] = [...valuesBefore(place, to), eventStreamId, from ?? 0, limit, eventId]
  const type = eventTypes ? `AND event_type IN (${parameters(eventTypes, values)})` : ''
  const result = results ? `AND result IN (${parameters(results, values)})` : ''
  return [
    `SELECT * FROM attempts
    WHERE event_id = $6 AND event_stream_id || '' = $3 AND ${before} AND attempted_at >= $4 ${result} ${type}
    ${newestFirst} LIMIT $5`,
    values,
  ]
}

/** Adds values, and returns their parameters. */
function parameters(added: readonly string[], values: SqlValue[]): string {
  return added.map(value => `$${values.push(value)}`).join()
}

/** The values of `before`: a place, or the first place of the listing. @param to the end of a time range, exclusive */
function valuesBefore(place: AttemptPlace | null, to: number | null = null): [number, number] {
  const end = to ?? Number.MAX_SAFE_INTEGER
  return place && place.attemptedAt < end ? [place.attemptedAt, place.id] : [end, 0]
}

/** Converts a row of `attempts`. */
function listed(row: Row) {
  const attempt: DeliveryAttempt = {
    event_stream_id: String(row.event_stream_id),
    event_id: String(row.event_id),
    event_type: row.event_type as DeliveryAttempt['event_type'],
    attempted_at: timestampOf(row.attempted_at),
    number: Number(row.number),
    result: row.result as DeliveryAttempt['result'],
    ...(row.status !== null && { status: Number(row.status) }),
    ...(row.error_message !== null && { error_message: String(row.error_message) }),
    duration_ms: Number(row.duration_ms),
    ...(row.answer !== null && { answer: String(row.answer) }),
    purpose: row.purpose as DeliveryAttempt['purpose'],
  }
  return { attempt, attemptedAt: Number(row.attempted_at), id: Number(row.id) }
}
