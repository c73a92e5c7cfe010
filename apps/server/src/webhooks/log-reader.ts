import { type EventFilter, recentEvent, shows } from '../events/event-filter.ts'
import {
  type EventLog,
  type EventType,
  isOfTypes,
  type LogEntry,
  type ShownEntry,
} from '../events/event-log.ts'
import type { TailedLog } from '../events/tail.ts'
import { limits } from '../limits.ts'

/** Half of `eventsAhead`, because the current page and the page that is read ahead are in memory together. */
const pageSize = limits.eventsAhead / 2

/** How long new events may be tested by the conditions of streams at once, in milliseconds. */
const testMs = 5

/** An event that is no longer in memory. */
export interface DroppedEntry extends Omit<ShownEntry, 'frame'> {
  readonly frame: null
  /** Size of its frame. */
  readonly bytes: number
}

/** A stream's position in the log, and its next events. The events come from the log or, at its head, from the feed. */
export class LogReader implements EventHolder {
  #filter: EventFilter
  /** Called once after each batch of events that the feed has offered. */
  readonly wake: () => void
  readonly #events: Pick<EventLog, 'read'>
  readonly #feed: LogFeed
  /** The next events that the stream's filter shows. */
  #page: ShownEntry[] = []
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

  constructor(
    sequence: number,
    filter: EventFilter,
    { events, feed, wake }: { events: Pick<EventLog, 'read'>; feed: LogFeed; wake: () => void },
  ) {
    this.#readTo = sequence
    this.#filter = filter
    this.wake = wake
    this.#events = events
    this.#feed = feed
  }

  /** The types of events that the stream subscribes to. */
  get types(): ReadonlySet<EventType> {
    return this.#filter.types ?? new Set()
  }

  /** Whether events must be parsed to find out whether the stream gets them. */
  get hasConditions(): boolean {
    return this.#filter.matches !== null
  }

  /** All shown events up to this sequence have been removed by `shift`. */
  get cursor(): number {
    const first = this.peek()
    if (first) return first.sequence - 1
    return this.#isFed ? Math.max(this.#feed.head, this.#readTo) : this.#readTo
  }

  /** Whether no event of the log is left: the feed offers the next ones. */
  get isDrained(): boolean {
    return this.#isFed && this.peek() === null
  }

  peek(): ShownEntry | DroppedEntry | null {
    return this.#dropped ?? this.#page[0] ?? null
  }

  /** The events in memory. */
  get ahead(): readonly ShownEntry[] {
    return this.#page
  }

  /** Lets `fill` read the next event again, because it was dropped from memory. */
  readAgain(): void {
    if (this.#dropped) this.#readTo = this.cursor
    this.#dropped = null
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

  /** Adds a new event. @returns false if the reader is full: it then leaves the feed and reads the log itself */
  offer(entry: ShownEntry): boolean {
    // Skip events before the stream's start. A new stream starts at the head of the stored log; the feed may be behind.
    // The reader then leaves the feed and reads the log after `#readTo`, where it finds the same events. Then it joins the feed
    // again.
    // Stryker disable next-line BooleanLiteral
    if (entry.sequence <= this.#readTo || !shows(this.#filter, entry, recentEvent)) return true
    const isFull = this.#page.length === limits.eventsAhead || !this.#hasRoom([entry])
    if (isFull) return false
    this.#hold([entry])
    return true
  }

  /** Call when the reader leaves the feed, which has offered it all events of its types up to `sequence`. */
  leave(sequence: number): void {
    this.#isFed = false
    this.#readTo = Math.max(sequence, this.#readTo)
  }

  /** Drops events that were read ahead, to free memory while the stream has to wait. */
  rest(): void {
    const { cursor } = this
    if (this.#isFed) this.#feed.part(this)
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
    // `ReadAhead` calls `drop` only if the reader holds events. TypeScript needs the check.
    // Stryker disable next-line ConditionalExpression
    if (!first) return
    this.#dropped = { ...first, frame: null, bytes: first.frame.length }
    this.#readTo = first.sequence
  }

  /** Applies a new filter, and moves forward to `sequence` if it is ahead. Never moves back. */
  reconfigure(sequence: number, filter: EventFilter): void {
    const cursor = Math.max(sequence, this.cursor)
    this.rest()
    this.#filter = filter
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
        // A newer read is then ignored, so its events are not lost: `#readTo` stays before them, and the next `fill` reads them
        // again.
        // Stryker disable next-line ConditionalExpression
        if (this.#reading === reading) this.#reading = null
        throw error
      },
    )
    this.#reading = reading
    return reading
  }

  /** Adds events that were read. If they are too large to be read ahead, `fill` reads them again. */
  #accept(entries: readonly LogEntry[]): void {
    const shown = entries.filter(entry => shows(this.#filter, entry))
    const last = entries.at(-1)
    if (!last || !this.#hasRoom(shown)) return
    this.#readTo = last.sequence
    this.#hold(shown)
  }

  /** Whether there is memory for more events. An empty reader always takes them, so that an event of any size is delivered. */
  #hasRoom(entries: readonly LogEntry[]): boolean {
    return this.#page.length === 0 || this.#bytes + bytesOf(entries) <= limits.eventsAheadBytes
  }

  #hold(entries: readonly ShownEntry[]): void {
    this.#page.push(...entries)
    this.#bytes += bytesOf(entries)
    this.#feed.memory.hold(this, entries)
  }
}

function bytesOf(entries: readonly LogEntry[]): number {
  return entries.reduce((sum, { frame }) => sum + frame.length, 0)
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
  readonly #byType = new Map<EventType, Set<LogReader>>()

  constructor(memory: ReadAhead = new ReadAhead()) {
    this.memory = memory
  }

  /** Offers the events that the log announces. @returns a function that stops this */
  follow(log: Pick<TailedLog, 'onGrowth'>): () => void {
    return log.onGrowth(grown => this.#handOut(grown))
  }

  /** Adds a reader that has read up to `head`. */
  join(reader: LogReader): void {
    for (const type of reader.types) this.#readersOf(type).add(reader)
  }

  /** Removes a reader, which then reads the log itself. */
  part(reader: LogReader): void {
    for (const type of reader.types) this.#readersOf(type).delete(reader)
    reader.leave(this.head)
  }

  #readersOf(type: EventType): Set<LogReader> {
    const readers = this.#byType.get(type) ?? new Set()
    this.#byType.set(type, readers)
    return readers
  }

  #handOut(grown: readonly LogEntry[]): void {
    if (grown.length === 0) this.#partAll()
    const offered = new Set<LogReader>()
    const latest = performance.now() + testMs
    for (const entry of grown) {
      if (entry.sequence <= this.head) continue
      if (isOfTypes(entry, null))
        for (const reader of this.#readersOf(entry.type)) {
          offered.add(reader)
          // The other readers with conditions read the log themselves, each in its turn.
          const isLate = reader.hasConditions && performance.now() > latest
          if (isLate || !reader.offer(entry)) this.part(reader)
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

/** Holds events of the log in memory. */
interface EventHolder {
  /** Drops the events. Called when another holder needs the memory. */
  drop(): void
}

/**
 * Limits the memory for the events that all streams have read ahead. Like a cache, it drops events of the streams that have read
 * least recently, because they can read them again from the log. So streams that wait for their turn never take the memory of
 * those that are served.
 */
export class ReadAhead {
  /** How many events of each buffer are held. Events of a page share a buffer, and streams share the events of the feed. */
  readonly #uses = new Map<ArrayBufferLike, number>()
  /** How many events each holder has. The holder that has read least recently is the first. */
  readonly #holders = new Map<EventHolder, number>()
  readonly #most: number
  #bytes = 0

  /** @param most upper bound of `bytes`; a single holder may exceed it */
  constructor(most: number = limits.eventsAheadMemoryBytes) {
    this.#most = most
  }

  /** Size of all buffers that are held, each counted once. */
  get bytes(): number {
    return this.#bytes
  }

  /** Adds events to a holder, which keeps them even if they are larger than the limit. Others may have to drop theirs. */
  hold(holder: EventHolder, entries: readonly LogEntry[]): void {
    if (entries.length === 0) return
    const count = (this.#holders.get(holder) ?? 0) + entries.length
    this.#holders.delete(holder)
    this.#holders.set(holder, count)
    for (const { frame } of entries) {
      const uses = this.#uses.get(frame.buffer) ?? 0
      if (uses === 0) this.#bytes += frame.buffer.byteLength
      this.#uses.set(frame.buffer, uses + 1)
    }
    for (const other of this.#holders.keys()) {
      if (this.#bytes <= this.#most || other === holder) break
      other.drop()
    }
  }

  /** Removes events from a holder. */
  release(holder: EventHolder, entries: readonly LogEntry[]): void {
    const count = (this.#holders.get(holder) ?? 0) - entries.length
    if (count > 0) this.#holders.set(holder, count)
    else this.#holders.delete(holder)
    for (const { frame } of entries) {
      const uses = (this.#uses.get(frame.buffer) ?? 0) - 1
      if (uses > 0) {
        this.#uses.set(frame.buffer, uses)
        continue
      }
      this.#uses.delete(frame.buffer)
      this.#bytes -= frame.buffer.byteLength
    }
  }
}
