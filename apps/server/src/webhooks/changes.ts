import type { Delivery, DispatchChanges } from './dispatch-store.ts'

type Pending = DispatchChanges['pending'][number]

/** What became of one stream's deliveries and is not known to be in the store yet. */
export class Changes {
  #current = new Batch()
  /** What is being written: it is in the store, or given back, before more is taken. */
  #taken = new Batch()

  get isEmpty(): boolean {
    return this.#current.isEmpty && this.#taken.isEmpty
  }

  /** Ids of the events whose rows in the store say less than is known here. */
  get eventIds(): string[] {
    return [this.#taken, this.#current].flatMap(({ pending, failed, delivered }) => [
      ...pending.keys(),
      ...failed.map(({ eventId }) => eventId),
      ...delivered,
    ])
  }

  /** When deliveries are due of which the store does not know it. */
  get dueTimes(): number[] {
    return [this.#taken, this.#current].flatMap(({ pending }) =>
      [...pending.values()].map(({ dueAt }) => dueAt),
    )
  }

  /** The stream's cursor or its ending has moved. */
  touch(): void {
    this.#current.isTouched = true
  }

  retry(delivery: Delivery, dueAt: number): void {
    this.#current.pending.set(delivery.eventId, { delivery, dueAt })
  }

  fail(delivery: Delivery): void {
    this.#current.failed.push(delivery)
    if (!delivery.isTest) this.#current.failures++
  }

  /** @param mayBeStored most deliveries never are: they end before a commit finds them under way */
  deliver({ eventId, isTest }: Delivery, mayBeStored: boolean): void {
    if (mayBeStored) this.#current.delivered.push(eventId)
    if (!isTest) this.#current.successes++
  }

  /** Takes out the deliveries that wait for an attempt and are not being written. */
  takeRetries(): Delivery[] {
    const waiting = [...this.#current.pending.values()].map(({ delivery }) => delivery)
    this.#current.pending.clear()
    return waiting
  }

  /** All of it, to be written; null where there is nothing. `confirm` or `giveBack` has to follow. */
  take(): Pick<DispatchChanges, 'pending' | 'failed' | 'delivered' | 'counts'> | null {
    if (this.#current.isEmpty) return null
    this.#taken = this.#current
    this.#current = new Batch()
    const { pending, failed, delivered, successes, failures } = this.#taken
    return {
      pending: [...pending.values()],
      failed,
      delivered,
      counts: { successful: successes, failed: failures },
    }
  }

  confirm(): void {
    this.#taken = new Batch()
  }

  /** What was taken could not be written: it is taken again with what came since. */
  giveBack(): void {
    const [taken, current] = [this.#taken, this.#current]
    this.#taken = new Batch()
    current.isTouched ||= taken.isTouched
    current.pending = new Map([...taken.pending, ...current.pending])
    current.failed.unshift(...taken.failed)
    current.delivered.unshift(...taken.delivered)
    current.successes += taken.successes
    current.failures += taken.failures
  }
}

class Batch {
  isTouched = false
  pending = new Map<string, Pending>()
  readonly failed: Delivery[] = []
  readonly delivered: string[] = []
  successes = 0
  failures = 0

  get isEmpty(): boolean {
    const { pending, failed, delivered, successes } = this
    return !this.isTouched && pending.size + failed.length + delivered.length + successes === 0
  }
}
