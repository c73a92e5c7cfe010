import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { patienceMs, within } from '../../limiting/patience.ts'
import type { Row, Sql, SqlValue, Work } from '../sql.ts'
import { isBroken, retrying } from './retry.ts'
import { begin, checkReplicated, type Servers, type Session, sessionsOf } from './session.ts'
import { encodeText } from './text.ts'

/** Time limit for getting a free or a new connection, in milliseconds. */
const connectionMs = 3_000
/** Time limit for work under a lock, after which the server releases the lock of a node that has vanished. */
const longestAlone = '60s'

/**
 * The first number of this service's advisory locks; `placesOf` uses the next number. All programs on a
 * database share its locks, so other programs must use other first numbers. Both numbers of a lock have 32
 * bits.
 *
 * @see https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
const space = 1_952_542_310

/** Held while a starting node creates the schema. */
export const schemaLock = `${space}, 1`
/** Held from the assignment of sequences to their commit, so that events become visible in order. */
export const appendLock = `${space}, 2`
/** Held while a starting node reads or creates signing keys and the first client. */
export const startLock = `${space}, 3`
/** Held while a rate limit policy is inserted near the limit of their number. */
export const policiesLock = `${space}, 4`
/** Held while a client's open subscriptions are counted. */
export const placesOf = (clientId: string) => `${space + 1}, hashtext(${clientId})`

/**
 * Marks a transaction as done. If an earlier attempt's COMMIT is still in progress, a repeated attempt waits here, and then
 * finds the mark. Each attempt writes the mark, so that its COMMIT waits for replication even if it writes nothing else. Old
 * marks are found by index, which a comparison with `clock_timestamp()` could not use.
 */
const markDone = `
  WITH forgotten AS (
    DELETE FROM done_transactions WHERE id IN (
      SELECT id FROM done_transactions WHERE done_at < now() - interval '1 hour'
      ORDER BY done_at LIMIT 10 FOR UPDATE SKIP LOCKED))
  INSERT INTO done_transactions (id) VALUES ($1)
  ON CONFLICT (id) DO UPDATE SET is_repeated = true RETURNING is_repeated`

/** A pool of connections that survives the loss of any of them. */
export class Database implements Sql {
  readonly #pool: pg.Pool
  readonly #areShared: boolean

  /**
   * Connects on first use.
   *
   * @param connections maximum number of connections of the pool
   * @param isCanceling whether a statement that got no answer in time is canceled
   */
  constructor(servers: Servers, connections: number, isCanceling = true) {
    this.#areShared = servers.areShared
    this.#pool = new pg.Pool({
      Client: sessionsOf(servers, isCanceling),
      connectionTimeoutMillis: connectionMs,
      max: connections,
      // Idle connections must not keep a stopping service alive.
      allowExitOnIdle: true,
    })
    this.#pool.on('error', () => {})
  }

  /**
   * Runs a statement, and repeats it if the connection breaks. The statement must only read, or be safe to run twice.
   *
   * @throws {StoreError} when the database does not answer
   */
  query: Query = (text, values) => retrying(deadline => this.#query(deadline, text, values))

  /** Runs one statement once. @throws when the database does not answer within `ms` milliseconds */
  queryOnce(text: string, values: readonly Value[], ms: number = patienceMs): Promise<Row[]> {
    return this.#query(performance.now() + ms, text, values)
  }

  /**
   * Runs `work` in one transaction, and repeats it if the connection breaks. The work must be safe to commit twice.
   *
   * @param ms time limit for all attempts together, in milliseconds
   * @throws {StoreError} when the database does not answer
   */
  transaction<Result>(work: (query: Query) => Promise<Result>, ms = patienceMs): Promise<Result> {
    return retrying(deadline => this.#transaction(deadline, work), ms)
  }

  /**
   * Runs `work` in one transaction that is committed exactly once, and replicated when this resolves. The transaction writes a
   * row as a mark, which shows whether a COMMIT without an answer took place. Transaction ids cannot show that, because a
   * promoted standby reuses them.
   *
   * @throws {StoreError} when the database does not answer
   */
  transactionOnce<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const id = randomUUID()
    let done: { result: Result } | null = null
    return this.transaction(async query => {
      const [mark] = await query(markDone, [id])
      // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
      if (done && mark?.is_repeated) return done.result
      done = { result: await work(query) }
      return done.result
    })
  }

  run(text: string, values: readonly SqlValue[]): Promise<Row[]> {
    return this.transactionOnce(query => query(text, values))
  }

  transact<Result>(work: Work<Result>): Promise<Result> {
    return this.transactionOnce(async query => {
      const steps = work()
      let step = steps.next()
      while (!step.done) step = steps.next(await query(...step.value))
      return step.value
    })
  }

  /**
   * Runs `work` while no other node runs work under the same lock. The lock has a connection of its own,
   * which the statements of `work` do not use.
   *
   * @param lock the two numbers of an advisory lock
   */
  async alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
    const client = await retrying(deadline => this.#connect(deadline))
    try {
      // Poll for the lock: a node's turn among many can take longer than the statement timeout.
      while (!(await isTaken(client, lock))) await delay(50)
    } catch (error) {
      // `several-hosts.all.test.ts` notices a change. StrykerJS does not run it, because it starts servers of its own.
      // Stryker disable next-line BooleanLiteral
      client.release(true)
      if (!isBroken(error)) throw error
      return this.alone(lock, work)
    }
    try {
      return await work()
    } finally {
      // Close the connection: that releases the lock.
      // `several-hosts.all.test.ts` notices a change. StrykerJS does not run it, because it starts servers of its own.
      // Stryker disable next-line BooleanLiteral
      client.release(true)
    }
  }

  /** The current state of the pool. */
  get connections() {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    // A caller gets an idle connection only in the next turn of the event loop: until then it does not wait for one to be free.
    const waiting = Math.max(0, waitingCount - idleCount)
    return { busy: totalCount - idleCount, idle: idleCount, waiting, most: options.max }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }

  async #transaction<Result>(deadline: number, work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await this.#connect(deadline)
    let isOver = false
    try {
      await command(client, deadline, this.#areShared ? begin.shared : begin.own)
      const result = await work((text, values) => run(client, deadline, text, values, !this.#areShared))
      await command(client, deadline, 'COMMIT')
      isOver = true
      return result
    } catch (error) {
      isOver = !isBroken(error) && (await rolledBack(client, deadline))
      throw error
    } finally {
      client.release(!isOver)
    }
  }

  /** Takes a connection from the pool. Closes those to a server that is no longer the primary. */
  async #connect(deadline: number): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#take(deadline)
      if (!client.isLeft) return client
      // `several-hosts.all.test.ts` notices a change. StrykerJS does not run it, because it starts servers of its own.
      // Stryker disable next-line BooleanLiteral
      client.release(true)
    }
  }

  /** A connection that becomes available after the deadline is returned to the pool. */
  async #take(deadline: number): Promise<pg.PoolClient & Session> {
    // The types of the pool do not know the class of its clients.
    const connecting = this.#pool.connect() as Promise<pg.PoolClient & Session>
    try {
      return await within(timeLeft(deadline), connecting)
    } catch (error) {
      connecting.then(client => client.release()).catch(() => {})
      throw error
    }
  }

  async #query(deadline: number, text: string, values?: readonly Value[]): Promise<Row[]> {
    // Tests that start nodes behind PgBouncer notice a change, but StrykerJS does not see what other processes do.
    // Stryker disable next-line ArrowFunction
    if (this.#areShared) return this.#transaction(deadline, query => query(text, values))
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

/** Begins a transaction that holds the lock. If another session holds the lock, rolls back and returns false. */
async function isTaken(client: pg.PoolClient, lock: string): Promise<boolean> {
  await client.query(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = '${longestAlone}'`)
  const { rows } = await client.query<{ is_taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${lock}) AS is_taken`,
  )
  // Stryker disable next-line OptionalChaining: The statement always returns a row: it counts, or inserts or updates one.
  if (rows[0]?.is_taken) return true
  // A second BEGIN in an open transaction is only a warning, and the settings of the transaction stay the same.
  // Stryker disable next-line StringLiteral
  await client.query('ROLLBACK')
  // Without a result, the connection counts as unusable, too. If it counts as usable, the pool still discards it, because it has
  // ended.
  // Stryker disable next-line BooleanLiteral
  return false
}

async function rolledBack(client: pg.PoolClient, deadline: number): Promise<boolean> {
  return command(client, deadline, 'ROLLBACK').then(
    () => true,
    // Without a result, the connection counts as unusable, too. If it counts as usable, the pool still discards it.
    // Stryker disable next-line BooleanLiteral,ArrowFunction
    () => false,
  )
}

export type Value = SqlValue | readonly (string | null)[] | readonly number[]
export type Query = (text: string, values?: readonly Value[]) => Promise<Row[]>

const names = new Map<string, string>()

/**
 * Runs a statement on a connection.
 *
 * @param deadline a time by `performance.now()`
 * @param isNamed whether to use a named statement. Must be false with a pooler that shares sessions, because
 *   the next call may reach a session that lacks the statement.
 * @throws the error of the driver, also when the deadline has passed; the connection is then unusable
 */
async function run(
  client: pg.PoolClient,
  deadline: number,
  text: string,
  values: readonly Value[] = [],
  isNamed = true,
): Promise<Row[]> {
  const statement = { ...(isNamed && { name: nameOf(text) }), text, values: values.map(encodeValue) }
  const timed = { ...statement, query_timeout: timeLeft(deadline) }
  const { rows } = await client.query<Row>(timed)
  checkReplicated(client)
  return rows
}

/** Runs a command without a result, such as COMMIT. @throws as {@link run} does */
async function command(client: pg.PoolClient, deadline: number, text: string): Promise<void> {
  const timed = { text, query_timeout: timeLeft(deadline) }
  await client.query(timed)
  checkReplicated(client)
}

/** Milliseconds until the deadline, at least 1: 0 would disable the timeout of `pg`. */
function timeLeft(deadline: number): number {
  return Math.max(Math.ceil(deadline - performance.now()), 1)
}

/** The name of the prepared statement for a text. A connection parses a named statement only once. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return name
}

function encodeValue(value: Value): unknown {
  if (typeof value === 'string') return encodeText(value)
  return Array.isArray(value) ? value.map(encodeValue) : value
}
