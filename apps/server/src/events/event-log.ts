import type { EventMessage, Frames } from '@tenant-api/contract'

export type EventType = EventMessage['type']

/** An accepted event on its way into the log. */
export interface NewEvent {
  /** The service's own id, `evt_…`. */
  readonly id: string
  readonly type: EventType
  /** The publisher's `source` and `id`: together the idempotency key. */
  readonly source: string
  readonly publisherId: string
  /** Milliseconds since 1970. The log never lets it decrease from one event to the next. */
  readonly acceptedAt: number
  /** The outgoing CloudEvent as JSON in one line, in UTF-8: encoded here, once. */
  readonly json: Uint8Array
}

/** What an event costs a commit, counted in events of 1 KB: one of 1 MB as much as a hundred. */
export function weightOf({ json }: NewEvent): number {
  return 1 + json.length / 10_000
}

/** Where an event stands in the log, and whether an earlier publication put it there. */
export interface Appended {
  readonly eventId: string
  readonly offset: string
  readonly duplicate: boolean
}

/** One event of the log, its frame ready for the wire. */
export interface LogEntry {
  readonly sequence: number
  /** The service's own id, `evt_…`. */
  readonly id: string
  readonly type: EventType
  /** Milliseconds since 1970. */
  readonly acceptedAt: number
  readonly frame: Frames<EventMessage>
}

/** What a reader gets at once, in bytes of frames, but for the event that reaches it: each slow one holds as much in memory. */
export const maxReadBytes = 131_072

/** Consecutive events of the log. */
export interface FramePage {
  /** The sequence of the last event, shown or not. */
  readonly last: number
  /** The frames of those that the reader is shown, in order, joined or one by one. */
  readonly frames: readonly Frames<EventMessage>[]
}

/** Retention has passed a reader: what follows its cursor is no longer kept. */
export class CursorExpiredError extends Error {
  override name = 'CursorExpiredError'
}

/**
 * The durable log of tenant events: a port that each store implements.
 *
 * The store promises that sequences start at 1, rise by 1 from one event to the next, and are never given twice; that `read`
 * never shows an event before every event of a smaller sequence can be seen; and that what `append` acknowledged survives
 * the loss of the process and of power. The caller owes nothing but to keep what it has read in the order in which it read it.
 */
export interface EventLog {
  /**
   * Appends all events or none, and resolves once they are fsynced, with one entry for each event in the same order. An event
   * whose (source, publisherId) is in the log already, or stands earlier in the same call, is not appended again: the first
   * one wins, and is what the answer names.
   */
  append(events: readonly NewEvent[]): Promise<readonly Appended[]>
  /**
   * At most `limit` events after `sequence`, in order: fewer where they are large, none only at the head.
   *
   * @throws {CursorExpiredError} when the log no longer holds all of them
   */
  read(sequence: number, limit: number): Promise<readonly LogEntry[]>
  /**
   * At most `limit` events after `sequence`, for a reader who needs nothing of them but their frames: fewer where they are
   * large; null only at the head.
   *
   * @param types those that the reader is shown, or null for all
   * @param since events accepted before this time are not shown, in milliseconds since 1970
   * @throws {CursorExpiredError} when the log no longer holds all of them
   */
  readFrames(
    sequence: number,
    limit: number,
    types: ReadonlySet<EventType> | null,
    since: number,
  ): Promise<FramePage | null>
  /** The sequence of the newest event, 0 in an empty log. */
  head(): Promise<number>
  /** The sequence before the first event that was accepted at or after `time` (ms since 1970); the head where there is none. */
  sequenceBefore(time: number): Promise<number>
  /** The offset of a sequence, as every subscriber sees it. */
  offsetOf(sequence: number): string
  /** The sequence of an offset; `expired` where the log no longer holds what follows it, `invalid` where it never made it. */
  resolve(offset: string): Promise<number | 'expired' | 'invalid'>
  /**
   * Forgets at most `limit` events accepted before `time` (ms since 1970), the oldest first, and returns how many. It keeps
   * what an enabled event stream has still to take, and the newest event, which tells where the sequence stands. From then on
   * their offsets are `expired`, and `read` from before them throws.
   */
  prune(time: number, limit: number): Promise<number>
  /**
   * Calls `listener` after the log has grown, whoever wrote, with the events that this process has appended, which need not be
   * read again; none where another process wrote. Returns how to stop.
   */
  onGrowth(listener: (appended: readonly LogEntry[]) => void): () => void
}
