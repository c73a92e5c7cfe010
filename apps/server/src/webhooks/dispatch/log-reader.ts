import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { FeedReader, LogFeed } from './log-feed.ts'

/** Half of `eventsAhead`, because the current page and the page that is read ahead are in memory together. */
const pageSize = limits.eventsAhead / 2

/** A stream's position in the log, and its next events. The events come from the log or, at its head, from the feed. */
export class LogReader implements FeedReader {
  types: ReadonlySet<EventType>
  readonly wake: () => void
  readonly #events: EventLog
  readonly #feed: LogFeed
  /** The next events of the stream's types. */
  #page: LogEntry[] = []
  /** The page after `#readTo`, if it is being read or was read ahead. */
  #next: Promise<readonly LogEntry[]> | null = null
  #isFed = false
  /** All events up to this sequence have been read. While the reader is in the feed, `feed.head` is used instead. */
  #readTo: number
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

  /** All events of the stream's types up to this sequence have been removed by `shift`. */
  get cursor(): number {
    const [first] = this.#page
    if (first) return first.sequence - 1
    return this.#isFed ? Math.max(this.#feed.head, this.#readTo) : this.#readTo
  }

  peek(): LogEntry | null {
    return this.#page[0] ?? null
  }

  /** Removes the next event. Reads the next page ahead, so that attempts do not wait for it. */
  shift(): void {
    this.#page.shift()
    if (this.#page.length === pageSize / 2 && !this.#isFed) this.#read()
  }

  /**
   * Takes the next page if no event is left.
   *
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(): Promise<boolean> {
    if (this.#page.length > 0 || this.#isFed || this.#isClosed) return false
    const from = this.#readTo
    const next = this.#next ?? this.#read()
    const entries = await next
    if (this.#next !== next) return true
    this.#next = null
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
    // Skip events before the stream's start. A new stream starts at the head of the stored log; the feed may be behind.
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
    this.#part()
    this.#page = []
    this.#next = null
    this.#readTo = cursor
  }

  /** Applies new types, and moves forward to `sequence` if it is ahead. Never moves back. */
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

  #read(): Promise<readonly LogEntry[]> {
    const next = this.#events.read(this.#readTo, pageSize)
    this.#next = next
    // After a failed read, `fill` must read the page again.
    next.catch(() => {
      if (this.#next === next) this.#next = null
    })
    return next
  }

  #part(): void {
    if (this.#isFed) this.#feed.part(this)
  }
}
