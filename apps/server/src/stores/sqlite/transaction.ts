import type { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../errors.ts'

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
