import { findPostgres, startPostgres } from '@tenant-api/contract-tests/start-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL of the server that all tests of PostgreSQL share. */
    postgresUrl: string
  }
}

/** One server for all files: the one of TEST_DATABASE_URL, or else one that is thrown away afterwards. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    provide('postgresUrl', given)
    return undefined
  }
  const bin = findPostgres()
  if (!bin) throw new Error('There is no PostgreSQL on this machine, and no TEST_DATABASE_URL.')
  const server = await startPostgres(bin)
  provide('postgresUrl', server.url)
  return server.end
}
