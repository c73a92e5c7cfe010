import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventLog, LogEntry } from '../events/event-log.ts'

const pageSize = 200

/** A stream's place in the log: what it has taken, and a page read ahead of what it has yet to take. */
export class LogCursor {
  /** Everything up to here has been taken. */
  sequence: number
  #types: ReadonlySet<string>
  #page: readonly LogEntry[] = []
  /** What was read under an earlier configuration is not used under the next one. */
  #configuration = 0

  constructor(sequence: number, types: ReadonlySet<string>) {
    this.sequence = sequence
    this.#types = types
  }

  /** Goes on for other types, and further on if `sequence` lies ahead. */
  reconfigure(sequence: number, types: ReadonlySet<string>): void {
    this.#configuration++
    this.#types = types
    if (sequence <= this.sequence) return
    this.sequence = sequence
    this.#page = []
  }

  /** Nothing that is being read is used any more. */
  close(): void {
    this.#configuration++
  }

  /**
   * The next event that the stream has subscribed to, as `take` makes of it; null where there is none yet. `take` is called in
   * the same turn in which the cursor passes the event: between the two a commit would lose it.
   *
   * @param onMove called after the cursor has moved
   */
  async next<Taken>(
    log: EventLog,
    take: (entry: LogEntry) => Taken,
    onMove: () => void,
  ): Promise<Taken | null> {
    for (;;) {
      const next = this.#page.findIndex(({ type }) => this.#types.has(type))
      const entry = this.#page[next]
      const passed = entry ?? this.#page.at(-1)
      this.#page = entry ? this.#page.slice(next + 1) : []
      if (passed) {
        this.sequence = passed.sequence
        onMove()
      }
      if (entry) return take(entry)
      const configuration = this.#configuration
      // A long stretch of the log that the stream has not subscribed to must not keep the event loop to itself.
      if (passed) await nextTurn()
      const page = await log.read(this.sequence, pageSize)
      if (configuration !== this.#configuration || page.length === 0) return null
      this.#page = page
    }
  }

  /**
   * Passes one page of what lies before `end`, and gives to `take` what the stream has subscribed to.
   *
   * @returns whether there is more before `end`
   */
  async passTo(end: number, log: EventLog, take: (entry: LogEntry) => void): Promise<boolean> {
    this.#page = []
    const page = this.sequence < end ? await log.read(this.sequence, pageSize) : []
    for (const entry of page.filter(({ sequence }) => sequence <= end)) {
      this.sequence = entry.sequence
      if (this.#types.has(entry.type)) take(entry)
    }
    if (page.length > 0 && this.sequence < end) return true
    this.sequence = Math.max(this.sequence, end)
    return false
  }
}
