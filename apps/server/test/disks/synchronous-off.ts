/** Preloaded into the service: sets `synchronous` to OFF, so that SQLite itself syncs neither its log nor the database. */
import { DatabaseSync } from 'node:sqlite'

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  return exec.call(this, sql.replace(/synchronous = \w+/, 'synchronous = OFF'))
}
