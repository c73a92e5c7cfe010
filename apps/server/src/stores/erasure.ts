import type { ErasureStore } from '../events/erasure.ts'
import { erasedType } from '../events/event-log.ts'
import { entryOf } from './logs.ts'
import type { Sql, Statement } from './sql.ts'

/** Attempts that one step reads. An answer has at most 4 KB. */
const attemptsAtOnce = 500
/** Rows that one step reads. An event has at most 1 MB, so a step holds at most 64 MB. */
const stepRows = 64
/** Entries of the log that one step reads. */
const stepEntries = 1_000

/** The SQL in which the two databases differ. */
interface Dialect {
  /** The JSON of a row of `events`. */
  readonly json: string
  /** The assignments that remove the content of a row of `events`. */
  readonly blank: string
  /** The key of an erased row of `events`, by the id of its event. */
  readonly erasedKey: (eventId: string) => string
  /** Waits for transactions that may be copying events into `deliveries`, or adding attempts. */
  readonly settle: readonly Statement[]
}

/** SQL: removes the event of the sequence $1. */
export const eraseEvent = (blank: string) =>
  `UPDATE events SET type = '${erasedType}', ${blank} WHERE sequence = $1 AND type <> '${erasedType}'`
/** SQL: running nodes notice an erasure by this count, and forget the events that they hold in memory. */
export const countErasure = 'UPDATE event_log SET erasures = erasures + 1'
const removeRetries = 'DELETE FROM retries WHERE sequence = $1'
const selectCopies = `
  SELECT event_stream_id, event_id, event FROM deliveries
  WHERE (event_stream_id, event_id) > ($1, $2) AND event <> ''
  ORDER BY event_stream_id, event_id LIMIT ${stepRows}`
const removeCopy = 'DELETE FROM deliveries WHERE event_stream_id = $1 AND event_id = $2'
const removeAttemptsOf = 'DELETE FROM attempts WHERE event_id = $1 AND event_stream_id = $2'
const removeAttempt = 'DELETE FROM attempts WHERE id = $1'

const selectEntries = `SELECT id, entry FROM logs WHERE id > $1 ORDER BY id LIMIT ${stepEntries}`
const replaceEntry = 'UPDATE logs SET entry = $2, correlation_id = $3 WHERE id = $1'

export function createErasure(sql: Sql, { json, blank, erasedKey, settle }: Dialect): ErasureStore {
  const selectAttempts = `
    SELECT id, answer, EXISTS (SELECT 1 FROM events WHERE key = ${erasedKey('event_id')}) AS is_erased FROM attempts
    WHERE id > $1 ORDER BY id LIMIT ${attemptsAtOnce}`
  const selectEvents = `
    SELECT sequence, ${json} AS event FROM events
    WHERE sequence > $1 AND type <> '${erasedType}' ORDER BY sequence LIMIT ${stepRows}`
  const erase = eraseEvent(blank)

  return {
    async events(sequence, isMeant) {
      const rows = await sql.query(selectEvents, [sequence])
      const last = rows.at(-1)
      if (!last) return null
      const meant = rows.filter(({ event }) => isMeant(String(event)))
      if (meant.length > 0)
        await sql.transact(function* () {
          for (const { sequence } of meant) {
            yield [erase, [Number(sequence)]]
            yield [removeRetries, [Number(sequence)]]
          }
          yield [countErasure, []]
        })
      return { last: Number(last.sequence), read: rows.length, erased: meant.length }
    },
    async settle() {
      if (settle.length > 0)
        await sql.transact(function* () {
          yield* settle
        })
    },
    async deliveries(after, isMeant) {
      const rows = await sql.query(selectCopies, [after?.eventStreamId ?? '', after?.eventId ?? ''])
      const last = rows.at(-1)
      if (!last) return null
      const meant = rows.filter(({ event }) => isMeant(String(event)))
      if (meant.length > 0)
        await sql.transact(function* () {
          for (const row of meant) {
            yield [removeCopy, [String(row.event_stream_id), String(row.event_id)]]
            yield [removeAttemptsOf, [String(row.event_id), String(row.event_stream_id)]]
          }
          yield [countErasure, []]
        })
      return {
        last: { eventStreamId: String(last.event_stream_id), eventId: String(last.event_id) },
        read: rows.length,
        erased: meant.length,
      }
    },
    async attempts(after, isMeant) {
      const rows = await sql.query(selectAttempts, [after])
      const last = rows.at(-1)
      if (!last) return null
      const meant = rows.filter(
        ({ is_erased, answer }) => is_erased || (answer !== null && isMeant(String(answer))),
      )
      if (meant.length > 0)
        await sql.transact(function* () {
          for (const { id } of meant) yield [removeAttempt, [Number(id)]]
        })
      return { last: Number(last.id), read: rows.length, erased: meant.length }
    },
    async entries(after, change) {
      const rows = await sql.query(selectEntries, [after ?? ''])
      const last = rows.at(-1)
      if (!last) return null
      const changed = rows.flatMap(row => change(entryOf(row)) ?? [])
      if (changed.length > 0)
        await sql.transact(function* () {
          for (const { id, ...entry } of changed)
            yield [replaceEntry, [id, JSON.stringify(entry), entry.correlation_id ?? null]]
        })
      return { last: String(last.id), read: rows.length, erased: changed.length }
    },
  }
}
