import { onTestFinished } from 'vitest'
import { parseDatabaseUrl } from '../../src/config/readers.ts'
import { Database } from '../../src/stores/postgres/database.ts'
import { createServers } from '../../src/stores/postgres/session.ts'

/** Opens a pool of connections to the first of the servers that is a primary. It closes when its test ends. */
export async function openDatabase(...urls: string[]): Promise<Database> {
  const servers = urls.flatMap(url => parseDatabaseUrl(url))
  // Safe: there is at least one server.
  const database = new Database(createServers(servers as [URL, ...URL[]]), 10)
  onTestFinished(() => database.close())
  return database
}
