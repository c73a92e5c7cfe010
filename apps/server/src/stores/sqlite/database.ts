import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { StoreError } from '../../errors.ts'
import { checkMs, patienceMs, within } from '../../limiting/patience.ts'
import type { Row, Sql, SqlValue, Work } from '../sql.ts'

/**
 * SQLITE_IOERR_FSYNC. SQLite itself fsyncs when it restarts the write-ahead log, and when it copies this log
 * into the database.
 */
const failedFsync = 1_034
/** SQLITE_FULL: the disk is full. */
export const full = 13
/** An fsync hangs if it takes longer than this, in milliseconds. Until it ends, a write could block the event loop. */
const hangingMs = 3_000
/** Milliseconds for which `/readyz` reports the disk as available after an fsync, without another fsync. */
const freshMs = 1_000

/**
 * A connection that fsyncs its writes outside the event loop, many writes by one fsync. WAL with
 * `synchronous=NORMAL` keeps writes in order, but does not fsync the write-ahead log at commit. `write`
 * fsyncs this log and waits, while other writes commit. With `FULL`, each commit would block the event loop
 * for the time of an fsync.
 *
 * @see https://sqlite.org/pragma.html#pragma_synchronous
 */
export class Database extends DatabaseSync implements Sql {
  /** Path of the database. */
  readonly file: string
  readonly #onLost: (error: unknown) => void
  #log: number | undefined
  #syncing: Promise<void> = Promise.resolve()
  #nextSync: Promise<void> | undefined
  /** When the fsync in flight began, and when the last one ended, by `performance.now()`. */
  #syncBeganAt: number | null = null
  #syncedAt = Number.NEGATIVE_INFINITY
  #isLost = false
  /** Why the last write was refused; null if it was committed. */
  #refusal: StoreError | null = null
  #isFull = false
  /** The statements of the port `Sql`, by their texts. */
  readonly #statements = new Map<string, StatementSync>()

  /**
   * @param onLost a function that is called once, when an fsync has failed. It is then unknown which of the
   *   last writes are on the disk.
   */
  constructor(file: string, onLost: (error: unknown) => void) {
    super(file, { timeout: 5_000 })
    this.file = file
    this.#onLost = onLost
  }

  async query(text: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.rows(text, values)
  }

  run(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.write(() => this.rows(text, values))
  }

  transact<Result>(work: Work<Result>): Promise<Result> {
    return this.write(() => {
      const steps = work()
      let step = steps.next()
      while (!step.done) step = steps.next(this.rows(...step.value))
      return step.value
    })
  }

  /** Runs a statement at once, for the work of `write`. */
  rows(text: string, values: readonly SqlValue[]): readonly Row[] {
    const statement = this.#statements.get(text) ?? this.prepare(text)
    this.#statements.set(text, statement)
    // SQLite takes `$1` for a name.
    const named: Record<number, string | number | null | Buffer> = {}
    for (const [index, value] of values.entries())
      named[index + 1] = typeof value === 'boolean' ? Number(value) : value
    return statement.all(named)
  }

  /**
   * Whether a write or a checkpoint has found the disk full. Until `resume`, no write is accepted: it would use up space that has been
   * freed, which the copy of the write-ahead log into the database needs. Without this copy the log only grows.
   */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Accepts writes again. Call it after a checkpoint that has copied the write-ahead log. */
  resume(): void {
    this.#isFull = false
  }

  /**
   * Runs `work` in one transaction. Its writes are on the disk when this resolves.
   *
   * @throws {StoreError} when the disk is full, fails or hangs, or another process has locked the database. After a hang the
   *   writes may reach the disk later. In all other cases nothing is written.
   */
  async write<Result>(work: () => Result): Promise<Result> {
    const { result, onDisk } = this.commit(work)
    await within(patienceMs, onDisk)
    return result
  }

  /**
   * Runs `work` in one transaction at once. `onDisk` resolves when its writes are on the disk, however long
   * that takes.
   *
   * @throws {StoreError} when nothing is written. If the disk fails later, `onDisk` rejects with a
   *   `StoreError`.
   */
  commit<Result>(work: () => Result): { readonly result: Result; readonly onDisk: Promise<void> } {
    if (this.#isLost) throw new StoreError('An fsync has failed: no more writes are accepted.')
    if (this.#isHanging) throw new StoreError('An fsync hangs: no more writes are accepted until it ends.')
    if (this.#isFull)
      throw new StoreError('The disk is full: no more writes are accepted until space is freed.')
    const log = this.#openLog()
    try {
      const result = transaction(this, work)
      this.#refusal = null
      return { result, onDisk: this.#synced(log) }
    } catch (error) {
      this.notice((error as Error).cause)
      if (error instanceof StoreError && !isLocked(error)) this.#refusal = error
      throw error
    }
  }

  /** Whether the disk has refused the last write. `checkWrites` fails until a later one is committed. */
  get isRefusing(): boolean {
    return this.#refusal !== null
  }

  /** @throws {StoreError} when the disk has refused the last write, or does not fsync within 1.5 s */
  async checkWrites(): Promise<void> {
    if (this.#refusal) throw this.#refusal
    // The clock counts fractions of a millisecond. An fsync that is exactly as old as the limit may count as younger or as
    // older.
    // Stryker disable next-line EqualityOperator
    if (performance.now() - this.#syncedAt > freshMs) await within(checkMs, this.#synced(this.#openLog()))
  }

  /**
   * Copies the write-ahead log into the database file, on the event loop. Leaves out pages whose old version a reader still uses.
   * Does nothing while the disk hangs.
   *
   * @returns whether it was made, and did not fail
   */
  checkpoint(): boolean {
    if (this.#isHanging) return false
    try {
      this.exec('PRAGMA wal_checkpoint(PASSIVE)')
      return true
    } catch (error) {
      this.notice(error)
      return false
    }
  }

  /**
   * Handles an error of SQLite in this or another thread: after a failed fsync, no more writes are allowed, and while the disk is full
   * none until `resume`.
   */
  notice(error: unknown): void {
    const { errcode } = (error ?? {}) as { errcode?: number }
    if (errcode === failedFsync) this.#lose(error)
    if (errcode === full) this.#isFull = true
  }

  /** Prepares a statement whose reads, too, throw a `StoreError` when the disk fails. */
  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql)
    statement.get = withStoreErrors(statement.get)
    statement.all = withStoreErrors(statement.all)
    return statement
  }

  override close(): void {
    super.close()
    if (this.#log !== undefined) closeSync(this.#log)
  }

  /**
   * The descriptor of the write-ahead log. Before the first call, SQLite itself fsyncs each commit, so
   * `createSchema` and `beginEpoch` need no fsync of their own. The log stays the same file while a connection is
   * open.
   *
   * @throws {StoreError} when the log cannot be opened, for example for lack of descriptors
   */
  #openLog(): number {
    if (this.#log === undefined) {
      try {
        this.#log = openSync(`${this.file}-wal`, 'r+')
      } catch (cause) {
        throw new StoreError('The write-ahead log cannot be opened.', { cause })
      }
      this.exec('PRAGMA synchronous = NORMAL')
    }
    return this.#log
  }

  /** Resolves after the first fsync that begins after this call. It covers all writes committed before it begins. */
  #synced(log: number): Promise<void> {
    this.#nextSync ??= this.#syncing.then(async () => {
      this.#syncing = this.#nextSync ?? this.#syncing
      this.#nextSync = undefined
      await this.#sync(log)
    })
    return this.#nextSync
  }

  /**
   * Fsyncs the log without retrying. Linux drops pages that it could not write, so a repeated fsync would
   * succeed without them (https://wiki.postgresql.org/wiki/Fsync_Errors).
   */
  async #sync(log: number): Promise<void> {
    this.#syncBeganAt = performance.now()
    try {
      await promisify(fdatasync)(log)
      this.#syncedAt = performance.now()
      if (this.#isLost) throw new Error('another fsync has failed meanwhile')
    } catch (cause) {
      this.#lose(cause)
      throw new StoreError('An fsync of the database has failed.', { cause })
    } finally {
      this.#syncBeganAt = null
    }
  }

  get #isHanging(): boolean {
    // The clock counts fractions of a millisecond. An fsync that is exactly as old as the limit may count as younger or as
    // older.
    // Stryker disable next-line EqualityOperator
    return this.#syncBeganAt !== null && performance.now() - this.#syncBeganAt > hangingMs
  }

  #lose(cause: unknown): void {
    if (!this.#isLost) this.#onLost(cause)
    this.#isLost = true
  }
}

function withStoreErrors<Read extends (...values: never[]) => unknown>(read: Read): Read {
  const wrapped = function (this: StatementSync, ...values: Parameters<Read>) {
    try {
      return read.apply(this, values)
    } catch (error) {
      throw asStoreError(error)
    }
  }
  // Safe cast: `wrapped` has the parameters and results of `read`, and lacks only its overloads.
  return wrapped as unknown as Read
}

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5

/**
 * Result codes caused by the disk or by another writer, not by our code: busy, locked, read-only, I/O error, full, cannot
 * open (https://sqlite.org/rescode.html).
 */
const unavailable = new Set([5, 6, 8, 10, 13, 14])

/**
 * Runs `work` in one transaction. Its writes are committed when it returns, and also fsynced if the database
 * has `synchronous=FULL`. Nothing is written when it throws.
 *
 * @throws {StoreError} when the disk is full or fails, or another process has locked the database
 */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  try {
    database.exec('BEGIN IMMEDIATE')
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw asStoreError(error)
  }
}

/** Wraps an error that is caused by the disk or by another writer in a `StoreError`. Returns any other error unchanged. */
export function asStoreError(error: unknown): unknown {
  // Only an error of SQLite has a result code; 0 is SQLITE_OK.
  const { errcode = 0 } = error as { errcode?: number }
  // The lowest byte of an extended result code is the primary code.
  return unavailable.has(errcode & 0xff) ? new StoreError('SQLite does not answer.', { cause: error }) : error
}

/** Whether another program has locked the database. Its lock says nothing of the next write. */
function isLocked({ cause }: StoreError): boolean {
  return ((cause as { errcode?: number }).errcode ?? 0) % 256 === busy
}

/** How long a step of background work may block the event loop, in milliseconds. */
const stepMs = 2
/** How many rows a step handles at most before it checks the time again. */
const mostAtOnce = 16

/**
 * Does one step of some work, a few rows at a time. The time for a row depends on its size: a row with an event of 1 MB takes
 * 2 ms. So the step begins with one row, and doubles the number as long as there is time.
 *
 * @param limit upper bound of rows to handle
 * @param work a function that handles up to `count` rows, and returns how many it handled; fewer than `count`
 *   if none are left
 * @returns how many rows were handled
 */
export function inStep(limit: number, work: (count: number) => number): number {
  const end = performance.now() + stepMs
  let done = 0
  let atOnce = 1
  while (done < limit) {
    const count = Math.min(atOnce, limit - done)
    const worked = work(count)
    done += worked
    // Check the time only after the first rows, because callers take a step without rows as the end of work.
    if (worked < count || performance.now() >= end) break
    atOnce = Math.min(2 * atOnce, mostAtOnce)
  }
  return done
}
