import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A node is forgotten, with what it still counts as its own, when it has not been heard of for so long. */
const forgottenAfter = '1 hour'

/** This process among those that share the database. */
export interface NodeLease {
  /** New at each start, so that nobody is taken for who was here before. */
  readonly id: string
  /** Says that this node is alive. @throws {StoreError} when the database does not answer */
  renew(): Promise<void>
  /** Whether others still take it to be. */
  isAlive(): boolean
  /** Seconds until the lease expires unless renewed. */
  secondsLeft(): number
  /** Leaves, so that others need not wait for the lease to end. @throws when the database does not answer at once */
  end(): Promise<void>
}

const renewed = `
  INSERT INTO nodes (id, expires_at) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`

const left = "WITH gone AS (DELETE FROM nodes WHERE id = $1) SELECT pg_notify('nodes', $1)"

/** Begins a lease. It ends by the clock of the server alone: those of the nodes may differ. */
export async function beginLease(database: Database, leaseMs: number): Promise<NodeLease> {
  const id = randomBytes(12).toString('hex')
  let aliveUntil = 0

  async function renew(): Promise<void> {
    const asked = performance.now()
    await database.query(renewed, [id, leaseMs])
    aliveUntil = asked + leaseMs
  }

  await renew()
  await database.query(
    `DELETE FROM nodes WHERE expires_at < clock_timestamp() - interval '${forgottenAfter}'`,
  )
  return {
    id,
    renew,
    isAlive: () => performance.now() < aliveUntil,
    secondsLeft: () => Math.max(aliveUntil - performance.now(), 0) / 1_000,
    async end() {
      await database.queryOnce(left, [id])
    },
  }
}
