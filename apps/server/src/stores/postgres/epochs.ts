import { epochsOfSecond } from '../../events/epoch.ts'
import type { Database } from './database.ts'
import { appendLock } from './locks.ts'

interface Epoch {
  readonly epoch: number
  readonly firstSequence: number
}

/** The epochs of the log as this node knows them: those of all events that it has read, and maybe not the newest. */
export interface Epochs {
  /** The epoch of an event that this node has read. */
  of(sequence: number): number
  /** Learns of an epoch that an event was found in, if it is new. */
  know(epoch: number): Promise<void>
}

/**
 * Identifies the history that the server at hand continues, for an unprivileged role. A promoted standby, a restored backup and a
 * restarted server are all processes of their own; a dump restored beside its original makes a table of its own. The identifier of
 * the system and the timeline would miss an older data folder that is started again.
 */
export const historyAtHand =
  "(extract(epoch FROM pg_postmaster_start_time()) || '/' || 'events'::regclass::oid)"

/** A statement that begins an epoch for the events from `next` on: the form of it is that of `epochAfter`. */
export const insertEpoch = (next: string) => `
  INSERT INTO epochs (epoch, first_sequence, history)
  SELECT greatest(floor(extract(epoch FROM clock_timestamp()))::bigint, coalesce(max(epoch), 0) / ${epochsOfSecond} + 1)
      * ${epochsOfSecond} + floor(random() * ${epochsOfSecond})::bigint,
    CASE WHEN count(*) = 0 THEN 0 ELSE ${next} END, ${historyAtHand}
  FROM epochs`

/**
 * Begins an epoch for the events that come now, as each start does, and the first append of each history. After a backup was restored,
 * the sequences that are given anew are then of another epoch than before, and an offset that was lost with them is seen to be.
 */
export async function beginEpoch(database: Database): Promise<Epochs> {
  const begun = await database.transaction(async query => {
    await query(`SELECT pg_advisory_xact_lock(${appendLock})`)
    const [log] = await query('SELECT coalesce(max(sequence), 0) + 1 AS next FROM events')
    const next = Number(log?.next)
    // An epoch in which nothing was appended has no offsets: the new one takes its place.
    await query('DELETE FROM epochs WHERE first_sequence = $1', [next])
    await query(insertEpoch('$1::bigint'), [next])
    return readEpochs(query)
  })
  let epochs = begun
  return {
    of(sequence) {
      const found = epochs.findLast(({ firstSequence }) => sequence >= firstSequence) ?? epochs[0]
      if (!found) throw new Error('the event log has no epoch')
      return found.epoch
    },
    async know(epoch) {
      if (!epochs.some(known => known.epoch === epoch)) epochs = await readEpochs(database.query)
    },
  }
}

async function readEpochs(query: Database['query']): Promise<readonly Epoch[]> {
  const rows = await query('SELECT epoch, first_sequence FROM epochs ORDER BY epoch')
  return rows.map(row => ({ epoch: Number(row.epoch), firstSequence: Number(row.first_sequence) }))
}
