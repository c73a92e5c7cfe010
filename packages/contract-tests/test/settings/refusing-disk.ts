/**
 * Loaded before the service: while the file that REFUSING_DISK names exists, SQLite fails as it does on a disk that cannot be
 * read or written (https://sqlite.org/rescode.html#ioerr_read); where that file says `writes`, on writes alone.
 */
import fs from 'node:fs'
import { DatabaseSync, StatementSync } from 'node:sqlite'

const file = process.env.REFUSING_DISK ?? ''

function refuse(isWrite: boolean): void {
  if (!fs.existsSync(file) || (!isWrite && fs.readFileSync(file, 'utf8') === 'writes')) return
  throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 266 })
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  if (sql.startsWith('BEGIN')) refuse(true)
  return exec.call(this, sql)
}
StatementSync.prototype.get = refusing(StatementSync.prototype.get)
StatementSync.prototype.all = refusing(StatementSync.prototype.all)

function refusing<Read extends (...values: never[]) => unknown>(read: Read): Read {
  const wrapped = function (this: StatementSync, ...values: Parameters<Read>) {
    refuse(false)
    return read.apply(this, values)
  }
  // It takes and gives what `read` does, but has no overloads of its own.
  return wrapped as unknown as Read
}
