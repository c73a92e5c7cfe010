import { clockToleranceMs } from '../../events/clock.ts'
import { historyAtHand, insertEpoch } from './epochs.ts'
import { appendLock } from './locks.ts'
import { isIntact } from './log-growth.ts'

const given = `
  node text, ids text, types text, keys text, times bigint[], jsons text`
const results = 'OUT head bigint, OUT last_time bigint, OUT current_epoch bigint, OUT known json'

const knownEvents = (keys: string) => `
  SELECT json_agg(json_build_array(given.place, event.sequence, event.epoch, event.id)) INTO known
    FROM ${keys} WITH ORDINALITY AS given (key, place)
    CROSS JOIN LATERAL (
      SELECT sequence, epoch, id FROM events WHERE events.key = given.key AND sequence > log.floor LIMIT 1) AS event`

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
 * A key is stored as its SHA-256, because `source` and `id` can exceed the size of an index row (about 2,700 bytes). An
 * earlier version stored unhashed keys, up to the sequence `raw_keys_until`; none of those keys was too long.
 */
const appendEvents = `
CREATE FUNCTION append_events_2(seen bigint, seen_id text, ${given}, ${results}, OUT is_intact boolean, OUT now bigint, OUT appended integer)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  log record;
  latest record;
  newest record;
  hashes text[] := ARRAY(
    SELECT encode(sha256(convert_to(given.key, 'UTF8')), 'base64')
    FROM unnest(string_to_array(keys, E'\\n')) WITH ORDINALITY AS given (key, place) ORDER BY given.place);
BEGIN
  PERFORM pg_advisory_xact_lock(${appendLock});
  SELECT floor, generation, raw_keys_until INTO log FROM event_log;
  SELECT epoch, history INTO latest FROM epochs ORDER BY epoch DESC LIMIT 1;
  SELECT sequence, id, accepted_at INTO newest FROM events ORDER BY sequence DESC LIMIT 1;
  head := coalesce(newest.sequence, 0);
  now := floor(extract(epoch FROM clock_timestamp()) * 1000);
  -- A time far ahead of now is from a wrong clock: later events must not get it.
  last_time := CASE WHEN newest.accepted_at <= now + ${clockToleranceMs} THEN newest.accepted_at ELSE 0 END;
  -- If the log was replaced while this node ran, new events would get the sequences of lost events.
  is_intact := coalesce(seen = head AND seen_id = newest.id, false) OR head >= seen AND ${isIntact('seen', 'seen_id')};
  IF NOT is_intact THEN RETURN; END IF;
  ${knownEvents('unnest(hashes)')};
  IF known IS NULL AND log.raw_keys_until > log.floor THEN
    ${knownEvents("unnest(string_to_array(keys, E'\\n'))")};
  END IF;
  IF json_array_length(known) = cardinality(hashes) THEN
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
        string_to_array(ids, E'\\n'), string_to_array(types, E'\\n'), hashes, times, string_to_array(jsons, E'\\n'))
      WITH ORDINALITY AS given (id, type, key, time, json, place);
  GET DIAGNOSTICS appended = ROW_COUNT;
  PERFORM pg_notify('event_log', node);
END $$`

/** The append function of the earlier version. During an upgrade, nodes of that version still call it. */
const appendEventsBefore = `
CREATE OR REPLACE FUNCTION append_events(seen bigint, ${given}, ${results}) LANGUAGE sql AS
  'SELECT head, last_time, current_epoch, known FROM append_events_2($1, NULL, $2, $3, $4, $5, $6, $7)'`

/** Upgrades the append functions while no node appends. */
export const appendFunctions = [
  `SELECT pg_advisory_xact_lock(${appendLock})`,
  // Identifies the server's history at the beginning of the epoch.
  'ALTER TABLE epochs ADD COLUMN history text',
  'ALTER TABLE event_log ADD COLUMN raw_keys_until bigint NOT NULL DEFAULT 0',
  'UPDATE event_log SET raw_keys_until = (SELECT coalesce(max(sequence), 0) FROM events)',
  appendEvents,
  appendEventsBefore,
]
