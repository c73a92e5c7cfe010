import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { FeedReader, LogFeed } from './log-feed.ts'

/** A stream's place in the log, and its next events. At the head it gets them from the feed, else it reads the log. */
export class LogReader implements FeedReader {
  types: ReadonlySet<EventType>
  readonly wake: () => void
  readonly #events: EventLog
  readonly #feed: LogFeed
  /** Events of the stream's types that it has not taken yet. */
  #page: LogEntry[] = []
  #isFed = false
  /** All events up to this sequence have been read. While the feed is joined, `feed.head` counts instead. */
  #readTo: number
  /** A page that was read under an earlier configuration is dropped. */
  #configuration = 0
  #isClosed = false

  /** @param wake called when the feed has offered an event */
  constructor(
    sequence: number,
    types: ReadonlySet<EventType>,
    { events, feed, wake }: { events: EventLog; feed: LogFeed; wake: () => void },
  ) {
    this.#readTo = sequence
    this.types = types
    this.wake = wake
    this.#events = events
    this.#feed = feed
  }

  /** The stream has taken all its events up to this sequence. */
  get cursor(): number {
    const [first] = this.#page
    if (first) return first.sequence - 1
    return this.#isFed ? Math.max(this.#feed.head, this.#readTo) : this.#readTo
  }

  peek(): LogEntry | null {
    return this.#page[0] ?? null
  }

  shift(): void {
    this.#page.shift()
  }

  /** Reads a page if none is left. @returns whether it made progress */
  async fill(): Promise<boolean> {
    if (this.#page.length > 0 || this.#isFed || this.#isClosed) return false
    const configuration = this.#configuration
    const from = this.#readTo
    const entries = await this.#events.read(from, limits.eventsAhead)
    if (configuration !== this.#configuration || from !== this.#readTo) return true
    const last = entries.at(-1)
    if (last) {
      this.#readTo = last.sequence
      this.#page = entries.filter(({ type }) => this.types.has(type))
      return true
    }
    if (from < this.#feed.head) return true
    this.#isFed = true
    this.#feed.join(this)
    return false
  }

  offer(entry: LogEntry): boolean {
    // If the database is ahead of this node, a stream may start after the events of the feed.
    if (entry.sequence <= this.#readTo) return true
    if (this.#page.length === limits.eventsAhead) return false
    this.#page.push(entry)
    return true
  }

  leave(sequence: number): void {
    this.#isFed = false
    this.#readTo = Math.max(sequence, this.#readTo)
  }

  /** Drops events that were read ahead, to free memory while the stream has to wait. */
  rest(): void {
    const cursor = this.cursor
    this.#configuration++
    this.#part()
    this.#page = []
    this.#readTo = cursor
  }

  /** Applies new types, and moves forward to `sequence` if it is ahead. Events taken before are not taken again. */
  reconfigure(sequence: number, types: ReadonlySet<EventType>): void {
    const cursor = Math.max(sequence, this.cursor)
    this.rest()
    this.types = types
    this.#readTo = cursor
  }

  /** Stops all reads. */
  close(): void {
    this.rest()
    this.#isClosed = true
  }

  #part(): void {
    if (this.#isFed) this.#feed.part(this)
  }
}
