import { eventJsonOf } from '@tenant-api/contract'
import { streamFilter } from '../events/event-filter.ts'
import type { EventLog, LogEntry, ShownEntry } from '../events/event-log.ts'
import { limits } from '../limits.ts'
import { type NewLogEntry, systemEntry } from '../logs/entries.ts'
import { accepted, begin, type Delivery, type Outcome, type Timing } from './delivery.ts'
import type {
  Claim,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
  StreamHealth,
} from './dispatch-store.ts'
import { DueDeliveries } from './due-deliveries.ts'
import { Ledger } from './ledger.ts'
import { type DroppedEntry, type LogFeed, LogReader } from './log-reader.ts'
import { ObjectOrder, objectKeyOf } from './object-order.ts'
import { Pace } from './pace.ts'
import { Replay } from './replay.ts'
import type { Samples } from './samples.ts'
import { StreamNotices } from './stream-notices.ts'
import {
  afterAttempt,
  attemptsAllowed,
  type Circuit,
  circuitAfter,
  circuitState,
  closedCircuit,
  healthAfter,
  initialWindow,
  reasonToDisable,
  windowAfter,
} from './target-health.ts'

/** A delivery that may be attempted next, with its event if that is in memory. */
export interface Candidate {
  readonly delivery: Delivery<'accepted'> | Delivery<'waiting'>
  readonly json: Uint8Array | null
  /**
   * When the event was accepted or, for a retry, first attempted, in milliseconds since 1970. Infinite for test events and
   * redeliveries, which never expire.
   */
  readonly since: number
  /** Whether an earlier event of its object has not ended. Then pass it to `hold`. */
  readonly isHeld: boolean
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

interface LaneParts {
  readonly events: EventLog
  readonly feed: LogFeed
  readonly store: DispatchStore
  readonly samples: Samples
  /** Called when the lane has something to attempt. */
  readonly wake: (lane: Lane) => void
}

/** While a replay is under way, at least one of this many attempts is for the replay. */
const replayedOf = 10

/**
 * The deliveries of one event stream: the next ones, those in flight, and the results since the last commit. A lane does not
 * depend on HTTP, on other streams, or on the order in which streams are served.
 */
export class Lane {
  readonly id: string
  /** The latest state of the stream that this node has acted on. */
  #current: DispatchedStream
  #health: StreamHealth
  #circuit: Circuit
  #window = initialWindow
  /** A new lane waits for a moment, because another node may have sent events until now. */
  readonly #pace = new Pace()
  #hasWork: boolean
  #workNotices = 0
  #isLeaving = false
  #isRetired = false
  /** New events. */
  readonly #log: LogReader
  /** Retries that are due. */
  readonly #due: DueDeliveries
  /** Events that wait for earlier ones of their objects. */
  readonly #objects: ObjectOrder
  /** Whether a new event precedes the next retry. They take turns. */
  // The value only decides whether a new lane begins with a new event or with a retry. After that it takes them in turn.
  // Stryker disable next-line BooleanLiteral
  #isEventNext = false
  /** The latest replay of the stream. It stays here after its end, so that an older state of the stream does not begin it again. */
  #replay: Replay | null = null
  /** Number of attempts that have begun since the last event of the replay. */
  #sinceReplay = 0
  /** Ids of events that a replay sends, with an attempt in flight. */
  readonly #replaying = new Set<string>()
  readonly #parts: LaneParts
  readonly #flights = new Map<string, Flight>()
  readonly #ledger: Ledger
  readonly #notices: StreamNotices

  constructor(dispatched: DispatchedStream, parts: LaneParts) {
    const { stream, cursor, health, probeAt, hasWork } = dispatched
    const { events, feed, store, samples, wake } = parts
    this.id = stream.id
    this.#parts = parts
    this.#current = dispatched
    this.#health = health
    this.#circuit = circuitAfter(health.failuresInRow, probeAt)
    this.#notices = new StreamNotices(probeAt !== null)
    this.#hasWork = hasWork
    this.#log = new LogReader(cursor, streamFilter(stream), { events, feed, wake: () => wake(this) })
    this.#due = new DueDeliveries(stream.id, store)
    this.#objects = new ObjectOrder(stream.id, store)
    this.#ledger = new Ledger(dispatched, samples.ofStream())
    this.#pace.set(stream.max_events_per_second ?? 0)
  }

  get stream(): DispatchedStream['stream'] {
    return this.#current.stream
  }

  get claim(): Claim {
    return this.#current.claim
  }

  /** The version of the configuration with which attempts begin. */
  get version(): number {
    return this.#current.version
  }

  get circuit(): Circuit {
    return this.#circuit
  }

  /** How many attempts may be in flight while the service is busy. */
  get window(): number {
    return this.#window
  }

  /** Drops events that were read ahead, because some may have been erased since. */
  forgetEvents(): void {
    this.#log.rest()
    this.#replay?.rest()
    // An erasure may have deleted the row for which another waited.
    this.lookForDue()
  }

  /** Applies the current state of the stream. Records that this node has acted on all changes up to the claim's revision. */
  reconfigure(dispatched: DispatchedStream): void {
    const { stream, claim, version, round, cursor, skippedTo, health, hasWork } = dispatched
    const before = this.#current
    this.#current = dispatched
    if (version !== before.version) this.#circuit = closedCircuit
    // A stream that is enabled again has a new health, even if its round goes on.
    if (round !== before.round || health.lastSuccessAt > this.#health.lastSuccessAt) this.#health = health
    if (round !== before.round) this.#ledger.leave(before.round, this.#log.cursor)
    if (version !== before.version || round !== before.round || skippedTo !== before.skippedTo)
      this.#writeHeld()
    // Results of the earlier round, or of skipped events, may be unwritten, so the store does not count them as work yet.
    this.#hasWork = hasWork || round !== before.round || skippedTo !== before.skippedTo
    this.#workNotices++
    this.#due.reset()
    this.#pace.set(stream.max_events_per_second ?? 0)
    this.#log.reconfigure(cursor, streamFilter(stream))
    this.#takeUpReplay()
    this.#ledger.actOn(claim.revision)
  }

  /** Begins no more attempts, because the stream will be released for another node. */
  leave(): void {
    this.#isLeaving = true
    this.#writeHeld()
  }

  /** Begins no more attempts and writes no more results, because the stream is deleted or held by another node. */
  retire(): void {
    this.#isRetired = true
    this.#log.close()
    this.#replay?.close()
  }

  /** Whether the stream itself allows one more attempt now. @param now milliseconds since 1970 */
  hasRoom(now: number): boolean {
    return this.#hasPlace(now) && this.#pace.nextAt(now) <= now
  }

  /** Whether the stream allows one more attempt as soon as its pace does. */
  #hasPlace(now: number): boolean {
    if (this.#current.stream.status !== 'enabled' || this.#isRetired || this.#isLeaving) return false
    if (this.#ledger.size + this.#flights.size >= limits.unwrittenResults) return false
    return this.#flights.size < attemptsAllowed(this.#circuit, now)
  }

  /** Whether an attempt that begins now is a probe. */
  isProbed(now: number): boolean {
    return circuitState(this.#circuit, now) === 'half_open'
  }

  /**
   * When a timer must wake the lane, in milliseconds since 1970; null if never. A lane without room needs a timer only for its pace
   * or to probe its target: otherwise the end of an attempt or a commit wakes it.
   */
  wakeAt(now: number): number | null {
    if (this.hasRoom(now)) return this.#due.nextAt
    if (this.#hasPlace(now)) return this.#pace.nextAt(now)
    return circuitState(this.#circuit, now) === 'open' ? this.#circuit.probeAt : null
  }

  /** The next delivery to attempt; null if `fill` must read first: none is in memory, or a retry that is due is next. */
  next(now: number): Candidate | null {
    const ready = this.#objects.peek()
    if (ready) return candidateOf(ready)
    const retry = this.#due.peek()
    const entry = this.#log.peek()
    const replayed = this.#mayReplay ? (this.#replay?.peek() ?? null) : null
    if (replayed && this.#sinceReplay >= replayedOf - 1) return this.#newDelivery(replayed, true)
    // Alternate, so that many retries do not delay new events, and many new events do not delay retries.
    if (retry && (!entry || !this.#isEventNext)) return candidateOf(retry)
    if (!this.#isEventNext && this.#due.isToRead(now)) return null
    if (entry) return this.#newDelivery(entry)
    // A replay sends events only when no others are left.
    return replayed && this.#log.isDrained && !this.#due.isToRead(now)
      ? this.#newDelivery(replayed, true)
      : null
  }

  /** Reads the next deliveries. @returns false if there is nothing more to read now; even after true, `next` may return null */
  async fill(now: number): Promise<boolean> {
    const foundDue = await this.#due.fill(now, () => this.unsettled, this.#current.skippedTo)
    if (!foundDue) this.#isEventNext = true
    const foundNew = await this.#log.fill()
    const replay = this.#mayReplay ? this.#replay : null
    const found =
      foundDue ||
      foundNew ||
      this.#log.peek() !== null ||
      (replay !== null && (replay.peek() !== null || (await replay.fill())))
    if (this.#isOrdered) await this.#objects.look(this.#keysAhead)
    return found
  }

  /** Reads due deliveries again, because stepwise work may have made some due. */
  lookForDue(): void {
    this.#due.dueBy(0)
  }

  /** Begins the attempt of the delivery that `next` returned. */
  begin(candidate: Candidate, now: number): Flight {
    const { delivery, json, since } = candidate
    this.#shift(candidate)
    this.#pace.take(now)
    this.#objects.begin(delivery)
    if (delivery.isReplay) this.#replaying.add(delivery.eventId)
    if (delivery.state === 'accepted' && delivery.isReplay) {
      this.#replay?.countSent()
      // Not when an event expires: many that have waited for too long then expire at once.
      this.#sinceReplay = 0
    } else if (delivery.state === 'accepted' && this.#notices.isNewlyBehind(since, now))
      this.#enter(
        'event_stream.behind',
        `The oldest waiting event was accepted at ${new Date(since).toISOString()}.`,
      )
    if (delivery.state === 'waiting') this.#ledger.beginStored(delivery)
    const { stream, version } = this.#current
    const flight = { delivery: begin(delivery), json, stream, version, isProbe: this.isProbed(now) }
    this.#flights.set(delivery.eventId, flight)
    return flight
  }

  /** Lets the delivery that `next` returned wait for earlier ones of its object. */
  hold(candidate: Candidate): void {
    const { delivery } = candidate
    this.#shift(candidate)
    if (delivery.state === 'accepted' && !this.#objects.hold(delivery)) this.#writeRow(delivery)
  }

  /** Fails the delivery that `next` returned, because its event has waited for too long. */
  expire(candidate: Candidate, now: number): void {
    this.#shift(candidate)
    this.#objects.begin(candidate.delivery)
    this.#ledger.expire(candidate.delivery, now)
    this.#objects.end(candidate.delivery, 'failed', true)
    this.#health = healthAfter(this.#health, 'failed', now)
  }

  /** Whether an attempt whose event has been read may go on: its stream has not changed, and stays with this node. */
  mayGoOn({ version }: Flight): boolean {
    return version === this.version && !this.#isRetired && !this.#isLeaving
  }

  /** Gives up an attempt before its event is sent. The delivery is due again at `dueAt`, unless its event was skipped. */
  abandon({ delivery }: Flight, dueAt: number): void {
    this.#land(delivery)
    const isSkipped = this.#isSkipped(delivery)
    const isWritten = this.#ledger.abandon(delivery, isSkipped ? null : dueAt)
    this.#writeRows(this.#objects.end(delivery, isSkipped ? 'skipped' : 'waiting', isWritten))
    this.#wait(delivery, dueAt)
  }

  /** Ends an attempt whose answer is not awaited, for a reason in a sentence. Its delivery is due at once, unless its event was skipped. */
  cutOff({ delivery }: Flight, message: string, timing: Pick<Timing, 'startedAt' | 'now'>): void {
    this.#land(delivery)
    const isSkipped = this.#isSkipped(delivery)
    this.#ledger.cutOff(delivery, message, { ...timing, isSkipped })
    this.#writeRows(this.#objects.end(delivery, isSkipped ? 'skipped' : 'waiting', true))
  }

  /** Ends an attempt whose event was erased. The erasure has deleted the row of its delivery. */
  drop({ delivery }: Flight): void {
    this.#land(delivery)
    this.#ledger.drop(delivery)
    this.#objects.end(delivery, 'dropped', false)
    this.lookForDue()
  }

  /**
   * Records the outcome of an attempt.
   *
   * @returns the reason to disable the stream, if its target is gone or has failed for too long
   */
  settle(flight: Flight, outcome: Outcome, timing: Timing): string | null {
    const { delivery, version, isProbe } = flight
    const { now, startedAt } = timing
    this.#land(delivery)
    this.#window = windowAfter(this.#window, now - startedAt, this.#flights.size)
    const isOver = this.#current.stream.status === 'disabled' || delivery.round !== this.#current.round
    const isAgain = delivery.sequence !== null && delivery.sequence <= this.#current.stoppedAt
    const isSkipped = this.#isSkipped(delivery)
    const isStored = this.#ledger.isStored(delivery) || isAgain
    const { state } = this.#ledger.settle(delivery, outcome, { ...timing, isOver, isAgain, isSkipped })
    const isWritten = isStored || state === 'waiting' || state === 'failed'
    this.#writeRows(this.#objects.end(delivery, state, isWritten))
    // Attempts under an earlier configuration do not affect circuit and health.
    if (version !== this.version) return null
    this.#circuit = afterAttempt(this.#circuit, outcome, isProbe, now)
    if (circuitState(this.#circuit, now) === 'open') this.forgetEvents()
    const notice = this.#notices.afterAttempt(this.#circuit, outcome, now)
    if (notice) this.#enter(notice, 'message' in outcome ? outcome.message : undefined)
    if (delivery.isTest) return null
    this.#health = healthAfter(this.#health, state, now)
    return this.#isRetired ? null : reasonToDisable(outcome, this.#health, now)
  }

  /** Whether so many results are unwritten that attempts must soon wait for a commit. */
  get isHalfFull(): boolean {
    return 2 * this.#ledger.size >= limits.unwrittenResults
  }

  /** Whether there are changes to write. False for a retired lane, because the store would ignore its changes. */
  get isToBeWritten(): boolean {
    return !this.#isRetired && this.#ledger.isToBeWritten
  }

  /** Whether the cursor or the position of the replay has moved since it was last written. */
  get hasMoved(): boolean {
    const hasReplayed = this.#replay?.hasMoved ?? false
    return !this.#isRetired && (this.#ledger.isBehind(this.#log.cursor) || hasReplayed)
  }

  /** Whether a replay has come to its end, which is not in the store yet. */
  get hasEndedReplay(): boolean {
    return !this.#isRetired && this.#replay !== null && this.#replay.isOver && this.#replay.hasMoved
  }

  /** The number of the last commit of the lane's changes that is in the store. */
  get commits(): number {
    return this.#ledger.commits
  }

  /** The changes to write. Returns the same changes until `confirm` is called. */
  take(): DispatchChanges {
    const { claim, version, round } = this.#current
    const standing = {
      ...claim,
      version,
      round,
      cursor: this.#log.cursor,
      replay: this.#replay?.progress ?? null,
      health: this.#health,
      probeAt: this.#circuit.probeAt,
    }
    // The cursor has passed those that wait in memory too.
    const underWay = [
      ...[...this.#flights.values()].map(({ delivery }) => delivery),
      ...this.#objects.waiting.map(begin),
    ]
    const dropped = (count: number) =>
      noticeOf(this.stream, 'events.dropped', `Events that were not delivered in time: ${count}.`)
    return this.#ledger.take(standing, underWay, dropped)
  }

  /** Call when the changes are in the store. */
  confirm(written: DispatchChanges): void {
    this.#ledger.confirm(written)
    if (written.replay && written.replay.id === this.#replay?.id) this.#replay.confirm(written.replay)
    for (const { delivery, dueAt } of written.waiting) this.#wait(delivery, dueAt)
    const ended = [
      ...written.waiting.map(({ delivery }) => delivery),
      ...written.failed,
      ...written.delivered,
    ]
    const mayBeDue = ended.filter(delivery => this.#objects.confirm(delivery)).length > 0
    if (mayBeDue) this.lookForDue()
  }

  /** Ids of deliveries whose rows in the store are out of date. */
  get unsettled(): ReadonlySet<string> {
    const held = this.#objects.waiting.map(({ eventId }) => eventId)
    return new Set([...this.#flights.keys(), ...this.#ledger.endedIds, ...held])
  }

  /** Whether the stream may have stepwise work. */
  get hasWork(): boolean {
    return this.#hasWork
  }

  /** Grows with each notice of work. */
  get workNotices(): number {
    return this.#workNotices
  }

  /** Call when a step has found no work. @param notices `workNotices` before the step, which may have missed later work */
  endWork(notices: number): void {
    if (notices === this.#workNotices) this.#hasWork = false
  }

  /** Whether this node has nothing left to do for the stream. */
  get isDone(): boolean {
    const isOver = this.#current.stream.status === 'disabled' && !this.#hasWork
    return (this.#isLeaving || isOver) && this.#flights.size === 0 && !this.isToBeWritten
  }

  /** Whether the event of a delivery was skipped after its attempt began. */
  #isSkipped({ sequence, round, isReplay }: Delivery): boolean {
    return (
      !isReplay && sequence !== null && sequence <= this.#current.skippedTo && round === this.#current.round
    )
  }

  /** Whether the replay may send one more event. It leaves places and room for results to other deliveries. */
  get #mayReplay(): boolean {
    if (!this.#replay || this.#replay.isOver) return false
    // Work that ends deliveries must not meet deliveries of the same events.
    if (this.#hasWork || this.#replaying.size >= limits.replayAttempts) return false
    return 2 * (this.#ledger.size + this.#flights.size) < limits.unwrittenResults
  }

  /** Begins the replay of the current state, or goes on with it. */
  #takeUpReplay(): void {
    const { stream, replay } = this.#current
    if (replay?.id === this.#replay?.id) {
      this.#replay?.reconfigure(streamFilter(stream))
      return
    }
    this.#replay?.close()
    this.#replay =
      replay &&
      new Replay(replay, this.#log.cursor, {
        filter: streamFilter(stream),
        events: this.#parts.events,
        memory: this.#parts.feed.memory,
        prepare: events => this.#prepare(replay.id, events),
      })
  }

  /** Prepares the next events of a replay. Also leaves out those with an attempt in flight, or an unwritten result. */
  async #prepare(replayId: number, events: readonly LogEntry[]) {
    const before = this.unsettled
    const { left, restarted } = await this.#parts.store.prepareReplay(this.claim, replayId, events)
    if (restarted > 0) this.lookForDue()
    return { left: [...left, ...before, ...this.unsettled], restarted }
  }

  get #isOrdered(): boolean {
    return this.#current.stream.order === 'object'
  }

  /** The object of an event of the log. A replay has an order of its own: its events do not wait for others, nor others for them. */
  #objectKeyOf(entry: ShownEntry, isReplay: boolean): string | null {
    const key = this.#isOrdered ? objectKeyOf(entry) : null
    return key !== null && isReplay ? `replay ${key}` : key
  }

  /** The objects of the events that are read ahead. */
  get #keysAhead(): ReadonlySet<string> {
    const ofReplay = this.#replay?.ahead ?? []
    return new Set([
      ...this.#log.ahead.flatMap(entry => this.#objectKeyOf(entry, false) ?? []),
      ...ofReplay.flatMap(entry => this.#objectKeyOf(entry, true) ?? []),
    ])
  }

  /** The next event of the log; null if `fill` must first read it, or find out whether it is held. */
  #newDelivery(entry: ShownEntry | DroppedEntry, isReplay = false): Candidate | null {
    const { id, type, sequence, acceptedAt, frame } = entry
    if (this.#isOrdered && !frame) {
      if (isReplay) this.#replay?.readAgain()
      else this.#log.readAgain()
      return null
    }
    const objectKey = frame && this.#objectKeyOf(entry, isReplay)
    const isHeld = objectKey !== null && this.#objects.isBlocked(objectKey)
    if (isHeld === null) return null
    const bytes = frame ? frame.length : entry.bytes
    const { round } = this.#current
    const delivery = accepted(
      { eventStreamId: this.id, eventId: id, eventType: type, sequence, objectKey, acceptedAt, bytes, round },
      isReplay,
    )
    return { delivery, json: frame && eventJsonOf(frame), since: acceptedAt, isHeld }
  }

  /** Writes the events that wait in memory for earlier ones of their objects, because this lane may not begin them. */
  #writeHeld(): void {
    this.#writeRows(this.#objects.clear())
  }

  #writeRows(deliveries: readonly Delivery<'accepted'>[]): void {
    for (const delivery of deliveries) this.#writeRow(delivery)
  }

  /** Lets an event wait in the store, if it has no row yet. It is due once the rows of earlier events of its object are gone. */
  #writeRow(delivery: Delivery<'accepted'>): void {
    const dueAt = this.#isSkipped(delivery) ? null : 0
    if (this.#ledger.abandon(begin(delivery), dueAt)) this.#objects.addRow(delivery)
    else this.#wait(delivery, 0)
  }

  /** Adds a notice about the stream to the log of the tenant. The next commit writes it. */
  #enter(notice: Notice, detail: string | undefined): void {
    this.#ledger.enter(noticeOf(this.stream, notice, detail))
  }

  /** Removes the delivery that `next` returned. */
  #shift({ delivery }: Candidate): void {
    if (delivery === this.#objects.peek()) {
      this.#objects.shift()
      return
    }
    if (delivery.state === 'accepted' && delivery.isReplay) {
      this.#replay?.shift()
      return
    }
    this.#sinceReplay++
    // `fill` may not be called for long. After a failed read, it reads the page again.
    if (this.#sinceReplay % replayedOf === 0 && this.#mayReplay) this.#replay?.fill().catch(() => {})
    this.#isEventNext = delivery.state === 'waiting'
    if (this.#isEventNext) this.#due.shift()
    else this.#log.shift()
  }

  /** Removes an attempt from those in flight. */
  #land({ eventId }: Delivery): void {
    this.#flights.delete(eventId)
    this.#replaying.delete(eventId)
  }

  /** Notes that a delivery waits for its next attempt, or for stepwise work, which ends deliveries of a stream that was disabled. */
  #wait({ round }: Delivery, dueAt: number): void {
    this.#due.dueBy(dueAt)
    const { stream, round: current } = this.#current
    if (round === current && stream.status === 'enabled') return
    this.#hasWork = true
    this.#workNotices++
  }
}

type Notice = Parameters<typeof systemEntry>[0]

/** The entry of the log of the tenant about a stream. */
export function noticeOf(
  { id, name }: DispatchedStream['stream'],
  notice: Notice,
  detail: string | undefined,
): NewLogEntry {
  return systemEntry(notice, {
    resource: { type: 'event_stream', id, name },
    ...(detail !== undefined && { detail: detail.slice(0, limits.logDetailCharacters) }),
  })
}

/** A delivery that waited for its next attempt, or for an earlier event of its object. Test events and redeliveries have no sequence. */
function candidateOf(delivery: Candidate['delivery']): Candidate {
  const { attempts, sequence, acceptedAt } = delivery
  const first = sequence === null ? undefined : attempts[0]
  const since = first ? Date.parse(first.timestamp) : (acceptedAt ?? Number.POSITIVE_INFINITY)
  return { delivery, json: null, since, isHeld: false }
}
