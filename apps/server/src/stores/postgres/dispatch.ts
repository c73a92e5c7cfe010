import type { SecretBox } from '../../crypto.ts'
import type { Clock } from '../../events/clock.ts'
import { limits } from '../../limits.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import type { DispatchChanges, DispatchStore } from '../../webhooks/dispatch-store.ts'
import { groupCalls } from '../group-calls.ts'
import { dispatchedStreamOf, firstDue, standingOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database, Query } from './database.ts'
import { changeWaiting, lockStream } from './deliveries.ts'
import { countEnded, writeDeliveries } from './delivery-rows.ts'
import * as sql from './dispatch-statements.ts'
import { announce, endBacklog, holdLog } from './event-streams.ts'
import type { LogGrowth, Notifications } from './log-growth.ts'
import type { NodeLease } from './node.ts'
import { createStreamWork } from './stream-work.ts'

/**
 * Makes the COMMIT of a repeated commit, which has nothing to write, wait for replication: the earlier COMMIT may have been canceled
 * while it waited.
 */
const awaitReplication = "SELECT pg_logical_emit_message(true, 'tenant-api', '')"

export function createPostgresDispatch(
  database: Database,
  parts: {
    /** Connections for test events, which wait for the lock of their stream. */
    changes: Database
    secrets: SecretBox
    clock: Clock
    node: NodeLease
    notifications: Notifications
    growth: LogGrowth
  },
): DispatchStore {
  const { changes: forTests, secrets, clock, node, notifications, growth } = parts
  /** The term of the lease in which streams were last claimed. */
  let claimedIn = 0
  return {
    async claim() {
      await node.renew()
      const term = node.term()
      const [claimed] = await database.query(sql.claim, [node.id])
      const rows = await database.query(sql.selectHeld, [node.id])
      const held = rows.map(row => ({ ...claimOf(row), commits: Number(row.commits) }))
      claimedIn = term
      return { held, surplus: Math.max(held.length - Number(claimed?.share), 0) }
    },
    renew: node.renew,
    isHolding: () => node.isAlive() && node.term() === claimedIn,
    async release(claims) {
      await database.transaction(async query => {
        const released = claims.map(({ eventStreamId: id, fence }) => ({ id, fence }))
        await query(sql.release, [JSON.stringify(released), node.id])
        await announce(query, node.id)
      })
    },
    leave: node.end,
    async streams(ids) {
      await database.query(sql.take, [ids, node.id])
      const taken = await database.query(sql.selectTaken, [ids, node.id])
      return taken.map(row => dispatchedStreamOf(row, claimOf(row), secrets))
    },
    async cursors() {
      const rows = await database.query(sql.selectCursors)
      return rows.map(({ id, cursor }) => ({ eventStreamId: String(id), cursor: Number(cursor) }))
    },
    async unnoticedChange(id, revision) {
      const [change] = await database.query(sql.selectUnnoticed, [id, revision])
      return change ? Number(change.revision) : null
    },
    async hasWork(id) {
      return (await database.query(sql.selectWithWork, [id])).length > 0
    },
    async standing(id) {
      const [row] = await database.query(sql.selectStanding, [id, limits.countedWaiting])
      return row ? standingOf(row, await database.query(sql.selectWork, [id])) : null
    },
    onChange(listener) {
      notifications.on('event_streams', changedBy => {
        if (changedBy !== node.id) listener()
      })
      notifications.on('nodes', listener)
    },
    async due(eventStreamId, now, limit) {
      const values = [eventStreamId, now, limit]
      const [retries, stored] = await Promise.all([
        database.query(sql.selectRetries, values),
        database.query(sql.selectStored, values),
      ])
      return firstDue(retries, stored, limit)
    },
    async nextDue(ids, now) {
      const rows = await database.query(sql.selectNextDue, [ids, now])
      return new Map(rows.flatMap(row => (row.due_at === null ? [] : [[String(row.id), Number(row.due_at)]])))
    },
    event: createEventReads(database),
    async insertTest({ eventStreamId, eventId, eventType }, json, dueAt) {
      return forTests.transactionOnce(async query => {
        await query(lockStream, [eventStreamId])
        const [tests] = await query(sql.countTests, [eventStreamId])
        if (Number(tests?.waiting) >= limits.waitingTestEvents) return false
        const values = [eventStreamId, eventId, eventType, Buffer.from(json).toString(), dueAt]
        await query(sql.insertTest, values)
        await changeWaiting(query, eventStreamId, node.id)
        return true
      })
    },
    async commit(changes) {
      return database.transaction(query =>
        commit(query, changes, { growth, nodeId: node.id, now: clock.now() }),
      )
    },
    async disable({ eventStreamId: id, fence }, version, reason) {
      return database.transactionOnce(async query => {
        const disabled = await query(sql.disable, [id, version, reason, clock.now(), fence, node.id])
        if (disabled.length === 0) return false
        await holdLog(query)
        await query(endBacklog, [id])
        await announce(query, node.id)
        return true
      })
    },
    work: createStreamWork(database, clock, node.id),
  }
}

async function commit(
  query: Query,
  changes: readonly DispatchChanges[],
  { growth: { seen, check }, nodeId, now }: { growth: LogGrowth; nodeId: string; now: number },
): Promise<readonly string[]> {
  const moves = JSON.stringify(
    changes.map(({ eventStreamId, fence, number, version, revision, cursor, health, probeAt }) => ({
      id: eventStreamId,
      fence,
      number,
      version,
      revision,
      cursor,
      failures: health.failuresInRow,
      last_success: health.lastSuccessAt,
      probe_at: probeAt,
    })),
  )
  const moved = await query(sql.moveStreams, [moves, seen.sequence, seen.id, nodeId])
  const ids = new Set(moved.map(row => String(row.id)))
  const isMissing = changes.some(({ eventStreamId }) => !ids.has(eventStreamId))
  // `moveStreams` also moves nothing if another log has replaced this one, since the cursors would skip events of the new log.
  if (isMissing) check((await query(sql.selectIntact, [seen.sequence, seen.id]))[0])
  const written = isMissing
    ? new Set((await query(sql.selectMoved, [moves, nodeId])).map(row => String(row.id)))
    : ids
  if (written.size > ids.size) await query(awaitReplication)
  // Write no results of deleted streams, because stepwise work removes their rows.
  const deleted = new Set(moved.filter(row => row.is_deleted === true).map(row => String(row.id)))
  const applied = changes.filter(({ eventStreamId }) => ids.has(eventStreamId) && !deleted.has(eventStreamId))
  const taken = applied.flatMap(({ eventStreamId: id, round, cursor, endedRounds }) =>
    [...endedRounds, { round, cursor }].map(one => ({ id, ...one })),
  )
  await query(sql.moveEndings, [JSON.stringify(taken), applied.map(({ eventStreamId }) => eventStreamId)])
  await writeDeliveries(query, {
    due: applied.flatMap(({ underWay, waiting }) => [
      ...underWay.map(delivery => ({ delivery, dueAt: now })),
      ...waiting,
    ]),
    failed: applied.flatMap(({ failed }) => failed),
    delivered: applied.flatMap(({ delivered }) => delivered),
  })
  await countEnded(query, applied, now)
  return changes.map(({ eventStreamId }) => eventStreamId).filter(id => !written.has(id))
}

function claimOf({ id, fence, revision }: Row) {
  return { eventStreamId: String(id), fence: Number(fence), revision: Number(revision) }
}

/**
 * With `LIMIT`, the planner looks up each row by its key, also without statistics. A copy in the history is empty if the log had
 * deleted the event before its delivery failed.
 */
const select = `
  SELECT wanted.sequence::text AS key, found.event FROM unnest($1::bigint[]) AS wanted (sequence)
  CROSS JOIN LATERAL (SELECT json AS event FROM events WHERE events.sequence = wanted.sequence LIMIT 1) AS found
  UNION ALL
  SELECT wanted.stream || ' ' || wanted.id, found.event FROM unnest($2::text[], $3::text[]) AS wanted (stream, id)
  CROSS JOIN LATERAL (
    SELECT event FROM deliveries
    WHERE event_stream_id = wanted.stream AND event_id = wanted.id AND event <> '' LIMIT 1) AS found`

/**
 * A statement reads about 1 MB. Two statements at once leave a connection of the dispatcher for everything else. The second begins
 * only if another 1 MB waits.
 */
const groups = { weigh: ({ bytes }: Delivery) => bytes + 1_000, enough: 1_000_000, atOnce: 2 }

/**
 * Reads the events of deliveries, many with each statement, because redeliveries and retries need the events of hundreds of deliveries
 * at once. Streams take turns.
 */
export function createEventReads(
  database: Pick<Database, 'query'>,
): (delivery: Delivery) => Promise<Buffer | null> {
  const read = groupCalls(async (deliveries: readonly Delivery[]) => {
    const sequences = new Set(deliveries.flatMap(({ sequence }) => sequence ?? []))
    const stored = deliveries.filter(({ sequence }) => sequence === null)
    const rows = await database.query(select, [
      [...sequences],
      stored.map(({ eventStreamId }) => eventStreamId),
      stored.map(({ eventId }) => eventId),
    ])
    const found = new Map(rows.map(({ key, event }) => [key, Buffer.from(String(event))]))
    return deliveries.map(delivery => found.get(keyOf(delivery)) ?? null)
  }, groups)
  return async delivery => (await read([delivery], delivery.eventStreamId))[0] ?? null
}

function keyOf({ eventStreamId, eventId, sequence }: Delivery): string {
  return sequence === null ? `${eventStreamId} ${eventId}` : String(sequence)
}
