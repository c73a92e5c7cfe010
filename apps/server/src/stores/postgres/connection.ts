import { ConfigError } from '../../config-error.ts'
import { StoreError } from '../../problem.ts'
import { Database } from './database.ts'
import { migrate } from './migrations.ts'

const oldestVersion = 14

/**
 * The connections of a node, beside the one that listens. Each kind of work has its own, so that none waits behind another: a hundred
 * readers of history must not keep publishers waiting, nor the node's lease.
 */
const connections = { requests: 4, appends: 2, dispatch: 3, history: 2 }

/** A pool of connections for each kind of work. */
export type Databases = Readonly<Record<keyof typeof connections, Database>>

/**
 * Opens the database of a URL for a node, with the schema of this program, which is made in an empty one.
 *
 * @throws {ConfigError} when it cannot be reached or used, or is of a newer program
 */
export async function openDatabases(url: string): Promise<Databases> {
  const requests = await openDatabase(url)
  return {
    requests,
    appends: new Database(url, connections.appends),
    dispatch: new Database(url, connections.dispatch),
    history: new Database(url, connections.history),
  }
}

/** The same for a command, which does one thing after the other. */
export async function openDatabase(url: string): Promise<Database> {
  const database = new Database(url, connections.requests)
  try {
    await checkServer(database)
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error instanceof ConfigError ? error : new ConfigError(sentenceOf(error, url))
  }
}

async function checkServer(database: Database): Promise<void> {
  const [row] = await database.query(
    "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync",
  )
  if (Number(row?.version) < oldestVersion)
    throw new ConfigError(
      `The server of DATABASE_URL is PostgreSQL ${row?.version}, which is too old: use version ${oldestVersion} or later.`,
    )
  if (row?.fsync !== 'on')
    throw new ConfigError(
      'The server of DATABASE_URL runs with fsync turned off, and would lose events that were acknowledged: turn it on.',
    )
}

/** What is wrong with a URL, without the password that it holds. */
function sentenceOf(error: unknown, url: string): string {
  const cause = (error instanceof StoreError ? error.cause : error) as { code?: string; message: string }
  const { hostname, port, username, pathname } = new URL(url)
  const [server, database] = [`${hostname || 'this machine'}:${port || 5432}`, pathname.slice(1) || username]
  switch (cause.code) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: PostgreSQL at ${server} refuses the user ${JSON.stringify(username)} or the password.`
    case '3D000':
      return `DATABASE_URL: there is no database ${JSON.stringify(database)} at ${server}: create it first.`
    case '42501':
      return `DATABASE_URL: the user ${JSON.stringify(username)} may not create tables in the database ${JSON.stringify(database)}.`
    default:
      return `DATABASE_URL: PostgreSQL at ${server} cannot be used: ${cause.message.replaceAll('\n', ' ')}.`
  }
}
