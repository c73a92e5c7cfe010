import { type EventFilter, replayFilter, shows } from '../events/event-filter.ts'
import { type EventLog, type EventType, erasedType, type LogEntry } from '../events/event-log.ts'
import type { DispatchedStream, DispatchStore, ReplayProgress } from './dispatch-store.ts'
import { type DroppedEntry, LogFeed, LogReader, type ReadAhead } from './log-reader.ts'

type ShownEntry = NonNullable<ReturnType<LogReader['peek']>>

/** The replay of a stream: a second position in the log, and the next events after it. */
export class Replay {
  readonly id: number
  readonly #end: number
  readonly #eventTypes: readonly EventType[] | null
  readonly #reader: LogReader
  #filter: EventFilter
  #sent: number
  #writtenPosition = -1
  /** Whether the store has noted its end. */
  #isEnded = false

  /**
   * @param cursor the cursor of the stream: the events after it are left to their first delivery
   * @param parts.prepare makes failed deliveries due, and tells which events have a delivery of their own
   */
  constructor(
    { id, position, end, eventTypes, sent }: NonNullable<DispatchedStream['replay']>,
    cursor: number,
    parts: {
      filter: EventFilter
      events: EventLog
      memory: ReadAhead
      prepare: (events: readonly LogEntry[]) => ReturnType<DispatchStore['prepareReplay']>
    },
  ) {
    const { filter, events, memory, prepare } = parts
    this.id = id
    this.#end = Math.min(end, cursor)
    this.#eventTypes = eventTypes
    this.#sent = sent
    this.#filter = replayFilter(filter, this.#eventTypes)
    const read = async (sequence: number, limit: number): Promise<readonly LogEntry[]> => {
      if (sequence >= this.#end) return []
      const entries = (await events.read(sequence, limit)).filter(entry => entry.sequence <= this.#end)
      const shown = entries.filter(entry => shows(this.#filter, entry))
      if (shown.length === 0) return entries
      const { left, restarted } = await prepare(shown)
      this.#sent += restarted
      const own = new Set(left)
      // The reader passes over them, as over erased events.
      return entries.map(entry => (own.has(entry.id) ? { ...entry, type: erasedType } : entry))
    }
    // Nobody feeds the reader, because the replay ends before the head of the log.
    const feed = new LogFeed(memory)
    this.#reader = new LogReader(position, this.#filter, { events: { read }, feed, wake() {} })
  }

  /** Whether it has begun to send all its events. */
  get isOver(): boolean {
    return this.#reader.cursor >= this.#end
  }

  /** The progress to write; null once the store has noted the end. */
  get progress(): ReplayProgress | null {
    if (this.#isEnded) return null
    return { id: this.id, position: this.#reader.cursor, end: this.#end, sent: this.#sent }
  }

  /** Whether the position has moved since it was last written. */
  get hasMoved(): boolean {
    return !this.#isEnded && this.#reader.cursor > this.#writtenPosition
  }

  peek(): ShownEntry | DroppedEntry | null {
    return this.#reader.peek()
  }

  /** The events in memory. */
  get ahead(): LogReader['ahead'] {
    return this.#reader.ahead
  }

  /** Lets `fill` read the next event again, because it was dropped from memory. */
  readAgain(): void {
    this.#reader.readAgain()
  }

  shift(): void {
    this.#reader.shift()
  }

  /** Call when the attempt of an event that `peek` has returned begins. */
  countSent(): void {
    this.#sent++
  }

  /** Reads the next events, if none is left. @returns false if there is nothing more to read now */
  fill(): Promise<boolean> {
    return this.#reader.fill()
  }

  /** Drops events that were read ahead. */
  rest(): void {
    this.#reader.rest()
  }

  /** Applies a new filter of the stream. */
  reconfigure(filter: EventFilter): void {
    this.#filter = replayFilter(filter, this.#eventTypes)
    this.#reader.reconfigure(0, this.#filter)
  }

  /** Call when its progress is in the store. */
  confirm({ position, end }: ReplayProgress): void {
    this.#writtenPosition = position
    this.#isEnded = position >= end
  }

  close(): void {
    this.#reader.close()
  }
}
