import { encodeEventFrame } from '@tenant-api/contract'
import { clockToleranceMs } from '../../events/clock.ts'
import { keyOf } from '../../events/event-key.ts'
import {
  type Appended,
  CursorExpiredError,
  type EventLog,
  type LogEntry,
  type NewEvent,
  weightOf,
} from '../../events/event-log.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { epochAfter } from '../../events/offset.ts'
import { patienceMs, within } from '../../limiting/patience.ts'
import { countErasure, eraseEvent } from '../erasure.ts'
import { groupCalls } from '../group-calls.ts'
import type { Database } from './database.ts'
import { inStep, transaction } from './database.ts'
import { blankEvent } from './delivery-rows.ts'
import type { History } from './history.ts'

/** Interval of checks for an erasure by a command, and of tries after a refused write, in milliseconds. */
const erasureLookMs = 1_000
/** Inserting 100 events of 1 KB blocks the event loop for about 1 ms. Groups that wait for an fsync share it. */
const groups = { weigh: weightOf, enough: 100, atOnce: Number.POSITIVE_INFINITY }

/**
 * The event log in SQLite. Opening the log begins an epoch, so only one process may have it open. The lock on the data folder
 * ensures that.
 */
export function createSqliteEventLog(
  database: Database,
  history: History,
  offsets: OffsetCodec,
): EventLog & { stop(): void } {
  const insert = database.prepare(`
    INSERT INTO events (sequence, id, type, key, accepted_at, frame) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (key) DO NOTHING`)
  const findPublished = database.prepare('SELECT sequence, id FROM events WHERE key = ?')
  const selectFirstSince = database.prepare(
    'SELECT sequence FROM events WHERE accepted_at >= ? ORDER BY accepted_at, sequence LIMIT 1',
  )

  const selectOld = database.prepare(
    'SELECT sequence FROM events WHERE accepted_at < ? ORDER BY accepted_at DESC, sequence DESC LIMIT 1',
  )
  const selectNeeded = database.prepare(`
    SELECT min(needed) AS needed FROM (
      SELECT min(cursor) AS needed FROM event_streams WHERE status = 'enabled'
      UNION ALL SELECT min(from_sequence) FROM stream_work
      UNION ALL SELECT min(sequence) - 1 FROM retries
      UNION ALL SELECT min(position) FROM replays)`)
  /** The oldest event that has not expired. Ignores a time in the future, because a wrong clock set it. */
  const selectKept = database.prepare(`
    SELECT min(sequence) AS sequence FROM (
      SELECT sequence, accepted_at FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?)
    WHERE accepted_at BETWEEN ? AND ?`)
  const remove = database.prepare('DELETE FROM events WHERE sequence > ? AND sequence <= ?')
  const erase = database.prepare(eraseEvent(blankEvent))
  const count = database.prepare(countErasure)
  const newest = database
    .prepare('SELECT sequence, accepted_at FROM events ORDER BY sequence DESC LIMIT 1')
    .get()
  /**
   * `tip` is the sequence of the newest committed event. `head` is the sequence of the newest event on the
   * disk, up to which readers see events.
   */
  let tip = Number(newest?.sequence ?? 0)
  let head = tip
  /** Events up to this sequence are deleted. */
  // A query for a minimum, without GROUP BY, always returns one row. The row contains NULL if no event matches.
  // Stryker disable next-line OptionalChaining
  let floor = Number(database.prepare('SELECT min(sequence) - 1 AS floor FROM events').get()?.floor ?? 0)
  let lastAcceptedAt = Number(newest?.accepted_at ?? 0)
  const epochs = beginEpoch(database, head + 1)
  const listeners = new Set<(appended: readonly LogEntry[]) => void>()

  function epochOf(sequence: number): number {
    return (epochs.findLast(({ first_sequence }) => sequence >= first_sequence) ?? epochs[0]).epoch
  }

  const append = groupCalls(async (events: readonly NewEvent[]) => {
    const entries: LogEntry[] = []
    // A time far ahead of now is from a wrong clock: later events must not get it.
    // The two differ only for an event that is ahead of the clock by exactly one hour, to the millisecond.
    // Stryker disable next-line EqualityOperator
    let acceptedAt = lastAcceptedAt > Date.now() + clockToleranceMs ? 0 : lastAcceptedAt
    const { result, onDisk } = database.commit(() =>
      events.map((event): Appended => {
        const { id, type, json } = event
        const sequence = tip + entries.length + 1
        const offset = offsetOf(sequence)
        const frame = encodeEventFrame(type, offset, json)
        const time = Math.max(acceptedAt, event.acceptedAt)
        const key = Buffer.from(keyOf(event), 'latin1')
        const { changes } = insert.run(sequence, id, type, key, time, frame)
        if (changes === 0) return published(key)
        acceptedAt = time
        entries.push({ sequence, id, type, acceptedAt, frame })
        return { eventId: id, offset, duplicate: false }
      }),
    )
    tip += entries.length
    lastAcceptedAt = acceptedAt
    // Once the events are on the disk they become visible, even if their publishers no longer wait.
    const shown = onDisk.then(() => {
      if (entries.length === 0) return
      head += entries.length
      for (const listener of listeners) listener(entries)
    })
    await within(patienceMs, shown)
    return result
  }, groups)

  function published(key: Buffer): Appended {
    const row = findPublished.get(key)
    // SQLite has just skipped the insertion because an event has this key. The query is in the same transaction, so it
    // finds that event.
    // Stryker disable next-line OptionalChaining
    return { eventId: String(row?.id), offset: offsetOf(Number(row?.sequence)), duplicate: true }
  }

  function eraseNewest(): void {
    if (Number(erase.run({ 1: tip }).changes) > 0) count.run()
  }

  function offsetOf(sequence: number): string {
    return offsets.encode({ epoch: epochOf(sequence), sequence })
  }

  const selectErasures = database.prepare('SELECT erasures FROM event_log')
  const erasureListeners = new Set<() => void>()
  let erasures = Number(selectErasures.get()?.erasures)
  // Changes a page and changes it back, because SQLite would not write an equal value.
  const [raise, lower] = [1, -1].map(by =>
    database.prepare(`UPDATE event_log SET erasures = erasures + ${by}`),
  )
  /** After a refused write, tries a small one, so that `checkWrites` learns without a publication when the disk has room again. */
  function tryDisk(): void {
    if (!database.isRefusing) return
    try {
      database
        .commit(() => {
          raise?.run()
          lower?.run()
        })
        .onDisk.catch(() => {})
    } catch {
      // The disk still refuses writes.
    }
  }
  const timer = setInterval(() => {
    tryDisk()
    const before = erasures
    try {
      erasures = Number(selectErasures.get()?.erasures)
    } catch {
      // The disk has failed, and nothing can be erased either. The next look finds what was erased.
      return
    }
    if (erasures !== before) for (const listener of erasureListeners) listener()
  }, erasureLookMs).unref()

  return {
    append,
    async read(sequence, limit) {
      if (sequence >= head) return []
      return (await history.entries({ sequence, head, limit })) ?? expired()
    },
    async readFrames(sequence, limit, types, since) {
      if (sequence >= head) return null
      const shown = types && [...types]
      return (await history.frames({ sequence, head, limit, types: shown, since })) ?? expired()
    },
    async head() {
      return head
    },
    async sequenceBefore(time) {
      const since = selectFirstSince.get(time)
      if (!since) return head
      // If the clock was ahead, the events of that time lie between these two in the log, but later by their time.
      const before = Number(selectOld.get(time)?.sequence ?? 0)
      return Math.max(floor, Math.min(before, Number(since.sequence) - 1))
    },
    offsetOf,
    async resolve(offset) {
      const position = offsets.decode(offset)
      if (!position) return 'invalid'
      const { epoch, sequence } = position
      return sequence >= floor && sequence <= head && epochOf(sequence) === epoch ? sequence : 'expired'
    },
    async prune(time, limit) {
      const old = selectOld.get(time)
      if (!old) return 0
      // A query for a minimum, without GROUP BY, always returns one row. The row contains NULL if no event matches.
      // Stryker disable next-line OptionalChaining
      const kept = selectKept.get(floor, limit, time, Date.now() + clockToleranceMs)?.sequence
      // A query for a minimum, without GROUP BY, always returns one row. The row contains NULL if no event matches.
      // Stryker disable next-line OptionalChaining
      const needed = Number(selectNeeded.get()?.needed ?? Number.POSITIVE_INFINITY)
      const last = Math.min(Number(old.sequence), needed, Number(kept ?? Number.POSITIVE_INFINITY) - 1)
      // Sequences have no gaps, so this is the number of events to delete.
      const expired = Math.min(last, tip - 1) - floor
      let end = floor
      const { result, onDisk } = database.commit(() => {
        if (expired <= 0 && last >= tip) eraseNewest()
        return inStep(Math.min(expired, limit), count => {
          remove.run(end, end + count)
          end += count
          return count
        })
      })
      // Move the floor in the same turn of the event loop, so that no reader finds a gap.
      floor = end
      await within(patienceMs, onDisk)
      return result
    },
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onErasure(listener) {
      erasureListeners.add(listener)
    },
    stop: () => clearInterval(timer),
  }
}

function expired(): never {
  // Callers check only the class of this error. Its message appears at most in the log, and is not promised.
  // Stryker disable next-line StringLiteral
  throw new CursorExpiredError('the log no longer holds the events after this cursor')
}

interface Epoch {
  readonly epoch: number
  readonly first_sequence: number
}

/**
 * Begins an epoch for new events, and returns all epochs of the log. After a restored backup, new events reuse the sequences of
 * lost events. The epoch in an offset tells them apart.
 */
function beginEpoch(database: Database, first_sequence: number): [Epoch, ...Epoch[]] {
  return transaction(database, () => {
    // An epoch without events has no offsets, so the new epoch replaces it.
    database.prepare('DELETE FROM epochs WHERE first_sequence = ?').run(first_sequence)
    const earlier = database
      .prepare('SELECT epoch, first_sequence FROM epochs ORDER BY epoch')
      .all() as unknown as Epoch[]
    const epoch = epochAfter(earlier.at(-1)?.epoch ?? 0)
    const [first, ...others] = earlier
    const begun = { epoch, first_sequence: first ? first_sequence : 0 }
    database
      .prepare('INSERT INTO epochs (epoch, first_sequence) VALUES (?, ?)')
      .run(begun.epoch, begun.first_sequence)
    return first ? [first, ...others, begun] : [begun]
  })
}
