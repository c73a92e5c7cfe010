import type { Clock } from '../../events/clock.ts'
import type { Database } from './database.ts'
import type { Writes } from './writes.ts'

/** How long after the end of its lease a node is deleted, with everything stored under its id. */
const forgottenAfter = '1 hour'

/** This process as one of the nodes that share the database. */
export interface NodeLease {
  /** New at each start, so that a node is never mistaken for its predecessor. */
  readonly id: string
  /** Renews the lease. @throws {StoreError} when the database does not answer */
  renew(): Promise<void>
  /** Whether other nodes still count this node as alive. */
  isAlive(): boolean
  /** A number that grows when the lease is renewed after it had run out. Other nodes may then have taken this node's streams. */
  term(): number
  /** Seconds until the lease expires unless renewed. */
  secondsLeft(): number
  /** Whether commits wait for a standby, by the last renewal. */
  isSynchronous(): boolean
  /** @param listener called whenever {@link isSynchronous} has changed */
  onReplication(listener: (isSynchronous: boolean) => void): void
  /**
   * Ends the lease, so that other nodes need not wait for it to expire.
   *
   * @throws when the database does not answer; the call is not repeated
   */
  end(): Promise<void>
}

const renewed = `
  INSERT INTO nodes (id, expires_at) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
  RETURNING current_setting('synchronous_standby_names') <> '' AS is_synchronous`

const left = "WITH gone AS (DELETE FROM nodes WHERE id = $1) SELECT pg_notify('nodes', $1)"

/** Begins a lease. Only the server's clock decides when it expires, because the clocks of nodes may differ. */
export async function beginLease(
  database: Database,
  id: string,
  { leaseMs, writes }: { leaseMs: number; writes: Writes },
): Promise<NodeLease> {
  let aliveUntil = 0
  let term = 0
  let isSynchronous: boolean | undefined
  const listeners = new Set<(isSynchronous: boolean) => void>()

  async function renew(): Promise<void> {
    const asked = performance.now()
    const [row] = await writes.watch('renewal', database.query(renewed, [id, leaseMs]))
    learn(row?.is_synchronous === true)
    if (performance.now() >= aliveUntil) term++
    // Answers can arrive out of order: keep the latest time.
    aliveUntil = Math.max(aliveUntil, asked + leaseMs)
  }

  function learn(now: boolean): void {
    const hasChanged = isSynchronous !== undefined && isSynchronous !== now
    isSynchronous = now
    if (hasChanged) for (const listener of listeners) listener(now)
  }

  await renew()
  await database.query(
    `DELETE FROM nodes WHERE expires_at < clock_timestamp() - interval '${forgottenAfter}'`,
  )
  return {
    id,
    renew,
    isAlive: () => performance.now() < aliveUntil,
    term: () => term,
    secondsLeft: () => Math.max(aliveUntil - performance.now(), 0) / 1_000,
    isSynchronous: () => isSynchronous === true,
    onReplication(listener) {
      listeners.add(listener)
    },
    async end() {
      await database.queryOnce(left, [id])
    },
  }
}

/** The clock of the server: its last known time, advanced by this machine's monotonic clock. */
export interface ServerClock extends Clock {
  /**
   * Corrects this clock by an answer of the server, only as far as needed. The answer can be late, so the server's clock now shows
   * a time between `time` and `time + tookMs`.
   *
   * @param time the server's time in its answer, in milliseconds since 1970
   * @param tookMs milliseconds from the question to the answer
   */
  set(time: number, tookMs: number): void
}

/** @param time the time of the server, in milliseconds since 1970, if it is known */
export function createServerClock(time = Date.now()): ServerClock {
  let at = performance.now()
  const now = () => Math.round(time + performance.now() - at)
  return {
    now,
    ahead: () => now() - Date.now(),
    set(serverTime, tookMs) {
      time = Math.min(Math.max(now(), serverTime), serverTime + tookMs)
      at = performance.now()
    },
  }
}
