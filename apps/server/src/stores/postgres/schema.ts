import { ConfigError } from '../../errors.ts'
import { clockToleranceMs } from '../../events/clock.ts'
import { keyBytes } from '../../events/event-key.ts'
import { appendLock, type Database, type Query, schemaLock } from './database.ts'
import { historyAtHand, insertEpoch } from './epochs.ts'
import { isIntact } from './log-growth.ts'

/** Version of this program's schema. It grows with each change of the schema. */
export const schemaVersion = 9

/** Time limit for the creation of the schema, in milliseconds, with the wait for another node that creates it. */
const creationMs = 60_000

/**
 * Creates the schema in an empty database, in one transaction. One of several nodes that start at once creates it, and the others
 * wait.
 *
 * @throws {ConfigError} when the database has the schema of another version
 */
export async function createSchema(database: Database): Promise<void> {
  // Most starts find the schema, and must not wait as long as its creation may take: the connection may be half-open.
  if (await hasSchema(database.query)) return
  await database.transaction(async query => {
    // Waiting for another node can exceed the statement timeout.
    await query('SET LOCAL statement_timeout = 0')
    await query(`SELECT pg_advisory_xact_lock(${schemaLock})`)
    if (await hasSchema(query)) return
    for (const text of schema) await query(text)
    await query('INSERT INTO schema_version VALUES ($1)', [schemaVersion])
  }, creationMs)
}

async function hasSchema(query: Query): Promise<boolean> {
  // `to_regclass` could repeat an earlier answer, although another node has created the table meanwhile.
  const tables = await query(
    "SELECT FROM pg_class WHERE relname = 'schema_version' AND pg_table_is_visible(oid)",
  )
  if (tables.length === 0) return false
  const version = Number((await query('SELECT version FROM schema_version'))[0]?.version)
  if (version > schemaVersion)
    throw new ConfigError(
      'The database of DATABASE_URL was written by a newer version of this service: start that version, or restore a backup.',
    )
  if (version !== schemaVersion)
    throw new ConfigError(
      'The database of DATABASE_URL was written by an older version of this service: start that version, or set DATABASE_URL to an empty database.',
    )
  return true
}

/**
 * Appends a batch in one call, so it needs one round trip. The call is a transaction of its own, so a node that stops cannot
 * keep the lock. Each statement of a function has its own snapshot: after waiting for the lock, the next statement sees the
 * current head of the log. A single statement would still see the log as it was before the wait.
 *
 * Texts are passed as lines, one for each event, which costs less than an array. No text contains a line break, because JSON
 * escapes line breaks. Callers pass distinct keys, and times in ascending order. Times ahead of the server's clock are
 * replaced by the server's time.
 *
 * Events are appended in order, from `head` + 1 on. If the log already holds one of them, nothing is appended. `known` then
 * lists the events that the log holds: place in the batch, sequence, epoch and event id. Appending only the other events here
 * would cost every batch a sort.
 *
 * Keys are joined: all of them have the same length.
 */
const appendEvents = `
CREATE FUNCTION append_events(
  seen bigint, seen_id text, node text, ids text, types text, keys bytea, times bigint[], jsons text,
  OUT head bigint, OUT last_time bigint, OUT current_epoch bigint, OUT known json, OUT is_intact boolean, OUT now bigint,
  OUT appended integer)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  log record;
  latest record;
  newest record;
  each_key bytea[] := ARRAY(SELECT substr(keys, at, ${keyBytes}) FROM generate_series(1, length(keys), ${keyBytes}) AS at);
BEGIN
  -- A standby may lack an event that this node has seen: leave \`is_intact\` null.
  IF pg_is_in_recovery() THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(${appendLock});
  SELECT floor, generation INTO log FROM event_log;
  SELECT epoch, history INTO latest FROM epochs ORDER BY epoch DESC LIMIT 1;
  SELECT sequence, id, accepted_at INTO newest FROM events ORDER BY sequence DESC LIMIT 1;
  head := coalesce(newest.sequence, 0);
  now := floor(extract(epoch FROM clock_timestamp()) * 1000);
  -- A time far ahead of now is from a wrong clock: later events must not get it.
  last_time := CASE WHEN newest.accepted_at <= now + ${clockToleranceMs} THEN newest.accepted_at ELSE 0 END;
  -- If the log was replaced while this node ran, new events would get the sequences of lost events.
  is_intact := coalesce(seen = head AND seen_id = newest.id, false) OR head >= seen AND ${isIntact('seen', 'seen_id')};
  IF NOT is_intact THEN RETURN; END IF;
  SELECT json_agg(json_build_array(given.place, event.sequence, event.epoch, event.id)) INTO known
    FROM unnest(each_key) WITH ORDINALITY AS given (key, place)
    CROSS JOIN LATERAL (
      SELECT sequence, epoch, id FROM events WHERE events.key = given.key AND sequence > log.floor LIMIT 1) AS event;
  IF json_array_length(known) = cardinality(each_key) THEN
    -- Makes the COMMIT wait for replication: the earlier call that appended these events may not have waited for it.
    PERFORM pg_logical_emit_message(true, 'tenant-api', '');
  END IF;
  IF known IS NOT NULL THEN RETURN; END IF;
  IF latest.history IS DISTINCT FROM ${historyAtHand} THEN
    DELETE FROM epochs WHERE first_sequence = head + 1;
    ${insertEpoch('head + 1')};
    SELECT epoch INTO latest FROM epochs ORDER BY epoch DESC LIMIT 1;
  END IF;
  current_epoch := latest.epoch;
  INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
    SELECT head + given.place, log.generation, current_epoch, given.id, given.type, given.key,
      greatest(last_time, least(given.time, now)), given.json
    FROM unnest(
        string_to_array(ids, E'\\n'), string_to_array(types, E'\\n'), each_key, times, string_to_array(jsons, E'\\n'))
      WITH ORDINALITY AS given (id, type, key, time, json, place);
  GET DIAGNOSTICS appended = ROW_COUNT;
  PERFORM pg_notify('event_log', node);
END $$`

/** Finds the row before a new one of the same object. */
const selectEarlier = `
  FROM retries
  WHERE event_stream_id = NEW.event_stream_id AND object_key = NEW.object_key AND sequence < NEW.sequence
  ORDER BY sequence DESC LIMIT 1`
/**
 * Lets a new row wait while there is a row of an earlier event of its object. Locks that row until the commit: a transaction that
 * deletes it could not make the new row due otherwise, because it does not see the new row. If another transaction deletes the row
 * meanwhile, \`LIMIT\` returns no row although there may be another.
 */
const holdRetry = `
CREATE FUNCTION hold_retry() RETURNS trigger
LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
BEGIN
  WHILE EXISTS (SELECT ${selectEarlier}) LOOP
    PERFORM ${selectEarlier} FOR KEY SHARE;
    IF FOUND THEN
      NEW.due_at := NULL;
      EXIT;
    END IF;
  END LOOP;
  RETURN NEW;
END $$`
/** Makes the next event of an object due, whatever has ended the delivery before it. */
const releaseRetry = `
CREATE FUNCTION release_retry() RETURNS trigger
LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
BEGIN
  UPDATE retries SET due_at = 0
  WHERE event_stream_id = OLD.event_stream_id AND due_at IS NULL AND sequence = (
    SELECT min(sequence) FROM retries
    WHERE event_stream_id = OLD.event_stream_id AND object_key = OLD.object_key);
  RETURN NULL;
END $$`

/** For tables with many short-lived rows: a vacuum must not shorten their files, because that locks the whole table. */
const keptFiles = 'vacuum_truncate = false, toast.vacuum_truncate = false'

/** Statements that create everything in the database. Times of type bigint are milliseconds since 1970. */
const schema: readonly string[] = [
  'CREATE TABLE schema_version (version integer NOT NULL)',

  // The tenant of the data, and the key from which the keys of the data derive.
  `CREATE TABLE tenant (
  is_only    integer PRIMARY KEY CHECK (is_only = 1),
  id         text NOT NULL,
  sealed_key bytea NOT NULL
)`,

  `CREATE TABLE epochs (
  epoch          bigint PRIMARY KEY,
  first_sequence bigint NOT NULL,
  -- Identifies the server's history at the beginning of the epoch.
  history        text
)`,
  // Events up to the floor count as deleted, though their rows remain until their whole generation is dropped.
  `CREATE TABLE event_log (
  is_only    boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  floor      bigint NOT NULL DEFAULT 0,
  generation integer NOT NULL DEFAULT 1,
  begun_at   timestamptz NOT NULL DEFAULT now(),
  -- Grows with each erasure, so that running nodes forget the events that they hold in memory.
  erasures   bigint NOT NULL DEFAULT 0
) WITH (${keptFiles})`,
  'INSERT INTO event_log DEFAULT VALUES',
  // An erased event has an empty type and JSON; its key is its id.
  `CREATE TABLE events (
  sequence    bigint NOT NULL,
  generation  integer NOT NULL,
  epoch       bigint NOT NULL,
  id          text NOT NULL,
  type        text NOT NULL,
  key         bytea NOT NULL,
  accepted_at bigint NOT NULL,
  json        text NOT NULL,
  PRIMARY KEY (sequence, generation)
) PARTITION BY LIST (generation)`,
  'CREATE INDEX events_by_key ON events (key)',
  'CREATE INDEX events_by_time ON events (accepted_at, sequence)',
  'CREATE TABLE events_1 PARTITION OF events FOR VALUES IN (1)',

  // A node is alive until `expires_at`.
  `CREATE TABLE nodes (
  id         text PRIMARY KEY,
  expires_at timestamptz NOT NULL
) WITH (${keptFiles})`,

  `CREATE TABLE event_streams (
  id                 text COLLATE "C" PRIMARY KEY,
  name               text NOT NULL UNIQUE,
  subscriptions      text NOT NULL,
  -- Filters, order and rate, as JSON.
  choices            text NOT NULL DEFAULT '{}',
  sealed_destination bytea NOT NULL,
  status             text NOT NULL,
  disabled_reason    text,
  disabled_at        bigint,
  created_at         bigint NOT NULL,
  updated_at         bigint NOT NULL,
  -- When the stream was deleted. A deleted stream is hidden; its rows are removed step by step, its own row last.
  deleted_at         bigint,
  cursor             bigint NOT NULL,
  -- Deliveries of events up to this one are skipped.
  skipped_to         bigint NOT NULL DEFAULT 0,
  -- Up to where the events ended when the stream was disabled; before that, where it began.
  stopped_at         bigint NOT NULL DEFAULT 0,
  failures_in_row    bigint NOT NULL DEFAULT 0,
  last_success_at    bigint NOT NULL,
  -- When the target may be probed; null while the circuit is closed.
  probe_at           bigint,
  holder             text,
  fence              bigint NOT NULL DEFAULT 0,
  -- The version of the stream's configuration.
  version            bigint NOT NULL DEFAULT 1,
  -- Grows with each change that the dispatcher must act on; a holder has acted on those up to \`acted_on\`.
  revision           bigint NOT NULL DEFAULT 1,
  acted_on           bigint NOT NULL DEFAULT 0,
  -- Enabling a stream begins a new round, unless it goes on where it stopped. Deliveries of earlier rounds are ended.
  round              bigint NOT NULL DEFAULT 0,
  -- The number of the dispatcher's last commit of the stream.
  commits            bigint NOT NULL DEFAULT 0,
  -- Number of successful attempts, also of those without a row in attempts.
  successes          bigint NOT NULL DEFAULT 0
) WITH (${keptFiles})`,
  "CREATE INDEX event_streams_enabled ON event_streams (id) WHERE status = 'enabled'",

  // The history of failed deliveries, with test events and redeliveries in progress. Each row contains its event.
  `CREATE TABLE deliveries (
  event_stream_id  text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  event_id         text COLLATE "C" NOT NULL,
  event_type       text NOT NULL,
  event            text NOT NULL,
  status           text NOT NULL,
  -- The time of the first attempt; for a delivery that ended without one, the time of its end.
  listed_at        bigint,
  attempts         text NOT NULL,
  tries            integer NOT NULL,
  made             integer NOT NULL DEFAULT 0,
  is_test          boolean NOT NULL,
  due_at           bigint,
  round            bigint NOT NULL DEFAULT 0,
  -- The round of a failed delivery that ended because the stream was disabled.
  ended_in         bigint,
  is_replay        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (event_stream_id, event_id)
) WITH (${keptFiles})`,
  'CREATE INDEX deliveries_ended ON deliveries (event_stream_id, ended_in) WHERE ended_in IS NOT NULL',
  `CREATE INDEX deliveries_listed ON deliveries (event_stream_id, listed_at, event_id, due_at) WHERE status = 'failed'`,
  `CREATE INDEX deliveries_by_type ON deliveries (event_stream_id, event_type, listed_at, event_id, due_at)
  WHERE status = 'failed'`,
  'CREATE INDEX deliveries_due ON deliveries (event_stream_id, round, due_at) WHERE due_at IS NOT NULL',
  "CREATE INDEX deliveries_over ON deliveries (listed_at) WHERE status = 'failed' AND due_at IS NULL",
  "CREATE INDEX deliveries_tests ON deliveries (event_stream_id) WHERE status = 'pending'",

  // Deliveries that wait for a retry. Their events are in the log.
  `CREATE TABLE retries (
  event_stream_id  text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  sequence         bigint NOT NULL,
  event_id         text COLLATE "C" NOT NULL,
  event_type       text NOT NULL,
  bytes            bigint NOT NULL,
  round            bigint NOT NULL,
  attempts         text NOT NULL,
  tries            integer NOT NULL,
  made             integer NOT NULL DEFAULT 0,
  -- The object whose events are sent in order; null if their order does not matter.
  object_key       text COLLATE "C",
  -- Null while there is a row of an earlier event of the object.
  due_at           bigint,
  is_replay        boolean NOT NULL,
  PRIMARY KEY (event_stream_id, sequence)
) WITH (${keptFiles})`,
  'CREATE INDEX retries_due ON retries (event_stream_id, round, due_at)',
  'CREATE INDEX retries_by_sequence ON retries (sequence)',
  'CREATE INDEX retries_of_object ON retries (event_stream_id, object_key, sequence) WHERE object_key IS NOT NULL',
  holdRetry,
  `CREATE TRIGGER retries_held BEFORE INSERT ON retries FOR EACH ROW WHEN (NEW.object_key IS NOT NULL)
  EXECUTE FUNCTION hold_retry()`,
  releaseRetry,
  `CREATE TRIGGER retries_released AFTER DELETE ON retries FOR EACH ROW WHEN (OLD.object_key IS NOT NULL)
  EXECUTE FUNCTION release_retry()`,
  'CREATE INDEX retries_live ON retries (event_stream_id, sequence) WHERE NOT is_replay',

  // The replays that are under way. The revision of the stream in which a replay began tells it from the next one.
  `CREATE TABLE replays (
  event_stream_id text COLLATE "C" PRIMARY KEY REFERENCES event_streams (id) ON DELETE CASCADE,
  begun_in        bigint NOT NULL,
  started_at      bigint NOT NULL,
  position        bigint NOT NULL,
  end_sequence    bigint NOT NULL,
  event_types     text,
  sent            bigint NOT NULL DEFAULT 0
) WITH (${keptFiles})`,

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
) WITH (${keptFiles})`,
  'CREATE INDEX stream_work_of ON stream_work (event_stream_id, id)',

  // Attempts that have ended. Under load only a sample of the successful ones.
  `CREATE TABLE attempts (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_stream_id text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  event_id        text COLLATE "C" NOT NULL,
  event_type      text NOT NULL,
  attempted_at    bigint NOT NULL,
  number          integer NOT NULL,
  result          text NOT NULL,
  is_success      boolean NOT NULL,
  -- The number of a success among all successes of its stream.
  success         bigint,
  status          integer,
  error_message   text,
  duration_ms     bigint NOT NULL,
  answer          text,
  purpose         text NOT NULL
) WITH (${keptFiles})`,
  // With all columns that listings filter by, and the number of a success.
  'CREATE INDEX attempts_listed ON attempts (event_stream_id, is_success, attempted_at, id, result, event_type, success)',
  'CREATE INDEX attempts_of_event ON attempts (event_id, attempted_at, id)',

  `CREATE TABLE delivery_counts (
  event_stream_id text COLLATE "C" NOT NULL REFERENCES event_streams (id) ON DELETE CASCADE,
  day             bigint NOT NULL,
  successful      bigint NOT NULL,
  failed          bigint NOT NULL,
  PRIMARY KEY (event_stream_id, day)
) WITH (${keptFiles})`,

  // Marks of committed transactions, kept for as long as a transaction may be repeated.
  `CREATE TABLE done_transactions (
  id          uuid PRIMARY KEY,
  done_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  is_repeated boolean NOT NULL DEFAULT false
) WITH (${keptFiles})`,
  'CREATE INDEX done_transactions_over ON done_transactions (done_at)',

  `CREATE TABLE rate_limit_policies (
  id                text COLLATE "C" PRIMARY KEY,
  resource          text NOT NULL,
  consumer          text NOT NULL,
  consumer_selector text NOT NULL,
  configuration     text NOT NULL,
  created_at        bigint NOT NULL,
  updated_at        bigint NOT NULL,
  version           bigint NOT NULL DEFAULT 1,
  UNIQUE (resource, consumer, consumer_selector)
)`,

  // The log of the tenant. The entry is JSON; the other columns repeat what it is searched by.
  `CREATE TABLE logs (
  made           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id             text COLLATE "C" NOT NULL UNIQUE,
  kind           text NOT NULL,
  operation      text NOT NULL,
  client_id      text,
  -- The number of the entry among those of its client.
  client_made    bigint,
  resource_id    text,
  correlation_id text,
  entry          text NOT NULL,
  -- When the notice about an entry of the kind 'system' may be sent; null if there is none, or none any more.
  notice_due_at  bigint,
  notice_tries   bigint NOT NULL DEFAULT 0,
  -- When it was sent first.
  notice_sent_at bigint
) WITH (${keptFiles})`,
  'CREATE INDEX logs_with_notice ON logs (id) WHERE notice_due_at IS NOT NULL',
  'CREATE INDEX logs_by_kind ON logs (kind, id)',
  'CREATE INDEX logs_by_operation ON logs (operation, id)',
  'CREATE INDEX logs_by_client ON logs (client_id, id) WHERE client_id IS NOT NULL',
  'CREATE INDEX logs_made_by_client ON logs (client_id, client_made) WHERE client_id IS NOT NULL',
  'CREATE INDEX logs_by_resource ON logs (resource_id, id) WHERE resource_id IS NOT NULL',
  'CREATE INDEX logs_by_correlation ON logs (correlation_id, id) WHERE correlation_id IS NOT NULL',

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
  -- Whether the log has the entry that the key began to sign.
  has_begun     boolean NOT NULL DEFAULT false,
  made          bigint GENERATED ALWAYS AS IDENTITY
)`,

  // Short-lived counts, not worth an fsync: a crash of the server may lose them.
  `CREATE UNLOGGED TABLE rate_limit_counts (
  key     text PRIMARY KEY,
  count   bigint NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 50, ${keptFiles})`,
  'CREATE INDEX rate_limit_counts_over ON rate_limit_counts (ends_at)',
  `CREATE UNLOGGED TABLE quota_buckets (
  client_id  text PRIMARY KEY,
  tokens     double precision NOT NULL,
  at         timestamptz NOT NULL,
  is_granted boolean NOT NULL
) WITH (fillfactor = 50, ${keptFiles})`,
  `CREATE UNLOGGED TABLE event_connections (
  id        text PRIMARY KEY,
  client_id text NOT NULL,
  node      text NOT NULL
) WITH (${keptFiles})`,
  'CREATE INDEX event_connections_of ON event_connections (client_id)',
  'CREATE INDEX event_connections_at ON event_connections (node)',

  appendEvents,
]
