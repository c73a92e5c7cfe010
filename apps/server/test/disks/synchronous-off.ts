/** Loaded before the service: SQLite itself syncs nothing any more, neither its log nor the database that it copies it into. */
import { DatabaseSync } from 'node:sqlite'

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  return exec.call(this, sql.replace(/synchronous = \w+/, 'synchronous = OFF'))
}
