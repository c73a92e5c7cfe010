import type { LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'

/** Holds events of the log in memory. */
export interface EventHolder {
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
