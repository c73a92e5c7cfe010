import {
  type EventType,
  type Failure,
  isFailure,
  type SubscribedMessage,
  type SubscriptionState,
} from '@tenant-api/client'

/** A place where events are missing: the service no longer kept them when the connection was opened again. */
export interface Gap {
  readonly type: 'gap'
  /** The offset after which events are missing; undefined if the service had not sent one yet. */
  readonly after: string | undefined
}

/** An event of `Type`, or a place where events are missing. */
export type LiveEvent<Type extends EventType = EventType> = SubscribedMessage<Type> | Gap

/** Events and gaps that arrived together, with the offset and the state of the subscription after them. */
export interface Batch {
  readonly entries: readonly LiveEvent[]
  /** The offset to resume from; undefined until the service has sent one. */
  readonly offset: string | undefined
  readonly state: StreamState
}

/** The part of a subscription that a tab has received: its newest events and gaps, its offset and its state. */
export interface Log extends Batch {
  /** A random id of the tab whose log this was first. Counts of different logs cannot be compared. */
  readonly id: number
  /** The number of entries that the leading tabs have received since that log began. */
  readonly count: number
  /** The number of entries that this log has had, including dropped ones. Differs from `count` after a gap between tabs. */
  readonly total: number
}

/** The log of this tab. */
export interface GrowingLog {
  readonly now: Log
  append(batch: Batch): void
  /**
   * Adds the entries of the leader's log that this log has not received. Adds a gap before them if the leader does not have
   * all of them: it keeps fewer entries, or its log has another id.
   *
   * @param isNew true if this log was never shown: then it becomes the leader's log, and no entry is reported as new
   */
  adopt(log: Log, isNew: boolean): void
  /**
   * Ignores the first `start` entries of this log. Returns the newest of the later entries, at most `max`, and how many of the
   * later entries it leaves out (`dropped`). From now on, the log keeps at least `max` entries.
   */
  newest(start: number, max: number): { readonly events: readonly LiveEvent[]; readonly dropped: number }
}

/**
 * @param offset where the subscription starts; undefined for the events from now on
 * @param changed called after each change, with the new entries
 */
export function createLog(
  offset: string | undefined,
  changed: (fresh: readonly LiveEvent[]) => void,
): GrowingLog {
  let now: Log & { readonly entries: LiveEvent[] } = {
    id: Math.random(),
    entries: [],
    count: 0,
    total: 0,
    offset,
    state: { status: 'connecting' },
  }
  let capacity = 0

  function append({ entries: added, ...position }: Batch | Log): void {
    const { entries } = now
    for (const entry of added) entries.push(entry)
    // Let the log exceed its capacity by a tenth, because removing old entries moves all other entries. For each
    // new entry that would be too slow.
    if (entries.length > 1.1 * capacity) entries.splice(0, entries.length - capacity)
    now = {
      ...now,
      count: now.count + added.length,
      // Contains the leader's id and count, unless this tab has read `added` itself.
      ...position,
      total: now.total + added.length,
    }
    changed(added)
  }

  return {
    get now() {
      return now
    },
    append,
    adopt(log, isNew) {
      // The array belongs to this tab: the message contained a copy.
      if (isNew) now = log as typeof now
      // Two logs at the same offset miss nothing. Of another id, this log has no entries.
      const missed =
        log.offset === now.offset ? 0 : log.id === now.id ? log.count - now.count : Number.POSITIVE_INFINITY
      // A new leader may be behind this log. It reads the same events again, so take only its state, and no entries.
      if (missed < 0) log = { ...now, entries: [], state: log.state }
      const fresh = missed ? log.entries.slice(-missed) : []
      if (missed > fresh.length) fresh.unshift({ type: 'gap', after: now.offset })
      append({ ...log, entries: fresh })
    },
    newest(start, max) {
      capacity = Math.max(capacity, max)
      const { entries } = now
      const shown = Math.min(max, now.total - start, entries.length)
      return { events: entries.slice(entries.length - shown), dropped: now.total - start - shown }
    },
  }
}

/** Why a connection ended. Plain data, because errors lose their class and their code on the way to another tab. */
export interface Reason {
  /** The `code` of the client's error; absent for any other error. */
  readonly code?: Failure['code']
  /** What a page can show to its users. */
  readonly detail: string
}

/** The state of a subscription, as in `subscription.state` of the client, but with a `reason` that is plain data. */
export type StreamState =
  | { readonly status: 'connecting' | 'open' }
  | {
      readonly status: 'waiting'
      /** Undefined if the service ended the connection without an error. */
      readonly reason: Reason | undefined
      /** Connections that have ended since the last message, including the latest: 1 or more. */
      readonly attempt: number
      /** When the next connection is opened, in milliseconds since 1970. */
      readonly until: number
    }
  /** Without a reason if the hook is not enabled. */
  | { readonly status: 'closed'; readonly reason?: Reason | undefined }

/** Leaves out a reason that is no error. */
export function plainState(state: SubscriptionState | StreamState): StreamState {
  if (!('reason' in state)) return state
  const { reason: error } = state
  const reason: Reason | undefined = isFailure(error)
    ? { code: error.code, detail: error.detail }
    : error instanceof Error
      ? { detail: error.message }
      : undefined
  return { ...state, reason }
}
