import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { FeedReader, LogFeed } from './log-feed.ts'
import type { EventHolder } from './read-ahead.ts'

/** Half of `eventsAhead`, because the current page and the page that is read ahead are in memory together. */
const pageSize = limits.eventsAhead / 2

/** An event that is no longer in memory. */
export interface DroppedEntry extends Omit<LogEntry, 'frame'> {
  readonly frame: null
  /** Size of its frame. */
  readonly bytes: number
}

/** A stream's position in the log, and its next events. The events come from the log or, at its head, from the feed. */
export class LogReader implements FeedReader, EventHolder {
  types: ReadonlySet<EventType>
  readonly wake: () => void
  readonly #events: EventLog
  readonly #feed: LogFeed
  /** The next events of the stream's types. */
  #page: LogEntry[] = []
  /** Size of the frames of `#page`. */
  #bytes = 0
  /** The next event, if it was dropped from memory. Then `#page` is empty. */
  #dropped: DroppedEntry | null = null
  /** The read of the events after `#readTo`, if it is in progress. Resolves with whether it has found the end of the log. */
  #reading: Promise<boolean> | null = null
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
    const first = this.peek()
    if (first) return first.sequence - 1
    return this.#isFed ? Math.max(this.#feed.head, this.#readTo) : this.#readTo
  }

  peek(): LogEntry | DroppedEntry | null {
    return this.#dropped ?? this.#page[0] ?? null
  }

  /** Removes the next event. Reads the next page ahead, so that attempts do not wait for it. */
  shift(): void {
    this.#dropped = null
    const entry = this.#page.shift()
    if (!entry) return
    this.#bytes -= entry.frame.length
    this.#feed.memory.release(this, [entry])
    if (this.#page.length !== pageSize / 2 || this.#isFed || this.#reading) return
    // After a failed read, `fill` reads the page again.
    this.#read().catch(() => {})
  }

  /**
   * Reads the next page if no event is left.
   *
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(): Promise<boolean> {
    if (this.peek() || this.#isFed || this.#isClosed) return false
    const from = this.#readTo
    const isAtEnd = await (this.#reading ?? this.#read())
    if (!isAtEnd || this.#isClosed || from < this.#feed.head) return true
    this.#isFed = true
    this.#feed.join(this)
    return false
  }

  offer(entry: LogEntry): boolean {
    // Skip events before the stream's start. A new stream starts at the head of the stored log; the feed may be behind.
    if (entry.sequence <= this.#readTo) return true
    const isFull = this.#page.length === limits.eventsAhead || !this.#hasRoom([entry])
    if (isFull) return false
    this.#hold([entry])
    return true
  }

  leave(sequence: number): void {
    this.#isFed = false
    this.#readTo = Math.max(sequence, this.#readTo)
  }

  /** Drops events that were read ahead, to free memory while the stream has to wait. */
  rest(): void {
    const { cursor } = this
    this.#part()
    this.#feed.memory.release(this, this.#page)
    this.#page = []
    this.#bytes = 0
    this.#dropped = null
    this.#reading = null
    this.#readTo = cursor
  }

  /** Drops events that were read ahead. Remembers the size of the next one, so that the stream can wait for its turn without it. */
  drop(): void {
    const [first] = this.#page
    this.rest()
    if (!first) return
    this.#dropped = { ...first, frame: null, bytes: first.frame.length }
    this.#readTo = first.sequence
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

  #read(): Promise<boolean> {
    const reading: Promise<boolean> = this.#events.read(this.#readTo, pageSize).then(
      entries => {
        if (this.#reading !== reading) return false
        this.#reading = null
        this.#accept(entries)
        return entries.length === 0
      },
      error => {
        if (this.#reading === reading) this.#reading = null
        throw error
      },
    )
    this.#reading = reading
    return reading
  }

  /** Adds events that were read. If they are too large to be read ahead, `fill` reads them again. */
  #accept(entries: readonly LogEntry[]): void {
    const shown = entries.filter(({ type }) => this.types.has(type))
    const last = entries.at(-1)
    if (!last || !this.#hasRoom(shown)) return
    this.#readTo = last.sequence
    this.#hold(shown)
  }

  /** Whether there is memory for more events. An empty reader always takes them, so that an event of any size is delivered. */
  #hasRoom(entries: readonly LogEntry[]): boolean {
    return this.#page.length === 0 || this.#bytes + bytesOf(entries) <= limits.eventsAheadBytes
  }

  #hold(entries: readonly LogEntry[]): void {
    this.#page.push(...entries)
    this.#bytes += bytesOf(entries)
    this.#feed.memory.hold(this, entries)
  }

  #part(): void {
    if (this.#isFed) this.#feed.part(this)
  }
}

function bytesOf(entries: readonly LogEntry[]): number {
  return entries.reduce((sum, { frame }) => sum + frame.length, 0)
}
