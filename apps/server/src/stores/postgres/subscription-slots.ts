import { randomBytes } from 'node:crypto'
import type { SubscriptionSlots } from '../../events/subscribers.ts'
import { patienceMs, within } from '../../limiting/fair-queue.ts'
import { groupCalls } from '../group-calls.ts'
import type { Database } from './database.ts'
import { placesOf } from './locks.ts'
import type { NodeLease } from './node.ts'

const lock = `SELECT pg_advisory_xact_lock(${placesOf('$1')})`
/** Counts subscriptions at this node, and at others whose lease is valid. A dead node's subscriptions expire with its lease. */
const countOpen = (own: string) => `
  SELECT count(*) AS total FROM event_connections
  WHERE (node = ${own} OR node IN (SELECT id FROM nodes WHERE expires_at > clock_timestamp()))`
const countAll = countOpen('$1')
/** Inserts as many of the ids as the client may still open. */
const take = `
  INSERT INTO event_connections (id, client_id, node)
  SELECT id, $1, $3 FROM unnest($2::text[]) AS id
  LIMIT greatest(0, $4 - (${countOpen('$3')} AND client_id = $1 AND id <> ALL($2)))
  ON CONFLICT (id) DO UPDATE SET node = excluded.node RETURNING id`
const free = 'DELETE FROM event_connections WHERE id = ANY($1)'
/** A checksum of this node's rows, to compare with the ids in memory. Sending all ids would cost more. */
const sumOwn = `
  SELECT coalesce(bit_xor(('x' || left(id, 8))::bit(32)::integer), 0) AS sum
  FROM event_connections WHERE node = $1`
const removeOthers = `
  DELETE FROM event_connections
  WHERE node = $1 AND id <> ALL($2) OR node NOT IN (SELECT id FROM nodes)`
const putBack = `
  INSERT INTO event_connections (node, id, client_id) SELECT $1, * FROM unnest($2::text[], $3::text[])
  ON CONFLICT DO NOTHING`

/** Up to this many subscriptions are inserted or deleted together. */
const largestGroup = { weigh: () => 1, enough: 500, atOnce: 1 }

/** Counts each client's open subscriptions across all nodes. */
export function createPostgresSubscriptionSlots(
  database: Database,
  { node, maxPerClient, everyMs }: { node: NodeLease; maxPerClient: number; everyMs: number },
): SubscriptionSlots & { stop(): void } {
  const open = new Map<string, string>()
  /** Ids of subscriptions whose callers wait. Their rows may already exist, so `mend` must not delete them. */
  const waiting = new Set<string>()
  /** A group for each client with calls of `take`, and the number of these calls. */
  const groups = new Map<string, { take: (ids: string[]) => Promise<readonly boolean[]>; calls: number }>()

  /** Restores rows that a crash of the server has lost, and deletes rows whose deletion failed. */
  async function mend(): Promise<void> {
    const [own] = await database.query(sumOwn, [node.id])
    if (own?.sum === sumOf(open.keys())) return
    await database.query(removeOthers, [node.id, [...open.keys(), ...waiting]])
    await database.query(putBack, [node.id, [...open.keys()], [...open.values()]])
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

  async function takeAll(clientId: string, ids: readonly string[]): Promise<boolean[]> {
    const wanted = ids.filter(id => waiting.has(id))
    if (wanted.length === 0) return ids.map(() => false)
    const rows = await database.transaction(async query => {
      await query(lock, [clientId])
      return query(take, [clientId, wanted, node.id, maxPerClient])
    })
    const taken = new Set(rows.map(row => row.id))
    return ids.map(id => taken.has(id))
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
      const taking = takeInGroup(clientId, id)
      try {
        if (!(await within(patienceMs, taking))) return null
        open.set(id, clientId)
      } catch (error) {
        // The caller has got an error, so nobody else would free a slot that is taken later.
        taking.then(
          isTaken => isTaken && remove(id),
          () => {},
        )
        throw error
      } finally {
        waiting.delete(id)
      }
      return () => {
        if (open.delete(id)) remove(id)
      }
    },
    async count() {
      const [counted] = await database.query(countAll, [node.id])
      return Number(counted?.total)
    },
    stop: () => clearInterval(timer),
  }
}

function sumOf(ids: Iterable<string>): number {
  let sum = 0
  for (const id of ids) sum ^= Number.parseInt(id.slice(0, 8), 16)
  return sum
}
