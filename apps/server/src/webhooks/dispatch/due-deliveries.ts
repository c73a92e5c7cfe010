import type { Delivery } from './delivery.ts'
import type { DispatchStore } from './dispatch-store.ts'

const pageSize = 32

/** A stream's deliveries in the store whose next attempt is due. */
export class DueDeliveries {
  /** When the next one is due, in milliseconds since 1970; null where none waits. */
  nextAt: number | null = 0
  readonly #eventStreamId: string
  readonly #store: DispatchStore
  #page: Delivery<'waiting'>[] = []
  /** What was read under an earlier configuration is not used under the next one. */
  #configuration = 0
  #isClosed = false

  constructor(eventStreamId: string, store: DispatchStore) {
    this.#eventStreamId = eventStreamId
    this.#store = store
  }

  /** One is due at that time, if not earlier. */
  dueBy(time: number): void {
    this.nextAt = Math.min(this.nextAt ?? time, time)
  }

  peek(): Delivery<'waiting'> | null {
    return this.#page[0] ?? null
  }

  shift(): void {
    this.#page.shift()
  }

  /** Reads anew: what waits may have changed. */
  reset(): void {
    this.#configuration++
    this.#page = []
    this.dueBy(0)
  }

  close(): void {
    this.reset()
    this.#isClosed = true
  }

  /**
   * Reads those that are due now, where none is left in memory.
   *
   * @param unsettled ids of events whose rows say less than is known: they are under way, or have just ended
   * @returns whether any was found
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>): Promise<boolean> {
    if (this.#page.length > 0 || this.#isClosed || this.nextAt === null || this.nextAt > now) return false
    const configuration = this.#configuration
    const known = unsettled()
    // What becomes due from here on says so itself, also while the store is being asked.
    this.nextAt = null
    try {
      const found = await this.#store.due(this.#eventStreamId, now, pageSize + known.size)
      if (configuration !== this.#configuration) return true
      // What has ended meanwhile, or has begun, is told by its latest state.
      const latest = unsettled()
      this.#page = found.filter(({ eventId }) => !known.has(eventId) && !latest.has(eventId))
      if (found.length === pageSize + known.size || this.#page.length > 0) {
        this.dueBy(now)
        return this.#page.length > 0
      }
      const next = await this.#store.nextDue([this.#eventStreamId], now)
      const at = next.get(this.#eventStreamId)
      if (at !== undefined) this.dueBy(at)
      return false
    } catch (error) {
      this.dueBy(now)
      throw error
    }
  }
}
