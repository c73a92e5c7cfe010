import { encodeEventFrame } from '@tenant-api/contract'
import { StoreError } from '../../../src/errors.ts'
import { eventFilter } from '../../../src/events/event-filter.ts'
import type { EventLog, LogEntry } from '../../../src/events/event-log.ts'
import { LogFeed, LogReader } from '../../../src/webhooks/log-reader.ts'

/** An empty log in memory, with a feed that follows it. */
export function openLog() {
  const entries: LogEntry[] = []
  let listener: (grown: readonly LogEntry[]) => void = () => {}
  const wakes: number[] = []
  let [readers, isAway] = [0, false]
  const events = {
    async read(sequence: number, limit: number) {
      if (isAway) throw new StoreError('The store is away.')
      return entries.slice(sequence, sequence + limit)
    },
    onGrowth(given: typeof listener) {
      listener = given
      return () => {}
    },
  } as unknown as EventLog
  const feed = new LogFeed()
  feed.follow(events)
  return {
    feed,
    /** For each call that woke a reader, the reader's number, from 0. */
    wakes,
    openReader(sequence = 0, filter = eventFilter(['user.created'])) {
      const number = readers++
      return new LogReader(sequence, filter, {
        events,
        feed,
        wake: () => wakes.push(number),
      })
    },
    /** Makes all reads fail, or succeed again. */
    setAway(value: boolean) {
      isAway = value
    },
    /** Announces that the log has grown by events that are not named. */
    announceGap: () => listener([]),
    /** @param isAnnounced whether the feed gets the event */
    append(bytes: number, isAnnounced = true) {
      const sequence = entries.length + 1
      const frame = encodeEventFrame('user.created', `${sequence}`, Buffer.alloc(bytes, '1'))
      const entry = { sequence, id: `evt_${sequence}`, type: 'user.created' as const, acceptedAt: 0, frame }
      entries.push(entry)
      if (isAnnounced) listener([entry])
    },
  }
}

/** Takes all events of a reader. Returns their sequences. */
export async function takeAll(reader: LogReader): Promise<number[]> {
  const sequences: number[] = []
  for (;;) {
    const next = reader.peek()
    if (next) {
      sequences.push(next.sequence)
      reader.shift()
    } else if (!(await reader.fill())) return sequences
  }
}

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
