import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { afterAll } from 'vitest'

/** A folder for the data of services in this process, on a disk that fails when a test says so. */
export interface FailingDisk {
  readonly folder: string
  failing: 'nothing' | 'writes' | 'everything'
}

/** Creates such a folder. The rest of the process uses the real disk, and so does everything once the tests of the file are over. */
export function createFailingDisk(): FailingDisk {
  const disk: FailingDisk = { folder: createTemporaryFolder(), failing: 'nothing' }
  const { exec, prepare } = DatabaseSync.prototype
  const isHere = (database: DatabaseSync) => database.location()?.startsWith(disk.folder)

  /** SQLite's error for a read that fails: https://sqlite.org/rescode.html#ioerr_read */
  function refuse(kinds: readonly FailingDisk['failing'][]): void {
    if (!kinds.includes(disk.failing)) return
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 266 })
  }

  function refusing<Read extends (...values: never[]) => unknown>(read: Read): Read {
    const wrapped = function (this: StatementSync, ...values: Parameters<Read>) {
      refuse(['everything'])
      return read.apply(this, values)
    }
    // The cast is safe: the wrapper has the parameters and the result of `read`, and lacks only its overloads.
    return wrapped as unknown as Read
  }

  DatabaseSync.prototype.exec = function (sql) {
    if (sql.startsWith('BEGIN') && isHere(this)) refuse(['writes', 'everything'])
    return exec.call(this, sql)
  }
  DatabaseSync.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql)
    if (!isHere(this)) return statement
    return Object.assign(statement, { get: refusing(statement.get), all: refusing(statement.all) })
  }
  afterAll(() => {
    Object.assign(DatabaseSync.prototype, { exec, prepare })
  })
  return disk
}
