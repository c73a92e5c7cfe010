import type { Logger } from 'pino'
import type { WatchedClock } from '../../events/clock.ts'
import type { WebhookSender } from '../send/attempt.ts'
import type { Outcome } from '../send/outcome.ts'
import { webhookRequest } from '../send/webhook-request.ts'
import type { Candidate } from './candidates.ts'
import type { DispatchStore } from './dispatch-store.ts'
import type { Flight } from './flight.ts'
import type { Lane } from './lane.ts'
import { type Place, Turns } from './turns.ts'
import { WakeUps } from './wake-ups.ts'

/** How long lanes are served before the event loop gets a turn, in milliseconds. */
const turnMs = 4
const retryMs = 1_000

export interface AttemptsParts {
  readonly store: DispatchStore
  readonly clock: WatchedClock
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** How long an event may wait for its delivery, in milliseconds. */
  readonly expiryMs: number
  readonly log: Logger
  /** Whether attempts may begin at the moment. */
  readonly mayBegin: () => boolean
  /** Called after the lane has settled the result of an attempt. */
  readonly onSettled: (lane: Lane, flight: Flight, outcome: Outcome) => void
  /** Called when a lane may have something to write or to end although no attempt has ended: a delivery has expired or was put off. */
  readonly onChange: (lane: Lane) => void
}

/** Begins the attempts of all lanes, which it serves in turn, and settles their results. */
export class Attempts {
  readonly #parts: AttemptsParts
  readonly #turns = new Turns()
  readonly #wakeUps: WakeUps
  /** Lanes that may have something to attempt, in the order in which they were woken. */
  readonly #ready = new Set<Lane>()
  /** Lanes being served, and whether each has been woken again meanwhile. */
  readonly #pumping = new Map<Lane, boolean>()
  readonly #underWay = new Set<Promise<void>>()
  #isServing = false
  #isStopped = false

  constructor(parts: AttemptsParts) {
    this.#parts = parts
    this.#wakeUps = new WakeUps(parts.clock, lane => this.wake(lane))
  }

  /** Call when a lane may have something to attempt. */
  wake(lane: Lane): void {
    this.#ready.add(lane)
    if (this.#isServing) return
    this.#isServing = true
    setImmediate(() => this.#serve())
  }

  /** Wakes the lane again at its next due time. */
  wakeLater(lane: Lane): void {
    this.#wakeUps.set(lane, lane.wakeAt(this.#parts.clock.now()))
  }

  /** Stops waking lanes, and resolves when all attempts in flight have ended. */
  async drain(): Promise<void> {
    this.#wakeUps.stop()
    await Promise.all(this.#underWay)
  }

  /** Ignores the results of attempts that are still in flight, because the shutdown aborts them. */
  stop(): void {
    this.#isStopped = true
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

  /** Begins attempts of a lane until it has no candidate left, or no place for an attempt is free. */
  async #pump(lane: Lane): Promise<void> {
    const isPumping = this.#pumping.has(lane)
    this.#pumping.set(lane, isPumping)
    if (isPumping) return
    try {
      const hasToWait = await this.#beginAttempts(lane)
      if (hasToWait) return
      if (this.#parts.mayBegin()) this.wakeLater(lane)
    } catch (error) {
      this.#parts.log.error({ err: error, event_stream_id: lane.id }, 'deliveries cannot be read')
      this.#wakeUps.set(lane, this.#parts.clock.now() + retryMs)
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
      if (!this.#parts.mayBegin() || !lane.hasRoom(now)) return false
      const candidate = lane.candidates.peek(now)
      if (candidate && this.#isOverdue(candidate, now)) {
        lane.expire(candidate, now)
        this.#parts.onChange(lane)
      } else if (candidate) {
        const place = { isProbe: lane.isProbed(now), bytes: candidate.delivery.bytes }
        if (!this.#turns.take(lane, place)) return true
        this.#begin(lane, lane.begin(candidate, now), place)
      } else if (!(await lane.fill(now))) return false
    }
  }

  /** Whether the event of a candidate has waited longer than `expiryMs`. */
  #isOverdue({ since }: Candidate, now: number): boolean {
    const { expiryMs, clock } = this.#parts
    return since < now - expiryMs && clock.mayForget(expiryMs)
  }

  #begin(lane: Lane, flight: Flight, place: Place): void {
    const attempt = this.#attempt(lane, flight).then(() => {
      this.#underWay.delete(attempt)
      this.#turns.release(lane, place)
      this.#passOn()
      this.wake(lane)
    })
    this.#underWay.add(attempt)
  }

  async #attempt(lane: Lane, flight: Flight): Promise<void> {
    const { store, clock, sender, retryDelays: delays, log, mayBegin, onSettled } = this.#parts
    const { delivery, stream } = flight
    try {
      const json = flight.json ?? (await store.event(delivery))
      if (this.#isStopped) return
      // The read may have taken long.
      if (!mayBegin() || !lane.mayGoOn(flight)) return this.#abandon(lane, flight, clock.now())
      const startedAt = clock.now()
      const outcome: Outcome = json
        ? await sender.attempt(webhookRequest(stream, delivery, json, startedAt))
        : { result: 'refused', message: 'The event has been deleted from the log.' }
      if (this.#isStopped) return
      lane.settle(flight, outcome, { startedAt, now: clock.now(), delays })
      onSettled(lane, flight, outcome)
    } catch (error) {
      if (this.#isStopped) return
      log.error({ err: error, event_stream_id: lane.id }, 'the event of a delivery cannot be read')
      this.#abandon(lane, flight, clock.now() + retryMs)
    }
  }

  /** Gives up an attempt before its event is sent. The delivery is due again at `dueAt`. */
  #abandon(lane: Lane, flight: Flight, dueAt: number): void {
    lane.abandon(flight, dueAt)
    this.#parts.onChange(lane)
  }

  /** Wakes the lanes whose turn it is to take a free place. A woken lane may not take it, or leave enough for another lane. */
  #passOn(): void {
    for (const next of this.#turns.next()) this.wake(next)
  }
}
