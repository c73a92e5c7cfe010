import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import type { Outcome } from '../send/outcome.ts'
import { afterAttempt, circuitAfter, circuitState, closedCircuit } from './circuit.ts'
import { begin, type Delivery, settle } from './delivery.ts'
import type {
  Claim,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
  StreamHealth,
} from './dispatch-store.ts'
import { DueDeliveries } from './due-deliveries.ts'
import type { LogFeed } from './log-feed.ts'
import { LogReader } from './log-reader.ts'
import { Outbox } from './outbox.ts'

/** A delivery that may be attempted next, with its event where that is in memory. */
export interface Candidate {
  readonly delivery: Delivery<'accepted'> | Delivery<'waiting'>
  readonly json: Uint8Array | null
}

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
  readonly #log: LogReader
  readonly #due: DueDeliveries
  readonly #flights = new Map<string, Flight>()
  /** Ids of flights that the store would give again after a crash, or may. */
  readonly #stored = new Set<string>()
  readonly #outbox = new Outbox()
  /** Changes that are being written, or were when a commit failed: they come again as they are. */
  #taken: DispatchChanges | null = null
  #commits: number
  #actedOn = 0
  #isTouched = false
  #writtenCursor: number
  #lastWasDue = false

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
    this.circuit = circuitAfter(health.failuresInRow, Date.now())
    this.#commits = commits
    this.#writtenCursor = cursor
    this.#log = new LogReader(cursor, typesOf(stream), { ...parts, wake: () => parts.wake(this) })
    this.#due = new DueDeliveries(stream.id, parts.store)
  }

  get id(): string {
    return this.stream.id
  }

  /** Whether one more attempt may begin, as far as the stream itself is concerned. @param now milliseconds since 1970 */
  hasRoom(now: number): boolean {
    if (this.stream.status !== 'enabled' || this.#isRetired || this.isLeaving) return false
    if (this.#outbox.size + this.#flights.size >= limits.unwrittenResults) return false
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
    return this.#due.nextAt
  }

  /** A delivery is due at that time, if not earlier. */
  dueBy(time: number): void {
    this.#due.dueBy(time)
  }

  /** The next delivery to attempt; null where `fill` has to look for one. */
  peek(): Candidate | null {
    const waiting = this.#due.peek()
    const entry = this.#log.peek()
    // In turn, so that neither a long history of retries nor a stream of new events holds up the other.
    if (waiting && (!entry || !this.#lastWasDue)) return { delivery: waiting, json: null }
    return entry && { delivery: this.#accepted(entry), json: eventJsonOf(entry.frame) }
  }

  /** Reads what may be attempted next. @returns whether there is something to look at again */
  async fill(now: number): Promise<boolean> {
    const foundDue = await this.#due.fill(now, () => this.unsettled)
    return (await this.#log.fill()) || foundDue
  }

  /** The attempt of the delivery that `peek` gave begins. */
  begin({ delivery, json }: Candidate, now: number): Flight {
    this.#lastWasDue = delivery.state === 'waiting'
    if (delivery.state === 'waiting') {
      this.#due.shift()
      this.#stored.add(delivery.eventId)
    } else this.#log.shift()
    const isProbe = this.isProbed(now)
    const flight = { delivery: begin(delivery), json, stream: this.stream, version: this.version, isProbe }
    this.#flights.set(delivery.eventId, flight)
    return flight
  }

  /** An attempt that could not be made, since the store did not give its event: the delivery is due again. */
  abandon({ delivery }: Flight, dueAt: number): void {
    this.#flights.delete(delivery.eventId)
    this.#stored.delete(delivery.eventId)
    this.dueBy(dueAt)
  }

  /** Takes down what an attempt came to. @param startedAt of the attempt, in milliseconds since 1970 */
  settle(flight: Flight, outcome: Outcome, startedAt: number, delays: readonly number[]): void {
    const { delivery, version, isProbe } = flight
    const now = Date.now()
    this.#flights.delete(delivery.eventId)
    const mayBeStored = this.#stored.delete(delivery.eventId) || delivery.sequence === null
    const isOver = this.stream.status === 'disabled' || delivery.round !== this.round
    const settled = settle(delivery, outcome, { startedAt, isOver, delays })
    if (settled.state === 'waiting')
      this.#outbox.add({ delivery: settled, dueAt: now + settled.delayMs }, true)
    else this.#outbox.add(settled, mayBeStored)
    // Of an earlier configuration it says nothing more.
    if (version !== this.version) return
    this.circuit = afterAttempt(this.circuit, outcome, isProbe, now)
    if (circuitState(this.circuit, now) === 'open') this.#log.rest()
    if (delivery.isTest) return
    if (settled.state === 'delivered') this.health = { failuresInRow: 0, lastSuccessAt: now }
    else if (settled.state === 'failed')
      this.health = { ...this.health, failuresInRow: this.health.failuresInRow + 1 }
  }

  /** Takes over what was changed from outside. All up to the revision of its claim has been acted on then. */
  reconfigure({ stream, claim, version, round, cursor, health, hasWork }: DispatchedStream): void {
    const isNewRound = round !== this.round
    if (version !== this.version) this.circuit = closedCircuit
    if (isNewRound) this.health = health
    this.stream = stream
    this.claim = claim
    this.version = version
    this.round = round
    this.hasWork = hasWork
    this.#due.reset()
    this.#log.reconfigure(cursor, typesOf(stream), isNewRound)
    if (claim.revision > this.#actedOn) {
      this.#actedOn = claim.revision
      this.#isTouched = true
    }
  }

  /** The stream was deleted, or is another node's: nothing of it is attempted any more. */
  retire(): void {
    this.#isRetired = true
    this.#log.close()
    this.#due.close()
  }

  /** Whether there is something to write. */
  get isToBeWritten(): boolean {
    return this.#taken !== null || this.#outbox.size > 0 || this.#isTouched
  }

  /** Whether the cursor has moved since it was written. */
  get hasMoved(): boolean {
    return this.#log.cursor > this.#writtenCursor
  }

  /** Whether there is nothing left to do for the stream at this node. */
  get isDone(): boolean {
    const isOver = this.stream.status === 'disabled' && !this.hasWork
    return (this.isLeaving || isOver) && this.#flights.size === 0 && !this.isToBeWritten
  }

  /** What is to be written, the same until `confirm`. Its results, and what it has taken of the log, belong together. */
  take(): DispatchChanges {
    if (this.#taken) return this.#taken
    const underWay = [...this.#flights.values()]
      .map(({ delivery }) => delivery)
      .filter(({ eventId, sequence }) => sequence !== null && !this.#stored.has(eventId))
    for (const { eventId } of underWay) this.#stored.add(eventId)
    this.#isTouched = false
    this.#taken = {
      eventStreamId: this.id,
      fence: this.claim.fence,
      number: this.#commits + 1,
      version: this.version,
      round: this.round,
      revision: this.#actedOn,
      cursor: this.#log.cursor,
      health: this.health,
      underWay,
      ...this.#outbox.take(),
    }
    return this.#taken
  }

  /** What was taken is in the store. */
  confirm({ number, cursor, waiting }: DispatchChanges): void {
    this.#taken = null
    this.#commits = number
    this.#writtenCursor = Math.max(this.#writtenCursor, cursor)
    for (const { dueAt } of waiting) this.dueBy(dueAt)
  }

  /** Ids of deliveries whose rows in the store say less than is known here. */
  get unsettled(): ReadonlySet<string> {
    const { waiting = [], failed = [], delivered = [] } = this.#taken ?? {}
    const taken = [...waiting.map(({ delivery }) => delivery), ...failed, ...delivered]
    return new Set([
      ...this.#flights.keys(),
      ...this.#outbox.eventIds,
      ...taken.map(({ eventId }) => eventId),
    ])
  }

  #accepted({ type, frame, id, sequence }: LogEntry): Delivery<'accepted'> {
    return {
      state: 'accepted',
      eventStreamId: this.id,
      eventId: id,
      eventType: type,
      sequence,
      bytes: frame.length,
      round: this.round,
      attempts: [],
      tries: 0,
      isTest: false,
      isListed: false,
    }
  }
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<EventType> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}
