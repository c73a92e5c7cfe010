/**
 * Preloaded into the service. While the file at REFUSING_DISK exists, SQLite fails with an I/O error
 * (https://sqlite.org/rescode.html#ioerr_read). If the file contains `writes`, only writes fail.
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
  // The cast is safe: the wrapper has the parameters and the result of `read`, and lacks only its overloads.
  return wrapped as unknown as Read
}
