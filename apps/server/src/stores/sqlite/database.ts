import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { StoreError } from '../../problem.ts'
import { asStoreError, transaction } from './transaction.ts'

/** SQLITE_IOERR_FSYNC: SQLite fsyncs too, where it begins the log anew and where it copies it into the database. */
const failedFsync = 1_034

/**
 * A connection whose writes are fsynced outside the event loop, many by one fsync. WAL with `synchronous=NORMAL` orders
 * everything in the files, but leaves it to us when the log reaches the disk: `write` waits for that, while others commit
 * behind it. With `FULL` each commit would hold the loop for as long as the disk takes.
 *
 * @see https://sqlite.org/pragma.html#pragma_synchronous
 */
export class Database extends DatabaseSync {
  /** Path of the database. */
  readonly file: string
  readonly #onLost: (error: unknown) => void
  #log: number | undefined
  #syncing: Promise<void> = Promise.resolve()
  #nextSync: Promise<void> | undefined
  #isLost = false

  /** @param onLost called once, when an fsync has failed: nobody can tell what of the last writes is on the disk */
  constructor(file: string, onLost: (error: unknown) => void) {
    super(file, { timeout: 5_000 })
    this.file = file
    this.#onLost = onLost
  }

  /**
   * Runs `work` in one transaction: all that it wrote is on the disk when this resolves, and nothing is written when it throws.
   *
   * @throws {StoreError} when the disk is full or fails, or another process keeps the database to itself
   */
  async write<Result>(work: () => Result): Promise<Result> {
    const { result, onDisk } = this.commit(work)
    await onDisk
    return result
  }

  /**
   * Runs `work` in one transaction, here and now, and says when all that it wrote is on the disk.
   *
   * @throws {StoreError} as `write` does; so does what is awaited, when the disk fails
   */
  commit<Result>(work: () => Result): { readonly result: Result; readonly onDisk: Promise<void> } {
    if (this.#isLost) throw new StoreError('An fsync has failed: nothing more is written.')
    const log = this.#openLog()
    try {
      return { result: transaction(this, work), onDisk: this.#synced(log) }
    } catch (error) {
      this.notice((error as Error).cause)
      throw error
    }
  }

  /** Copies the log into the database here and now, as far as no reader keeps it from that. */
  checkpoint(): void {
    try {
      this.exec('PRAGMA wal_checkpoint(PASSIVE)')
    } catch (error) {
      this.notice(error)
    }
  }

  /** Takes note of an error of SQLite's, here or in another thread: after a failed fsync nothing more is written. */
  notice(error: unknown): void {
    const { errcode } = (error ?? {}) as { errcode?: number }
    if (errcode === failedFsync) this.#lose(error)
  }

  /** A statement whose reads, too, tell of a disk that fails by a `StoreError`. */
  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql)
    statement.get = telling(statement.get)
    statement.all = telling(statement.all)
    return statement
  }

  override close(): void {
    super.close()
    if (this.#log !== undefined) closeSync(this.#log)
  }

  /** Until the first write SQLite fsyncs by itself, so that the start needs not wait. It keeps one file while a connection is open. */
  #openLog(): number {
    if (this.#log === undefined) {
      this.#log = openSync(`${this.file}-wal`, 'r+')
      this.exec('PRAGMA synchronous = NORMAL')
    }
    return this.#log
  }

  /** Resolves when an fsync has ended that began after this call: what is committed by then shares it. */
  #synced(log: number): Promise<void> {
    this.#nextSync ??= this.#syncing.then(async () => {
      this.#syncing = this.#nextSync ?? this.#syncing
      this.#nextSync = undefined
      await this.#sync(log)
    })
    return this.#nextSync
  }

  /**
   * A failed fsync is not tried again: Linux forgets the pages that it could not write, and the next one would succeed
   * without them (https://wiki.postgresql.org/wiki/Fsync_Errors).
   */
  async #sync(log: number): Promise<void> {
    try {
      await promisify(fdatasync)(log)
      if (this.#isLost) throw new Error('another fsync has failed meanwhile')
    } catch (cause) {
      this.#lose(cause)
      throw new StoreError('The disk has failed to keep what was written.', { cause })
    }
  }

  #lose(cause: unknown): void {
    if (!this.#isLost) this.#onLost(cause)
    this.#isLost = true
  }
}

function telling<Read extends (...values: never[]) => unknown>(read: Read): Read {
  const wrapped = function (this: StatementSync, ...values: Parameters<Read>) {
    try {
      return read.apply(this, values)
    } catch (error) {
      throw asStoreError(error)
    }
  }
  // It takes and gives what `read` does, but has no overloads of its own.
  return wrapped as unknown as Read
}
