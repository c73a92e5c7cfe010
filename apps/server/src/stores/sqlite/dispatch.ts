import type { SQLOutputValue } from 'node:sqlite'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type {
  Claim,
  Delivery,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
} from '../../webhooks/dispatch-store.ts'
import type { Database } from './database.ts'
import { eventStreamOf } from './event-streams.ts'

const dayMs = 86_400_000

/** One service holds the database, and so all of its streams, for as long as it runs; what is changed goes through it. */
const claimOf = (eventStreamId: string): Claim => ({ eventStreamId, fence: 1, revision: 0 })

export function createSqliteDispatch(database: Database, secrets: SecretBox): DispatchStore {
  const selectActive = database.prepare(
    "SELECT id, cursor FROM event_streams WHERE status = 'enabled' OR ending_at IS NOT NULL",
  )
  const select = database.prepare('SELECT * FROM event_streams WHERE id = ?')
  const selectDue = database.prepare(
    'SELECT * FROM deliveries WHERE event_stream_id = ? AND due_at <= ? ORDER BY due_at LIMIT ?',
  )
  const selectNextDue = database.prepare(
    'SELECT min(due_at) AS due_at FROM deliveries WHERE event_stream_id = ? AND due_at > ?',
  )
  const moveCursor = database.prepare(`
    UPDATE event_streams SET
      cursor = max(cursor, :cursor),
      ending_at = iif(ending_at <= :ended_at, NULL, ending_at),
      failures_in_row = coalesce(:failures, failures_in_row),
      last_success_at = coalesce(:last_success, last_success_at)
    WHERE id = :stream`)
  const write = database.prepare(`
    INSERT INTO deliveries
      (event_stream_id, event_id, event_type, event, status, first_attempt_at, attempts, tries, is_test, due_at)
    VALUES (:stream, :event_id, :type, :event, :status, :first, :attempts, :tries, :test, :due)
    ON CONFLICT DO UPDATE SET status = :status, first_attempt_at = :first, attempts = :attempts, tries = :tries, due_at = :due`)
  const remove = database.prepare('DELETE FROM deliveries WHERE event_stream_id = ? AND event_id = ?')
  const count = database.prepare(`
    INSERT INTO delivery_counts (event_stream_id, day, successful, failed) VALUES (:stream, :day, :successful, :failed)
    ON CONFLICT DO UPDATE SET successful = successful + :successful, failed = failed + :failed`)
  const endWaiting = database.prepare(`
    UPDATE deliveries SET
      status = 'failed', due_at = NULL, tries = 0,
      attempts = json_insert(attempts, '$[#]', json(:attempt)),
      first_attempt_at = coalesce(first_attempt_at, :at)
    WHERE event_stream_id = :stream AND due_at IS NOT NULL AND event_id NOT IN (SELECT value FROM json_each(:except))
    RETURNING is_test`)

  function apply({
    eventStreamId,
    cursor,
    endedAt,
    health,
    pending,
    failed,
    delivered,
    counts,
  }: DispatchChanges): boolean {
    const moved = moveCursor.run({
      stream: eventStreamId,
      cursor,
      ended_at: endedAt,
      failures: health?.failuresInRow ?? null,
      last_success: health?.lastSuccessAt ?? null,
    })
    if (moved.changes === 0) return false
    for (const { delivery, dueAt } of pending) write.run(rowOf(delivery, dueAt))
    for (const delivery of failed) write.run(rowOf(delivery, null))
    for (const eventId of delivered) remove.run(eventStreamId, eventId)
    countEnded(eventStreamId, counts)
    return true
  }

  function countEnded(stream: string, { successful, failed }: DispatchChanges['counts']): void {
    if (successful + failed === 0) return
    count.run({ stream, day: Math.floor(Date.now() / dayMs) * dayMs, successful, failed })
  }

  return {
    async claim() {
      return { held: selectActive.all().map(({ id }) => claimOf(String(id))), surplus: 0 }
    },
    isHolding: () => true,
    async release() {},
    async cursors() {
      return selectActive
        .all()
        .map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async isActedOn() {
      return true
    },
    onChange() {},
    async stream(id) {
      const row = select.get(id)
      return row ? dispatchedStreamOf(row, secrets) : null
    },
    async due(eventStreamId, now, limit) {
      return selectDue.all(eventStreamId, now, limit).map(deliveryOf)
    },
    async nextDue(eventStreamId, now) {
      const { due_at } = selectNextDue.get(eventStreamId, now) ?? {}
      return due_at === null || due_at === undefined ? null : Number(due_at)
    },
    async insertTest(delivery, dueAt) {
      await database.write(() => write.run(rowOf(delivery, dueAt)))
    },
    async commit(changes) {
      const passedOver = await database.write(() => changes.filter(change => !apply(change)))
      return passedOver.map(({ eventStreamId }) => eventStreamId)
    },
    async endWaiting({ eventStreamId }, attempt, except) {
      await database.write(() => {
        const ended = endWaiting.all({
          stream: eventStreamId,
          attempt: JSON.stringify(attempt),
          at: Date.parse(attempt.timestamp),
          except: JSON.stringify(except),
        })
        countEnded(eventStreamId, { successful: 0, failed: ended.filter(row => row.is_test === 0).length })
      })
    },
  }
}

type Row = Record<string, SQLOutputValue>

function rowOf(delivery: Delivery, dueAt: number | null) {
  const [first] = delivery.attempts
  return {
    stream: delivery.eventStreamId,
    event_id: delivery.eventId,
    type: delivery.eventType,
    event: Buffer.from(delivery.json).toString(),
    status: delivery.status,
    first: first ? Date.parse(first.timestamp) : null,
    attempts: JSON.stringify(delivery.attempts),
    tries: delivery.tries,
    test: Number(delivery.isTest),
    due: dueAt,
  }
}

function deliveryOf(row: Row): Delivery {
  return {
    eventStreamId: String(row.event_stream_id),
    eventId: String(row.event_id),
    eventType: row.event_type as Delivery['eventType'],
    json: Buffer.from(String(row.event)),
    status: row.status as Delivery['status'],
    attempts: JSON.parse(String(row.attempts)),
    tries: Number(row.tries),
    isTest: row.is_test === 1,
  }
}

function dispatchedStreamOf(row: Row, secrets: SecretBox): DispatchedStream {
  return {
    stream: eventStreamOf(row, secrets),
    cursor: Number(row.cursor),
    endingAt: row.ending_at === null ? null : Number(row.ending_at),
    health: { failuresInRow: Number(row.failures_in_row), lastSuccessAt: Number(row.last_success_at) },
    claim: claimOf(String(row.id)),
  }
}
