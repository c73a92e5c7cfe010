import type { Logger } from 'pino'
import type { Clock, WatchedClock } from '../events/clock.ts'
import { FairShares } from '../limiting/fair-shares.ts'
import { limits } from '../limits.ts'
import type { Lease } from './claims.ts'
import type { Commits } from './commits.ts'
import type { Outcome } from './delivery.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Candidate, Flight, Lane } from './lane.ts'
import { type WebhookSender, webhookRequest } from './send.ts'
import type { StreamWork } from './stream-work.ts'

/** How long lanes are served before the event loop gets a turn, in milliseconds. */
const turnMs = 4
const retryMs = 1_000

/** What attempts need from outside the dispatcher. */
export interface AttemptParts {
  readonly store: DispatchStore
  /** The clock for due times and for the timestamps of attempts. All nodes that share a store must use the same clock. */
  readonly clock: WatchedClock
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** How long an event may wait for its delivery, in milliseconds: twice the retention of events. */
  readonly expiryMs: number
  readonly log: Logger
}

/** What attempts need from the other parts of the dispatcher. */
interface Surroundings {
  readonly lease: Lease
  readonly commits: Commits
  readonly work: StreamWork
  /** Disables the stream of a lane for a reason, which its owner reads. */
  readonly disable: (lane: Lane, reason: string) => Promise<void>
}

/** Begins the attempts of all lanes, which it serves in turn, and settles their results. */
export class Attempts {
  readonly #parts: AttemptParts & Surroundings
  readonly #turns = new Turns()
  readonly #wakeUps: WakeUps
  /** Lanes that may have something to attempt, in the order in which they were woken. */
  readonly #ready = new Set<Lane>()
  /** Lanes being served, and whether each has been woken again meanwhile. */
  readonly #pumping = new Map<Lane, boolean>()
  /** The attempts in flight. `startedAt` is null until the event is sent. */
  readonly #inFlight = new Map<Flight, { readonly lane: Lane; startedAt: number | null }>()
  /** Called when no attempt is in flight any more. */
  #onLanded = () => {}
  #isServing = false
  /** No more attempts begin. */
  #isStopping = false
  /** The results of attempts are ignored. */
  #isStopped = false

  constructor(parts: AttemptParts, surroundings: Surroundings) {
    this.#parts = { ...parts, ...surroundings }
    this.#wakeUps = new WakeUps(parts.clock, lane => this.wake(lane))
  }

  /** Call when a lane may have something to attempt. */
  wake(lane: Lane): void {
    this.#ready.add(lane)
    if (this.#isServing) return
    this.#isServing = true
    setImmediate(() => this.#serve())
  }

  /** Begins no more attempts, and waits for those in flight. Attempts that take longer than `ms` are cut off. */
  async stop(ms: number): Promise<void> {
    this.#isStopping = true
    this.#wakeUps.stop()
    if (this.#inFlight.size > 0)
      await new Promise<void>(resolve => {
        const late = setTimeout(resolve, ms).unref()
        this.#onLanded = () => {
          clearTimeout(late)
          resolve()
        }
      })
    this.#isStopped = true
    const now = this.#parts.clock.now()
    for (const [flight, { lane, startedAt }] of this.#inFlight)
      if (startedAt !== null)
        lane.cutOff(flight, 'The service stopped during the attempt.', { startedAt, now })
  }

  #serve(): void {
    const end = performance.now() + turnMs
    for (const lane of this.#ready) {
      if (performance.now() > end) {
        setImmediate(() => this.#serve())
        return
      }
      this.#ready.delete(lane)
      void this.#pump(lane)
    }
    this.#isServing = false
  }

  /** Begins attempts of a lane until it has no delivery left, or no place for an attempt is free. */
  async #pump(lane: Lane): Promise<void> {
    const isPumping = this.#pumping.has(lane)
    this.#pumping.set(lane, isPumping)
    if (isPumping) return
    const { clock, log } = this.#parts
    try {
      const hasToWait = await this.#beginAttempts(lane)
      if (!hasToWait && this.#mayBegin()) this.#wakeUps.set(lane, lane.wakeAt(clock.now()))
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'deliveries cannot be read')
      this.#wakeUps.set(lane, clock.now() + retryMs)
    } finally {
      const wasWoken = this.#pumping.get(lane)
      this.#pumping.delete(lane)
      if (wasWoken) this.wake(lane)
      this.#passOn()
    }
  }

  /** Begins attempts of a lane. @returns true if the lane must wait for a place for its next attempt */
  async #beginAttempts(lane: Lane): Promise<boolean> {
    for (;;) {
      const now = this.#parts.clock.now()
      if (!this.#mayBegin() || !lane.hasRoom(now)) return false
      const candidate = lane.next(now)
      if (candidate?.isHeld) {
        lane.hold(candidate)
        if (lane.isToBeWritten) this.#parts.commits.add(lane)
      } else if (candidate && this.#isOverdue(candidate, now)) {
        lane.expire(candidate, now)
        this.#afterChange(lane)
      } else if (candidate) {
        const place = { isProbe: lane.isProbed(now), bytes: candidate.delivery.bytes }
        if (!this.#turns.take(lane, place)) return true
        void this.#attempt(lane, lane.begin(candidate, now), place)
      } else if (!(await lane.fill(now))) {
        if (lane.hasEndedReplay) this.#parts.commits.add(lane)
        return false
      }
    }
  }

  /** Whether attempts may begin: not if their results could not be written, or if another node may hold the streams. */
  #mayBegin(): boolean {
    return !this.#isStopping && !this.#parts.commits.isFailing && this.#parts.lease.isValid
  }

  /** Whether the event of a candidate has waited longer than `expiryMs`. */
  #isOverdue({ since }: Candidate, now: number): boolean {
    const { expiryMs, clock } = this.#parts
    // An event that is one millisecond older or younger than the limit may expire or not.
    // Stryker disable next-line EqualityOperator
    return since < now - expiryMs && clock.mayForget(expiryMs)
  }

  /** Makes an attempt. Never rejects. */
  async #attempt(lane: Lane, flight: Flight, place: Place): Promise<void> {
    const { store, clock, sender, retryDelays: delays, log, commits, disable } = this.#parts
    const { delivery, stream } = flight
    const attempt = { lane, startedAt: null as number | null }
    this.#inFlight.set(flight, attempt)
    try {
      const json = flight.json ?? (await store.event(delivery))
      if (this.#isStopped) return
      // The read may have taken long.
      if (!this.#mayBegin() || !lane.mayGoOn(flight)) return this.#abandon(lane, flight, clock.now())
      if (json === 'erased') {
        lane.drop(flight)
        return
      }
      const startedAt = clock.now()
      attempt.startedAt = startedAt
      // The callers compare the result only with 'delivered', 'failed' and 'gone'. Any other means that the event is at fault.
      // Stryker disable StringLiteral
      const outcome: Outcome = json
        ? await sender.attempt(webhookRequest(stream, delivery, json, startedAt))
        : { result: 'refused', message: 'The event has been deleted from the log.' }
      // Stryker restore StringLiteral
      if (this.#isStopped) return
      const reason = lane.settle(flight, outcome, { startedAt, now: clock.now(), delays })
      commits.add(lane)
      if (reason) void disable(lane, reason)
    } catch (error) {
      if (this.#isStopped) return
      log.error({ err: error, event_stream_id: lane.id }, 'the event of a delivery cannot be read')
      this.#abandon(lane, flight, clock.now() + retryMs)
    } finally {
      this.#inFlight.delete(flight)
      if (this.#inFlight.size === 0) this.#onLanded()
      this.#turns.release(lane, place)
      this.#passOn()
      this.wake(lane)
    }
  }

  /** Gives up an attempt before its event is sent. The delivery is due again at `dueAt`. */
  #abandon(lane: Lane, flight: Flight, dueAt: number): void {
    lane.abandon(flight, dueAt)
    this.#afterChange(lane)
  }

  /** Call when a delivery has expired or was put off: its lane may have results to write, or deliveries for stepwise work to end. */
  #afterChange(lane: Lane): void {
    this.#parts.commits.add(lane)
    this.#parts.work.begin(lane)
  }

  /** Wakes the lanes whose turn it is to take a free place. A woken lane may not take it, or leave enough for another lane. */
  #passOn(): void {
    for (const next of this.#turns.next()) this.wake(next)
  }
}

/** The resources of an attempt: a place among the attempts in flight or among the probes, and memory for its event. */
interface Place {
  readonly isProbe: boolean
  readonly bytes: number
}

/** How many waiting lanes a call of `next` checks at most, because thousands of lanes may wait. */
const checksAtOnce = 16

/**
 * Limits the attempts in flight, and shares them fairly among streams. A stream with slow attempts can occupy only its share.
 * Probes of failed targets have a limit of their own.
 */
class Turns {
  readonly #attempts = new FairShares(limits.attempts, limits.attemptsOfStream)
  readonly #memory = new FairShares(limits.attemptsMemoryBytes)
  /**
   * Lanes that wait for a probe, first come first served. Other lanes wait in `#waiting`, because thousands of failed targets can
   * wait for a probe while places for attempts are free.
   */
  readonly #waitingToProbe = new Map<Lane, Place>()
  /** Lanes that wait for another attempt, with the place that they need. */
  readonly #waiting = new Map<Lane, Place>()
  #probes = 0

  /** Takes a place for an attempt. @returns false if the stream has to wait for its turn */
  take(lane: Lane, place: Place): boolean {
    const { isProbe, bytes } = place
    const [own, other] = isProbe
      ? [this.#waitingToProbe, this.#waiting]
      : [this.#waiting, this.#waitingToProbe]
    other.delete(lane)
    if (!this.#mayTake(lane, place)) {
      own.set(lane, place)
      return false
    }
    own.delete(lane)
    if (isProbe) this.#probes++
    else {
      this.#attempts.take(lane.id, 1)
      this.#memory.take(lane.id, bytes)
    }
    return true
  }

  release(lane: Lane, { isProbe, bytes }: Place): void {
    if (isProbe) this.#probes--
    else {
      this.#attempts.release(lane.id, 1)
      this.#memory.release(lane.id, bytes)
    }
  }

  /**
   * Removes the lane that has waited longest for a probe, and the one that has waited longest for another attempt, if each can begin
   * now. Call `next` again when they have been served, because more lanes may be able to begin.
   */
  next(): readonly Lane[] {
    const lanes = [this.#nextToProbe(), this.#nextWaiting()]
    return lanes.filter(lane => lane !== undefined)
  }

  #nextToProbe(): Lane | undefined {
    if (this.#probes >= limits.probes) return undefined
    const [next] = this.#waitingToProbe.keys()
    if (next) this.#waitingToProbe.delete(next)
    return next
  }

  /** Lanes that have to wait for their own share or for memory move to the end, so that they do not hold up the others. */
  #nextWaiting(): Lane | undefined {
    if (this.#attempts.free === 0) return undefined
    let checks = Math.min(checksAtOnce, this.#waiting.size)
    for (const [lane, place] of this.#waiting) {
      if (checks-- === 0) break
      this.#waiting.delete(lane)
      if (this.#mayTake(lane, place)) return lane
      this.#waiting.set(lane, place)
    }
    return undefined
  }

  #mayTake(lane: Lane, { isProbe, bytes }: Place): boolean {
    if (isProbe) return this.#probes < limits.probes
    const isBusy = this.#attempts.free < limits.attempts / 2
    if (isBusy && this.#attempts.heldBy(lane.id) >= lane.window) return false
    return this.#attempts.mayTake(lane.id, 1) && this.#memory.mayTake(lane.id, bytes)
  }
}

/** The shortest and the longest time of a timer, in milliseconds. A clock that jumps is noticed after the longest. */
const shortestMs = 10
const longestMs = 60_000

/** One timer for all lanes that wait for a due retry or the time of a probe. */
export class WakeUps {
  readonly #clock: Pick<Clock, 'now'>
  readonly #lanes = new Map<Lane, number>()
  readonly #onTime: (lane: Lane) => void
  #timer: NodeJS.Timeout | undefined
  #timerAt = Number.POSITIVE_INFINITY

  /** @param onTime called with each lane when its time has come */
  constructor(clock: Pick<Clock, 'now'>, onTime: (lane: Lane) => void) {
    this.#clock = clock
    this.#onTime = onTime
  }

  /** Sets when to wake a lane, in milliseconds since 1970, in place of any earlier time. Null cancels the wake-up. */
  set(lane: Lane, time: number | null): void {
    if (time === null) this.#lanes.delete(lane)
    else {
      this.#lanes.set(lane, time)
      // Stryker disable next-line EqualityOperator: The timer is replaced by one for the same time.
      if (time < this.#timerAt) this.#start(time)
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #start(time: number): void {
    clearTimeout(this.#timer)
    this.#timerAt = time
    const ms = Math.min(Math.max(time - this.#clock.now(), shortestMs), longestMs)
    this.#timer = setTimeout(() => this.#run(), ms).unref()
  }

  #run(): void {
    this.#timerAt = Number.POSITIVE_INFINITY
    const now = this.#clock.now()
    let next = Number.POSITIVE_INFINITY
    for (const [lane, time] of this.#lanes) {
      if (time > now) next = Math.min(next, time)
      else {
        this.#lanes.delete(lane)
        this.#onTime(lane)
      }
    }
    if (next < this.#timerAt) this.#start(next)
  }
}
