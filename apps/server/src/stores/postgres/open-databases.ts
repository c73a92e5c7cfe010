import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ConfigError, StoreError } from '../../errors.ts'
import { Database } from './database.ts'
import { retrying } from './retry.ts'
import { createSchema } from './schema.ts'
import { LostSettingsError, type Servers, sessionsOf } from './session.ts'

const oldestVersion = 14
const tooOld = `The server of DATABASE_URL is too old: use PostgreSQL ${oldestVersion} or later.`
/** Encodings that can store any text. With SQL_ASCII the server does not convert the UTF-8 of the service. */
const encodings = ['UTF8', 'SQL_ASCII']
const sharesSessions =
  'DATABASE_URL leads to a pooler that shares sessions, which would lose synchronous_commit and LISTEN: use its session mode, connect to PostgreSQL directly, or set DATABASE_LISTEN_URL to an address past the pooler.'
const missesNotifications =
  'DATABASE_LISTEN_URL does not get the notifications of DATABASE_URL: it must lead to the same database, past any pooler.'

/**
 * Number of connections for each kind of work, in addition to the one for notifications. Kinds do not share connections: a
 * hundred readers of history must not delay publishers or the node's lease, and neither must changes, which wait for locks and
 * for replication. The lease has two, so that one dead connection does not prevent its renewal.
 */
const connections = { requests: 4, changes: 4, appends: 2, lease: 2, dispatch: 3, history: 2 }

/** What callers cause: reads with the connections for requests, and changes with those for changes. */
export type CallersDatabase = Pick<Database, 'query' | 'run' | 'transact'>

/** A pool of connections for each kind of work. */
export type Databases = Readonly<Record<keyof typeof connections, Database>>

/**
 * Opens the database for a node. An empty database gets its schema.
 *
 * @param listening servers for the connection that uses LISTEN; it must not pass a pooler that shares sessions
 * @throws {ConfigError} when the database cannot be reached or used, or the program of another version has written it
 */
export async function openDatabases(servers: Servers, listening: Servers): Promise<Databases> {
  const requests = await openDatabase(servers, listening)
  return {
    requests,
    changes: new Database(servers, connections.changes),
    // A canceled COMMIT shows its events to readers, though they are not replicated. Only the holder of the append lock waits for
    // replication, so at most one session of the database waits with an append.
    appends: new Database(servers, connections.appends, false),
    lease: new Database(servers, connections.lease),
    dispatch: new Database(servers, connections.dispatch),
    history: new Database(servers, connections.history),
  }
}

/** Opens and checks the database with one connection pool, which is all that a command needs. */
export async function openDatabase(servers: Servers, listening = servers): Promise<Database> {
  const database = new Database(servers, connections.requests)
  try {
    await checkServer(database)
    await checkListening(servers, listening)
    await createSchema(database)
    return database
  } catch (error) {
    await database.close()
    throw error instanceof ConfigError ? error : new ConfigError(sentenceOf(error, servers))
  }
}

async function checkListening(servers: Servers, listening: Servers): Promise<void> {
  try {
    await retrying(() => checkSessions(listening))
    await retrying(() => checkNotifications(servers, listening))
  } catch (error) {
    if (error instanceof LostSettingsError)
      throw new ConfigError(servers.areShared ? missesNotifications : sharesSessions)
    throw new ConfigError(sentenceOf(error, listening))
  }
}

async function checkServer(database: Database): Promise<void> {
  const [row] = await database.query(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync,
      current_setting('server_encoding') AS encoding`,
  )
  if (Number(row?.version) < oldestVersion) throw new ConfigError(tooOld)
  if (row?.fsync !== 'on')
    throw new ConfigError(
      'The server of DATABASE_URL runs with fsync turned off and would lose acknowledged events: turn fsync on.',
    )
  if (!encodings.includes(String(row?.encoding)))
    throw new ConfigError(
      `The database of DATABASE_URL has the encoding ${row?.encoding}, which lacks most characters: create a database with the encoding UTF8.`,
    )
}

/** Converts an error to a message for the operator, which never contains the password of the URL. */
function sentenceOf(error: unknown, { all, setting }: Servers): string {
  if (error instanceof LostSettingsError) return sharesSessions
  const silence = { code: '', message: 'it does not answer' }
  const { code, message } = (error instanceof StoreError ? (error.cause ?? silence) : error) as typeof silence
  const [{ username, pathname }] = all
  const server = all
    .map(({ hostname, port }) => `${hostname || 'this machine'}:${port || 5432}`)
    .join(' and ')
  const database = pathname.slice(1) || username
  switch (code) {
    case '28P01':
    case '28000':
      return `${setting}: PostgreSQL at ${server} refuses the user ${JSON.stringify(username)} or the password.`
    case '3D000':
      return `${setting}: there is no database ${JSON.stringify(database)} at ${server}: create it first.`
    case '42501':
      return `${setting}: the user ${JSON.stringify(username)} may not create tables in the database ${JSON.stringify(database)}.`
    // Servers before version 11 do not know the setting `jit`.
    case '42704':
      return tooOld
    default:
      return `${setting}: ${
        all.length === 1
          ? `PostgreSQL at ${server} cannot be used`
          : `none of the servers ${server} is a writable primary; the error of the last one`
      }: ${message.replaceAll('\n', ' ')}.`
  }
}

/** Time limit for a notification, in milliseconds. */
const notificationMs = 2_000
/** Number of queries on each connection. A pooler may by chance use the same session for several queries. */
const rounds = 5

/**
 * Checks that each connection has a session of its own. A pooler in transaction mode loses session settings; without
 * `synchronous_commit` an event could be acknowledged before it is on the disk.
 *
 * @throws {LostSettingsError} when connections share sessions
 */
async function checkSessions(servers: Servers): Promise<void> {
  const Session = sessionsOf(servers)
  const one = new Session()
  const two = new Session()
  const processOf = async (client: InstanceType<typeof Session>) =>
    (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  try {
    await Promise.all([one.connect(), two.connect()])
    const ofOne = new Set<number | undefined>()
    const ofTwo = new Set<number | undefined>()
    for (let round = 0; round < rounds; round++) {
      ofOne.add(await processOf(one))
      ofTwo.add(await processOf(two))
    }
    if (ofOne.size + ofTwo.size > 2 || new Set([...ofOne, ...ofTwo]).size < 2)
      throw new LostSettingsError('connections share sessions')
  } finally {
    for (const client of [one, two]) client.end().catch(() => {})
  }
}

/**
 * Checks that a connection to `listening` gets the notifications of transactions on `servers`. It gets none if the two are
 * different databases.
 *
 * @throws {LostSettingsError} when no notification arrives
 */
async function checkNotifications(servers: Servers, listening: Servers): Promise<void> {
  const listener = new (sessionsOf(listening))()
  const notifier = new (sessionsOf(servers))()
  // Use a random channel, so that the notification of another starting node is not mistaken for this node's.
  const channel = `session_check_${randomBytes(8).toString('hex')}`
  try {
    await Promise.all([listener.connect(), notifier.connect()])
    await listener.query(`LISTEN ${channel}`)
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(notificationMs) })
    await Promise.all([heard, notifier.query(`NOTIFY ${channel}`)])
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw new LostSettingsError('notifications do not arrive', { cause: error })
  } finally {
    for (const client of [listener, notifier]) client.end().catch(() => {})
  }
}
