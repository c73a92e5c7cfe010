import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../config.ts'
import { StoreError } from '../../problem.ts'
import { migrate } from './migrations.ts'

/**
 * Opens the tenant's database in `dataDir`, made at the first start. WAL keeps readers out of the writer's way;
 * `synchronous=FULL` fsyncs the log before a commit returns (NORMAL would lose acknowledged commits in a power cut).
 *
 * @throws {ConfigError} when the folder or file cannot be used, or the file is of a newer program
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const file = path.join(dataDir, 'tenant.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(file, { timeout: 5_000 })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    migrate(database, file)
    return database
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`The database ${file} cannot be opened: ${(error as Error).message}.`)
  }
}

/**
 * Makes sure that one service alone works on `dataDir`, until its process ends, however it ends. The lock is one of SQLite's
 * own, on a file beside the database, so that other programs can still read and write the database itself.
 *
 * @throws {ConfigError} when another service holds it
 */
export function lockDataDir(dataDir: string): Disposable {
  const file = path.join(dataDir, 'service.lock')
  const isNew = !existsSync(file)
  const lock = new DatabaseSync(file)
  try {
    if (isNew) lock.exec('CREATE TABLE IF NOT EXISTS held (by_service)')
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new ConfigError(
      `Another service is running on ${dataDir}: stop it, or give this one a DATA_DIR of its own.`,
    )
  }
  return { [Symbol.dispose]: () => lock.close() }
}

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
    throw isUnavailable(error) ? new StoreError('SQLite cannot write.', { cause: error }) : error
  }
}

function isUnavailable(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  // An extended result code holds the primary one in its lowest byte.
  return errcode !== undefined && unavailable.has(errcode & 0xff)
}
