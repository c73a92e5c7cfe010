import { type Delivery, fail } from '../../webhooks/delivery.ts'
import type { DispatchChanges, DispatchStore } from '../../webhooks/dispatch-store.ts'
import { withoutAttempt } from '../../webhooks/ledger.ts'
import type { RedeliveryDetail } from '../rows.ts'
import { acceptedOf, endedEvents, retryOf, storedColumns, storedOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database } from './database.ts'
import { inStep } from './database.ts'
import { failedKeys } from './deliveries.ts'
import { type deliveryRows, eventOfFrame } from './delivery-rows.ts'

/**
 * Creates a function that does one step of the oldest requested work of a stream. If there is none, the
 * function removes skipped deliveries that a dead node had in flight, or ends some deliveries of earlier rounds.
 */
export function createStreamWork(
  database: Database,
  rows: ReturnType<typeof deliveryRows>,
  countEnded: (stream: string, counts: DispatchChanges['counts']) => void,
): DispatchStore['work'] {
  const selectWork = database.prepare(
    'SELECT * FROM stream_work WHERE event_stream_id = ? ORDER BY id LIMIT 1',
  )
  const saveWork = database.prepare(
    'UPDATE stream_work SET from_sequence = :from, detail = :detail, done = done + :done WHERE id = :id',
  )
  const removeWork = database.prepare('DELETE FROM stream_work WHERE id = ?')
  const selectLogged = database.prepare(`
    SELECT sequence, id, type, length(frame) AS bytes, CASE WHEN :reads_event THEN ${eventOfFrame} END AS event
    FROM events WHERE sequence > :from AND sequence <= :to ORDER BY sequence`)
  const isKnown = database.prepare(`
    SELECT 1 FROM retries WHERE event_stream_id = :stream AND sequence = :sequence
    UNION ALL SELECT 1 FROM deliveries WHERE event_stream_id = :stream AND event_id = :event_id`)
  const over = `round < (SELECT round + (status = 'disabled') FROM event_streams WHERE id = :stream)`
  const others = 'event_id NOT IN (SELECT value FROM json_each(:except))'
  const selectOverRetries = database.prepare(
    `SELECT * FROM retries WHERE event_stream_id = :stream AND ${over} AND ${others} LIMIT :limit`,
  )
  const selectOverStored = database.prepare(`
    SELECT ${storedColumns} FROM deliveries
    WHERE event_stream_id = :stream AND due_at IS NOT NULL AND ${over} AND ${others} LIMIT :limit`)
  const makeDue = database.prepare(`
    UPDATE deliveries SET
      due_at = :now, tries = 0, ended_in = NULL, is_replay = false, round = (SELECT round FROM event_streams WHERE id = :stream)
    WHERE event_stream_id = :stream AND event_id = :event_id AND due_at IS NULL`)
  const makeEndedDue = database.prepare(`
    UPDATE deliveries SET due_at = :now, tries = 0, ended_in = NULL, round = :round WHERE rowid IN (
      SELECT rowid FROM deliveries WHERE event_stream_id = :stream AND ended_in = :round LIMIT :limit)`)
  const isEnabled = database.prepare("SELECT 1 FROM event_streams WHERE id = ? AND status = 'enabled'")
  const removals = [
    'DELETE FROM attempts WHERE id IN (SELECT id FROM attempts WHERE event_stream_id = ? LIMIT ?)',
    'DELETE FROM retries WHERE (event_stream_id, sequence) IN (SELECT event_stream_id, sequence FROM retries WHERE event_stream_id = ? LIMIT ?)',
    'DELETE FROM deliveries WHERE rowid IN (SELECT rowid FROM deliveries WHERE event_stream_id = ? LIMIT ?)',
    'DELETE FROM delivery_counts WHERE rowid IN (SELECT rowid FROM delivery_counts WHERE event_stream_id = ? LIMIT ?)',
  ].map(sql => database.prepare(sql))
  const removeSkipped = database.prepare(`
    DELETE FROM retries WHERE (event_stream_id, sequence) IN (
      SELECT event_stream_id, sequence FROM retries
      WHERE event_stream_id = :stream AND round = coalesce(:round, (SELECT round FROM event_streams WHERE id = :stream))
        AND sequence <= (SELECT skipped_to FROM event_streams WHERE id = :stream) AND NOT is_replay AND ${others}
      ORDER BY sequence LIMIT :limit)`)
  const removeAllWork = database.prepare('DELETE FROM stream_work WHERE event_stream_id = ?')
  const removeStream = database.prepare('DELETE FROM event_streams WHERE id = ?')
  const selectClaim = database.prepare('SELECT fence, revision FROM event_streams WHERE id = ?')
  const keys = failedKeys(database)

  function end(deliveries: readonly (Delivery<'accepted'> | Delivery<'waiting'>)[]): void {
    let failed = 0
    for (const delivery of deliveries) {
      const now = Date.now()
      rows.putFailed(fail(delivery, 'disabled'), now)
      rows.addAttempt(withoutAttempt(delivery, 'disabled', now))
      if (!delivery.isTest) failed++
    }
    const [first] = deliveries
    if (first) countEnded(first.eventStreamId, { successful: 0, failed })
  }

  /** For events accepted before the stream was disabled, ends the deliveries that have no attempt yet. */
  function endLogged(work: Row): number {
    const stream = String(work.event_stream_id)
    const ended = endedEvents(work)
    const to = Number(work.to_sequence)
    let from = Number(work.from_sequence)
    const done = inStep(to - from, count => {
      const range = { from, to: from + count, reads_event: Number(ended.readsEvent) }
      const fresh: Delivery<'accepted'>[] = []
      // Events may be large, so only one at a time is in memory.
      for (const row of selectLogged.iterate(range)) {
        // The default is only for the compiler: the query selects the id of each event, and no event is without.
        // Stryker disable next-line StringLiteral
        const { sequence = 0, id = '' } = row
        if (ended.shows(row) && !isKnown.get({ stream, sequence, event_id: id }))
          fresh.push(acceptedOf(stream, Number(work.round), row))
      }
      end(fresh)
      from += count
      return count
    })
    if (from >= to) removeWork.run(Number(work.id))
    else saveWork.run({ id: Number(work.id), from, detail: String(work.detail), done })
    return done
  }

  function redeliver(work: Row): number {
    const stream = String(work.event_stream_id)
    const detail = JSON.parse(String(work.detail)) as RedeliveryDetail
    if ('ended' in detail) return redeliverEnded(work)
    const { filter } = detail
    let { after } = detail
    let isOver = !isEnabled.get(stream)
    let started = 0
    const seen = isOver
      ? 0
      : inStep(Number.POSITIVE_INFINITY, count => {
          const found = keys.after(stream, filter, after, count)
          for (const { id } of found)
            started += Number(makeDue.run({ stream, event_id: id, now: Date.now() }).changes)
          after = found.at(-1) ?? after
          isOver = found.length < count
          return found.length
        })
    if (isOver) removeWork.run(Number(work.id))
    else {
      const detail = JSON.stringify({ filter, after })
      saveWork.run({ id: Number(work.id), from: null, detail, done: started })
    }
    return seen
  }

  /** Redelivers what ended when the stream was disabled, unless it is disabled again. */
  function redeliverEnded(work: Row): number {
    const stream = String(work.event_stream_id)
    const given = { stream, round: Number(work.round), now: Date.now() }
    const done = isEnabled.get(stream)
      ? inStep(Number.POSITIVE_INFINITY, limit => Number(makeEndedDue.run({ ...given, limit }).changes))
      : 0
    if (done === 0) removeWork.run(Number(work.id))
    else saveWork.run({ id: Number(work.id), from: null, detail: String(work.detail), done })
    return done
  }

  function remove(work: Row): number {
    const stream = String(work.event_stream_id)
    let done = 0
    for (const removal of removals) {
      done += inStep(Number.POSITIVE_INFINITY, count => Number(removal.run(stream, count).changes))
      if (done > 0) return done
    }
    removeAllWork.run(stream)
    removeStream.run(stream)
    return 0
  }

  /** Removes deliveries of skipped events that wait. @param round null for the current one */
  function skip(stream: string, round: number | null, except: string): number {
    return inStep(Number.POSITIVE_INFINITY, limit =>
      Number(removeSkipped.run({ stream, round, except, limit }).changes),
    )
  }

  function skipWaiting(work: Row, except: string): number {
    const done = skip(String(work.event_stream_id), Number(work.round), except)
    if (done === 0) removeWork.run(Number(work.id))
    else saveWork.run({ id: Number(work.id), from: null, detail: String(work.detail), done })
    return done
  }

  /** Ends deliveries of earlier rounds. @returns their number; null if none are left, apart from `except` */
  function endRounds(stream: string, except: string): number | null {
    const done = inStep(Number.POSITIVE_INFINITY, limit => {
      const retries = selectOverRetries.all({ stream, except, limit }).map(retryOf)
      // A step that ends retries then ends stored deliveries, too, and counts both. Later steps would end them otherwise.
      // `inStep` limits the time of a step in any case.
      // Stryker disable next-line ConditionalExpression
      const stored = retries.length === 0 ? selectOverStored.all({ stream, except, limit }).map(storedOf) : []
      end([...retries, ...stored])
      return retries.length + stored.length
    })
    return done === 0 ? null : done
  }

  return async ({ eventStreamId, fence, revision }, except) =>
    database.write(() => {
      const stream = selectClaim.get(eventStreamId)
      if (stream?.fence !== fence) return null
      if (stream.revision !== revision) return 0
      const work = selectWork.get(eventStreamId)
      switch (work?.kind) {
        case 'end':
          return endLogged(work)
        case 'redeliver':
          return redeliver(work)
        case 'delete':
          return remove(work)
        case 'skip':
          return skipWaiting(work, JSON.stringify(except))
        default:
          return (
            skip(eventStreamId, null, JSON.stringify(except)) ||
            endRounds(eventStreamId, JSON.stringify(except))
          )
      }
    })
}
