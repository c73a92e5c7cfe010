import { randomBytes } from 'node:crypto'
import type { SubscriptionSlots } from '../../events/subscription-slots.ts'
import { patienceMs } from '../../fairness/patience.ts'
import { within } from '../../fairness/within.ts'
import type { Database } from './database.ts'
import { placesOf } from './locks.ts'
import type { NodeLease } from './node-lease.ts'

const lock = `SELECT pg_advisory_xact_lock(${placesOf('$1')})`
/** Counts subscriptions at this node, and at others whose lease is valid. A dead node's subscriptions expire with its lease. */
const countOpen = (own: string) => `
  SELECT count(*) AS total FROM event_connections
  WHERE (node = ${own} OR node IN (SELECT id FROM nodes WHERE expires_at > clock_timestamp()))`
const countAll = countOpen('$1')
const take = `
  INSERT INTO event_connections (id, client_id, node)
  SELECT $2, $1, $3 WHERE $4 > (${countOpen('$3')} AND client_id = $1 AND id <> $2)
  ON CONFLICT (id) DO UPDATE SET node = excluded.node RETURNING id`
const free = 'DELETE FROM event_connections WHERE id = $1'
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

/** Counts each client's open subscriptions across all nodes. */
export function createPostgresSubscriptionSlots(
  database: Database,
  { node, maxPerClient, everyMs }: { node: NodeLease; maxPerClient: number; everyMs: number },
): SubscriptionSlots & { stop(): void } {
  const open = new Map<string, string>()
  /** Ids of rows that are being inserted. They may already exist, so `mend` must not delete them. */
  const taking = new Set<string>()
  /** The end of each client's last call of `take`. */
  const ends = new Map<string, Promise<void>>()

  /** Restores rows that a crash of the server has lost, and deletes rows whose deletion failed. */
  async function mend(): Promise<void> {
    const [own] = await database.query(sumOwn, [node.id])
    if (own?.sum === sumOf(open.keys())) return
    await database.query(removeOthers, [node.id, [...open.keys(), ...taking]])
    await database.query(putBack, [node.id, [...open.keys()], [...open.values()]])
  }

  const timer = setInterval(() => {
    // After a failure, the next run repairs the rows.
    mend().catch(() => {})
  }, everyMs).unref()

  /**
   * Runs the calls of a client one after the other. They wait for the same lock anyway. While a node that hangs holds it, they must
   * not take all connections.
   */
  function inTurn<Result>(clientId: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (ends.get(clientId) ?? Promise.resolve()).then(work)
    const end = turn.then(forget, forget)
    function forget(): void {
      if (ends.get(clientId) === end) ends.delete(clientId)
    }
    ends.set(clientId, end)
    return turn
  }

  async function takeOne(clientId: string): Promise<(() => void) | null> {
    const id = randomBytes(12).toString('hex')
    taking.add(id)
    try {
      const taken = await database.transaction(async query => {
        await query(lock, [clientId])
        return query(take, [clientId, id, node.id, maxPerClient])
      })
      if (taken.length === 0) return null
      open.set(id, clientId)
    } finally {
      taking.delete(id)
    }
    return () => {
      if (!open.delete(id)) return
      database.query(free, [id]).catch(() => {})
    }
  }

  return {
    maxPerClient,
    async take(clientId) {
      let hasGivenUp = false
      const turn = inTurn(clientId, async () => (hasGivenUp ? null : takeOne(clientId)))
      try {
        return await within(patienceMs, turn)
      } catch (error) {
        hasGivenUp = true
        // The caller has got an error, so nobody else would free a slot that is taken later.
        turn.then(
          end => end?.(),
          () => {},
        )
        throw error
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
