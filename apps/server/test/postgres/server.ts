import { findPostgres, startPostgres } from '@tenant-api/contract-tests/start-postgres'
import type { TestProject } from 'vitest/node'
import { parseDatabaseUrl } from '../../src/database-url.ts'
import { openDatabase } from '../../src/stores/postgres/connection.ts'
import { createServers } from '../../src/stores/postgres/servers.ts'
import { createDatabase } from './new-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL of the server that all tests of PostgreSQL share. */
    postgresUrl: string
    /** A database with the schema, to copy where a test is not about how it comes to be. */
    migratedUrl: string
  }
}

/** One server for all files: the one of TEST_DATABASE_URL, or else one that is thrown away afterwards. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, end } = await serverForTests()
  const migrated = await createDatabase(url, 'template1')
  await (await openDatabase(createServers(parseDatabaseUrl(migrated.url)))).close()
  provide('postgresUrl', url)
  provide('migratedUrl', migrated.url)
  return end ?? migrated.drop
}

/** A server that is to end with the tests says how. */
async function serverForTests(): Promise<{ url: string; end?: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given }
  const bin = findPostgres()
  if (!bin) throw new Error('There is no PostgreSQL on this machine, and no TEST_DATABASE_URL.')
  return startPostgres(bin)
}
