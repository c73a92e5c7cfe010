import type { SecretBox } from '../../crypto.ts'
import type { Clock } from '../../events/clock.ts'
import { systemEntry } from '../../logs/entries.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import type { DispatchChanges, DispatchStore } from '../../webhooks/dispatch-store.ts'
import { createTestInsertion } from '../deliveries.ts'
import { createDispatchReads, hasWork, isActive } from '../dispatch.ts'
import { type Coordination, endBacklog, removeReplay, stop } from '../event-streams.ts'
import { groupCalls } from '../group-calls.ts'
import type { Enter } from '../logs.ts'
import { dispatchedStreamOf } from '../rows.ts'
import type { Row } from '../sql.ts'
import type { Database, Query } from './database.ts'
import { addAttempts, countEnded, writeDeliveries } from './delivery-rows.ts'
import { announce, holdLog, nextRevision } from './event-streams.ts'
import { isIntact, type LogGrowth, type Notifications } from './log-growth.ts'
import type { NodeLease } from './node.ts'
import { createStreamWork } from './stream-work.ts'

/* Statements that write many rows take the rows as one JSON text. */

const isHeldByTheLiving =
  'EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND nodes.expires_at > clock_timestamp())'

/**
 * Claims streams that no living node holds, up to this node's share. The new fence locks out the former holder. The comparison of
 * fences skips a row that another node has claimed since the statement began.
 */
const claim = `
  WITH active AS MATERIALIZED (
    SELECT id, holder, fence, ${isHeldByTheLiving} AS is_held FROM event_streams WHERE ${isActive}),
  shares AS (
    SELECT ceil(
      (SELECT count(*) FROM active)::numeric
      / greatest((SELECT count(*) FROM nodes WHERE expires_at > clock_timestamp()), 1)) AS share),
  free AS (
    SELECT event_streams.id, event_streams.holder FROM event_streams JOIN active ON active.id = event_streams.id
    WHERE active.holder IS DISTINCT FROM $1 AND NOT active.is_held AND event_streams.fence = active.fence
    ORDER BY event_streams.id
    LIMIT greatest(
      (SELECT share FROM shares) - (SELECT count(*) FROM active WHERE holder = $1), 0)
    FOR UPDATE OF event_streams SKIP LOCKED),
  taken AS (
    UPDATE event_streams SET holder = $1, fence = fence + 1 FROM free WHERE event_streams.id = free.id
    RETURNING free.holder AS dead)
  SELECT share, (
    SELECT json_agg(lost) FROM (
      SELECT dead AS node, count(*) AS streams FROM taken WHERE dead IS NOT NULL GROUP BY dead) AS lost) AS lost
  FROM shares`

const selectHeld = 'SELECT id, fence, revision, commits FROM event_streams WHERE holder = $1'

/** Takes over the given streams that need a holder and have no living one, even beyond this node's share. */
const take = `
  UPDATE event_streams SET holder = $2, fence = fence + 1
  WHERE id = ANY($1) AND holder IS DISTINCT FROM $2 AND NOT ${isHeldByTheLiving} AND ${isActive}`
/**
 * Selects the held streams and whether they have work. Must be a statement after `take`, so that its snapshot includes the
 * changes of other transactions that `take` waited for.
 */
const selectTaken = `
  SELECT *, ${hasWork} AS has_work FROM event_streams LEFT JOIN replays ON event_stream_id = id
  WHERE id = ANY($1) AND holder = $2`

const release = `
  UPDATE event_streams SET holder = NULL FROM json_to_recordset($1::json) AS released (id text, fence bigint)
  WHERE event_streams.id = released.id AND event_streams.fence = released.fence AND holder = $2`

/**
 * Finds a change of a stream that no holder has acted on yet: that with the revision $2, or the latest if $2 is null. A disabled
 * stream counts while a node holds it, since that node may still send events.
 */
const selectUnnoticed = `
  SELECT coalesce($2::bigint, revision) AS revision FROM event_streams
  WHERE id = $1 AND acted_on < coalesce($2, revision) AND (${isActive} OR ${isHeldByTheLiving})`

const selectNextDue = `
  SELECT id, least(
    (SELECT min(due_at) FROM retries WHERE event_stream_id = id AND retries.round = event_streams.round AND due_at > $2),
    (SELECT min(due_at) FROM deliveries
     WHERE event_stream_id = id AND deliveries.round = event_streams.round AND due_at > $2)) AS due_at
  FROM event_streams WHERE id = ANY($1)`

const selectObjects = `
  SELECT key FROM unnest($2::text[]) AS given (key)
  WHERE EXISTS (SELECT FROM retries WHERE event_stream_id = $1 AND object_key = given.key)`

/**
 * Writes cursor, health and probe time of each stream whose changes are not applied yet. Skips a repeated
 * commit: the stream already has the number of this commit. $4 is the id of this node. The fence alone does not identify the
 * holder: after a failover that lost a claim, another node can get the same fence. The revision is too high after a failover that
 * lost a change: then the node must read the stream again.
 */
const moveStreams = `
  UPDATE event_streams AS streams SET
    commits = moved.number,
    successes = moved.successes,
    cursor = greatest(streams.cursor, moved.cursor),
    failures_in_row = CASE WHEN streams.version = moved.version THEN moved.failures ELSE failures_in_row END,
    last_success_at = CASE WHEN streams.version = moved.version THEN moved.last_success ELSE last_success_at END,
    probe_at = CASE WHEN streams.version = moved.version THEN moved.probe_at ELSE streams.probe_at END,
    acted_on = greatest(acted_on, moved.revision)
  FROM json_to_recordset($1::json) AS moved (
    id text, fence bigint, number bigint, version bigint, revision bigint, cursor bigint, failures bigint,
    last_success bigint, probe_at bigint, successes bigint)
  WHERE streams.id = moved.id AND streams.fence = moved.fence AND streams.commits = moved.number - 1
    AND streams.holder = $4 AND streams.revision >= moved.revision AND ${isIntact('$2::bigint', '$3::text')}
  RETURNING streams.id, deleted_at IS NOT NULL AS is_deleted`
const selectIntact = `SELECT ${isIntact('$1::bigint', '$2::text')} AS is_intact`
const selectMoved = `
  SELECT event_streams.id FROM event_streams
  JOIN json_to_recordset($1::json) AS moved (id text, fence bigint, number bigint)
    ON event_streams.id = moved.id AND event_streams.fence = moved.fence AND event_streams.commits = moved.number
  WHERE holder = $2`

/**
 * Moves the start of `end` work to the cursor that was reached in its round or an earlier one. The work skips
 * events up to the cursor, because their deliveries have begun or expired.
 */
const moveEndings = `
  UPDATE stream_work SET from_sequence = greatest(
    from_sequence,
    (SELECT max(cursor) FROM json_to_recordset($1::json) AS taken (id text, round bigint, cursor bigint)
     WHERE taken.id = event_stream_id AND taken.round <= stream_work.round))
  WHERE kind = 'end' AND event_stream_id = ANY($2)`

const moveReplays = `
  UPDATE replays SET
    position = greatest(replays.position, moved.position), end_sequence = least(end_sequence, moved."end"), sent = moved.sent
  FROM json_to_recordset($1::json) AS moved (stream text, id bigint, position bigint, "end" bigint, sent bigint)
  WHERE event_stream_id = moved.stream AND begun_in = moved.id`
const endReplays = 'DELETE FROM replays WHERE event_stream_id = ANY($1) AND position >= end_sequence'

const selectKnown = `
  SELECT event_id, false AS is_at_rest FROM retries WHERE event_stream_id = $1 AND sequence = ANY($2)
  UNION ALL
  SELECT event_id, due_at IS NULL FROM deliveries WHERE event_stream_id = $1 AND event_id = ANY($3)`
/** Locks the stream of a replay, so that no node takes it over meanwhile. */
const lockReplay = `
  SELECT 1 FROM event_streams JOIN replays ON event_stream_id = id
  WHERE id = $1 AND fence = $2 AND holder = $3 AND begun_in = $4 FOR UPDATE OF event_streams`
const restart = `
  UPDATE deliveries SET due_at = $3, tries = 0, is_replay = true, round = (SELECT round FROM event_streams WHERE id = $1)
  WHERE event_stream_id = $1 AND event_id = ANY($2) AND due_at IS NULL RETURNING event_id`

const disable = `
  UPDATE event_streams SET
    status = 'disabled', disabled_reason = $3, disabled_at = $4, updated_at = $4, version = version + 1,
    revision = ${nextRevision}
  WHERE id = $1 AND version = $2 AND status = 'enabled' AND fence = $5 AND holder = $6 RETURNING id`

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
    coordination: Coordination
    secrets: SecretBox
    clock: Clock
    node: NodeLease
    notifications: Notifications
    growth: LogGrowth
    enter: Enter
  },
): DispatchStore {
  const { secrets, clock, node, notifications, growth, enter } = parts
  /** The term of the lease in which streams were last claimed. */
  let claimedIn = 0
  return {
    ...createDispatchReads(database),
    async claim() {
      await node.renew()
      const term = node.term()
      const [claimed] = await database.query(claim, [node.id])
      // A node that stops in the usual way releases its streams.
      const lost = (claimed?.lost ?? []) as readonly { node: string; streams: number }[]
      for (const { node: dead, streams } of lost) {
        const entry = systemEntry('node.took_over', {
          resource: { type: 'node', id: node.id },
          detail: `Event streams of the node ${dead}: ${streams}.`,
        })
        await database.query(...enter(entry))
      }
      const rows = await database.query(selectHeld, [node.id])
      const held = rows.map(row => ({ ...claimOf(row), commits: Number(row.commits) }))
      claimedIn = term
      return { held, surplus: Math.max(held.length - Number(claimed?.share), 0) }
    },
    renew: node.renew,
    isHolding: () => node.isAlive() && node.term() === claimedIn,
    async release(claims) {
      await database.transaction(async query => {
        const released = claims.map(({ eventStreamId: id, fence }) => ({ id, fence }))
        await query(release, [JSON.stringify(released), node.id])
        await announce(query, node.id)
      })
    },
    leave: node.end,
    async streams(ids) {
      await database.query(take, [ids, node.id])
      const taken = await database.query(selectTaken, [ids, node.id])
      return taken.map(row => dispatchedStreamOf(row, claimOf(row), secrets))
    },
    async unnoticedChange(id, revision) {
      const [change] = await database.query(selectUnnoticed, [id, revision])
      return change ? Number(change.revision) : null
    },
    onChange(listener) {
      notifications.on('event_streams', changedBy => {
        if (changedBy !== node.id) listener()
      })
      notifications.on('nodes', listener)
    },
    async prepareReplay({ eventStreamId: stream, fence }, replayId, events) {
      const ids = events.map(({ id }) => id)
      const rows = await database.query(selectKnown, [stream, events.map(({ sequence }) => sequence), ids])
      const left = rows.map(({ event_id }) => String(event_id))
      if (!rows.some(({ is_at_rest }) => is_at_rest)) return { left, restarted: 0 }
      const restarted = await database.transactionOnce(async query => {
        const [replay] = await query(lockReplay, [stream, fence, node.id, replayId])
        return replay ? query(restart, [stream, ids, clock.now()]) : []
      })
      return { left, restarted: restarted.length }
    },
    async nextDue(ids, now) {
      const rows = await database.query(selectNextDue, [ids, now])
      return new Map(rows.flatMap(row => (row.due_at === null ? [] : [[String(row.id), Number(row.due_at)]])))
    },
    async waitingObjects(id, keys) {
      return new Set((await database.query(selectObjects, [id, keys])).map(({ key }) => String(key)))
    },
    event: createEventReads(database),
    insertTest: createTestInsertion(parts.changes, parts.coordination, enter),
    async commit(changes) {
      return database.transaction(query =>
        commit(query, changes, { growth, nodeId: node.id, now: clock.now(), enter }),
      )
    },
    async disable({ eventStreamId: id, fence }, version, reason, entry) {
      return database.transactionOnce(async query => {
        const disabled = await query(disable, [id, version, reason, clock.now(), fence, node.id])
        if (disabled.length === 0) return false
        await query(holdLog)
        await query(endBacklog, [id])
        await query(stop, [id])
        await query(removeReplay, [id])
        await query(...enter(entry))
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
  {
    growth: { seen, check },
    nodeId,
    now,
    enter,
  }: { growth: LogGrowth; nodeId: string; now: number; enter: Enter },
): Promise<readonly string[]> {
  const moves = JSON.stringify(
    changes.map(
      ({ eventStreamId, fence, number, version, revision, cursor, health, probeAt, successes }) => ({
        id: eventStreamId,
        fence,
        number,
        version,
        revision,
        cursor,
        failures: health.failuresInRow,
        last_success: health.lastSuccessAt,
        probe_at: probeAt,
        successes,
      }),
    ),
  )
  const moved = await query(moveStreams, [moves, seen.sequence, seen.id, nodeId])
  const ids = new Set(moved.map(row => String(row.id)))
  const isMissing = changes.some(({ eventStreamId }) => !ids.has(eventStreamId))
  // `moveStreams` also moves nothing if another log has replaced this one, since the cursors would skip events of the new log.
  if (isMissing) check((await query(selectIntact, [seen.sequence, seen.id]))[0])
  const written = isMissing
    ? new Set((await query(selectMoved, [moves, nodeId])).map(row => String(row.id)))
    : ids
  if (written.size > ids.size) await query(awaitReplication)
  // Write no results of deleted streams, because stepwise work removes their rows.
  const deleted = new Set(moved.filter(row => row.is_deleted === true).map(row => String(row.id)))
  const applied = changes.filter(({ eventStreamId }) => ids.has(eventStreamId) && !deleted.has(eventStreamId))
  const taken = applied.flatMap(({ eventStreamId: id, round, cursor, endedRounds }) =>
    [...endedRounds, { round, cursor }].map(one => ({ id, ...one })),
  )
  const replays = applied.flatMap(({ eventStreamId, replay }) =>
    replay ? [{ stream: eventStreamId, ...replay }] : [],
  )
  if (replays.length > 0) {
    await query(moveReplays, [JSON.stringify(replays)])
    await query(endReplays, [replays.map(({ stream }) => stream)])
  }
  await query(moveEndings, [JSON.stringify(taken), applied.map(({ eventStreamId }) => eventStreamId)])
  const results = {
    due: applied.flatMap(({ underWay, waiting }) => [
      ...underWay.map(delivery => ({ delivery, dueAt: now })),
      ...waiting,
    ]),
    failed: applied.flatMap(({ failed }) => failed),
    delivered: applied.flatMap(({ delivered }) => delivered),
  }
  // First, because the rows of deliveries tell whether their events were erased.
  await addAttempts(
    query,
    applied.flatMap(({ attempts }) => attempts),
  )
  await writeDeliveries(query, results, now)
  await countEnded(query, applied, now)
  for (const { entries } of applied) for (const entry of entries) await query(...enter(entry))
  return changes.map(({ eventStreamId }) => eventStreamId).filter(id => !written.has(id))
}

function claimOf({ id, fence, revision }: Row) {
  return { eventStreamId: String(id), fence: Number(fence), revision: Number(revision) }
}

/**
 * With `LIMIT`, the planner looks up each row by its key, also without statistics. A copy in the history is empty if the log had
 * deleted the event before its delivery failed.
 */
const selectEvents = `
  SELECT wanted.sequence::text AS key, found.event FROM unnest($1::bigint[]) AS wanted (sequence)
  CROSS JOIN LATERAL (SELECT json AS event FROM events WHERE events.sequence = wanted.sequence LIMIT 1) AS found
  UNION ALL
  SELECT wanted.stream || ' ' || wanted.id, found.event FROM unnest($2::text[], $3::text[]) AS wanted (stream, id)
  CROSS JOIN LATERAL (
    SELECT event FROM deliveries
    WHERE event_stream_id = wanted.stream AND event_id = wanted.id LIMIT 1) AS found`

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
): (delivery: Delivery) => Promise<Buffer | null | 'erased'> {
  const read = groupCalls(async (deliveries: readonly Delivery[]) => {
    const sequences = new Set(deliveries.flatMap(({ sequence }) => sequence ?? []))
    const stored = deliveries.filter(({ sequence }) => sequence === null)
    const rows = await database.query(selectEvents, [
      [...sequences],
      stored.map(({ eventStreamId }) => eventStreamId),
      stored.map(({ eventId }) => eventId),
    ])
    const found = new Map(rows.map(({ key, event }) => [key, String(event)]))
    return deliveries.map(delivery => {
      const event = found.get(keyOf(delivery))
      if (event) return Buffer.from(event)
      // An erasure leaves an empty event in the log, and no copy of it.
      const isErased = (event === undefined) === (delivery.sequence === null)
      return isErased ? 'erased' : null
    })
  }, groups)
  return async delivery => (await read([delivery], delivery.eventStreamId))[0] ?? null
}

function keyOf({ eventStreamId, eventId, sequence }: Delivery): string {
  return sequence === null ? `${eventStreamId} ${eventId}` : String(sequence)
}
