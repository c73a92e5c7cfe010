import { appendFunctions } from './append-function.ts'
import { schemaOfVersion1 } from './schema-1.ts'

/**
 * The entry at index n migrates the schema from version n to n + 1. Times are milliseconds since 1970. The statements of a
 * released entry never change. An entry that changes a function gives it a new name. It keeps the old function for nodes of
 * the earlier version that still run, or makes the old function fail.
 */
export const migrations: readonly (readonly string[])[] = [
  schemaOfVersion1,
  [
    ...appendFunctions,

    // Enabling a stream begins a new round. Deliveries of earlier rounds are ended.
    'ALTER TABLE event_streams ADD COLUMN round bigint NOT NULL DEFAULT 0',
    // The version of the stream's configuration.
    'ALTER TABLE event_streams ADD COLUMN version bigint NOT NULL DEFAULT 1',
    // The number of the dispatcher's last commit of the stream.
    'ALTER TABLE event_streams ADD COLUMN commits bigint NOT NULL DEFAULT 0',
    // When the stream was deleted. A deleted stream is hidden; its rows are removed step by step, its own row last.
    'ALTER TABLE event_streams ADD COLUMN deleted_at bigint',

    // Deliveries that wait for a retry. Their events are in the log.
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

    // Stepwise work: 'end' (the deliveries of events up to to_sequence), 'redeliver' or 'delete'.
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

    // When version 1 disables a stream, it sets `ending_at` to the last event whose delivery must end. The trigger replaces this by
    // work, also for nodes of version 1 that still run.
    `CREATE FUNCTION replace_ending_at() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO stream_work (event_stream_id, kind, round, from_sequence, to_sequence, detail, total)
        SELECT NEW.id, 'end', NEW.round, NEW.cursor, NEW.ending_at, NEW.subscriptions, NEW.ending_at - NEW.cursor
        WHERE NEW.cursor < NEW.ending_at;
      NEW.ending_at := NULL;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER replace_ending_at BEFORE UPDATE OF ending_at ON event_streams
      FOR EACH ROW WHEN (NEW.ending_at IS NOT NULL) EXECUTE FUNCTION replace_ending_at()`,
    'UPDATE event_streams SET ending_at = ending_at WHERE ending_at IS NOT NULL',

    'ALTER TABLE deliveries ADD COLUMN round bigint NOT NULL DEFAULT 0',
    'DROP INDEX deliveries_failed',
    'DROP INDEX deliveries_due',
    `CREATE INDEX deliveries_listed ON deliveries (event_stream_id, first_attempt_at, event_id, due_at) WHERE status = 'failed'`,
    `CREATE INDEX deliveries_by_type ON deliveries (event_stream_id, event_type, first_attempt_at, event_id, due_at)
      WHERE status = 'failed'`,
    'CREATE INDEX deliveries_due ON deliveries (event_stream_id, round, due_at) WHERE due_at IS NOT NULL',
    "CREATE INDEX deliveries_tests ON deliveries (event_stream_id) WHERE status = 'pending'",

    // Marks of committed transactions, kept for as long as a transaction may be repeated.
    `CREATE TABLE done_transactions (
      id          uuid PRIMARY KEY,
      done_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
      is_repeated boolean NOT NULL DEFAULT false
    )`,
    'CREATE INDEX done_transactions_over ON done_transactions (done_at)',

    // When the target may be probed; null while the circuit is closed.
    'ALTER TABLE event_streams ADD COLUMN probe_at bigint',

    // Do not let a vacuum shorten the files of these tables, because that locks the whole table.
    ...[
      'event_log',
      'nodes',
      'event_streams',
      'deliveries',
      'retries',
      'stream_work',
      'delivery_counts',
      'done_transactions',
      'rate_limit_counts',
      'quota_buckets',
      'event_connections',
    ].map(table => `ALTER TABLE ${table} SET (vacuum_truncate = false, toast.vacuum_truncate = false)`),

    // The oldest version whose nodes may keep running after a migration to this schema.
    'ALTER TABLE schema_version ADD COLUMN compatible_from integer NOT NULL DEFAULT 1',
  ],
]

/** Version of this program's schema. */
export const schemaVersion = migrations.length
/** The oldest version whose nodes may keep running on this schema. */
export const compatibleFrom = 1
