import { ConfigError } from '../../errors.ts'
import type { Database, Query } from './database.ts'
import { migrationLock } from './locks.ts'
import { compatibleFrom, migrations, schemaVersion } from './schema.ts'

/** Time limit for a migration, in milliseconds. */
const migrationMs = 3_600_000

/**
 * Brings a database to this program's schema, in one transaction, one node at a time.
 *
 * @throws {ConfigError} when the database has a newer schema
 */
export async function migrate(database: Database): Promise<void> {
  // Most starts find the current schema, and must not wait as long as a migration may take: the connection may be half-open.
  if ((await versionOf(database.query)) === schemaVersion) return
  await database.transaction(async query => {
    // Indexing a large table, or waiting for another node's migration, can exceed the statement timeout.
    await query('SET LOCAL statement_timeout = 0')
    await query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
    const version = await versionOf(query)
    if (version === null) {
      await query('CREATE TABLE schema_version (version integer NOT NULL)')
      await query('INSERT INTO schema_version VALUES (0)')
    }
    if (version === schemaVersion) return
    for (const statements of migrations.slice(version ?? 0)) for (const text of statements) await query(text)
    await query('UPDATE schema_version SET version = $1, compatible_from = $2', [
      schemaVersion,
      compatibleFrom,
    ])
  }, migrationMs)
}

/** The version of the schema; null for an empty database. @throws {ConfigError} when it is newer than this program */
async function versionOf(query: Query): Promise<number | null> {
  // `to_regclass` could repeat an earlier answer, although another node has created the table meanwhile.
  const tables = await query(
    "SELECT FROM pg_class WHERE relname = 'schema_version' AND pg_table_is_visible(oid)",
  )
  if (tables.length === 0) return null
  const version = Number((await query('SELECT version FROM schema_version'))[0]?.version)
  if (version > schemaVersion)
    throw new ConfigError(
      'The database of DATABASE_URL was written by a newer version of this service: start that version, or restore a backup.',
    )
  return version
}
