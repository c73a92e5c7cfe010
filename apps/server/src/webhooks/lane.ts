import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, LogEntry } from '../events/event-log.ts'
import { afterFailure, disabledAttempt } from './after-failure.ts'
import { Changes } from './changes.ts'
import type { Claim, Delivery, DispatchChanges, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import { LogCursor } from './log-cursor.ts'
import type { Outcome } from './outcome.ts'
import { WaitingDeliveries } from './waiting-deliveries.ts'

/** Attempts that a stream may have under way at once. */
const maxUnderWay = 32
/** A stream whose attempts only fail gets this many: what it waits for in vain must not take the places of all. */
const maxUnderWayWhileFailing = 2
const failingAfter = 10

/**
 * One event stream on its way through the log: its cursor, the deliveries under way, and what became of the others since the
 * last commit. It decides what is attempted next, and knows nothing of HTTP or of other streams.
 */
export class Lane {
  stream: DispatchedStream['stream']
  health: DispatchedStream['health']
  /** Set while a stream that was disabled still has events to end: see {@link DispatchedStream}. */
  endingAt: number | null
  /** Its revision is that which has been acted on. */
  claim: Claim
  /** It is on its way to another node: nothing more is begun. */
  isLeaving = false
  readonly #underWay = new Map<string, Delivery>()
  /** Those of them that a disabling has ended since, though their attempts have still to come to something. */
  readonly #ended = new Set<string>()
  /** Those of them that the store would give again after a crash. */
  readonly #stored = new Set<string>()
  /** Those that it may have: they are being written, or were when a commit failed. */
  readonly #offered = new Set<string>()
  readonly #changes = new Changes()
  readonly #cursor: LogCursor
  readonly #waiting: WaitingDeliveries
  #failedAttempts = 0
  #lastWasDue = false
  #isRetired = false

  constructor({ stream, cursor, endingAt, health, claim }: DispatchedStream) {
    this.stream = stream
    this.health = health
    this.endingAt = endingAt
    this.claim = { ...claim, revision: 0 }
    this.#cursor = new LogCursor(cursor, typesOf(stream))
    this.#waiting = new WaitingDeliveries(stream.id)
  }

  /** When the next waiting delivery is due, in milliseconds since 1970; null where none waits. */
  get nextDueAt(): number | null {
    return this.#waiting.nextDueAt
  }

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#underWay.size === 0
  }

  /** Whether the stream may have one more attempt under way. */
  get hasRoom(): boolean {
    const limit = this.#failedAttempts >= failingAfter ? maxUnderWayWhileFailing : maxUnderWay
    return (
      this.stream.status === 'enabled' && !this.#isRetired && !this.isLeaving && this.#underWay.size < limit
    )
  }

  /** Whether the stream is disabled and nothing of it is left to end. */
  get isOver(): boolean {
    return this.stream.status === 'disabled' && this.endingAt === null && this.isSettled
  }

  /** Whether nothing is under way, or still to be written. */
  get isSettled(): boolean {
    return this.isIdle && this.#changes.isEmpty
  }

  /** All changes of the stream up to a revision have been acted on. @returns whether the next commit has to write that down */
  actOn(revision: number): boolean {
    if (revision <= this.claim.revision) return false
    this.claim = { ...this.claim, revision }
    this.#changes.touch()
    return true
  }

  /** Takes over what was changed from outside; a stream that was enabled goes on where the log ended at that time. */
  reconfigure({ stream, cursor, endingAt, health }: DispatchedStream): void {
    const wasDisabled = this.stream.status === 'disabled' || cursor > this.#cursor.sequence
    this.stream = stream
    this.endingAt = endingAt
    this.#waiting.reset()
    this.#cursor.reconfigure(cursor, typesOf(stream))
    if (wasDisabled) this.health = health
    if (stream.status === 'disabled') for (const eventId of this.#underWay.keys()) this.#ended.add(eventId)
  }

  /** The stream was deleted, or is another node's: nothing of it is attempted any more. */
  retire(): void {
    this.#waiting.reset()
    this.#cursor.close()
    this.#isRetired = true
  }

  /** A delivery is due at that time, if not earlier. */
  dueBy(time: number): void {
    this.#waiting.dueBy(time)
  }

  /** The next delivery to attempt, which is then under way; null where there is none, or no place for one. */
  async next(log: EventLog, store: DispatchStore, now: number): Promise<Delivery | null> {
    if (!this.hasRoom) return null
    const fresh = () =>
      this.#cursor.next(
        log,
        entry => this.#start(this.#deliveryOf(entry)),
        () => this.#changes.touch(),
      )
    const waiting = () =>
      this.#waiting.next(
        store,
        now,
        () => ({ eventIds: this.unsettled, dueTimes: this.#changes.dueTimes }),
        delivery => this.#startStored(delivery),
      )
    // In turn, so that neither a long history of retries nor a stream of new events holds up the other.
    const [first, second] = this.#lastWasDue ? [fresh, waiting] : [waiting, fresh]
    const delivery = (await first()) ?? (this.hasRoom ? await second() : null)
    if (delivery) this.#lastWasDue = !this.#lastWasDue
    return delivery
  }

  /** Takes down what an attempt came to. @param startedAt of the attempt, in milliseconds since 1970 */
  settle(delivery: Delivery, outcome: Outcome, startedAt: number, delays: readonly number[]): void {
    this.#underWay.delete(delivery.eventId)
    const wasStored = this.#stored.delete(delivery.eventId)
    const wasOffered = this.#offered.delete(delivery.eventId)
    const wasEnded = this.#ended.delete(delivery.eventId)
    if (outcome.result === 'delivered') {
      this.#failedAttempts = 0
      this.#changes.deliver(delivery, wasStored || wasOffered)
      if (!delivery.isTest) this.health = { failuresInRow: 0, lastSuccessAt: Date.now() }
      return
    }
    this.#failedAttempts++
    const failed = afterFailure(delivery, outcome, { startedAt, wasEnded, delays })
    if (failed.delay === null) {
      this.#fail(failed.delivery)
      return
    }
    const dueAt = Date.now() + failed.delay
    this.#changes.retry(failed.delivery, dueAt)
    this.dueBy(dueAt)
  }

  /** Ends as failed what waits for an attempt and is not in the store yet, now that the stream is disabled. */
  endRetries(): void {
    for (const delivery of this.#changes.takeRetries())
      this.#fail({ ...delivery, attempts: [...delivery.attempts, disabledAttempt()] })
  }

  /**
   * Ends as failed what was accepted before the stream was disabled: one page of events that were not attempted yet.
   *
   * @returns whether there is more to end
   */
  async end(log: EventLog): Promise<boolean> {
    if (this.endingAt === null) return false
    const hasMore = await this.#cursor.passTo(this.endingAt, log, entry =>
      this.#fail({ ...this.#deliveryOf(entry), attempts: [disabledAttempt()] }),
    )
    this.#changes.touch()
    if (!hasMore) this.endingAt = null
    return hasMore
  }

  /** What has changed since this was asked last; null where nothing has. `confirmChanges` or `giveBackChanges` has to follow. */
  takeChanges(): DispatchChanges | null {
    const taken = this.#changes.take()
    if (!taken) return null
    const now = Date.now()
    const isDisabled = this.stream.status === 'disabled'
    // A crash from now on finds the deliveries under way as due: they are attempted again, under the same event id.
    const underWay = [...this.#underWay.values()].filter(({ eventId }) => !this.#stored.has(eventId))
    for (const { eventId } of underWay) this.#offered.add(eventId)
    return {
      eventStreamId: this.stream.id,
      fence: this.claim.fence,
      revision: this.claim.revision,
      cursor: this.#cursor.sequence,
      endedAt: isDisabled && this.endingAt === null && this.isIdle ? this.#cursor.sequence : null,
      health: isDisabled ? null : this.health,
      ...taken,
      pending: [...taken.pending, ...underWay.map(delivery => ({ delivery, dueAt: now }))],
    }
  }

  /** The changes that were taken are in the store. */
  confirmChanges({ pending }: DispatchChanges): void {
    this.#changes.confirm()
    for (const { delivery } of pending)
      if (this.#underWay.has(delivery.eventId)) this.#stored.add(delivery.eventId)
  }

  /** The changes that were taken could not be written: they come again with the next ones. */
  giveBackChanges(): void {
    this.#changes.giveBack()
  }

  /** Ids of deliveries whose rows in the store say less than is known here. */
  get unsettled(): ReadonlySet<string> {
    return new Set([...this.#underWay.keys(), ...this.#changes.eventIds])
  }

  #startStored(delivery: Delivery): Delivery {
    this.#stored.add(delivery.eventId)
    return this.#start(delivery)
  }

  /** It is under way from here on, whatever happens before the caller hears of it. */
  #start(delivery: Delivery): Delivery {
    this.#underWay.set(delivery.eventId, delivery)
    return delivery
  }

  #deliveryOf({ type, frame, id }: LogEntry): Delivery {
    return {
      eventStreamId: this.stream.id,
      eventId: id,
      eventType: type,
      json: eventJsonOf(frame),
      status: 'pending',
      attempts: [],
      tries: 0,
      isTest: false,
    }
  }

  #fail(delivery: Delivery): void {
    this.#changes.fail({ ...delivery, status: 'failed', tries: 0 })
    if (!delivery.isTest) this.health = { ...this.health, failuresInRow: this.health.failuresInRow + 1 }
  }
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<string> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}
