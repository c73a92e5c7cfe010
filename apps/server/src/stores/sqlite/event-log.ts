import type { DatabaseSync } from 'node:sqlite'
import { type EventMessage, encodeEventFrame, type Frames } from '@tenant-api/contract'
import type { Appended, EventLog, EventType, LogEntry, NewEvent } from '../../events/event-log.ts'
import { groupCommit } from '../../events/group-commit.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { transaction } from './connection.ts'

/** The event log in SQLite. One process alone may append to it, which the lock on its folder sees to. */
export function createSqliteEventLog(database: DatabaseSync, offsets: OffsetCodec): EventLog {
  const insert = database.prepare(`
    INSERT INTO events (sequence, id, type, source, publisher_id, accepted_at, frame) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (source, publisher_id) DO NOTHING`)
  const findPublished = database.prepare(
    'SELECT sequence, id FROM events WHERE source = ? AND publisher_id = ?',
  )
  const selectAfter = database.prepare(
    'SELECT sequence, type, accepted_at, frame FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?',
  )
  const selectFirstSince = database.prepare(
    'SELECT sequence FROM events WHERE accepted_at >= ? ORDER BY accepted_at, sequence LIMIT 1',
  )

  const newest = database
    .prepare('SELECT sequence, accepted_at FROM events ORDER BY sequence DESC LIMIT 1')
    .get()
  let head = Number(newest?.sequence ?? 0)
  let lastAcceptedAt = Number(newest?.accepted_at ?? 0)
  const epochs = loadEpochs(database)
  const listeners = new Set<() => void>()

  function epochOf(sequence: number): number {
    return (epochs.findLast(({ first_sequence }) => sequence >= first_sequence) ?? epochs[0]).epoch
  }

  const append = groupCommit(async (events: readonly NewEvent[]) => {
    let next = head + 1
    const appended = transaction(database, () =>
      events.map((event): Appended => {
        const offset = offsetOf(next)
        const frame = encodeEventFrame(event.type, offset, event.json)
        const acceptedAt = Math.max(lastAcceptedAt, event.acceptedAt)
        const { changes } = insert.run(
          next,
          event.id,
          event.type,
          event.source,
          event.publisherId,
          acceptedAt,
          frame,
        )
        if (changes === 0) return published(event)
        next++
        lastAcceptedAt = acceptedAt
        return { eventId: event.id, offset, duplicate: false }
      }),
    )
    if (next > head + 1) {
      head = next - 1
      for (const listener of listeners) listener()
    }
    return appended
  })

  function published({ source, publisherId }: NewEvent): Appended {
    const row = findPublished.get(source, publisherId)
    return { eventId: String(row?.id), offset: offsetOf(Number(row?.sequence)), duplicate: true }
  }

  function offsetOf(sequence: number): string {
    return offsets.encode({ epoch: epochOf(sequence), sequence })
  }

  return {
    append,
    async read(sequence, limit) {
      if (sequence >= head) return []
      return selectAfter.all(sequence, limit).map(
        (row): LogEntry => ({
          sequence: Number(row.sequence),
          type: row.type as EventType,
          acceptedAt: Number(row.accepted_at),
          frame: row.frame as Uint8Array as Frames<EventMessage>,
        }),
      )
    },
    async head() {
      return head
    },
    async sequenceBefore(time) {
      const row = selectFirstSince.get(time)
      return row ? Number(row.sequence) - 1 : head
    },
    offsetOf,
    async resolve(offset) {
      const position = offsets.decode(offset)
      if (!position) return 'invalid'
      const { epoch, sequence } = position
      return sequence <= head && epochOf(sequence) === epoch ? sequence : 'expired'
    },
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Epoch {
  readonly epoch: number
  readonly first_sequence: number
}

function loadEpochs(database: DatabaseSync): [Epoch, ...Epoch[]] {
  const select = database.prepare('SELECT epoch, first_sequence FROM epochs ORDER BY epoch')
  const [first, ...others] = select.all() as unknown as Epoch[]
  if (first) return [first, ...others]
  const began = { epoch: Math.floor(Date.now() / 1_000), first_sequence: 0 }
  database
    .prepare('INSERT INTO epochs (epoch, first_sequence) VALUES (?, ?)')
    .run(began.epoch, began.first_sequence)
  return [began]
}
