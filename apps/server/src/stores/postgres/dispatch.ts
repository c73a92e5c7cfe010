import type { SecretBox } from '../../crypto/secret-box.ts'
import type {
  Delivery,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
} from '../../webhooks/dispatch-store.ts'
import { countOnce } from './count-once.ts'
import type { Database, Query, Row } from './database.ts'
import { changeWaiting } from './deliveries.ts'
import * as sql from './dispatch-statements.ts'
import { announce, eventStreamOf } from './event-streams.ts'
import type { NodeLease } from './node-lease.ts'
import type { Notifications } from './notifications.ts'

const dayMs = 86_400_000

export function createPostgresDispatch(
  database: Database,
  parts: { secrets: SecretBox; node: NodeLease; notifications: Notifications },
): DispatchStore {
  const { secrets, node, notifications } = parts
  const counts = countOnce(database)
  return {
    async claim() {
      await node.renew()
      const [claimed] = await database.query(sql.claim, [node.id])
      const held = (await database.query(sql.selectHeld, [node.id])).map(claimOf)
      return { held, surplus: Math.max(held.length - Number(claimed?.share), 0) }
    },
    isHolding: node.isAlive,
    async release({ eventStreamId, fence }) {
      await database.transaction(async query => {
        await query(sql.release, [eventStreamId, fence, node.id])
        await announce(query, node.id)
      })
    },
    async stream(id) {
      const [row] = await database.query(sql.take, [id, node.id])
      return row ? dispatchedStreamOf(row, secrets) : null
    },
    async cursors() {
      const rows = await database.query(sql.selectCursors)
      return rows.map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async isActedOn(id) {
      return (await database.query(sql.selectUnnoticed, [id])).length === 0
    },
    onChange(listener) {
      notifications.on('event_streams', told => {
        if (told !== node.id) listener()
      })
      notifications.on('nodes', listener)
    },
    async due(eventStreamId, now, limit) {
      return (await database.query(sql.selectDue, [eventStreamId, now, limit])).map(deliveryOf)
    },
    async nextDue(eventStreamId, now) {
      const [row] = await database.query(sql.selectNextDue, [eventStreamId, now])
      return row?.due_at == null ? null : Number(row.due_at)
    },
    async insertTest(delivery, dueAt) {
      await database.transaction(async query => {
        await changeWaiting(query, delivery.eventStreamId, node.id)
        await query(sql.writeDeliveries, [JSON.stringify([rowOf(delivery, dueAt)])])
      })
    },
    async commit(changes) {
      // To write nothing is to ask whether anything could be written.
      if (changes.length === 0) {
        await database.query('SELECT 1')
        return []
      }
      return counts.once(changes, uncounted => database.transaction(query => commit(query, uncounted)))
    },
    async endWaiting({ eventStreamId, fence }, attempt, except) {
      await database.transaction(async query => {
        const [held] = await query(sql.lockHeld, [eventStreamId, fence])
        if (!held) return
        const values = [eventStreamId, JSON.stringify(attempt), Date.parse(attempt.timestamp), except]
        const ended = await query(sql.endWaiting, values)
        const failed = ended.filter(row => row.is_test === false).length
        await count(query, [{ eventStreamId, counts: { successful: 0, failed } }])
      })
    },
  }
}

async function commit(query: Query, changes: readonly DispatchChanges[]): Promise<readonly string[]> {
  const moves = changes.map(({ eventStreamId, fence, revision, cursor, endedAt, health }) => ({
    id: eventStreamId,
    fence,
    revision,
    cursor,
    ended_at: endedAt,
    failures: health?.failuresInRow ?? null,
    last_success: health?.lastSuccessAt ?? null,
  }))
  const held = new Set((await query(sql.moveCursors, [JSON.stringify(moves)])).map(row => String(row.id)))
  const written = changes.filter(({ eventStreamId }) => held.has(eventStreamId))
  // A delivery that went on and then ended stands in both: what it came to in the end counts.
  const rows = new Map<string, ReturnType<typeof rowOf>>()
  const put = (row: ReturnType<typeof rowOf>) => rows.set(`${row.stream} ${row.event_id}`, row)
  for (const { pending, failed } of written) {
    for (const { delivery, dueAt } of pending) put(rowOf(delivery, dueAt))
    for (const delivery of failed) put(rowOf(delivery, null))
  }
  if (rows.size > 0) await query(sql.writeDeliveries, [JSON.stringify([...rows.values()])])
  const delivered = written.flatMap(change =>
    change.delivered.map(eventId => ({ stream: change.eventStreamId, event_id: eventId })),
  )
  if (delivered.length > 0) await query(sql.removeDeliveries, [JSON.stringify(delivered)])
  await count(query, written)
  return changes.map(({ eventStreamId }) => eventStreamId).filter(id => !held.has(id))
}

async function count(
  query: Query,
  changes: readonly Pick<DispatchChanges, 'eventStreamId' | 'counts'>[],
): Promise<void> {
  const day = Math.floor(Date.now() / dayMs) * dayMs
  const ended = changes
    .filter(({ counts }) => counts.successful + counts.failed > 0)
    .map(({ eventStreamId, counts }) => ({ stream: eventStreamId, day, ...counts }))
  if (ended.length > 0) await query(sql.countEnded, [JSON.stringify(ended)])
}

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
    test: delivery.isTest,
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
    isTest: row.is_test === true,
  }
}

function dispatchedStreamOf(row: Row, secrets: SecretBox): DispatchedStream {
  return {
    stream: eventStreamOf(row, secrets),
    cursor: Number(row.cursor),
    endingAt: row.ending_at === null ? null : Number(row.ending_at),
    health: { failuresInRow: Number(row.failures_in_row), lastSuccessAt: Number(row.last_success_at) },
    claim: claimOf(row),
  }
}

function claimOf({ id, fence, revision }: Row) {
  return { eventStreamId: String(id), fence: Number(fence), revision: Number(revision) }
}
