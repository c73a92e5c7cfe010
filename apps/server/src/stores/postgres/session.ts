import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { UrlSetting } from '../../config/readers.ts'
import { StoreError } from '../../errors.ts'
import { patienceMs } from '../../limiting/patience.ts'
import { isBroken } from './retry.ts'
import { types } from './text.ts'

/** Time limit for connecting, in milliseconds. */
const connectMs = 3_000
/** Time limit for connecting to one of several servers, in milliseconds: there must be time left for the next one. */
const connectOneOfManyMs = 1_000
/** PostgreSQL cancels a statement before its caller gives up, so that statements that nobody waits for do not pile up. */
const statementMs = patienceMs - 500

/**
 * Overrides the settings of the role and the database, in a session or in one transaction. The settings ensure that a COMMIT is
 * fsynced, that a statement sees what the former holder of a lock committed, and that the locks of a stopped node last a few
 * seconds at most. Plans always use an index, because a plan made for an empty table must not scan the table once it is large.
 */
const setUp = (scope: 'SESSION' | 'LOCAL') => `
  SELECT set_config('synchronous_commit', 'on', ${scope === 'LOCAL'})
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
  SET ${scope} client_min_messages = warning;
  SET ${scope} default_transaction_isolation = 'read committed';
  SET ${scope} statement_timeout = ${statementMs};
  SET ${scope} lock_timeout = 0;
  SET ${scope} idle_in_transaction_session_timeout = 5000;
  SET ${scope} enable_seqscan = off;
  SET ${scope} jit = off`

/** Commands that begin a transaction with these settings. A session that no pooler shares already has them. */
export const begin = {
  own: 'BEGIN',
  shared: `BEGIN ISOLATION LEVEL READ COMMITTED; ${setUp('LOCAL')}`,
}

/**
 * SQL that tells whether the server rejects writes, because it is a standby or was made read-only. It calls no volatile function:
 * a pooler that balances load, such as pgpool-II, would send it to the primary, although it sends other reads to a standby.
 */
export const isReadOnly = "current_setting('transaction_read_only')::boolean"

/** Checks the settings in a second round trip, because a pooler may send the second statement to another session. */
const check = `
  SELECT ${isReadOnly} AS is_read_only,
    current_setting('synchronous_commit') IN ('on', 'remote_apply')
      AND current_setting('default_transaction_isolation') = 'read committed'
      AND current_setting('statement_timeout')::interval = interval '${statementMs} ms' AS is_set_up`

/** The server rejects writes, because it is a standby or was made read-only. */
class ReadOnlyServerError extends Error {
  override name = 'ReadOnlyServerError'
  /** SQLSTATE read_only_sql_transaction, after which `retrying` tries again. */
  readonly code = '25006'
}

/**
 * The server that answers reads is a standby, although writes reach the primary: a pooler balances load. `retrying` tries again,
 * because another session may get the primary.
 */
export class BalancedReadsError extends ReadOnlyServerError {
  override name = 'BalancedReadsError'
}

/** A connection cannot be opened, for a reason that has neither an SQLSTATE nor a code of the network: for example TLS. */
class NoConnectionError extends Error {
  override name = 'NoConnectionError'
  /** SQLSTATE sqlclient_unable_to_establish_sqlconnection, after which `retrying` tries again. */
  readonly code = '08001'
}

/** Session settings or notifications are lost: a pooler sends the statements of one connection to different sessions. */
export class LostSettingsError extends StoreError {
  override name = 'LostSettingsError'
}

/** Sessions in which a COMMIT was canceled while it waited for replication. */
const unreplicated = new WeakSet<pg.ClientBase>()

/**
 * A COMMIT took place, but its wait for replication was canceled (`pg_cancel_backend`). The server reports success, with a warning.
 */
class UnreplicatedCommitError extends Error {
  override name = 'UnreplicatedCommitError'
  /** SQLSTATE transaction_resolution_unknown, after which `retrying` tries again. */
  readonly code = '08007'
}

/** @throws when a COMMIT in this session was canceled while it waited for replication */
export function checkReplicated(client: pg.ClientBase): void {
  if (unreplicated.has(client)) throw new UnreplicatedCommitError('the wait for replication was canceled')
}

/** A connection to the primary. Its session is set up and checked, unless a pooler shares the session. */
export interface Session extends pg.Client {
  /** Whether a later connection has found that another server is the primary now. The old one may still answer reads. */
  readonly isLeft: boolean
}
type SessionClass = new () => Session

/**
 * Creates the session class for some servers. If a session fails to connect, later sessions use the next server.
 *
 * @param isCanceling whether `end` cancels a statement in progress. Otherwise the server continues it.
 */
export function sessionsOf(servers: Servers, isCanceling = false): SessionClass {
  return class extends pg.Client implements Session {
    readonly #server = servers.current
    #ending: Promise<void> | null = null

    constructor() {
      super({
        connectionString: servers.current.href,
        fallback_application_name: 'tenant-api',
        connectionTimeoutMillis: servers.all.length > 1 ? connectOneOfManyMs : connectMs,
        // The server has a statement timeout too, but a hung server does not report it.
        query_timeout: patienceMs,
        keepAlive: true,
        types,
      })
      // Nothing to do here: a broken connection fails its statement, and the pool replaces a broken idle connection.
      this.on('error', () => {})
      // Recognize this warning by the name of the server's routine, because the message may be translated.
      this.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') unreplicated.add(this)
      })
    }

    get isLeft(): boolean {
      return servers.primary !== this.#server
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<this> | undefined {
      const opening = this.#open()
      if (!callback) return opening
      opening.then(() => callback(null), callback)
    }

    override end(): Promise<void>
    override end(callback: () => void): void
    override end(callback?: () => void): Promise<void> | undefined {
      this.#ending ??= this.#end()
      if (!callback) return this.#ending
      this.#ending.then(callback, callback)
    }

    async #end(): Promise<void> {
      if (isCanceling) await cancelStatement(this)
      await super.end()
    }

    async #open(): Promise<this> {
      try {
        await super.connect().catch(asNoConnection)
        if (!servers.areShared) await this.query(setUp('SESSION'))
        const { primary } = servers
        const { rows } = await this.query<{ is_read_only: boolean; is_set_up: boolean }>(check)
        if (rows[0]?.is_read_only) throw await this.#readOnlyError()
        if (!servers.areShared && !rows[0]?.is_set_up)
          throw new LostSettingsError('the settings of a session are lost')
        // Another connection has found another primary since the check was sent.
        if (servers.primary !== primary && this.isLeft)
          throw new ReadOnlyServerError('it is no longer the primary')
        servers.primary = this.#server
        return this
      } catch (error) {
        servers.leave(this.#server)
        super.end().catch(() => {})
        throw error
      }
    }

    /** Asks once more in between whether the primary answers, by a volatile function. A standby may be promoted meanwhile. */
    async #readOnlyError(): Promise<ReadOnlyServerError> {
      const isTrue = async (sql: string) =>
        (await this.query<{ is_true: boolean }>(`SELECT ${sql} AS is_true`)).rows[0]?.is_true === true
      // Standbys of PostgreSQL 14 and later have this setting.
      const isStandby = "current_setting('in_hot_standby', true) = 'on'"
      const isBalanced =
        (await isTrue(isStandby)) && !(await isTrue('pg_is_in_recovery()')) && (await isTrue(isStandby))
      return isBalanced
        ? new BalancedReadsError('reads go to a standby')
        : new ReadOnlyServerError('it is a standby, or read-only')
    }
  }
}

/** Whether no proxy or pooler is between: the server sees the port of the node's own socket. Uncertain for a Unix socket, so false. */
export async function isDirect(session: Session): Promise<boolean> {
  const { connection } = session as Session & Fields
  const { rows } = await session.query<{ port: number | null }>('SELECT inet_client_port() AS port')
  return rows[0]?.port === connection.stream.localPort
}

function asNoConnection(error: Error): never {
  if (error instanceof pg.DatabaseError || isBroken(error)) throw error
  throw new NoConnectionError(error.message, { cause: error })
}

/** Time limit for the answer to the statement, in milliseconds. A server that hangs does not answer. */
const answerMs = 1_000
/** Pause before the next request, in milliseconds. The server ignores a request that overtakes the statement. */
const againMs = 250
/** Time limit for a cancel request, in milliseconds. PgBouncer keeps a request for up to 10 s (`cancel_wait_timeout`). */
const requestMs = 15_000
/** https://www.postgresql.org/docs/current/protocol-message-formats.html#PROTOCOL-MESSAGE-FORMATS-CANCELREQUEST */
const cancelRequestCode = 80_877_102

/** Fields that the types of `pg` lack. The last two are null before the session is open. */
interface Fields {
  readonly connection: { readonly stream: net.Socket }
  readonly readyForQuery?: boolean
  readonly processID: number | null
  readonly secretKey: number | null
}

/**
 * Cancels the statement in progress, if there is one. Resolves when the server has answered the statement, and after a second at the
 * latest. Must run before the connection is closed: PostgreSQL does not notice a closed connection while a COMMIT waits for
 * replication, and PgBouncer forwards requests only for connected clients.
 */
async function cancelStatement(client: pg.Client): Promise<void> {
  const { connection, readyForQuery, processID, secretKey } = client as pg.Client & Fields
  if (readyForQuery !== false || processID === null || secretKey === null || connection.stream.destroyed)
    return
  const answered = new AbortController()
  const onAnswer = () => answered.abort()
  client.once('drain', onAnswer).once('end', onAnswer)
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(answerMs)])
  const over = once(signal, 'abort')
  const address = addressOf(client, connection.stream)
  const request = requestFor(processID, secretKey)
  while (!signal.aborted) {
    await Promise.race([send(request, address), over])
    await delay(againMs, undefined, { signal }).catch(() => {})
  }
}

function requestFor(processID: number, secretKey: number): Buffer {
  const request = Buffer.alloc(16)
  for (const [index, value] of [request.length, cancelRequestCode, processID, secretKey].entries())
    request.writeInt32BE(value, 4 * index)
  return request
}

/** The address to which the session is connected: its host name may lead to another server now. */
function addressOf({ host, port }: pg.Client, stream: net.Socket): net.NetConnectOpts {
  if (host.startsWith('/')) return { path: `${host}/.s.PGSQL.${port}` }
  return { host: stream.remoteAddress ?? host, port: stream.remotePort ?? port }
}

/**
 * Sends a request on a connection of its own, and resolves when the server has closed this connection. The node does not close it
 * earlier, because PgBouncer 1.18.0 ends with a fatal error if a request that waits is closed.
 */
async function send(request: Buffer, address: net.NetConnectOpts): Promise<void> {
  const socket = net.connect(address, () => socket.write(request))
  socket.unref().setTimeout(requestMs, () => socket.destroy())
  // Ignore errors: the session is closed in any case.
  socket.on('error', () => {}).resume()
  await once(socket, 'close').catch(() => {})
}

/** The servers of a database URL. New connections of a process all go to the current server. */
export interface Servers {
  /** The setting that the URL comes from. */
  readonly setting: UrlSetting
  /** Whether a pooler in transaction mode shares the sessions. Session settings must then be set in each transaction. */
  readonly areShared: boolean
  readonly all: readonly [URL, ...URL[]]
  /** The server that new connections go to. */
  readonly current: URL
  /** The writable primary that was reached last. Connections to other servers must not be used: they may read old data. */
  primary: URL | null
  /** Makes the next server the current one if `server` is still the current one. */
  leave(server: URL): void
}

export function createServers(
  all: readonly [URL, ...URL[]],
  { setting = 'DATABASE_URL', areShared = false }: Partial<Pick<Servers, 'setting' | 'areShared'>> = {},
): Servers {
  let [current] = all
  return {
    setting,
    areShared,
    all,
    primary: null,
    get current() {
      return current
    },
    leave(server) {
      if (server === current) current = all[(all.indexOf(server) + 1) % all.length] ?? current
    },
  }
}
