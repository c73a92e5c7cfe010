import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ConfigError, StoreError } from '../../errors.ts'
import { Database } from './database.ts'
import { retrying } from './retry.ts'
import { createSchema } from './schema.ts'
import {
  BalancedReadsError,
  begin,
  isDirect,
  LostSettingsError,
  type Servers,
  sessionsOf,
} from './session.ts'

const oldestVersion = 14
const tooOld = `The server of DATABASE_URL is too old: use PostgreSQL ${oldestVersion} or later.`
/** Encodings that can store any text. With SQL_ASCII the server does not convert the UTF-8 of the service. */
const encodings = ['UTF8', 'SQL_ASCII']
const sharesSessions =
  'DATABASE_URL leads to a pooler that shares sessions, which would lose synchronous_commit and LISTEN: use its session mode, connect to PostgreSQL directly, or set DATABASE_LISTEN_URL to an address past the pooler.'
const balancesReads = (setting: string) =>
  `${setting} leads to a pooler that sends reads to a standby, which may lack what was just written: set load_balance_mode = off or app_name_redirect_preference_list = 'tenant-api:primary' in pgpool-II, or connect to the primary.`
const missesNotifications =
  'DATABASE_LISTEN_URL does not get the notifications of DATABASE_URL: it must lead to the same database, past any pooler.'

/**
 * Number of connections for each kind of work, in addition to the one for notifications. Kinds do not share connections: a
 * hundred readers of history must not delay publishers or the node's lease, and neither must changes, which wait for locks and
 * for replication. The lease has two, so that one dead connection does not prevent its renewal.
 */
const connections = { requests: 4, changes: 4, appends: 2, lease: 2, dispatch: 3, history: 2 }

/** Number of sessions of a node, with the one for notifications. */
const sessionsOfNode = Object.values(connections).reduce((sum, count) => sum + count, 1)
/** Number of sessions that a pooler in transaction mode needs for one node: docs/scaling.md explains it. */
const sharedSessionsOfNode = 14
/** Number of sessions without which a node cannot work: one of each kind, one for notifications, and one under a lock at the start. */
const leastSessions = Object.keys(connections).length + 2
/** The same behind a pooler in transaction mode: one under a lock, and one for the work under this lock. */
const leastSharedSessions = 2

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
  const requests = await openDatabase(servers, listening, true)
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

/**
 * Opens and checks the database with one connection pool, which is all that a command needs.
 *
 * @param isNode whether to check that the server has the sessions that a node needs
 */
export async function openDatabase(servers: Servers, listening = servers, isNode = false): Promise<Database> {
  const database = new Database(servers, connections.requests)
  try {
    await checkServer(database)
    if (isNode) await checkRoom(servers)
    await checkReads(servers)
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

/** The fields of an error of `pg` or of a socket. */
interface Failure {
  readonly code?: string
  readonly message: string
}

/** Converts an error to a message for the operator, which never contains the password of the URL. */
function sentenceOf(error: unknown, servers: Servers): string {
  if (error instanceof LostSettingsError) return sharesSessions
  const { setting } = servers
  const silence: Failure = { code: '', message: 'it does not answer' }
  const reason = (error instanceof StoreError ? (error.cause ?? silence) : error) as Failure
  if (reason instanceof BalancedReadsError) return balancesReads(setting)
  const { code, message } = reason
  const { user, database, server } = namesOf(servers)
  switch (code) {
    case '28P01':
    case '28000':
      return `${setting}: PostgreSQL at ${server} refuses the user ${user} or the password.`
    case '3D000':
      return `${setting}: there is no database ${database} at ${server}: create it first.`
    case '42501':
      return `${setting}: the user ${user} may not create tables in the database ${database}.`
    case '53300':
      return lacksRoom(servers, 0)
    // Servers before version 11 do not know the setting `jit`.
    case '42704':
      return tooOld
    default:
      return `${setting}: ${
        servers.all.length === 1
          ? `PostgreSQL at ${server} cannot be used`
          : `none of the servers ${server} is a writable primary; the error of the last one`
      }: ${message.replaceAll('\n', ' ')}.${reason === silence || isForLackOfRoom(reason) ? mayLackRoom(servers) : ''}`
  }
}

function namesOf({ all }: Servers) {
  const [{ username, pathname }] = all
  return {
    user: JSON.stringify(username),
    database: JSON.stringify(pathname.slice(1) || username),
    server: all.map(({ hostname, port }) => `${hostname || 'this machine'}:${port || 5432}`).join(' and '),
  }
}

const neededOf = ({ areShared }: Servers) => (areShared ? sharedSessionsOfNode : sessionsOfNode)

/** @param opened number of sessions that a node has got at once */
function lacksRoom(servers: Servers, opened: number): string {
  const { user, database, server } = namesOf(servers)
  return `${servers.setting}: the pool of the database ${database} and the user ${user} at ${server} has only ${opened} sessions left for this node, which needs ${neededOf(servers)}: raise default_pool_size of PgBouncer, num_init_children of pgpool-II, or max_connections of PostgreSQL.`
}

const mayLackRoom = (servers: Servers) =>
  ` If it is a pooler, its sessions may all be in use: a node needs ${neededOf(servers)}.`

/**
 * Opens as many sessions at once as a node cannot work without. The other sessions are for load, and may become free later.
 *
 * @throws {ConfigError} when the server, or a pooler in front of it, has too few sessions for this node
 */
async function checkRoom(servers: Servers): Promise<void> {
  const Session = sessionsOf(servers)
  // The server has been checked in a session that is still open.
  const [held, least] = servers.areShared ? [0, leastSharedSessions] : [1, leastSessions]
  let opened = 0

  async function openAll(): Promise<void> {
    const sessions = Array.from({ length: least - held }, () => new Session())
    const outcomes = await Promise.allSettled(
      sessions.map(async session => {
        await session.connect()
        // A pooler in transaction mode gives a session only to a transaction.
        if (servers.areShared) await session.query(begin.shared)
      }),
    )
    await Promise.all(sessions.map(session => session.end().catch(() => {})))
    const errors = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    opened = least - errors.length
    const lack = errors.find(isForLackOfRoom)
    if (lack) throw lack
  }

  await retrying(openAll).catch(() => {
    throw new ConfigError(lacksRoom(servers, opened))
  })
}

/** A pooler lets clients wait until a session is free. Other errors will occur again in the checks that follow. */
function isForLackOfRoom({ code, message }: Failure): boolean {
  return code === '53300' || /^(timeout expired|Query read timeout)$/.test(message)
}

/** Number of sessions by which a pooler that balances load is found. Each of them may get the primary for its reads by chance. */
const samples = 16

/**
 * Checks that reads are answered by the primary in whatever session. Each session checks this when it opens. A read of what was just
 * written would not show it: a standby that has caught up passes.
 *
 * @throws {ConfigError} when reads go to a standby
 */
async function checkReads(servers: Servers): Promise<void> {
  const Session = sessionsOf(servers)
  for (let count = 0; count < samples; count++) {
    const isOnlyOne = await retrying(async () => {
      const session = new Session()
      try {
        await session.connect()
        return await isDirect(session)
      } catch (error) {
        if (error instanceof BalancedReadsError) throw new ConfigError(balancesReads(servers.setting))
        throw error
      } finally {
        await session.end().catch(() => {})
      }
    })
    if (isOnlyOne) return
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
