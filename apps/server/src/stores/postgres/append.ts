import { encodeEventFrame } from '@tenant-api/contract'
import type { Appended, EventLog, LogEntry, NewEvent } from '../../events/event-log.ts'
import { groupCommit } from '../../events/group-commit.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { StoreError } from '../../problem.ts'
import type { Database } from './database.ts'
import type { Epochs } from './epochs.ts'
import type { LogGrowth } from './log-growth.ts'
import { encodeLines } from './text.ts'

const appendEvents = 'SELECT * FROM append_events($1, $2, $3, $4, $5, $6, $7)'

/** While the server commits one group, the next one is made ready, and waits there for the lock; more would only hold connections. */
const groups = { enough: 100, atOnce: 2 }

/** An event of the batch whose key the log held: its place from 1 on, and the sequence, epoch and id of the first one. */
type Known = readonly [place: number, sequence: number, epoch: number, id: string]

/**
 * Appends in batches, one statement for each. It may be run twice, where the connection breaks before its answer: the second
 * time the events are known under the ids that they have here.
 */
export function createAppend(
  database: Database,
  parts: { offsets: OffsetCodec; epochs: Epochs; growth: LogGrowth; nodeId: string },
): EventLog['append'] {
  const { offsets, epochs, growth, nodeId } = parts

  return groupCommit(async events => {
    if (events.length === 0) return []
    const firsts = new Map<string, NewEvent>()
    const keys = events.map(keyOf)
    for (const [index, event] of events.entries()) {
      const key = keys[index] ?? ''
      if (!firsts.has(key)) firsts.set(key, event)
    }
    const batch = [...firsts.values()]
    const { seen } = growth
    const [row] = await database.query(appendEvents, [
      seen,
      nodeId,
      batch.map(({ id }) => id).join('\n'),
      batch.map(({ type }) => type).join('\n'),
      [...firsts.keys()].join('\n'),
      batch.map(({ acceptedAt }) => acceptedAt),
      encodeLines(batch.map(({ json }) => json)),
    ])
    const head = Number(row?.head)
    if (head < seen) {
      growth.lost(head)
      throw new StoreError('The event log has gone back.')
    }
    const epoch = Number(row?.current_epoch)
    const known = new Map(((row?.known ?? []) as Known[]).map(one => [one[0], one]))
    const entries: LogEntry[] = []
    const places = new Map<string, Omit<Appended, 'duplicate'>>()
    let acceptedAt = Number(row?.last_time)
    for (const [index, [key, event]] of [...firsts].entries()) {
      const there = known.get(index + 1)
      if (there) {
        places.set(key, {
          eventId: there[3],
          offset: offsets.encode({ epoch: there[2], sequence: there[1] }),
        })
        continue
      }
      const { id, type, json } = event
      const sequence = head + entries.length + 1
      const offset = offsets.encode({ epoch, sequence })
      acceptedAt = Math.max(acceptedAt, event.acceptedAt)
      entries.push({ sequence, id, type, acceptedAt, frame: encodeEventFrame(type, offset, json) })
      places.set(key, { eventId: id, offset })
    }
    // Appended by an earlier run of the statement whose answer was lost: those who listen read it.
    const isRepeated = batch.some(({ id }, index) => known.get(index + 1)?.[3] === id)
    if (entries.length > 0) {
      await epochs.know(epoch)
      growth.see(head + entries.length)
    }
    if (isRepeated) growth.tell([])
    else if (entries.length > 0) growth.tell(entries)
    return events.map((event, index): Appended => {
      const { eventId = '', offset = '' } = places.get(keys[index] ?? '') ?? {}
      return { eventId, offset, duplicate: eventId !== event.id }
    })
  }, groups)
}

/** The idempotency key as one text, which JSON keeps apart whatever both of its parts hold. */
function keyOf({ source, publisherId }: NewEvent): string {
  return JSON.stringify([source, publisherId])
}
