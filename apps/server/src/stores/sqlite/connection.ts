import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../config-error.ts'
import { Database } from './database.ts'
import { migrate } from './migrations.ts'

/**
 * Opens the tenant's database in `dataDir`, made at the first start, with the schema of this program. WAL keeps readers out of
 * the writer's way.
 *
 * @param onLost called once, when an fsync has failed; the process should end then, and find what is there at the next start
 * @throws {ConfigError} when the folder or file cannot be used, or the file is of a newer program
 */
export function openDatabase(dataDir: string, onLost: (error: unknown) => void): Database {
  const file = path.join(dataDir, 'tenant.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new Database(file, onLost)
    // About seven events to a page, not three: a fifth less to write for each. It counts when the file is made.
    database.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    )
    // A checkpoint within a commit would ignore a failed fsync (sqlite3WalDefaultHook).
    database.exec('PRAGMA wal_autocheckpoint = 0')
    migrate(database, file)
    return database
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { message } = ((error as Error).cause ?? error) as Error
    throw new ConfigError(`The database ${file} cannot be opened: ${message}.`)
  }
}

/**
 * Makes sure that one service alone works on `dataDir`, until its process ends, however it ends. The lock is one of SQLite's
 * own, on a file beside the database, so that other programs can still read and write the database itself.
 *
 * @throws {ConfigError} when another service holds it
 */
export function lockDataDir(dataDir: string): Disposable {
  const lock = openLockFile(dataDir)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new ConfigError(
      `Another service is running on ${dataDir}: stop it, or give this one a DATA_DIR of its own.`,
    )
  }
  return { [Symbol.dispose]: () => lock.close() }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return new DatabaseSync(path.join(dataDir, 'service.lock'))
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`)
  }
}
