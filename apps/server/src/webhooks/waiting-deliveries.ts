import type { Delivery, DispatchStore } from './dispatch-store.ts'

const pageSize = 200

/** What the lane knows of its deliveries, and the store does not yet. */
export interface Unwritten {
  /** Ids of events whose rows say less than is known. */
  readonly eventIds: ReadonlySet<string>
  /** When deliveries are due whose rows do not say it. */
  readonly dueTimes: readonly number[]
}

/** A stream's deliveries that wait in the store for another attempt. */
export class WaitingDeliveries {
  /** When the next one is due, in milliseconds since 1970; null where none waits. */
  nextDueAt: number | null = 0
  readonly #eventStreamId: string
  #due: Delivery[] = []
  /** What was read under an earlier configuration is not used under the next one. */
  #configuration = 0

  constructor(eventStreamId: string) {
    this.#eventStreamId = eventStreamId
  }

  /** One is due at that time, if not earlier. */
  dueBy(time: number): void {
    this.nextDueAt = Math.min(this.nextDueAt ?? time, time)
  }

  /** Reads anew: what waits may have changed. */
  reset(): void {
    this.#configuration++
    this.#due = []
    this.dueBy(0)
  }

  /**
   * The next one that is due, as `take` makes of it in the same turn in which it leaves the list; null where none is.
   *
   * @param now milliseconds since 1970
   */
  async next(
    store: DispatchStore,
    now: number,
    unwritten: () => Unwritten,
    take: (delivery: Delivery) => Delivery,
  ): Promise<Delivery | null> {
    const waiting = this.#due.pop()
    if (waiting) return take(waiting)
    if (this.nextDueAt === null || this.nextDueAt > now) return null
    const configuration = this.#configuration
    const { eventIds, dueTimes } = unwritten()
    // What becomes due from here on says so itself, also while the store is being asked.
    this.nextDueAt = null
    try {
      const found = await store.due(this.#eventStreamId, now, pageSize + eventIds.size)
      if (configuration !== this.#configuration) return null
      this.#due = found.filter(({ eventId }) => !eventIds.has(eventId)).toReversed()
      const next = this.#due.pop()
      if (next) {
        this.dueBy(now)
        return take(next)
      }
      const stored = await store.nextDue(this.#eventStreamId, now)
      for (const dueAt of stored === null ? dueTimes : [stored, ...dueTimes]) this.dueBy(dueAt)
      return null
    } catch (error) {
      this.dueBy(now)
      throw error
    }
  }
}
