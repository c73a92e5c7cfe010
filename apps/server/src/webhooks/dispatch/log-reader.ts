import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { FeedReader, LogFeed } from './log-feed.ts'

/** A stream's place in the log: the events that it has yet to take, and whether it reads them or is given them by the feed. */
export class LogReader implements FeedReader {
  types: ReadonlySet<EventType>
  readonly wake: () => void
  readonly #events: EventLog
  readonly #feed: LogFeed
  /** Events that the stream has subscribed to and has yet to take. */
  #page: LogEntry[] = []
  #isFed = false
  /** Everything up to here has been looked at; while it is fed, everything that the feed has handed out. */
  #readTo: number
  /** What was read under an earlier configuration is not used under the next one. */
  #configuration = 0
  #isClosed = false

  /** @param wake called when the feed has offered something */
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

  /** Everything up to here has been taken, or is of no concern to the stream. */
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

  /** Reads a page where none is left. @returns whether it has come further */
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
    // Where the database is ahead of this node, a stream may begin behind what the feed has handed out.
    if (entry.sequence <= this.#readTo) return true
    if (this.#page.length === limits.eventsAhead) return false
    this.#page.push(entry)
    return true
  }

  leave(sequence: number): void {
    this.#isFed = false
    this.#readTo = Math.max(sequence, this.#readTo)
  }

  /** Forgets what it has read ahead: a stream that has to wait shall hold nothing meanwhile. */
  rest(): void {
    const cursor = this.cursor
    this.#configuration++
    this.#part()
    this.#page = []
    this.#readTo = cursor
  }

  /** Goes on for other types, and further on if `sequence` lies ahead. What was taken before that was known is not taken again. */
  reconfigure(sequence: number, types: ReadonlySet<EventType>): void {
    const cursor = Math.max(sequence, this.cursor)
    this.rest()
    this.types = types
    this.#readTo = cursor
  }

  /** Nothing is taken any more. */
  close(): void {
    this.rest()
    this.#isClosed = true
  }

  #part(): void {
    if (this.#isFed) this.#feed.part(this)
  }
}
