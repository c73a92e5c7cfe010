import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { ReadAhead } from './read-ahead.ts'

/** A reader of the feed. The feed offers it each new event of its types. */
export interface FeedReader {
  readonly types: ReadonlySet<EventType>
  /** @returns false if the reader is full. It then leaves the feed and reads the log itself. */
  offer(entry: LogEntry): boolean
  /** Called once after each batch of offered events. */
  wake(): void
  /** Called when the reader leaves the feed. The feed has offered it all events of its types up to `sequence`. */
  leave(sequence: number): void
}

/**
 * Passes each new event to the streams that subscribe to the event's type and have read the whole log. Other streams cost
 * nothing when an event arrives.
 */
export class LogFeed {
  /** The last event that was handed out; 0 before the first one. Readers have read all earlier events themselves. */
  head = 0
  /** The memory that all readers share. */
  readonly memory: ReadAhead
  readonly #byType = new Map<EventType, Set<FeedReader>>()

  constructor(memory: ReadAhead = new ReadAhead()) {
    this.memory = memory
  }

  /** Follows a log that announces its growth in order and without gaps. @returns a function that stops following */
  follow(log: Pick<EventLog, 'onGrowth'>): () => void {
    return log.onGrowth(grown => this.#handOut(grown))
  }

  /** Adds a reader that has read up to `head`. */
  join(reader: FeedReader): void {
    for (const type of reader.types) this.#readersOf(type).add(reader)
  }

  /** Removes a reader, which then reads the log itself. */
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
    if (grown.length === 0) this.#partAll()
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

  /** After a gap in the announced events, all readers read the log themselves. */
  #partAll(): void {
    const readers = new Set([...this.#byType.values()].flatMap(some => [...some]))
    for (const reader of readers) {
      this.part(reader)
      reader.wake()
    }
  }
}
