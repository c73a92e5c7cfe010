import type { EventLog } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { Outcome } from '../send/outcome.ts'
import { type Candidate, Candidates } from './candidates.ts'
import { afterAttempt, circuitAfter, circuitState, closedCircuit } from './circuit.ts'
import { begin, type Delivery } from './delivery.ts'
import type {
  Claim,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
  StreamHealth,
} from './dispatch-store.ts'
import { Ledger } from './ledger.ts'
import type { LogFeed } from './log-feed.ts'

/** An attempt under way. */
export interface Flight {
  readonly delivery: Delivery<'under way'>
  readonly json: Uint8Array | null
  /** The stream as it was configured when the attempt began. */
  readonly stream: DispatchedStream['stream']
  readonly version: number
  /** Whether it probes a target that has failed. */
  readonly isProbe: boolean
}

/**
 * One event stream on its way through the log: what is attempted next, what is under way, and what became of the rest since the
 * last commit. It knows nothing of HTTP, of other streams, or of whose turn it is.
 */
export class Lane {
  stream: DispatchedStream['stream']
  claim: Claim
  version: number
  round: number
  health: StreamHealth
  circuit
  hasWork: boolean
  /** It is on its way to another node: nothing more is begun. */
  isLeaving = false
  #isRetired = false
  readonly candidates: Candidates
  readonly #flights = new Map<string, Flight>()
  readonly #ledger: Ledger

  /** @param parts.wake called when the lane has been given something to attempt */
  constructor(
    dispatched: DispatchedStream,
    parts: { events: EventLog; feed: LogFeed; store: DispatchStore; wake: (lane: Lane) => void },
  ) {
    const { stream, claim, version, round, cursor, health, commits, hasWork } = dispatched
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

  get id(): string {
    return this.stream.id
  }

  /** Whether one more attempt may begin, as far as the stream itself is concerned. @param now milliseconds since 1970 */
  hasRoom(now: number): boolean {
    if (this.stream.status !== 'enabled' || this.#isRetired || this.isLeaving) return false
    if (this.#ledger.size + this.#flights.size >= limits.unwrittenResults) return false
    switch (circuitState(this.circuit, now)) {
      case 'closed':
        return this.#flights.size < limits.attemptsOfStream
      case 'half_open':
        return this.#flights.size === 0
      case 'open':
        return false
    }
  }

  /** Whether an attempt that began now would probe the target. */
  isProbed(now: number): boolean {
    return circuitState(this.circuit, now) === 'half_open'
  }

  /** When there may be something to do that nobody tells of, in milliseconds since 1970; null where there is nothing. */
  get wakeAt(): number | null {
    const { probeAt } = this.circuit
    if (this.stream.status !== 'enabled' || this.#isRetired) return null
    if (probeAt !== null) return this.#flights.size === 0 ? probeAt : null
    return this.candidates.nextAt
  }

  /** Reads what may be attempted next. @returns whether there is something to look at again */
  fill(now: number): Promise<boolean> {
    return this.candidates.fill(now, () => this.unsettled)
  }

  /** The attempt of the delivery begins: the candidate is the next one. */
  begin(candidate: Candidate, now: number): Flight {
    const { delivery, json } = candidate
    this.candidates.shift(candidate)
    if (delivery.state === 'waiting') this.#ledger.beginStored(delivery)
    const isProbe = this.isProbed(now)
    const flight = { delivery: begin(delivery), json, stream: this.stream, version: this.version, isProbe }
    this.#flights.set(delivery.eventId, flight)
    return flight
  }

  /**
   * Ends the next deliveries whose events have waited since before `time` (ms since 1970).
   *
   * @returns whether there were any
   */
  expire(time: number): boolean {
    let hasEnded = false
    for (let next = this.candidates.peek(); next && next.since < time; next = this.candidates.peek()) {
      if (this.#ledger.size + this.#flights.size >= limits.unwrittenResults) break
      this.candidates.shift(next)
      this.#ledger.expire(next.delivery)
      this.health = { ...this.health, failuresInRow: this.health.failuresInRow + 1 }
      hasEnded = true
    }
    return hasEnded
  }

  /** An attempt that could not be made, since the store did not give its event: the delivery is due again. */
  abandon({ delivery }: Flight, dueAt: number): void {
    this.#flights.delete(delivery.eventId)
    this.#ledger.abandon(delivery)
    this.candidates.dueBy(dueAt)
  }

  /** Takes down what an attempt came to. @param startedAt of the attempt, in milliseconds since 1970 */
  settle(flight: Flight, outcome: Outcome, startedAt: number, delays: readonly number[]): void {
    const { delivery, version, isProbe } = flight
    const now = Date.now()
    this.#flights.delete(delivery.eventId)
    const isOver = this.stream.status === 'disabled' || delivery.round !== this.round
    const settled = this.#ledger.settle(delivery, outcome, { startedAt, isOver, delays })
    // Of an earlier configuration it says nothing more.
    if (version !== this.version) return
    this.circuit = afterAttempt(this.circuit, outcome, isProbe, now)
    if (circuitState(this.circuit, now) === 'open') this.candidates.rest()
    if (delivery.isTest) return
    if (settled.state === 'delivered') this.health = { failuresInRow: 0, lastSuccessAt: now }
    else if (settled.state === 'failed')
      this.health = { ...this.health, failuresInRow: this.health.failuresInRow + 1 }
  }

  /** Takes over what was changed from outside. All up to the revision of its claim has been acted on then. */
  reconfigure(dispatched: DispatchedStream): void {
    const { stream, claim, version, round, health, hasWork } = dispatched
    if (version !== this.version) this.circuit = closedCircuit
    if (round !== this.round) {
      this.health = health
      this.#ledger.leave(this.round, this.candidates.cursor)
    }
    this.stream = stream
    this.claim = claim
    this.version = version
    this.round = round
    this.hasWork = hasWork
    this.candidates.reconfigure(dispatched)
    this.#ledger.actOn(claim.revision)
  }

  /** The stream was deleted, or is another node's: nothing of it is attempted any more. */
  retire(): void {
    this.#isRetired = true
    this.candidates.close()
  }

  /** Whether there is something to write. Of a stream that another lane or another node has by now the store takes nothing. */
  get isToBeWritten(): boolean {
    return !this.#isRetired && this.#ledger.isToBeWritten
  }

  /** Whether the cursor has moved since it was written. */
  get hasMoved(): boolean {
    return !this.#isRetired && this.#ledger.isBehind(this.candidates.cursor)
  }

  /** Whether there is nothing left to do for the stream at this node. */
  get isDone(): boolean {
    const isOver = this.stream.status === 'disabled' && !this.hasWork
    return (this.isLeaving || isOver) && this.#flights.size === 0 && !this.isToBeWritten
  }

  /** What is to be written, the same until `confirm`. */
  take(): DispatchChanges {
    const { id, claim, version, round, health } = this
    const standing = {
      eventStreamId: id,
      fence: claim.fence,
      version,
      round,
      cursor: this.candidates.cursor,
      health,
      probeAt: this.circuit.probeAt,
    }
    return this.#ledger.take(
      standing,
      [...this.#flights.values()].map(({ delivery }) => delivery),
    )
  }

  /** What was taken is in the store. */
  confirm(written: DispatchChanges): void {
    this.#ledger.confirm(written)
    for (const { dueAt } of written.waiting) this.candidates.dueBy(dueAt)
  }

  /** Ids of deliveries whose rows in the store say less than is known here. */
  get unsettled(): ReadonlySet<string> {
    return new Set([...this.#flights.keys(), ...this.#ledger.endedIds])
  }
}
