import pg from 'pg'
import { StoreError } from '../../problem.ts'
import { patienceMs } from './retry.ts'
import type { Servers } from './servers.ts'
import { types } from './text.ts'

/** How long connecting may take, in milliseconds: with several servers there must be time left for the next one. */
const [connectMs, connectOneOfManyMs] = [3_000, 1_000]
/** The server gives a statement up before its caller does, so that what waits for a lock does not pile up there. */
const statementMs = patienceMs - 500

/**
 * Every session is set up by us, whatever its role or database says. What is acknowledged has been fsynced. A statement sees what
 * others have committed, also one that waited for a lock. A node that is stopped in a transaction holds its locks for a few seconds
 * at the most. All our statements have an index: a plan that was made while a table was empty must not read all of it later.
 */
const setUp = `
  SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply');
  SET default_transaction_isolation = 'read committed';
  SET statement_timeout = ${statementMs};
  SET idle_in_transaction_session_timeout = 5000;
  SET enable_seqscan = off;
  SET jit = off`

/** Asked in another round trip: a pooler may give it to another session than the one that was set up. */
const check = `
  SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS is_read_only,
    current_setting('synchronous_commit') IN ('on', 'remote_apply')
      AND current_setting('default_transaction_isolation') = 'read committed'
      AND current_setting('statement_timeout')::interval = interval '${statementMs} ms' AS is_set_up`

/** A server that cannot be written: a standby, or a primary that is being replaced. */
class ReadOnlyServerError extends Error {
  override name = 'ReadOnlyServerError'
  /** As the server itself would call it. */
  readonly code = '25006'
}

/** What we set does not last: something between us and the server gives our statements to different sessions. */
export class LostSettingsError extends StoreError {
  override name = 'LostSettingsError'
}

/** A connection to the primary, set up when it is connected. */
export type SessionClass = new () => pg.Client

/** The sessions of some servers. One that cannot be used leaves its server, so that the next one tries another. */
export function sessionsOf(servers: Servers): SessionClass {
  return class Session extends pg.Client {
    readonly #server = servers.current

    constructor() {
      super({
        connectionString: servers.current.href,
        fallback_application_name: 'tenant-api',
        connectionTimeoutMillis: servers.all.length > 1 ? connectOneOfManyMs : connectMs,
        // A server that has vanished without a word says nothing to a statement either.
        query_timeout: patienceMs,
        keepAlive: true,
        types,
      })
      // The statement that it breaks tells of it; an idle one is replaced when it is needed.
      this.on('error', () => {})
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<this> | undefined {
      const opening = this.#open()
      if (!callback) return opening
      opening.then(() => callback(null), callback)
    }

    async #open(): Promise<this> {
      try {
        await super.connect()
        await this.query(setUp)
        const { rows } = await this.query<{ is_read_only: boolean; is_set_up: boolean }>(check)
        if (rows[0]?.is_read_only) throw new ReadOnlyServerError('it is a standby, or read-only')
        if (!rows[0]?.is_set_up) throw new LostSettingsError('the settings of a session are lost')
        return this
      } catch (error) {
        servers.leave(this.#server)
        super.end().catch(() => {})
        throw error
      }
    }
  }
}
