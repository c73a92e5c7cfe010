import type { EventLog } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { Outcome } from '../send/outcome.ts'
import { type Candidate, Candidates } from './candidates.ts'
import { afterAttempt, attemptsAllowed, circuitAfter, circuitState, closedCircuit } from './circuit.ts'
import { begin, type Delivery, type Timing } from './delivery.ts'
import { healthAfter } from './disable-rule.ts'
import type { Claim, DispatchChanges, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import type { Flight } from './flight.ts'
import { Ledger } from './ledger.ts'
import type { LogFeed } from './log-feed.ts'
import { initialWindow, windowAfter } from './window.ts'

/**
 * The deliveries of one event stream: the next attempts, the attempts in flight, and the results since the last commit. A lane
 * does not depend on HTTP, on other streams, or on the order in which streams are served.
 */
export class Lane {
  readonly id: string
  stream: DispatchedStream['stream']
  claim: Claim
  version: number
  round: number
  health: DispatchedStream['health']
  circuit
  /** How many attempts may be in flight while the service is busy. */
  window = initialWindow
  hasWork: boolean
  /** Rises when `hasWork` is set. A step during which it rises may have missed the new work. */
  workNotices = 0
  /** Whether the stream will be released for another node: then no more attempts begin. */
  isLeaving = false
  #isRetired = false
  readonly candidates: Candidates
  readonly #flights = new Map<string, Flight>()
  readonly #ledger: Ledger

  /** @param parts.wake called when the lane has something to attempt */
  constructor(
    dispatched: DispatchedStream,
    parts: { events: EventLog; feed: LogFeed; store: DispatchStore; wake: (lane: Lane) => void },
  ) {
    const { stream, claim, version, round, cursor, health, commits, hasWork } = dispatched
    this.id = stream.id
    this.stream = stream
    this.claim = claim
    this.version = version
    this.round = round
    this.health = health
    this.hasWork = hasWork
    this.circuit = circuitAfter(health.failuresInRow, dispatched.probeAt)
    this.#ledger = new Ledger(commits, cursor)
    this.candidates = new Candidates(dispatched, { ...parts, wake: () => parts.wake(this) })
  }

  /** Whether so many results are unwritten that attempts must soon wait for a commit. */
  get isHalfFull(): boolean {
    return 2 * this.#ledger.size >= limits.unwrittenResults
  }

  /** Whether the stream itself allows one more attempt. @param now milliseconds since 1970 */
  hasRoom(now: number): boolean {
    if (this.stream.status !== 'enabled' || this.#isRetired || this.isLeaving) return false
    if (this.#ledger.size + this.#flights.size >= limits.unwrittenResults) return false
    return this.#flights.size < attemptsAllowed(this.circuit, now)
  }

  /** Whether an attempt that begins now is a probe. */
  isProbed(now: number): boolean {
    return circuitState(this.circuit, now) === 'half_open'
  }

  /**
   * When a timer must wake the lane, in milliseconds since 1970; null if never. A lane without room needs a timer only to probe
   * its target: otherwise the end of an attempt or a commit wakes it.
   */
  wakeAt(now: number): number | null {
    if (this.hasRoom(now)) return this.candidates.nextAt
    return circuitState(this.circuit, now) === 'open' ? this.circuit.probeAt : null
  }

  /** Reads the next candidates. @returns false if there is nothing more to read now */
  fill(now: number): Promise<boolean> {
    return this.candidates.fill(now, () => this.unsettled)
  }

  /** Begins the attempt of the next candidate. */
  begin(candidate: Candidate, now: number): Flight {
    const { delivery, json } = candidate
    this.candidates.shift(candidate)
    if (delivery.state === 'waiting') this.#ledger.beginStored(delivery)
    const { stream, version } = this
    const flight = { delivery: begin(delivery), json, stream, version, isProbe: this.isProbed(now) }
    this.#flights.set(delivery.eventId, flight)
    return flight
  }

  /** Whether an attempt whose event has been read may go on: its stream has not changed, and stays with this node. */
  mayGoOn({ version }: Flight): boolean {
    return version === this.version && !this.#isRetired && !this.isLeaving
  }

  /** Fails the next candidate, whose event has waited for too long. */
  expire(candidate: Candidate, now: number): void {
    this.candidates.shift(candidate)
    this.#ledger.expire(candidate.delivery, now)
    this.health = healthAfter(this.health, 'failed', now)
  }

  /** Gives up an attempt before its event is sent. The delivery is due again at `dueAt`. */
  abandon({ delivery }: Flight, dueAt: number): void {
    this.#flights.delete(delivery.eventId)
    this.#ledger.abandon(delivery, dueAt)
    this.#wait(delivery, dueAt)
  }

  /** Records the outcome of an attempt. */
  settle(flight: Flight, outcome: Outcome, timing: Timing): void {
    const { delivery, version, isProbe } = flight
    this.#flights.delete(delivery.eventId)
    this.window = windowAfter(this.window, timing.now - timing.startedAt, this.#flights.size)
    const isOver = this.stream.status === 'disabled' || delivery.round !== this.round
    const settled = this.#ledger.settle(delivery, outcome, { ...timing, isOver })
    // Attempts under an earlier configuration do not affect the circuit or health.
    if (version !== this.version) return
    this.circuit = afterAttempt(this.circuit, outcome, isProbe, timing.now)
    if (circuitState(this.circuit, timing.now) === 'open') this.candidates.rest()
    if (!delivery.isTest) this.health = healthAfter(this.health, settled.state, timing.now)
  }

  /** Applies the current state of the stream. Records that this node has acted on all changes up to the claim's revision. */
  reconfigure(dispatched: DispatchedStream): void {
    const { claim, version, round, health, hasWork } = dispatched
    if (version !== this.version) this.circuit = closedCircuit
    if (round !== this.round) {
      this.health = health
      this.#ledger.leave(this.round, this.candidates.cursor)
    }
    // Results of the earlier round may be unwritten, so the store does not count them as work yet.
    this.hasWork = hasWork || round !== this.round
    this.workNotices++
    ;({ stream: this.stream, claim: this.claim, version: this.version, round: this.round } = dispatched)
    this.candidates.reconfigure(dispatched)
    this.#ledger.actOn(claim.revision)
  }

  /** Makes the lane begin no more attempts and write no more results: its stream is deleted or held by another node. */
  retire(): void {
    this.#isRetired = true
    this.candidates.close()
  }

  /** The number of the last commit of the lane's changes that is in the store. */
  get commits(): number {
    return this.#ledger.commits
  }

  /** Whether there are changes to write. False for a retired lane, because the store would ignore its changes. */
  get isToBeWritten(): boolean {
    return !this.#isRetired && this.#ledger.isToBeWritten
  }

  get hasMoved(): boolean {
    return !this.#isRetired && this.#ledger.isBehind(this.candidates.cursor)
  }

  /** Whether this node has nothing left to do for the stream. */
  get isDone(): boolean {
    const isOver = this.stream.status === 'disabled' && !this.hasWork
    return (this.isLeaving || isOver) && this.#flights.size === 0 && !this.isToBeWritten
  }

  /** The changes to write. Returns the same changes until `confirm` is called. */
  take(): DispatchChanges {
    const { claim, version, round, health, circuit, candidates } = this
    const standing = { ...claim, version, round, cursor: candidates.cursor, health, probeAt: circuit.probeAt }
    const underWay = [...this.#flights.values()].map(({ delivery }) => delivery)
    return this.#ledger.take(standing, underWay)
  }

  /** Call when the changes are in the store. */
  confirm(written: DispatchChanges): void {
    this.#ledger.confirm(written)
    for (const { delivery, dueAt } of written.waiting) this.#wait(delivery, dueAt)
  }

  /** Notes that a delivery waits for its next attempt, or for stepwise work, which ends deliveries of a stream that was disabled. */
  #wait({ round }: Delivery, dueAt: number): void {
    this.candidates.dueBy(dueAt)
    if (round === this.round && this.stream.status === 'enabled') return
    this.hasWork = true
    this.workNotices++
  }

  /** Ids of deliveries whose rows in the store are out of date. */
  get unsettled(): ReadonlySet<string> {
    return new Set([...this.#flights.keys(), ...this.#ledger.endedIds])
  }
}
