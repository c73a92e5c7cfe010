import type { EventMessage, Frames } from '@tenant-api/contract'

export type EventType = EventMessage['type']

/** The type of an event whose content was erased. No filter names it. */
export const erasedType = ''

/** An accepted event on its way into the log. */
export interface NewEvent {
  /** The service's own id, `evt_…`. */
  readonly id: string
  readonly type: EventType
  /** The publisher's `source` and `id`. Together they are the idempotency key. */
  readonly source: string
  readonly publisherId: string
  /** Milliseconds since 1970. Earlier than the previous event's time only if a wrong clock was corrected. */
  readonly acceptedAt: number
  /** The outgoing CloudEvent, encoded once: one line of JSON in UTF-8. */
  readonly json: Uint8Array
}

/** The cost of an event to a commit, relative to a small event. An event of 1 MB costs as much as a hundred small ones. */
export function weightOf({ json }: NewEvent): number {
  return 1 + json.length / 10_000
}

/** The place of an event in the log, and whether an earlier publication had already appended the event. */
export interface Appended {
  readonly eventId: string
  readonly offset: string
  readonly duplicate: boolean
}

/** An event of the log, with its frame ready to send. */
export interface LogEntry {
  readonly sequence: number
  /** The service's own id, `evt_…`. */
  readonly id: string
  /** `erasedType` if the event was erased: readers pass over it, and its frame has no meaning. */
  readonly type: EventType | typeof erasedType
  /** Milliseconds since 1970. */
  readonly acceptedAt: number
  readonly frame: Frames<EventMessage>
}

export type ShownEntry = LogEntry & { readonly type: EventType }

/** Whether an event is not erased, and has one of the types; null for all. */
export function isOfTypes(entry: LogEntry, types: ReadonlySet<EventType> | null): entry is ShownEntry {
  return entry.type !== erasedType && (types?.has(entry.type) ?? true)
}

/**
 * Target size of a page, in bytes of frames. Only the last event of a page may make the page larger. Each
 * slow reader holds one page in memory.
 */
export const maxReadBytes = 131_072

/** Consecutive events of the log. */
export interface FramePage {
  /** The sequence of the last event, even if the reader's filter excludes that event. */
  readonly last: number
  /** The frames to send to the reader, in order, joined or one by one. */
  readonly frames: readonly Frames<EventMessage>[]
  /**
   * Frees the memory of the frames at once, for a page that has one reader. If the memory of many pages were left to the garbage
   * collector, V8 would collect the whole heap 25 times a second during a replay, which takes half of the CPU time.
   */
  readonly free?: () => void
}

/** The error for a reader whose cursor is before events that retention has deleted. */
export class CursorExpiredError extends Error {
  override name = 'CursorExpiredError'
}

/**
 * The durable log of tenant events: a port that each store implements.
 *
 * The store guarantees:
 * - Sequences start at 1, rise by 1 from one event to the next, and are never reused.
 * - When `read` returns an event, all events with smaller sequences are readable too.
 * - Events that `append` has acknowledged survive a crash of the process and a power cut.
 *
 * The caller must process events in the order in which it reads them.
 */
export interface EventLog {
  /**
   * Appends all events or none, and resolves once they are fsynced. Gives one result for each event, in the same order. An
   * event is a duplicate if the log, or the same call, already has one with its (source, publisherId). Duplicates are not
   * appended; their result names the first event.
   *
   * @param publisher a client id. Publishers whose events wait are served in turn.
   */
  append(events: readonly NewEvent[], publisher?: string): Promise<readonly Appended[]>
  /**
   * Reads at most `limit` events after `sequence`, in order. Returns fewer if they are large, but at least one unless `sequence` is
   * at the head.
   */
  read(sequence: number, limit: number): Promise<readonly LogEntry[]>
  /**
   * Reads the frames of at most `limit` events after `sequence`. Returns fewer if they are large, and null only at the head.
   *
   * @param types event types to show, or null for all
   * @param since milliseconds since 1970; events accepted before this time are not shown
   * @throws {CursorExpiredError} when the log no longer holds all events of the page
   */
  readFrames(
    sequence: number,
    limit: number,
    types: ReadonlySet<EventType> | null,
    since: number,
  ): Promise<FramePage | null>
  /** The sequence of the newest event, 0 in an empty log. */
  head(): Promise<number>
  /**
   * The sequence before the first event accepted at or after `time` (ms since 1970). The head if there is no such event. Events that
   * were accepted while the clock was ahead are not skipped, unless the clock was corrected before `time`. While a clock is behind by
   * more than an hour, times repeat: for such a time, the result may be a place in the repetition.
   */
  sequenceBefore(time: number): Promise<number>
  /** The offset that subscribers see for a sequence. */
  offsetOf(sequence: number): string
  /** The sequence of an offset. `expired` if the events after it are deleted, `invalid` if this log has not issued it. */
  resolve(offset: string): Promise<number | 'expired' | 'invalid'>
  /**
   * Deletes the oldest events accepted before `time` (ms since 1970), at most `limit`, and returns their
   * number. It keeps events after the cursor of an enabled event stream, and those that retries or stepwise
   * work need. It only erases the newest event, and does not count it, because the next sequence is computed from its row. The
   * offsets of deleted events become `expired`. Reading from a sequence before deleted events throws.
   */
  prune(time: number, limit: number): Promise<number>
  /**
   * Calls `listener` after the log has grown, with the events that this process has appended, so that they need not be read
   * again. The array is empty if another process has appended events. Returns a function that stops the calls.
   */
  onGrowth(listener: (appended: readonly LogEntry[]) => void): () => void
  /** Calls `listener` when events were erased, within 2 s, so that their copies in memory are dropped. */
  onErasure(listener: () => void): void
}
