import type { Delivery } from './delivery.ts'
import type { DispatchChanges } from './dispatch-store.ts'

type Results = Pick<DispatchChanges, 'waiting' | 'failed' | 'delivered' | 'counts'>
type Settled = Delivery<'delivered'> | Delivery<'failed'> | { delivery: Delivery<'waiting'>; dueAt: number }

/** The results of a stream that have not been taken for a commit yet. */
export class Outbox {
  #current = new Batch()

  get size(): number {
    return this.#current.size
  }

  /** Ids of events whose rows in the store are out of date. */
  get eventIds(): readonly string[] {
    return this.#current.eventIds
  }

  /**
   * @param mayBeStored whether the delivery may have a row. Most deliveries never have one, because they begin and end between
   *   two commits.
   */
  add(settled: Settled, mayBeStored: boolean): void {
    const batch = this.#current
    batch.size++
    if ('dueAt' in settled) {
      batch.waiting.push(settled)
      batch.eventIds.push(settled.delivery.eventId)
      return
    }
    if (settled.state === 'failed') batch.failed.push(settled)
    else if (mayBeStored) batch.delivered.push(settled)
    batch.eventIds.push(settled.eventId)
    if (settled.isTest) return
    if (settled.state === 'failed') batch.failures++
    else batch.successes++
  }

  /** Takes all results for a commit. */
  take(): Results {
    const { waiting, failed, delivered, successes, failures } = this.#current
    this.#current = new Batch()
    return { waiting, failed, delivered, counts: { successful: successes, failed: failures } }
  }
}

class Batch {
  size = 0
  readonly waiting: { delivery: Delivery<'waiting'>; dueAt: number }[] = []
  readonly failed: Delivery<'failed'>[] = []
  readonly delivered: Delivery<'delivered'>[] = []
  readonly eventIds: string[] = []
  successes = 0
  failures = 0
}
