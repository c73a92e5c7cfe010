import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StoreError } from '../../problem.ts'
import { within } from '../../within.ts'
import { isBroken, patienceMs, retrying, UnsureError } from './retry.ts'
import type { Servers } from './servers.ts'
import { sessionsOf } from './session.ts'
import { command, type Query, type Row, run, timeLeft, type Value } from './statement.ts'

export type { Query, Row, Value }

/** Time limit for getting a free or a new connection, in milliseconds. */
const connectionMs = 3_000

/** The server gave no answer to a COMMIT, nor, for as long as callers wait, to the question what became of it. */
export class UnansweredCommitError extends StoreError {
  override name = 'UnansweredCommitError'
  readonly xid: string

  constructor(xid: string, { message, cause }: StoreError) {
    super(message, { cause })
    this.xid = xid
  }
}

/** A pool of connections that survives the loss of each of them. */
export class Database {
  readonly #pool: pg.Pool

  /**
   * Connects when it is first asked.
   *
   * @param connections how many it may have at one time
   */
  constructor(servers: Servers, connections: number) {
    this.#pool = new pg.Pool({
      Client: sessionsOf(servers),
      connectionTimeoutMillis: connectionMs,
      max: connections,
      // A service that is told to stop ends when nothing is under way any more: a connection that waits is nothing.
      allowExitOnIdle: true,
    })
    this.#pool.on('error', () => {})
  }

  /**
   * Runs one statement, again where the connection breaks meanwhile: one that reads, or that does no harm when it is run twice.
   *
   * @throws {StoreError} when the database does not answer
   */
  query: Query = (text, values) => retrying(deadline => this.#query(deadline, text, values))

  /** Runs one statement once. @throws when the database does not answer within `ms` milliseconds */
  queryOnce(text: string, values: readonly Value[] = [], ms: number = patienceMs): Promise<Row[]> {
    return this.#query(performance.now() + ms, text, values)
  }

  /**
   * Runs `work` in one transaction, again from its beginning where that comes to nothing. Where the connection breaks at the
   * COMMIT, the server is asked what became of it, so that `work` is done exactly once.
   *
   * @param ms how long callers wait
   * @throws {UnansweredCommitError} when the database can no longer be asked that
   * @throws {StoreError} when the database does not answer
   */
  async transaction<Result>(work: (query: Query) => Promise<Result>, ms = patienceMs): Promise<Result> {
    let unsure: { xid: string; result: Result } | null = null
    const attempt = async (deadline: number) => {
      if (unsure && (await this.#isCommitted(unsure.xid, deadline))) return unsure.result
      unsure = null
      const client = await this.#connect(deadline)
      const query: Query = (text, values) => run(client, deadline, text, values)
      let isOver = false
      try {
        await command(client, deadline, 'BEGIN')
        const result = await work(query)
        const [row] = await query('SELECT pg_current_xact_id_if_assigned()::text AS xid')
        if (typeof row?.xid === 'string') unsure = { xid: row.xid, result }
        await command(client, deadline, 'COMMIT').catch(cause => {
          throw unsure ? new UnsureError('The COMMIT was not answered.', { cause }) : cause
        })
        isOver = true
        return result
      } catch (error) {
        if (!(error instanceof UnsureError)) {
          unsure = null
          isOver = !isBroken(error) && (await rolledBack(client, deadline))
        }
        throw error
      } finally {
        client.release(!isOver)
      }
    }
    return retrying(attempt, ms).catch(error => {
      throw unsure && error instanceof StoreError ? new UnansweredCommitError(unsure.xid, error) : error
    })
  }

  /** Whether a transaction was committed of which nobody knew. @throws {StoreError} when the database does not answer */
  isCommitted({ xid }: UnansweredCommitError): Promise<boolean> {
    return retrying(deadline => this.#isCommitted(xid, deadline))
  }

  /**
   * Runs `work` while no other node does so under the same lock. Its statements are on other connections than the lock.
   *
   * @param lock the two numbers of an advisory lock
   */
  async alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
    const client = await retrying(deadline => this.#connect(deadline))
    try {
      // In turn with many others it may take longer than a statement may.
      while (!(await isTaken(client, lock))) await delay(50)
      return await work()
    } finally {
      // The lock ends with its connection.
      client.release(true)
    }
  }

  /** The state of the pool at this moment. */
  get connections() {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: options.max }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #isCommitted(xid: string, deadline: number): Promise<boolean> {
    for (;;) {
      const [row] = await this.#query(deadline, 'SELECT pg_xact_status($1::text::xid8) AS status', [xid])
      if (row?.status !== 'in progress') return row?.status === 'committed'
      await delay(20)
    }
  }

  /** Takes a connection from the pool; one that arrives after the deadline goes back. */
  async #connect(deadline: number): Promise<pg.PoolClient> {
    const connecting = this.#pool.connect()
    try {
      return await within(timeLeft(deadline), connecting)
    } catch (error) {
      connecting.then(client => client.release()).catch(() => {})
      throw error
    }
  }

  async #query(deadline: number, text: string, values?: readonly Value[]): Promise<Row[]> {
    const client = await this.#connect(deadline)
    let isOver = false
    try {
      const rows = await run(client, deadline, text, values)
      isOver = true
      return rows
    } finally {
      client.release(!isOver)
    }
  }
}

async function isTaken(client: pg.PoolClient, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ is_taken: boolean }>(
    `SELECT pg_try_advisory_lock(${lock}) AS is_taken`,
  )
  return rows[0]?.is_taken === true
}

async function rolledBack(client: pg.PoolClient, deadline: number): Promise<boolean> {
  try {
    await command(client, deadline, 'ROLLBACK')
    return true
  } catch {
    return false
  }
}
