import type { Outcome } from '../send/outcome.ts'
import { type Delivery, expire, type Settled, settle } from './delivery.ts'
import type { DispatchChanges } from './dispatch-store.ts'
import { Outbox } from './outbox.ts'

/** What is said of a stream beside its results. */
export type Standing = Pick<
  DispatchChanges,
  'eventStreamId' | 'fence' | 'version' | 'round' | 'cursor' | 'health' | 'probeAt'
>

/** What one stream has to write, and what the store may have of it already. */
export class Ledger {
  readonly #outbox = new Outbox()
  /** Ids of deliveries under way that the store would give again after a crash, or may. */
  readonly #stored = new Set<string>()
  /** Changes that are being written, or were when a commit failed: they come again as they are. */
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

  /** How many results wait to be taken. */
  get size(): number {
    return this.#outbox.size
  }

  /** Whether there is something to write. */
  get isToBeWritten(): boolean {
    return this.#taken !== null || this.#outbox.size > 0 || this.#isTouched
  }

  /** Whether the cursor has moved since it was written. */
  isBehind(cursor: number): boolean {
    return cursor > this.#writtenCursor
  }

  /** Ids of deliveries that have ended, whose rows in the store may say less. */
  get endedIds(): readonly string[] {
    const { waiting = [], failed = [], delivered = [] } = this.#taken ?? {}
    const taken = [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
    return [...this.#outbox.eventIds, ...taken.map(({ eventId }) => eventId)]
  }

  /** All that was changed of the stream up to a revision is acted on from now on, which the store is to know. */
  actOn(revision: number): void {
    if (revision <= this.#actedOn) return
    this.#actedOn = revision
    this.#isTouched = true
  }

  /** A round is over: what it has taken up to the cursor must not be ended once more. */
  leave(round: number, cursor: number): void {
    this.#left = [...this.#left, { round, cursor }]
    this.#isTouched = true
  }

  /** An attempt begins of a delivery that the store has. */
  beginStored({ eventId }: Delivery): void {
    this.#stored.add(eventId)
  }

  /** An attempt was given up before it was made: the delivery stands in the store as before. */
  abandon({ eventId }: Delivery): void {
    this.#stored.delete(eventId)
  }

  /** A delivery has waited for too long. */
  expire(delivery: Delivery<'accepted'> | Delivery<'waiting'>): void {
    this.#outbox.add(expire(delivery), true)
  }

  /** An attempt has ended. */
  settle(delivery: Delivery<'under way'>, outcome: Outcome, how: Parameters<typeof settle>[2]): Settled {
    const mayBeStored = this.#stored.delete(delivery.eventId) || delivery.sequence === null
    const settled = settle(delivery, outcome, how)
    if (settled.state === 'waiting')
      this.#outbox.add({ delivery: settled, dueAt: Date.now() + settled.delayMs }, true)
    else this.#outbox.add(settled, mayBeStored)
    return settled
  }

  /**
   * What is to be written, the same until `confirm`. The results, and what the stream has taken of the log, belong together.
   *
   * @param underWay deliveries whose attempts are under way
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

  /** What was taken is in the store. */
  confirm({ number, cursor }: DispatchChanges): void {
    this.#taken = null
    this.#commits = number
    this.#writtenCursor = Math.max(this.#writtenCursor, cursor)
  }
}
