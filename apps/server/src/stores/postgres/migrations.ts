import { ConfigError } from '../../config-error.ts'
import { appendFunctions } from './append-function.ts'
import type { Database, Query } from './database.ts'
import { migrationLock } from './locks.ts'

/** Each entry brings the schema from the version of its index to the next. Times are milliseconds since 1970. */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE epochs (
      epoch          bigint PRIMARY KEY,
      first_sequence bigint NOT NULL
    )`,
    // What is behind the floor is forgotten, though its generation is there until all of it is.
    `CREATE TABLE event_log (
      is_only    boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      floor      bigint NOT NULL DEFAULT 0,
      generation integer NOT NULL DEFAULT 1,
      begun_at   timestamptz NOT NULL DEFAULT now()
    )`,
    'INSERT INTO event_log DEFAULT VALUES',
    `CREATE TABLE events (
      sequence    bigint NOT NULL,
      generation  integer NOT NULL,
      epoch       bigint NOT NULL,
      id          text NOT NULL,
      type        text NOT NULL,
      key         text NOT NULL,
      accepted_at bigint NOT NULL,
      json        text NOT NULL,
      PRIMARY KEY (sequence, generation)
    ) PARTITION BY LIST (generation)`,
    'CREATE INDEX events_by_key ON events (key)',
    'CREATE INDEX events_by_time ON events (accepted_at, sequence)',
    'CREATE TABLE events_1 PARTITION OF events FOR VALUES IN (1)',

    // A node is alive until then.
    `CREATE TABLE nodes (
      id         text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    )`,

    `CREATE TABLE event_streams (
      id                 text COLLATE "C" PRIMARY KEY,
      name               text NOT NULL UNIQUE,
      subscriptions      text NOT NULL,
      sealed_destination bytea NOT NULL,
      status             text NOT NULL,
      disabled_reason    text,
      disabled_at        bigint,
      created_at         bigint NOT NULL,
      updated_at         bigint NOT NULL,
      cursor             bigint NOT NULL,
      ending_at          bigint,
      failures_in_row    bigint NOT NULL DEFAULT 0,
      last_success_at    bigint NOT NULL,
      holder             text,
      fence              bigint NOT NULL DEFAULT 0,
      revision           bigint NOT NULL DEFAULT 1,
      acted_on           bigint NOT NULL DEFAULT 0
    )`,
    `CREATE INDEX event_streams_active ON event_streams (id) WHERE status = 'enabled' OR ending_at IS NOT NULL`,

    `CREATE TABLE deliveries (
      event_stream_id  text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
      event_id         text COLLATE "C" NOT NULL,
      event_type       text NOT NULL,
      event            text NOT NULL,
      status           text NOT NULL,
      first_attempt_at bigint,
      attempts         text NOT NULL,
      tries            integer NOT NULL,
      is_test          boolean NOT NULL,
      due_at           bigint,
      PRIMARY KEY (event_stream_id, event_id)
    )`,
    `CREATE INDEX deliveries_failed ON deliveries (event_stream_id, first_attempt_at, event_id) WHERE status = 'failed'`,
    'CREATE INDEX deliveries_due ON deliveries (event_stream_id, due_at) WHERE due_at IS NOT NULL',
    `CREATE INDEX deliveries_over ON deliveries (first_attempt_at) WHERE status = 'failed' AND due_at IS NULL`,
    `CREATE TABLE delivery_counts (
      event_stream_id text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
      day             bigint NOT NULL,
      successful      bigint NOT NULL,
      failed          bigint NOT NULL,
      PRIMARY KEY (event_stream_id, day)
    )`,

    `CREATE TABLE rate_limit_policies (
      id                text COLLATE "C" PRIMARY KEY,
      resource          text NOT NULL,
      consumer          text NOT NULL,
      consumer_selector text NOT NULL,
      configuration     text NOT NULL,
      created_at        bigint NOT NULL,
      updated_at        bigint NOT NULL,
      UNIQUE (resource, consumer, consumer_selector)
    )`,

    `CREATE TABLE clients (
      id             text PRIMARY KEY,
      name           text NOT NULL,
      secret_hash    text NOT NULL,
      scopes         text NOT NULL,
      is_global      boolean NOT NULL,
      is_third_party boolean NOT NULL,
      created_at     bigint NOT NULL,
      disabled_at    bigint,
      made           bigint GENERATED ALWAYS AS IDENTITY
    )`,
    `CREATE TABLE signing_keys (
      kid           text PRIMARY KEY,
      alg           text NOT NULL,
      sealed_jwk    bytea NOT NULL,
      signs_from    bigint NOT NULL,
      tokens_end_at bigint,
      made          bigint GENERATED ALWAYS AS IDENTITY
    )`,

    // Counts of the moment, which are worth no fsync: a crash of the server may take them.
    `CREATE UNLOGGED TABLE rate_limit_counts (
      key     text PRIMARY KEY,
      count   bigint NOT NULL,
      ends_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`,
    'CREATE INDEX rate_limit_counts_over ON rate_limit_counts (ends_at)',
    `CREATE UNLOGGED TABLE quota_buckets (
      client_id  text PRIMARY KEY,
      tokens     double precision NOT NULL,
      at         timestamptz NOT NULL,
      is_granted boolean NOT NULL
    ) WITH (fillfactor = 50)`,
    `CREATE UNLOGGED TABLE event_connections (
      id        text PRIMARY KEY,
      client_id text NOT NULL,
      node      text NOT NULL
    )`,
    'CREATE INDEX event_connections_of ON event_connections (client_id)',
    'CREATE INDEX event_connections_at ON event_connections (node)',
  ],
  [
    ...appendFunctions,

    // Each enabling begins a round: deliveries of an earlier one are ended.
    'ALTER TABLE event_streams ADD COLUMN round bigint NOT NULL DEFAULT 0',
    // Of the configuration.
    'ALTER TABLE event_streams ADD COLUMN version bigint NOT NULL DEFAULT 1',
    // The number of the dispatcher's last commit of the stream.
    'ALTER TABLE event_streams ADD COLUMN commits bigint NOT NULL DEFAULT 0',
    // From then on nobody sees it; its rows go step by step, and it is the last of them.
    'ALTER TABLE event_streams ADD COLUMN deleted_at bigint',

    // Deliveries of the log that wait for their next attempt; the log has their events.
    `CREATE TABLE retries (
      event_stream_id  text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
      sequence         bigint NOT NULL,
      event_id         text COLLATE "C" NOT NULL,
      event_type       text NOT NULL,
      bytes            bigint NOT NULL,
      round            bigint NOT NULL,
      first_attempt_at bigint,
      attempts         text NOT NULL,
      tries            integer NOT NULL,
      due_at           bigint NOT NULL,
      PRIMARY KEY (event_stream_id, sequence)
    )`,
    'CREATE INDEX retries_due ON retries (event_stream_id, round, due_at)',
    'CREATE INDEX retries_by_sequence ON retries (sequence)',

    // What is to be done for a stream step by step: 'end' the events of the log up to to_sequence, 'redeliver', 'delete'.
    `CREATE TABLE stream_work (
      id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_stream_id text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
      kind            text NOT NULL,
      round           bigint NOT NULL,
      from_sequence   bigint,
      to_sequence     bigint,
      detail          text NOT NULL,
      total           bigint NOT NULL,
      done            bigint NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX stream_work_of ON stream_work (event_stream_id, id)',

    'ALTER TABLE deliveries ADD COLUMN round bigint NOT NULL DEFAULT 0',
    'DROP INDEX deliveries_failed',
    'DROP INDEX deliveries_due',
    `CREATE INDEX deliveries_listed ON deliveries (event_stream_id, first_attempt_at, event_id, due_at) WHERE status = 'failed'`,
    `CREATE INDEX deliveries_by_type ON deliveries (event_stream_id, event_type, first_attempt_at, event_id, due_at)
      WHERE status = 'failed'`,
    'CREATE INDEX deliveries_due ON deliveries (event_stream_id, round, due_at) WHERE due_at IS NOT NULL',

    // Transactions that were committed, for as long as a caller may ask.
    `CREATE TABLE done_transactions (
      id          uuid PRIMARY KEY,
      done_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
      is_repeated boolean NOT NULL DEFAULT false
    )`,
    'CREATE INDEX done_transactions_over ON done_transactions (done_at)',

    // When the stream's target may be probed; null while nothing keeps attempts from it.
    'ALTER TABLE event_streams ADD COLUMN probe_at bigint',
  ],
]

/** Time limit for a migration, in milliseconds. */
const patienceMs = 3_600_000

/**
 * Brings a database to this program's schema, in one transaction, one node at a time.
 *
 * @throws {ConfigError} when its schema is newer
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async query => {
    // Indexing a large table takes longer than a statement may, and so does waiting for another node's migration.
    await query('SET LOCAL statement_timeout = 0')
    await query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
    const version = await versionOf(query)
    if (version > migrations.length) {
      throw new ConfigError(
        'The database of DATABASE_URL was written by a newer version of this service: start that version, or restore a backup.',
      )
    }
    if (version === migrations.length) return
    for (const statements of migrations.slice(version)) for (const text of statements) await query(text)
    await query('UPDATE schema_version SET version = $1', [migrations.length])
  }, patienceMs)
}

async function versionOf(query: Query): Promise<number> {
  const [{ exists } = {}] = await query("SELECT to_regclass('schema_version') IS NOT NULL AS exists")
  if (!exists) {
    await query('CREATE TABLE schema_version (version integer NOT NULL)')
    await query('INSERT INTO schema_version VALUES (0)')
  }
  return Number((await query('SELECT version FROM schema_version'))[0]?.version)
}
