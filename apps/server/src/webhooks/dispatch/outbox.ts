import type { Delivery } from './delivery.ts'
import type { DispatchChanges } from './dispatch-store.ts'

type Results = Pick<DispatchChanges, 'waiting' | 'failed' | 'delivered' | 'counts'>
type Settled = Delivery<'delivered'> | Delivery<'failed'> | { delivery: Delivery<'waiting'>; dueAt: number }

/** The results of a stream that have not been taken for a commit yet. */
export class Outbox {
  #current = new Batch()

  /** Number of results, including deliveries that have no row and are only counted. */
  get size(): number {
    return this.#current.size
  }

  /** Ids of events whose rows in the store are out of date. */
  get eventIds(): readonly string[] {
    return eventIdsOf(this.#current)
  }

  /**
   * @param mayBeStored whether the delivery may have a row. Most deliveries never have one, because they begin and end between
   *   two commits. They are only counted.
   */
  add(settled: Settled, mayBeStored: boolean): void {
    const { waiting, failed, delivered, counts } = this.#current
    this.#current.size++
    if ('dueAt' in settled) {
      waiting.push(settled)
      return
    }
    if (settled.state === 'failed') failed.push(settled)
    else if (mayBeStored) delivered.push(settled)
    if (settled.isTest) return
    if (settled.state === 'failed') counts.failed++
    else counts.successful++
  }

  /** Takes all results for a commit. */
  take(): Results {
    const { waiting, failed, delivered, counts } = this.#current
    this.#current = new Batch()
    return { waiting, failed, delivered, counts }
  }
}

/** Ids of the events of results that have a row in the store, or will have one. */
export function eventIdsOf({ waiting, failed, delivered }: Omit<Results, 'counts'>): readonly string[] {
  const deliveries = [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
  return deliveries.map(({ eventId }) => eventId)
}

class Batch {
  size = 0
  readonly waiting: { delivery: Delivery<'waiting'>; dueAt: number }[] = []
  readonly failed: Delivery<'failed'>[] = []
  readonly delivered: Delivery<'delivered'>[] = []
  readonly counts = { successful: 0, failed: 0 }
}
