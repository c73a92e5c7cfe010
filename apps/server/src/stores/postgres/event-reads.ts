import type { Delivery } from '../../webhooks/delivery.ts'
import { groupCalls } from '../group-calls.ts'
import type { Database } from './database.ts'

/**
 * With `LIMIT`, the planner looks up each row by its key, also without statistics. A copy in the history is empty if the log had
 * deleted the event before its delivery failed.
 */
const select = `
  SELECT wanted.sequence::text AS key, found.event FROM unnest($1::bigint[]) AS wanted (sequence)
  CROSS JOIN LATERAL (SELECT json AS event FROM events WHERE events.sequence = wanted.sequence LIMIT 1) AS found
  UNION ALL
  SELECT wanted.stream || ' ' || wanted.id, found.event FROM unnest($2::text[], $3::text[]) AS wanted (stream, id)
  CROSS JOIN LATERAL (
    SELECT event FROM deliveries
    WHERE event_stream_id = wanted.stream AND event_id = wanted.id AND event <> '' LIMIT 1) AS found`

/**
 * A statement reads about 1 MB. Two statements at once leave a connection of the dispatcher for everything else. The second begins
 * only if another 1 MB waits.
 */
const groups = { weigh: ({ bytes }: Delivery) => bytes + 1_000, enough: 1_000_000, atOnce: 2 }

/**
 * Reads the events of deliveries, many with each statement, because redeliveries and retries need the events of hundreds of deliveries
 * at once. Streams take turns.
 */
export function createEventReads(
  database: Pick<Database, 'query'>,
): (delivery: Delivery) => Promise<Buffer | null> {
  const read = groupCalls(async (deliveries: readonly Delivery[]) => {
    const sequences = new Set(deliveries.flatMap(({ sequence }) => sequence ?? []))
    const stored = deliveries.filter(({ sequence }) => sequence === null)
    const rows = await database.query(select, [
      [...sequences],
      stored.map(({ eventStreamId }) => eventStreamId),
      stored.map(({ eventId }) => eventId),
    ])
    const found = new Map(rows.map(({ key, event }) => [key, Buffer.from(String(event))]))
    return deliveries.map(delivery => found.get(keyOf(delivery)) ?? null)
  }, groups)
  return async delivery => (await read([delivery], delivery.eventStreamId))[0] ?? null
}

function keyOf({ eventStreamId, eventId, sequence }: Delivery): string {
  return sequence === null ? `${eventStreamId} ${eventId}` : String(sequence)
}
