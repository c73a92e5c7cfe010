import type { SubscribedMessage } from '@tenant-api/client'
import type { StreamState } from './stream-state.ts'

/** A place where events are missing: the service no longer kept them when the connection was opened again. */
export interface Gap {
  readonly type: 'gap'
  /** The offset after which events are missing; undefined if the service had not sent one yet. */
  readonly after: string | undefined
}

/** An event, or a place where events are missing. */
export type LiveEvent = SubscribedMessage | Gap

/** Events and gaps that arrived together, with the offset and the state of the subscription after them. */
export interface Batch {
  readonly entries: readonly LiveEvent[]
  /** The offset to resume from; undefined until the service has sent one. */
  readonly offset: string | undefined
  readonly state: StreamState
}

/** The part of a subscription that a tab has received: its newest events and gaps, its offset and its state. */
export interface Log extends Batch {
  /** The number of entries since the start, including dropped ones. */
  readonly received: number
}

/** The log of this tab. */
export interface GrowingLog {
  readonly now: Log
  append(batch: Batch): void
  /**
   * Replaces this log by the leader's log, but keeps the entries of this log if both have received the same number.
   *
   * @param isNew true if this log was never shown: then no entry is reported as new
   */
  adopt(log: Log, isNew: boolean): void
  /**
   * Ignores the first `start` entries of the subscription. Returns the newest of the later entries, at most `max`, and
   * how many of the later entries it leaves out (`dropped`). From now on, the log keeps at least `max` entries.
   */
  newest(start: number, max: number): { readonly events: readonly LiveEvent[]; readonly dropped: number }
}

/**
 * @param offset where the subscription starts; undefined for the latest events
 * @param changed called after each change, with the new entries
 */
export function createLog(
  offset: string | undefined,
  changed: (fresh: readonly LiveEvent[]) => void,
): GrowingLog {
  let entries: LiveEvent[] = []
  let now: Log = { entries, received: 0, offset, state: { status: 'connecting' } }
  let capacity = 0

  return {
    get now() {
      return now
    },
    append({ entries: added, offset, state }) {
      for (const entry of added) entries.push(entry)
      // Let the log exceed its capacity by a tenth, because removing old entries moves all other entries. For each
      // new entry that would be too slow.
      if (entries.length > 1.1 * capacity) entries.splice(0, entries.length - capacity)
      now = { entries, received: now.received + added.length, offset, state }
      changed(added)
    },
    adopt(log, isNew) {
      const missed = log.received - now.received
      if (missed) entries = [...log.entries]
      now = { ...log, entries }
      changed(missed > 0 && !isNew ? entries.slice(-missed) : [])
    },
    newest(start, max) {
      capacity = Math.max(capacity, max)
      const shown = Math.min(max, now.received - start, entries.length)
      return { events: entries.slice(entries.length - shown), dropped: now.received - start - shown }
    },
  }
}
