import type { SubscribedMessage } from '@tenant-api/client'
import type { StreamState } from './stream-state.ts'

/** A place where events are missing: the service no longer kept them when the connection was opened again. */
export interface Gap {
  readonly type: 'gap'
  /** The offset after which events are missing. */
  readonly after: string | undefined
}

/** An event, or a place where events are missing. */
export type LiveEvent = SubscribedMessage | Gap

/** Entries that arrived together, and the stream after them. */
export interface Batch {
  readonly entries: readonly LiveEvent[]
  /** The offset to resume from; undefined until the service has sent one. */
  readonly offset: string | undefined
  readonly state: StreamState
}

/** A stream, as far as a tab has received it: its newest entries, and its state. */
export interface Log extends Batch {
  /** The number of entries since the start, including dropped ones. */
  readonly received: number
}

/** The log of this tab. */
export interface GrowingLog {
  readonly now: Log
  append(batch: Batch): void
  /** Replaces this log by the leader's; keeps its entries if both have received as many. Returns the entries that are new here. */
  adopt(log: Log): readonly LiveEvent[]
  /** Keeps at least this many entries from now on. */
  keep(entries: number): void
  /** The newest `max` entries, without the first `start` ones of the stream, and the number of entries left out. */
  newest(start: number, max: number): { readonly events: readonly LiveEvent[]; readonly dropped: number }
}

/** @param offset where the stream starts; undefined for the latest events */
export function createLog(offset: string | undefined): GrowingLog {
  let entries: LiveEvent[] = []
  let now: Log = { entries, received: 0, offset, state: { status: 'connecting' } }
  let capacity = 0

  return {
    get now() {
      return now
    },
    append({ entries: added, offset, state }) {
      for (const entry of added) entries.push(entry)
      // Keep a tenth more than the capacity: then the cost of removing old entries is small for each new one.
      if (entries.length > 1.1 * capacity) entries.splice(0, entries.length - capacity)
      now = { entries, received: now.received + added.length, offset, state }
    },
    adopt(log) {
      const missed = Math.max(0, log.received - now.received)
      if (log.received !== now.received) entries = [...log.entries]
      now = { ...log, entries }
      return entries.slice(Math.max(0, entries.length - missed))
    },
    keep(entries) {
      capacity = Math.max(capacity, entries)
    },
    newest(start, max) {
      const shown = Math.min(max, now.received - start, entries.length)
      return { events: entries.slice(entries.length - shown), dropped: now.received - start - shown }
    },
  }
}
