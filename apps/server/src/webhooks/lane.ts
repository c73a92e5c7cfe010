import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, EventType, LogEntry } from '../events/event-log.ts'
import { limits } from '../limits.ts'
import { accepted, begin, type Delivery, type Outcome, type Timing } from './delivery.ts'
import type { Claim, DispatchChanges, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import { type DroppedEntry, type LogFeed, LogReader } from './log-reader.ts'
import { Ledger } from './results.ts'
import {
  afterAttempt,
  attemptsAllowed,
  circuitAfter,
  circuitState,
  closedCircuit,
  healthAfter,
  initialWindow,
  windowAfter,
} from './target-health.ts'

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

/** An attempt in flight. */
export interface Flight {
  readonly delivery: Delivery<'under way'>
  readonly json: Uint8Array | null
  /** The stream as it was configured when the attempt began. */
  readonly stream: DispatchedStream['stream']
  readonly version: number
  /** Whether the attempt probes a target whose circuit is half open. */
  readonly isProbe: boolean
}

/** A delivery that may be attempted next, with its event if that is in memory. */
export interface Candidate {
  readonly delivery: Delivery<'accepted'> | Delivery<'waiting'>
  readonly json: Uint8Array | null
  /**
   * When the event was accepted or, for a retry, first attempted, in milliseconds since 1970. Infinite for test events and
   * redeliveries, which never expire.
   */
  readonly since: number
}

/** The next deliveries of a stream: new events of the log, and retries that are due. */
export class Candidates {
  readonly #eventStreamId: string
  readonly #log: LogReader
  readonly #due: DueDeliveries
  #round: number
  /** Whether the next event precedes the next retry. They take turns. */
  #isEventNext = false

  /** @param parts.wake called when there is a new candidate */
  constructor(
    { stream, cursor, round }: DispatchedStream,
    parts: { events: EventLog; feed: LogFeed; store: DispatchStore; wake: () => void },
  ) {
    this.#eventStreamId = stream.id
    this.#round = round
    this.#log = new LogReader(cursor, typesOf(stream), parts)
    this.#due = new DueDeliveries(stream.id, parts.store)
  }

  /** The deliveries of all events of the stream up to this sequence have begun or expired. */
  get cursor(): number {
    return this.#log.cursor
  }

  /** When the next retry is due, in milliseconds since 1970; null if no retry waits. */
  get nextAt(): number | null {
    return this.#due.nextAt
  }

  /** Notes that a retry becomes due at this time. */
  dueBy(time: number): void {
    this.#due.dueBy(time)
  }

  /** The next candidate; null if `fill` must read first: none is in memory, or a retry that is due is next. */
  peek(now: number): Candidate | null {
    const waiting = this.#due.peek()
    const entry = this.#log.peek()
    // Alternate, so that many retries do not delay new events, and many new events do not delay retries.
    if (waiting && (!entry || !this.#isEventNext))
      return { delivery: waiting, json: null, since: waitingSince(waiting) }
    if (!this.#isEventNext && this.#due.isToRead(now)) return null
    return (
      entry && {
        delivery: this.#accepted(entry),
        json: entry.frame && eventJsonOf(entry.frame),
        since: entry.acceptedAt,
      }
    )
  }

  /** Removes the candidate that `peek` returned. */
  shift({ delivery }: Candidate): void {
    this.#isEventNext = delivery.state === 'waiting'
    if (this.#isEventNext) this.#due.shift()
    else this.#log.shift()
  }

  /**
   * Reads the next candidates into memory.
   *
   * @param unsettled ids of deliveries whose rows in the store are out of date
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>): Promise<boolean> {
    const foundDue = await this.#due.fill(now, unsettled)
    if (!foundDue) this.#isEventNext = true
    const foundNew = await this.#log.fill()
    return foundDue || foundNew || this.#log.peek() !== null
  }

  /** Drops events that were read ahead, to free memory while the stream has to wait. */
  rest(): void {
    this.#log.rest()
  }

  /** Applies a changed configuration. A new round starts from its own cursor. */
  reconfigure({ stream, cursor, round }: DispatchedStream): void {
    this.#due.reset()
    this.#log.reconfigure(cursor, typesOf(stream))
    this.#round = round
  }

  /** Drops the events that were read ahead, and reads no more of them. */
  close(): void {
    this.#log.close()
  }

  #accepted(entry: LogEntry | DroppedEntry): Delivery<'accepted'> {
    const { type, id, sequence } = entry
    return accepted({
      eventStreamId: this.#eventStreamId,
      eventId: id,
      eventType: type,
      sequence,
      bytes: entry.frame ? entry.frame.length : entry.bytes,
      round: this.#round,
    })
  }
}

/** `Candidate.since` of a waiting delivery. Test events and redeliveries have no sequence. */
function waitingSince({ attempts, sequence }: Delivery): number {
  const first = sequence === null ? undefined : attempts[0]
  return first ? Date.parse(first.timestamp) : Number.POSITIVE_INFINITY
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<EventType> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}

const pageSize = 32
/** Delay before skipped rows are read again, in milliseconds. */
const skippedMs = 5_000

/** A stream's deliveries in the store whose next attempt is due. */
export class DueDeliveries {
  /** When the next delivery is due, in milliseconds since 1970; null if none waits. */
  nextAt: number | null = 0
  readonly #eventStreamId: string
  readonly #store: DispatchStore
  #page: Delivery<'waiting'>[] = []
  /** Incremented by each `reset`, so that a page read before the reset is dropped. */
  #configuration = 0

  constructor(eventStreamId: string, store: DispatchStore) {
    this.#eventStreamId = eventStreamId
    this.#store = store
  }

  /** Notes that a delivery becomes due at this time. */
  dueBy(time: number): void {
    this.nextAt = Math.min(this.nextAt ?? time, time)
  }

  /** Whether deliveries that are due are only in the store. */
  isToRead(now: number): boolean {
    return this.#page.length === 0 && this.nextAt !== null && this.nextAt <= now
  }

  peek(): Delivery<'waiting'> | null {
    return this.#page[0] ?? null
  }

  shift(): void {
    this.#page.shift()
  }

  /** Drops the page, because the waiting deliveries may have changed. */
  reset(): void {
    this.#configuration++
    this.#page = []
    this.dueBy(0)
  }

  /**
   * Reads the deliveries that are due now, if none is left in memory.
   *
   * @param unsettled ids of events whose rows are out of date, because their attempts are in flight or have just ended
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>): Promise<boolean> {
    if (!this.isToRead(now)) return false
    const configuration = this.#configuration
    const known = unsettled()
    // Clear `nextAt` before the read, because `dueBy` sets it for each delivery that is scheduled during the read.
    this.nextAt = null
    try {
      const found = await this.#store.due(this.#eventStreamId, now, pageSize + known.size)
      if (configuration !== this.#configuration) return true
      // Skip rows that are out of date, because their attempts began or ended before or during the read.
      const latest = unsettled()
      this.#page = found.filter(({ eventId }) => !known.has(eventId) && !latest.has(eventId))
      if (found.length === pageSize + known.size || this.#page.length > 0) {
        this.dueBy(now)
        return this.#page.length > 0
      }
      const next = await this.#store.nextDue([this.#eventStreamId], now)
      const at = next.get(this.#eventStreamId)
      if (at !== undefined) this.dueBy(at)
      // Read the skipped rows again later, because their new due times are not known yet.
      if (found.length > 0) this.dueBy(now + skippedMs)
      return false
    } catch (error) {
      this.dueBy(now)
      throw error
    }
  }
}
