import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import type { TestProject } from 'vitest/node'
import { parseDatabaseUrl } from '../../src/config/readers.ts'
import { openDatabase } from '../../src/stores/postgres/open-databases.ts'
import { createServers } from '../../src/stores/postgres/session.ts'
import { createDatabase } from './new-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL with which an administrator connects to the server that all PostgreSQL tests share. */
    postgresUrl: string
    /** The URL of a database with the current schema. Tests copy it unless they test its creation. */
    preparedUrl: string
  }
}

/** Provides one server for all test files: TEST_DATABASE_URL, or a temporary one. Without either, vitest.config.ts excludes the files. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await serverForTests()
  if (!server) {
    leaveOut('tests on PostgreSQL', 'There is no PostgreSQL on this machine, and no TEST_DATABASE_URL')
    return undefined
  }
  const { url, end } = server
  const prepared = await createDatabase(url, 'template1')
  await (await openDatabase(createServers(parseDatabaseUrl(prepared.url)))).close()
  provide('postgresUrl', url)
  provide('preparedUrl', prepared.url)
  return end ?? prepared.drop
}

/** Returns the URL of the server, and a function that stops the server if it is temporary. Null if there is no server. */
async function serverForTests(): Promise<{ url: string; end?: () => Promise<void> } | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given }
  const bin = findPostgres()
  return bin === null ? null : startPostgres(bin, undefined, folderOfServer())
}

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm'
/** The databases of a run take 4 GB. */
const neededBytes = 12e9

/**
 * The folder for the server: in memory, if there is plenty, because the copy of a database takes a tenth of the time there. No test
 * cuts the power of this server.
 */
function folderOfServer(): string {
  if (!existsSync(inMemory) || process.availableMemory() < neededBytes) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize < neededBytes ? tmpdir() : inMemory
}
