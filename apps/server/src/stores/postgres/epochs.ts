import { epochsOfSecond } from '../../events/offset.ts'
import type { Row } from '../sql.ts'
import { appendLock, type Database } from './database.ts'
import { isIntact, type LogGrowth } from './log-growth.ts'

interface Epoch {
  readonly epoch: number
  readonly firstSequence: number
}

/**
 * The epochs of all events that this node has read. An epoch whose events this node has not read may be
 * missing.
 */
export interface Epochs {
  /** The epoch of an event that this node has read. */
  of(sequence: number): number
  /**
   * Loads all epochs again if this node does not know `epoch`. Call `growth.see` with its events first.
   *
   * @throws {StoreError} when the log no longer holds the newest event seen, because then the epochs belong to another log
   */
  know(epoch: number, growth: LogGrowth): Promise<void>
}

/**
 * Identifies the history of the current server, without special privileges. The start time of the server differs after a
 * promotion, a restored backup or a restart. The oid of the table differs in a dump that is restored beside its original. The
 * system identifier and the timeline would not detect an older data folder that is started again.
 */
export const historyAtHand =
  "(extract(epoch FROM pg_postmaster_start_time()) || '/' || 'events'::regclass::oid)"

/** A statement that begins an epoch for the events from `next` on. It computes the epoch as `epochAfter` does. */
export const insertEpoch = (next: string) => `
  INSERT INTO epochs (epoch, first_sequence, history)
  SELECT greatest(floor(extract(epoch FROM clock_timestamp()))::bigint, coalesce(max(epoch), 0) / ${epochsOfSecond} + 1)
      * ${epochsOfSecond} + floor(random() * ${epochsOfSecond})::bigint,
    CASE WHEN count(*) = 0 THEN 0 ELSE ${next} END, ${historyAtHand}
  FROM epochs`

/**
 * Begins an epoch for new events when the service starts. The first append to a server with another history
 * also begins an epoch. After a restored backup, new events reuse the sequences of lost events. The epoch in
 * an offset tells them apart.
 */
export async function beginEpoch(database: Database): Promise<Epochs> {
  const begun = await database.transaction(async query => {
    await query(`SELECT pg_advisory_xact_lock(${appendLock})`)
    const [log] = await query('SELECT coalesce(max(sequence), 0) + 1 AS next FROM events')
    const next = Number(log?.next)
    // An epoch without events has no offsets, so the new epoch replaces it.
    await query('DELETE FROM epochs WHERE first_sequence = $1', [next])
    await query(insertEpoch('$1::bigint'), [next])
    return epochsIn(await query(selectEpochs, [0, null]))
  })
  let epochs = begun
  const knows = (epoch: number) => epochs.some(known => known.epoch === epoch)
  return {
    of(sequence) {
      const found = epochs.findLast(({ firstSequence }) => sequence >= firstSequence) ?? epochs[0]
      // The check is only for the compiler: `beginEpoch` inserts an epoch before it reads the list.
      // Stryker disable next-line ConditionalExpression,StringLiteral
      if (!found) throw new Error('the event log has no epoch')
      return found.epoch
    },
    async know(epoch, growth) {
      if (knows(epoch)) return
      const { sequence, id } = growth.seen
      const rows = await database.query(selectEpochs, [sequence, id])
      growth.check(rows[0])
      // A concurrent call may have loaded newer epochs meanwhile.
      // The check matters only if an older answer of the database arrives after a newer one, on another connection. No test can bring
      // that about at will.
      // Stryker disable next-line ConditionalExpression
      if (!knows(epoch)) epochs = epochsIn(rows)
    },
  }
}

/** Checks in the same snapshot that the log still holds the newest event seen ($1 is its sequence, $2 its id). */
const selectEpochs = `
  SELECT epoch, first_sequence, ${isIntact('$1::bigint', '$2::text')} AS is_intact FROM epochs ORDER BY epoch`

function epochsIn(rows: readonly Row[]): readonly Epoch[] {
  return rows.map(row => ({ epoch: Number(row.epoch), firstSequence: Number(row.first_sequence) }))
}
