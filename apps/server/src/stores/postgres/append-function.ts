import { appendLock } from './locks.ts'

/**
 * Appends a batch in one call: one round trip, and no node that stops in the middle of it can hold the lock, for the server
 * commits by itself. Each statement of a function sees what was committed before it began, so that after the lock has been
 * waited for the head is that of the log, whoever wrote last; a single statement would still see the log as it was before.
 *
 * Texts come a line for each event, which costs less than an array: none of them holds a line break, JSON least of all. The keys
 * differ from each other, and no time lies before the one ahead of it. The events are appended in their order, from `head` + 1 on;
 * but where the log holds some of them already, nothing is appended, and `known` tells of these: their place in the batch, the
 * sequence, the epoch and the id of their event. To leave them out here would cost all batches a sort.
 */
export const appendFunction = `
CREATE FUNCTION append_events(
  seen bigint, node text, ids text, types text, keys text, times bigint[], jsons text,
  OUT head bigint, OUT last_time bigint, OUT current_epoch bigint, OUT known json)
LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE
  log record;
BEGIN
  PERFORM pg_advisory_xact_lock(${appendLock});
  SELECT floor, generation INTO log FROM event_log;
  SELECT coalesce(max(epoch), 0) INTO current_epoch FROM epochs;
  SELECT sequence, accepted_at INTO head, last_time FROM events ORDER BY sequence DESC LIMIT 1;
  head := coalesce(head, 0);
  last_time := coalesce(last_time, 0);
  -- A log that has gone back was restored beneath this node: what comes now would get the sequences of what was lost.
  IF head < seen THEN RETURN; END IF;
  SELECT json_agg(json_build_array(given.place, event.sequence, event.epoch, event.id)) INTO known
    FROM unnest(string_to_array(keys, E'\\n')) WITH ORDINALITY AS given (key, place)
    CROSS JOIN LATERAL (
      SELECT sequence, epoch, id FROM events WHERE events.key = given.key AND sequence > log.floor LIMIT 1) AS event;
  IF known IS NOT NULL THEN RETURN; END IF;
  INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
    SELECT head + given.place, log.generation, current_epoch, given.id, given.type, given.key,
      greatest(last_time, given.time), given.json
    FROM unnest(
        string_to_array(ids, E'\\n'), string_to_array(types, E'\\n'), string_to_array(keys, E'\\n'), times,
        string_to_array(jsons, E'\\n'))
      WITH ORDINALITY AS given (id, type, key, time, json, place);
  PERFORM pg_notify('event_log', node);
END $$`
