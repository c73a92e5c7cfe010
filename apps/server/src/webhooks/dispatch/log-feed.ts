import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'

/** A reader of the feed: it is given each event of the types that it has subscribed to. */
export interface FeedReader {
  readonly types: ReadonlySet<EventType>
  /** @returns false where it takes no more: it has left the feed then, and reads the log by itself */
  offer(entry: LogEntry): boolean
  /** Called once after events that were offered. */
  wake(): void
  /** Everything up to here has been offered to it, or is of no concern to it. */
  leave(sequence: number): void
}

/**
 * Hands the newest events to the streams that stand at the head of the log and have subscribed to them. A stream that has not costs
 * nothing when an event comes, however many there are.
 */
export class LogFeed {
  /** Everything up to here has been handed out. */
  head: number
  readonly #byType = new Map<EventType, Set<FeedReader>>()

  constructor(head: number) {
    this.head = head
  }

  /** Follows a log, which tells of its growth in order and without gaps. @returns how to stop */
  follow(log: Pick<EventLog, 'onGrowth'>): () => void {
    return log.onGrowth(grown => this.#handOut(grown))
  }

  /** A reader that has read up to `head` joins. */
  join(reader: FeedReader): void {
    for (const type of reader.types) this.#readersOf(type).add(reader)
  }

  /** A reader goes its own way from here on. */
  part(reader: FeedReader): void {
    for (const type of reader.types) this.#readersOf(type).delete(reader)
    reader.leave(this.head)
  }

  #readersOf(type: EventType): Set<FeedReader> {
    const readers = this.#byType.get(type) ?? new Set()
    this.#byType.set(type, readers)
    return readers
  }

  #handOut(grown: readonly LogEntry[]): void {
    const offered = new Set<FeedReader>()
    for (const entry of grown) {
      if (entry.sequence <= this.head) continue
      for (const reader of this.#readersOf(entry.type)) {
        offered.add(reader)
        if (!reader.offer(entry)) this.part(reader)
      }
      this.head = entry.sequence
    }
    for (const reader of offered) reader.wake()
  }
}
