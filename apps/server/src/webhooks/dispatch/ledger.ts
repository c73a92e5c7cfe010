import type { Outcome } from '../send/outcome.ts'
import { type Delivery, expire, type Settled, settle } from './delivery.ts'
import type { DispatchChanges } from './dispatch-store.ts'
import { eventIdsOf, Outbox } from './outbox.ts'

/** The state of a stream that is written with its results. */
export type Standing = Pick<
  DispatchChanges,
  'eventStreamId' | 'fence' | 'version' | 'round' | 'cursor' | 'health' | 'probeAt'
>

/** The unwritten results of a stream, and the deliveries that may already have a row in the store. */
export class Ledger {
  readonly #outbox = new Outbox()
  /** Ids of deliveries with an attempt in flight that may have a row in the store. */
  readonly #stored = new Set<string>()
  /** Changes being written, or changes of a failed commit, which are committed again unchanged. */
  #taken: DispatchChanges | null = null
  #commits: number
  #writtenCursor: number
  #actedOn = 0
  #left: DispatchChanges['left'] = []
  #isTouched = false

  /** @param commits the number of the last commit of the stream's changes */
  constructor(commits: number, cursor: number) {
    this.#commits = commits
    this.#writtenCursor = cursor
  }

  /** Number of results that are not in `#taken` yet. */
  get size(): number {
    return this.#outbox.size
  }

  get isToBeWritten(): boolean {
    return this.#taken !== null || this.#outbox.size > 0 || this.#isTouched
  }

  /** Whether the cursor has moved since it was last written. */
  isBehind(cursor: number): boolean {
    return cursor > this.#writtenCursor
  }

  /** Ids of deliveries with unwritten results: their rows in the store may be out of date. */
  get endedIds(): readonly string[] {
    return [...this.#outbox.eventIds, ...(this.#taken ? eventIdsOf(this.#taken) : [])]
  }

  /** Records that this node has acted on all changes of the stream up to a revision. The next commit stores the revision. */
  actOn(revision: number): void {
    if (revision <= this.#actedOn) return
    this.#actedOn = revision
    this.#isTouched = true
  }

  /** Records the cursor at the end of a round: stepwise work ends only the deliveries of events after it. */
  leave(round: number, cursor: number): void {
    this.#left = [...this.#left, { round, cursor }]
    this.#isTouched = true
  }

  /** Records that the delivery of an attempt has a row in the store. */
  beginStored({ eventId }: Delivery): void {
    this.#stored.add(eventId)
  }

  /** Forgets an attempt that was given up. The row of its delivery is still correct. */
  abandon({ eventId }: Delivery): void {
    this.#stored.delete(eventId)
  }

  /** Records that a delivery has expired. */
  expire(delivery: Delivery<'accepted'> | Delivery<'waiting'>, now: number): void {
    this.#outbox.add(expire(delivery, now), true)
  }

  /** Records the outcome of an attempt. */
  settle(delivery: Delivery<'under way'>, outcome: Outcome, how: Parameters<typeof settle>[2]): Settled {
    const mayBeStored = this.#stored.delete(delivery.eventId) || delivery.sequence === null
    const settled = settle(delivery, outcome, how)
    if (settled.state === 'waiting')
      this.#outbox.add({ delivery: settled, dueAt: how.now + settled.delayMs }, true)
    else this.#outbox.add(settled, mayBeStored)
    return settled
  }

  /**
   * The changes to write, with the cursor that belongs to the results. Returns the same changes until `confirm` is called.
   *
   * @param underWay deliveries with an attempt in flight
   */
  take(standing: Standing, underWay: readonly Delivery<'under way'>[]): DispatchChanges {
    if (this.#taken) return this.#taken
    const unknown = underWay.filter(
      ({ eventId, sequence }) => sequence !== null && !this.#stored.has(eventId),
    )
    for (const { eventId } of unknown) this.#stored.add(eventId)
    this.#isTouched = false
    this.#taken = {
      ...standing,
      number: this.#commits + 1,
      revision: this.#actedOn,
      left: this.#left,
      underWay: unknown,
      ...this.#outbox.take(),
    }
    this.#left = []
    return this.#taken
  }

  /** Call when the changes are in the store. */
  confirm({ number, cursor }: DispatchChanges): void {
    this.#taken = null
    this.#commits = number
    this.#writtenCursor = Math.max(this.#writtenCursor, cursor)
  }
}
