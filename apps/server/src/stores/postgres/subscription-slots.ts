import { randomBytes } from 'node:crypto'
import type { SubscriptionSlots } from '../../events/subscription-slots.ts'
import { patienceMs, within } from '../../limiting/patience.ts'
import { groupCalls } from '../group-calls.ts'
import type { Row } from '../sql.ts'
import { type Database, placesOf } from './database.ts'
import type { Notifications } from './log-growth.ts'
import type { NodeLease } from './node.ts'

const lock = `SELECT pg_advisory_xact_lock(${placesOf('$1')})`
/** Counts subscriptions at other nodes whose lease is valid. A dead node's subscriptions expire with its lease. */
const countOthers = `
  SELECT count(*) AS total FROM event_connections
  WHERE node <> $1 AND node IN (SELECT id FROM nodes WHERE expires_at > clock_timestamp())`
/** Inserts as many of the ids as the client may still open. */
const take = `
  INSERT INTO event_connections (id, client_id, node)
  SELECT id, $2, $1 FROM unnest($3::text[]) AS id
  LIMIT greatest(0, $4 - (${countOthers} AND client_id = $2))
  ON CONFLICT (id) DO UPDATE SET node = excluded.node RETURNING id`
const free = 'DELETE FROM event_connections WHERE id = ANY($1)'
/** A checksum of this node's rows, to compare with the ids in memory. Sending all ids would cost more. */
const sumOwn = `
  SELECT coalesce(bit_xor(('x' || left(id, 8))::bit(32)::integer), 0) AS sum
  FROM event_connections WHERE node = $1`
/** Deletes the rows of nodes that have been deleted, and returns the ids of this node's rows. */
const tidy = `
  WITH forgotten AS (DELETE FROM event_connections WHERE node NOT IN (SELECT id FROM nodes))
  SELECT id FROM event_connections WHERE node = $1`
const announceProbe = "SELECT pg_notify('subscriptions', $1)"
const putBack = `
  INSERT INTO event_connections (node, id, client_id) SELECT $1, * FROM unnest($2::text[], $3::text[])
  ON CONFLICT DO NOTHING`

/** Up to this many subscriptions are inserted or deleted together. */
const largestGroup = { weigh: () => 1, enough: 500, atOnce: 1 }

/**
 * Counts each client's open subscriptions across all nodes. A node counts its own subscriptions in memory. Only other nodes count
 * their rows, which are deleted some time after the subscriptions end.
 */
export function createPostgresSubscriptionSlots(
  database: Database,
  {
    node,
    notifications,
    maxPerClient,
    everyMs,
  }: {
    node: Pick<NodeLease, 'id'>
    notifications: Pick<Notifications, 'on'>
    maxPerClient: number
    everyMs: number
  },
): SubscriptionSlots & { stop(): void } {
  /** The clients of open subscriptions at this node, by the id of the subscription. */
  const open = new Map<string, string>()
  /** The number of open subscriptions at this node, by client. */
  const counts = new Map<string, number>()
  /** Ids of subscriptions whose callers wait. Their rows may already exist, so `mend` must not delete them. */
  const waiting = new Set<string>()
  /** A group for each client with calls of `take`, and the number of these calls. */
  const groups = new Map<string, { take: (ids: string[]) => Promise<readonly boolean[]>; calls: number }>()

  /** Restores rows that a crash of the server has lost, and deletes rows whose deletion failed. */
  async function mend(): Promise<void> {
    const [own] = await database.query(sumOwn, [node.id])
    // The statement always returns a row: it counts, or inserts or updates one. The node then repairs its rows although they are
    // right. That changes none of them.
    // Stryker disable next-line OptionalChaining,ConditionalExpression
    if (own?.sum === sumOf(open.keys())) return
    const rows = await database.query(tidy, [node.id])
    // An id that has left both collections never returns to them, so a late deletion of its row is safe.
    for (const id of idsOf(rows)) if (!open.has(id) && !waiting.has(id)) remove(id)
    const ids = [...open.keys()]
    await database.query(putBack, [node.id, ids, [...open.values()]])
    // Subscriptions that ended meanwhile: their rows may have been inserted after their deletion.
    for (const id of ids) if (!open.has(id)) remove(id)
  }

  const timer = setInterval(() => {
    // After a failure, the next run repairs the rows.
    mend().catch(() => {})
  }, everyMs).unref()

  /**
   * Takes a slot in the next transaction of the client, which all calls share that arrive before it begins. All of them need the same
   * lock: they use one connection, also while a node that hangs holds the lock, and many subscribers can reconnect together.
   */
  async function takeInGroup(clientId: string, id: string): Promise<boolean> {
    const group = groups.get(clientId) ?? {
      take: groupCalls((ids: readonly string[]) => takeAll(clientId, ids), largestGroup),
      calls: 0,
    }
    groups.set(clientId, group)
    group.calls++
    try {
      const [isTaken] = await group.take([id])
      return isTaken === true
    } finally {
      group.calls--
      if (group.calls === 0) groups.delete(clientId)
    }
  }

  /** Runs alone for each client at this node, so that only its own result is added to the count of the client. */
  async function takeAll(clientId: string, ids: readonly string[]): Promise<boolean[]> {
    const wanted = ids.filter(id => waiting.has(id))
    if (wanted.length === 0) return ids.map(() => false)
    const rows = await database.transaction(async query => {
      await query(lock, [clientId])
      return query(take, [node.id, clientId, wanted, maxPerClient - (counts.get(clientId) ?? 0)])
    })
    for (const id of idsOf(rows)) {
      if (waiting.has(id)) add(id, clientId)
      else remove(id)
    }
    return ids.map(id => open.has(id))
  }

  function add(id: string, clientId: string): void {
    open.set(id, clientId)
    counts.set(clientId, (counts.get(clientId) ?? 0) + 1)
  }

  function release(id: string, clientId: string): void {
    if (!open.delete(id)) return
    const left = (counts.get(clientId) ?? 1) - 1
    if (left === 0) counts.delete(clientId)
    else counts.set(clientId, left)
    remove(id)
  }

  const removeTogether = groupCalls(async (ids: readonly string[]) => {
    await database.query(free, [ids])
    return ids
  }, largestGroup)

  function remove(id: string): void {
    // After a failure, `mend` deletes the row.
    removeTogether([id]).catch(() => {})
  }

  return {
    maxPerClient,
    async take(clientId) {
      const id = randomBytes(12).toString('hex')
      waiting.add(id)
      try {
        return (await within(patienceMs, takeInGroup(clientId, id))) ? () => release(id, clientId) : null
      } catch (error) {
        // The caller gets an error, so nobody else would release the slot.
        release(id, clientId)
        throw error
      } finally {
        waiting.delete(id)
      }
    },
    async count() {
      const [counted] = await database.query(countOthers, [node.id])
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      return open.size + Number(counted?.total)
    },
    probe(clientId) {
      // The readers at other nodes then stay until their heartbeats.
      database.query(announceProbe, [clientId]).catch(() => {})
    },
    onProbe(listener) {
      notifications.on('subscriptions', clientId => {
        if (clientId !== null) listener(clientId)
      })
    },
    // A timer without a stop does not keep the process running, and the closed pool refuses its statement.
    // Stryker disable next-line ArrowFunction
    stop: () => clearInterval(timer),
  }
}

function idsOf(rows: readonly Row[]): string[] {
  return rows.map(row => String(row.id))
}

// Stryker disable next-line BlockStatement: The node then repairs its rows although they are right. That changes none of them.
function sumOf(ids: Iterable<string>): number {
  let sum = 0
  // Stryker disable next-line MethodExpression: The node then repairs its rows although they are right. That changes none of them.
  for (const id of ids) sum ^= Number.parseInt(id.slice(0, 8), 16)
  return sum
}
