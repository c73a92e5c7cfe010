import type { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../errors.ts'
import { transaction } from './database.ts'

/** Version of this program's schema. It grows with each change of the schema. */
const schemaVersion = 10

/** Times are milliseconds since 1970. */
const schema = `
  -- The tenant of the data, and the key from which the keys of the data derive.
  CREATE TABLE tenant (
    is_only    INTEGER PRIMARY KEY CHECK (is_only = 1),
    id         TEXT NOT NULL,
    sealed_key BLOB NOT NULL
  ) STRICT;

  CREATE TABLE epochs (
    epoch          INTEGER PRIMARY KEY,
    first_sequence INTEGER NOT NULL
  ) STRICT;

  -- Grows with each erasure, so that a running service forgets the events that it holds in memory.
  CREATE TABLE event_log (
    erasures INTEGER NOT NULL
  ) STRICT;
  INSERT INTO event_log VALUES (0);

  -- The key is computed from source and id of the publisher, see events/event-key.ts.
  -- An erased event has an empty type and frame, and its id as the key.
  CREATE TABLE events (
    sequence     INTEGER PRIMARY KEY,
    id           TEXT NOT NULL,
    type         TEXT NOT NULL,
    key          BLOB NOT NULL UNIQUE,
    accepted_at  INTEGER NOT NULL,
    frame        BLOB NOT NULL
  ) STRICT;
  CREATE INDEX events_by_time ON events (accepted_at, sequence);

  CREATE TABLE event_streams (
    id                 TEXT PRIMARY KEY,
    name               TEXT NOT NULL UNIQUE,
    subscriptions      TEXT NOT NULL,
    -- Filters, order and rate, as JSON.
    choices            TEXT NOT NULL DEFAULT '{}',
    sealed_destination BLOB NOT NULL,
    status             TEXT NOT NULL,
    disabled_reason    TEXT,
    disabled_at        INTEGER,
    created_at         INTEGER NOT NULL,
    updated_at         INTEGER NOT NULL,
    -- When the stream was deleted. A deleted stream is hidden; its rows are removed step by step, its own row last.
    deleted_at         INTEGER,
    cursor             INTEGER NOT NULL,
    -- Deliveries of events up to this one are skipped.
    skipped_to         INTEGER NOT NULL DEFAULT 0,
    -- Up to where the events ended when the stream was disabled; before that, where it began.
    stopped_at         INTEGER NOT NULL DEFAULT 0,
    failures_in_row    INTEGER NOT NULL DEFAULT 0,
    last_success_at    INTEGER NOT NULL,
    -- When the target may be probed; null while the circuit is closed.
    probe_at           INTEGER,
    -- The version of the stream's configuration.
    version            INTEGER NOT NULL DEFAULT 1,
    -- Grows with each change that the dispatcher must act on.
    revision           INTEGER NOT NULL DEFAULT 1,
    -- Grows when the stream begins at another place, so that late writes from before are ignored.
    fence              INTEGER NOT NULL DEFAULT 1,
    -- Enabling a stream begins a new round, unless it goes on where it stopped. Deliveries of earlier rounds are ended.
    round              INTEGER NOT NULL DEFAULT 0,
    -- The number of the dispatcher's last commit of the stream.
    commits            INTEGER NOT NULL DEFAULT 0,
    -- Number of successful attempts, also of those without a row in attempts.
    successes          INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- The history of failed deliveries, with test events and redeliveries in progress. Each row contains its event.
  CREATE TABLE deliveries (
    event_stream_id  TEXT NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
    event_id         TEXT NOT NULL,
    event_type       TEXT NOT NULL,
    event            TEXT NOT NULL,
    status           TEXT NOT NULL,
    -- The time of the first attempt; for a delivery that ended without one, the time of its end.
    listed_at        INTEGER,
    attempts         TEXT NOT NULL,
    tries            INTEGER NOT NULL,
    made             INTEGER NOT NULL DEFAULT 0,
    is_test          INTEGER NOT NULL,
    due_at           INTEGER,
    round            INTEGER NOT NULL DEFAULT 0,
    -- The round of a failed delivery that ended because the stream was disabled.
    ended_in         INTEGER,
    is_replay        INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event_stream_id, event_id)
  ) STRICT;
  CREATE INDEX deliveries_ended ON deliveries (event_stream_id, ended_in) WHERE ended_in IS NOT NULL;
  CREATE INDEX deliveries_listed ON deliveries (event_stream_id, listed_at, event_id, due_at) WHERE status = 'failed';
  CREATE INDEX deliveries_by_type ON deliveries (event_stream_id, event_type, listed_at, event_id, due_at)
    WHERE status = 'failed';
  -- With the status, redeliveries are counted without reading their rows, which contain events.
  CREATE INDEX deliveries_due ON deliveries (event_stream_id, round, due_at, status) WHERE due_at IS NOT NULL;
  CREATE INDEX deliveries_over ON deliveries (listed_at) WHERE status = 'failed' AND due_at IS NULL;
  CREATE INDEX deliveries_tests ON deliveries (event_stream_id) WHERE status = 'pending';

  -- Deliveries that wait for a retry, or are under way. Their events are in the log.
  CREATE TABLE retries (
    event_stream_id  TEXT NOT NULL REFERENCES event_streams (id),
    sequence         INTEGER NOT NULL,
    event_id         TEXT NOT NULL,
    event_type       TEXT NOT NULL,
    bytes            INTEGER NOT NULL,
    round            INTEGER NOT NULL,
    attempts         TEXT NOT NULL,
    tries            INTEGER NOT NULL,
    made             INTEGER NOT NULL DEFAULT 0,
    -- The object whose events are sent in order; null if their order does not matter.
    object_key       TEXT,
    -- Null while there is a row of an earlier event of the object.
    due_at           INTEGER,
    is_replay        INTEGER NOT NULL,
    PRIMARY KEY (event_stream_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX retries_due ON retries (event_stream_id, round, due_at);
  CREATE INDEX retries_by_sequence ON retries (sequence);
  CREATE INDEX retries_of_object ON retries (event_stream_id, object_key, sequence) WHERE object_key IS NOT NULL;
  -- Makes the next event of an object due, whatever has ended the delivery before it.
  CREATE TRIGGER retries_in_order AFTER DELETE ON retries WHEN OLD.object_key IS NOT NULL BEGIN
    UPDATE retries SET due_at = 0
    WHERE event_stream_id = OLD.event_stream_id AND due_at IS NULL AND sequence = (
      SELECT min(sequence) FROM retries
      WHERE event_stream_id = OLD.event_stream_id AND object_key = OLD.object_key);
  END;
  CREATE INDEX retries_live ON retries (event_stream_id, sequence) WHERE NOT is_replay;

  -- The replays that are under way. The revision of the stream in which a replay began tells it from the next one.
  CREATE TABLE replays (
    event_stream_id TEXT PRIMARY KEY REFERENCES event_streams (id),
    begun_in        INTEGER NOT NULL,
    started_at      INTEGER NOT NULL,
    position        INTEGER NOT NULL,
    end_sequence    INTEGER NOT NULL,
    event_types     TEXT,
    sent            INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- Stepwise work for a stream: 'end' (the log's events up to to_sequence), 'redeliver', 'skip' or 'delete'.
  CREATE TABLE stream_work (
    id              INTEGER PRIMARY KEY,
    event_stream_id TEXT NOT NULL REFERENCES event_streams (id),
    kind            TEXT NOT NULL,
    round           INTEGER NOT NULL,
    from_sequence   INTEGER,
    to_sequence     INTEGER,
    detail          TEXT NOT NULL,
    total           INTEGER NOT NULL,
    done            INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX stream_work_of ON stream_work (event_stream_id, id);

  -- Attempts that have ended. Under load only a sample of the successful ones.
  CREATE TABLE attempts (
    id              INTEGER PRIMARY KEY,
    event_stream_id TEXT NOT NULL REFERENCES event_streams (id),
    event_id        TEXT NOT NULL,
    event_type      TEXT NOT NULL,
    attempted_at    INTEGER NOT NULL,
    number          INTEGER NOT NULL,
    result          TEXT NOT NULL,
    is_success      INTEGER NOT NULL,
    -- The number of a success among all successes of its stream.
    success         INTEGER,
    status          INTEGER,
    error_message   TEXT,
    duration_ms     INTEGER NOT NULL,
    answer          TEXT,
    purpose         TEXT NOT NULL
  ) STRICT;
  -- With all columns that listings filter by, and the number of a success.
  CREATE INDEX attempts_listed ON attempts (event_stream_id, is_success, attempted_at, id, result, event_type, success);
  CREATE INDEX attempts_of_event ON attempts (event_id, attempted_at, id);

  CREATE TABLE delivery_counts (
    event_stream_id TEXT NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
    day             INTEGER NOT NULL,
    successful      INTEGER NOT NULL,
    failed          INTEGER NOT NULL,
    PRIMARY KEY (event_stream_id, day)
  ) STRICT;

  CREATE TABLE rate_limit_policies (
    id                TEXT PRIMARY KEY,
    resource          TEXT NOT NULL,
    consumer          TEXT NOT NULL,
    consumer_selector TEXT NOT NULL,
    configuration     TEXT NOT NULL,
    created_at        INTEGER NOT NULL,
    updated_at        INTEGER NOT NULL,
    version           INTEGER NOT NULL DEFAULT 1,
    UNIQUE (resource, consumer, consumer_selector)
  ) STRICT;

  -- The log of the tenant. The entry is JSON; the other columns repeat what it is searched by.
  CREATE TABLE logs (
    made           INTEGER PRIMARY KEY,
    id             TEXT NOT NULL UNIQUE,
    kind           TEXT NOT NULL,
    operation      TEXT NOT NULL,
    client_id      TEXT,
    -- The number of the entry among those of its client.
    client_made    INTEGER,
    resource_id    TEXT,
    correlation_id TEXT,
    entry          TEXT NOT NULL,
    -- When the notice about an entry of the kind 'system' may be sent; null if there is none, or none any more.
    notice_due_at  INTEGER,
    notice_tries   INTEGER NOT NULL DEFAULT 0,
    -- When it was sent first.
    notice_sent_at INTEGER
  ) STRICT;
  CREATE INDEX logs_with_notice ON logs (id) WHERE notice_due_at IS NOT NULL;
  CREATE INDEX logs_by_kind ON logs (kind, id);
  CREATE INDEX logs_by_operation ON logs (operation, id);
  CREATE INDEX logs_by_client ON logs (client_id, id) WHERE client_id IS NOT NULL;
  CREATE INDEX logs_made_by_client ON logs (client_id, client_made) WHERE client_id IS NOT NULL;
  CREATE INDEX logs_by_resource ON logs (resource_id, id) WHERE resource_id IS NOT NULL;
  CREATE INDEX logs_by_correlation ON logs (correlation_id, id) WHERE correlation_id IS NOT NULL;

  CREATE TABLE clients (
    made           INTEGER PRIMARY KEY,
    id             TEXT NOT NULL UNIQUE,
    name           TEXT NOT NULL,
    secret_hash    TEXT NOT NULL,
    scopes         TEXT NOT NULL,
    is_global      INTEGER NOT NULL,
    is_third_party INTEGER NOT NULL,
    created_at     INTEGER NOT NULL,
    disabled_at    INTEGER
  ) STRICT;

  CREATE TABLE signing_keys (
    made          INTEGER PRIMARY KEY,
    kid           TEXT NOT NULL UNIQUE,
    alg           TEXT NOT NULL,
    sealed_jwk    BLOB NOT NULL,
    signs_from    INTEGER NOT NULL,
    tokens_end_at INTEGER,
    -- Whether the log has the entry that the key began to sign.
    has_begun     INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  PRAGMA user_version = ${schemaVersion}`

/**
 * Creates the schema in an empty database, in one transaction.
 *
 * @throws {ConfigError} when the database has the schema of another version
 */
export function createSchema(database: DatabaseSync, file: string): void {
  const versionOf = () => Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (versionOf() === 0)
    transaction(database, () => {
      // Another process may have created the schema meanwhile.
      if (versionOf() === 0) database.exec(schema)
    })
  const version = versionOf()
  if (version > schemaVersion)
    throw new ConfigError(
      `${file} was written by a newer version of this service: start that version, or restore a backup.`,
    )
  if (version < schemaVersion)
    throw new ConfigError(
      `${file} was written by an older version of this service: start that version, or set DATA_DIR to an empty folder.`,
    )
}
