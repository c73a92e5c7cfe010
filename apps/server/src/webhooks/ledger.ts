import type { EndedAttempt } from '../event-streams/attempts.ts'
import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'
import {
  abandonedAttempt,
  begin,
  cutOff,
  type Delivery,
  endedWithoutAttempt,
  fail,
  type Outcome,
  putOff,
  type Settled,
  settle,
  settledAttempt,
  skip,
  type Timing,
} from './delivery.ts'
import type { DispatchChanges, DispatchedStream } from './dispatch-store.ts'
import type { StreamSamples } from './samples.ts'

/** Results of deliveries that may have a row in the store. */
type Settlements = Pick<DispatchChanges, 'waiting' | 'failed' | 'delivered'>

/** The part of a stream's state that each commit of its results also writes. */
type Standing = Pick<
  DispatchChanges,
  'eventStreamId' | 'fence' | 'version' | 'round' | 'cursor' | 'replay' | 'health' | 'probeAt'
>

/** The unwritten results of a stream, and the deliveries that may already have a row in the store. */
export class Ledger {
  /** The results that have not been taken for a commit yet. */
  #results = new Results()
  /** Ids of those deliveries with an attempt in flight that may have a row in the store. */
  readonly #stored = new Set<string>()
  /** The deliveries of failures in `#results` that have no row in the store, as they were before they failed. */
  readonly #unstored = new Map<string, Delivery<'under way'>>()
  /** Changes being written, or changes of a failed commit, which are committed again unchanged. */
  #taken: DispatchChanges | null = null
  #commits: number
  #writtenCursor: number
  /** Number of successful attempts of the stream. */
  #successes: number
  readonly #samples: StreamSamples
  #actedOn = 0
  #endedRounds: DispatchChanges['endedRounds'] = []
  #isTouched = false
  /** Deliveries that have expired since the last `take`. */
  #expired = 0
  /** Entries for the log of the tenant. */
  #entries: readonly NewLogEntry[] = []

  /** @param samples chooses the successes that are listed */
  constructor(
    { commits, cursor, successes }: Pick<DispatchedStream, 'commits' | 'cursor' | 'successes'>,
    samples: StreamSamples,
  ) {
    this.#commits = commits
    this.#writtenCursor = cursor
    this.#successes = successes
    this.#samples = samples
  }

  /** Number of results that no commit has taken. It includes successes without a row, because they change statistics. */
  get size(): number {
    return this.#results.size
  }

  /** The number of the last commit that is in the store. */
  get commits(): number {
    return this.#commits
  }

  get isToBeWritten(): boolean {
    return this.#taken !== null || this.#results.size > 0 || this.#isTouched
  }

  /** Whether the cursor has moved since it was last written. */
  isBehind(cursor: number): boolean {
    return cursor > this.#writtenCursor
  }

  /** Ids of deliveries with unwritten results: their rows in the store may be out of date. */
  get endedIds(): readonly string[] {
    const ended = deliveriesOf(this.#results)
    const taken = this.#taken ? deliveriesOf(this.#taken) : []
    return [...ended, ...taken].map(({ eventId }) => eventId)
  }

  /** Records that this node has acted on all changes of the stream up to a revision. The next commit stores the revision. */
  actOn(revision: number): void {
    if (revision <= this.#actedOn) return
    this.#actedOn = revision
    this.#isTouched = true
  }

  /**
   * Records the cursor at the end of a round: stepwise work ends only the deliveries of events after it. The next commit stores it.
   * The caller must then call `actOn`, because a new round has a new revision.
   */
  leave(round: number, cursor: number): void {
    this.#endedRounds = [...this.#endedRounds, { round, cursor }]
  }

  /** Adds an entry for the log of the tenant. The next commit writes it. */
  enter(entry: NewLogEntry): void {
    this.#entries = [...this.#entries, entry]
    this.#isTouched = true
  }

  /** Records that the delivery of an attempt has a row in the store. */
  beginStored({ eventId }: Delivery): void {
    this.#stored.add(eventId)
  }

  /**
   * Forgets an attempt that was given up. If its delivery has a row in the store, the row is still correct. Otherwise the next
   * commit writes one, because the cursor has passed the event.
   *
   * @param dueAt null if its event was skipped, and its delivery is not due again
   * @returns whether a commit will write it
   */
  abandon(delivery: Delivery<'under way'>, dueAt: number | null): boolean {
    const mayBeStored = this.#stored.delete(delivery.eventId)
    if (dueAt === null) {
      this.#results.add(skip(delivery))
      return true
    }
    const isBeingWritten = this.#taken?.underWay.some(({ eventId }) => eventId === delivery.eventId)
    if (mayBeStored && !isBeingWritten) return false
    this.#results.add({ delivery: putOff(delivery), dueAt })
    return true
  }

  /** Ends an attempt whose answer is not awaited. Its delivery is due at once, unless its event was skipped. */
  cutOff(
    delivery: Delivery<'under way'>,
    message: string,
    timing: Pick<Timing, 'startedAt' | 'now'> & { isSkipped: boolean },
  ): void {
    this.#stored.delete(delivery.eventId)
    this.#results.add(timing.isSkipped ? skip(delivery) : { delivery: cutOff(delivery), dueAt: timing.now })
    this.#results.attempts.push(abandonedAttempt(delivery, message, timing))
  }

  /** Forgets an attempt whose event was erased, with the row of its delivery. */
  drop({ eventId }: Delivery<'under way'>): void {
    this.#stored.delete(eventId)
  }

  /** Records that a delivery has expired. */
  expire(delivery: Delivery<'accepted'> | Delivery<'waiting'>, now: number): void {
    // The mutant also writes an expired retry as an attempt in flight if its failure is left for a later commit. That only
    // updates the due time of its row, and it is due already.
    // Stryker disable next-line ConditionalExpression
    if (delivery.state === 'accepted') this.#unstored.set(delivery.eventId, begin(delivery))
    this.#stored.delete(delivery.eventId)
    this.#results.add(fail(delivery, 'expired'))
    this.#results.attempts.push(withoutAttempt(delivery, 'expired', now))
    this.#expired++
  }

  /** Whether a delivery in flight may have a row in the store. */
  isStored({ eventId, sequence }: Delivery): boolean {
    return this.#stored.has(eventId) || sequence === null
  }

  /** Records the outcome of an attempt. @param how.isAgain whether an earlier round of the stream may have had the event */
  settle(
    delivery: Delivery<'under way'>,
    outcome: Outcome,
    how: Timing & { isOver: boolean; isSkipped: boolean; isAgain: boolean },
  ): Settled {
    const mayBeStored = this.isStored(delivery)
    this.#stored.delete(delivery.eventId)
    const settled = settle(delivery, outcome, how)
    if (settled.state === 'failed' && !mayBeStored) this.#unstored.set(delivery.eventId, delivery)
    if (settled.state === 'waiting')
      this.#results.add({ delivery: settled, dueAt: how.now + settled.delayMs })
    else this.#results.add(settled, mayBeStored || how.isAgain)
    if (settled.state === 'delivered') this.#addSuccess(delivery, outcome, how)
    else this.#results.attempts.push(settledAttempt(delivery, outcome, how, null))
    if (settled.state === 'failed' && settled.isCutShort)
      this.#results.attempts.push(withoutAttempt(settled, 'disabled', how.now))
    return settled
  }

  /** Always lists the success of a test event, and one after an attempt that did not succeed: someone waits for it. */
  #addSuccess(delivery: Delivery<'under way'>, outcome: Outcome, timing: Timing): void {
    this.#successes++
    if (!delivery.isTest && delivery.made === 0 && !this.#samples.take(timing.now)) {
      this.#results.leftOut++
      return
    }
    this.#results.attempts.push(settledAttempt(delivery, outcome, timing, this.#successes))
  }

  /**
   * The changes to write, with the cursor that belongs to the results. Returns the same changes until `confirm` is called. Large
   * results stay for later commits. The cursor passes their events, so until then the store has a row for each, as if its attempt were in
   * flight.
   *
   * @param underWay deliveries with an attempt in flight
   * @param dropped makes the entry of the log of the tenant for a number of expired deliveries
   */
  take(
    standing: Standing,
    underWay: readonly Delivery<'under way'>[],
    dropped: (count: number) => NewLogEntry,
  ): DispatchChanges {
    if (this.#taken) return this.#taken
    if (this.#expired > 0) this.enter(dropped(this.#expired))
    this.#expired = 0
    const unknown = underWay.filter(
      ({ eventId, sequence }) => sequence !== null && !this.#stored.has(eventId),
    )
    for (const { eventId } of unknown) this.#stored.add(eventId)
    const [taken, remaining] = divide(this.#results)
    const { waiting, failed, delivered, counts, attempts, leftOut } = taken
    const postponed = remaining.failed.flatMap(({ eventId }) => this.#unstored.get(eventId) ?? [])
    this.#unstored.clear()
    this.#results = remaining
    this.#isTouched = false
    this.#taken = {
      ...standing,
      number: this.#commits + 1,
      revision: this.#actedOn,
      endedRounds: this.#endedRounds,
      underWay: [...unknown, ...postponed],
      waiting,
      failed,
      delivered,
      entries: this.#entries,
      counts,
      attempts,
      leftOut,
      successes: this.#successes,
    }
    this.#entries = []
    this.#endedRounds = []
    return this.#taken
  }

  /** Call when the changes are in the store. */
  confirm({ number, cursor }: DispatchChanges): void {
    this.#taken = null
    this.#commits = number
    this.#writtenCursor = Math.max(this.#writtenCursor, cursor)
  }
}

/** Results that have not been written. */
export class Results {
  size = 0
  /** Size of the events to write. */
  bytes = 0
  readonly waiting: DispatchChanges['waiting'][number][] = []
  readonly failed: Delivery<'failed'>[] = []
  readonly delivered: DispatchChanges['delivered'][number][] = []
  readonly counts = { successful: 0, failed: 0 }
  /** Their attempts, as far as they are listed. */
  readonly attempts: EndedAttempt[] = []
  leftOut = 0

  /**
   * @param mayBeStored whether a success or a skipped delivery may have a row. Most have none, because they begin and end between two commits. They
   *   are only counted.
   */
  add(settled: DispatchChanges['delivered' | 'failed' | 'waiting'][number], mayBeStored = true): void {
    this.size++
    this.bytes += bytesToWrite('dueAt' in settled ? settled.delivery : settled)
    if ('dueAt' in settled) {
      this.waiting.push(settled)
      return
    }
    if (settled.state === 'failed') this.failed.push(settled)
    else if (mayBeStored) this.delivered.push(settled)
    if (settled.isTest) return
    if (settled.state === 'failed') this.counts.failed++
    else if (settled.state === 'delivered') this.counts.successful++
  }
}

/** Divides results into those of the next commit, with at most `commitBytes` or one large result, and those of later commits. */
export function divide(results: Results): readonly [taken: Results, left: Results] {
  const left = new Results()
  if (results.bytes <= limits.commitBytes) return [results, left]
  const taken = new Results()
  const partFor = (delivery: Delivery) => {
    const bytes = bytesToWrite(delivery)
    const isTooMuch = taken.bytes > 0 && bytes > 0 && taken.bytes + bytes > limits.commitBytes
    return isTooMuch ? left : taken
  }
  for (const result of results.waiting) partFor(result.delivery).add(result)
  for (const result of [...results.failed, ...results.delivered]) partFor(result).add(result)
  // Successes without a row are only counted.
  taken.counts.successful = results.counts.successful - left.counts.successful
  taken.attempts.push(...results.attempts)
  taken.leftOut = results.leftOut
  return [taken, left]
}

/** Size of the events that a commit of these changes copies or changes. */
export function bytesOf(changes: Settlements): number {
  return deliveriesOf(changes).reduce((sum, delivery) => sum + bytesToWrite(delivery), 0)
}

/** A failure copies its event into the history. A change of a row that contains its event writes the whole row again. */
function bytesToWrite({ state, sequence, bytes }: Delivery): number {
  return state === 'failed' || sequence === null ? bytes : 0
}

/** The deliveries that have a row in the store, or get one with these results. */
function deliveriesOf({ waiting, failed, delivered }: Settlements): readonly Delivery[] {
  return [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
}

/** The entry in the list of attempts for a delivery that has ended without a last attempt. */
export function withoutAttempt(
  delivery: Delivery,
  reason: keyof typeof endedWithoutAttempt,
  now: number,
): EndedAttempt {
  return abandonedAttempt(delivery, endedWithoutAttempt[reason], { startedAt: now, now })
}
