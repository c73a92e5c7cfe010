import type { DatabaseSync } from 'node:sqlite'
import { StoreError } from '../../problem.ts'

/**
 * Result codes that tell of the disk or of another writer, not of a fault of ours: busy, locked, read-only, I/O error, full,
 * cannot open (https://sqlite.org/rescode.html).
 */
const unavailable = new Set([5, 6, 8, 10, 13, 14])

/**
 * Runs `work` in one transaction: all that it wrote is committed and fsynced when it returns, nothing when it throws.
 *
 * @throws {StoreError} when the disk is full or fails, or another process keeps the database to itself
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

/** An error of SQLite that tells of its disk or of another writer as one of the store, and any other as it is. */
export function asStoreError(error: unknown): unknown {
  const { errcode } = error as { errcode?: number }
  // An extended result code holds the primary one in its lowest byte.
  const isUnavailable = errcode !== undefined && unavailable.has(errcode & 0xff)
  return isUnavailable ? new StoreError('SQLite does not answer.', { cause: error }) : error
}
