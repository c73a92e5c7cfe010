import type { Delivery } from './delivery.ts'
import type { DispatchStore } from './dispatch-store.ts'

const pageSize = 32
/** Delay before skipped rows are read again, in milliseconds. */
const skippedMs = 5_000

/** A stream's deliveries in the store whose next attempt is due. */
export class DueDeliveries {
  /** When the next delivery is due, in milliseconds since 1970; null if none waits. */
  nextAt: number | null = 0
  readonly #eventStreamId: string
  readonly #store: DispatchStore
  #page: Delivery<'waiting'>[] = []
  /** Incremented by each `reset`, so that a page read before the reset is dropped. */
  #configuration = 0

  constructor(eventStreamId: string, store: DispatchStore) {
    this.#eventStreamId = eventStreamId
    this.#store = store
  }

  /** Notes that a delivery becomes due at this time. */
  dueBy(time: number): void {
    this.nextAt = Math.min(this.nextAt ?? time, time)
  }

  /** Whether deliveries that are due are only in the store. */
  isToRead(now: number): boolean {
    return this.#page.length === 0 && this.nextAt !== null && this.nextAt <= now
  }

  peek(): Delivery<'waiting'> | null {
    return this.#page[0] ?? null
  }

  shift(): void {
    this.#page.shift()
  }

  /** Drops the page, because the waiting deliveries may have changed. */
  reset(): void {
    this.#configuration++
    this.#page = []
    this.dueBy(0)
  }

  /**
   * Reads the deliveries that are due now, if none is left in memory.
   *
   * @param unsettled ids of events whose rows are out of date, because their attempts are in flight or have just ended
   * @param skippedTo stepwise work removes the rows of events up to this sequence, and after each step the lane looks for due ones again
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>, skippedTo = 0): Promise<boolean> {
    if (!this.isToRead(now)) return false
    const configuration = this.#configuration
    const known = unsettled()
    // Clear `nextAt` before the read, because `dueBy` sets it for each delivery that is scheduled during the read.
    this.nextAt = null
    try {
      const found = await this.#store.due(this.#eventStreamId, now, pageSize + known.size)
      if (configuration !== this.#configuration) return true
      // Skip rows that are out of date, because their attempts began or ended before or during the read.
      const latest = unsettled()
      const kept = found.filter(
        ({ sequence, isReplay }) => sequence === null || isReplay || sequence > skippedTo,
      )
      this.#page = kept.filter(({ eventId }) => !known.has(eventId) && !latest.has(eventId))
      if (found.length === pageSize + known.size || this.#page.length > 0) {
        this.dueBy(kept.length > 0 ? now : now + skippedMs)
        return this.#page.length > 0
      }
      const next = await this.#store.nextDue([this.#eventStreamId], now)
      const at = next.get(this.#eventStreamId)
      if (at !== undefined) this.dueBy(at)
      // Read the skipped rows again later, because their new due times are not known yet.
      if (found.length > 0) this.dueBy(now + skippedMs)
      return false
    } catch (error) {
      this.dueBy(now)
      throw error
    }
  }
}
