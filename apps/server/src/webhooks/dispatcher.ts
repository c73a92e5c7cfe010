import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StoreError } from '../errors.ts'
import type { WatchedClock } from '../events/clock.ts'
import type { EventLog } from '../events/event-log.ts'
import { limits } from '../limits.ts'
import { Attempts } from './attempts.ts'
import { Commits, type Committed } from './commits.ts'
import type { Outcome } from './delivery.ts'
import type { Claim, DispatchedStream, DispatchStore } from './dispatch-store.ts'
import { type Flight, Lane } from './lane.ts'
import { LogFeed } from './log-reader.ts'
import type { WebhookSender } from './send.ts'
import { StreamWork } from './stream-work.ts'
import { reasonToDisable } from './target-health.ts'

/** Interval at which the cursors of streams without new results are written, in milliseconds. */
const cursorsEveryMs = 10_000
/** Interval of checks whether the holder of a stream has acted on a change, in milliseconds. */
const actedOnPollMs = 50

/** Sends the events of the log to the destinations of the event streams. */
export interface Dispatcher {
  /**
   * Call after a stream was created, changed or deleted, or has a new delivery. Resolves once the holder of the stream has
   * acted on the change: all attempts that begin later use the new state. Also waits for stepwise work of the stream, for at
   * most a second.
   *
   * @throws {StoreError} when no node confirms the change in time; it is still applied later
   */
  notice(eventStreamId: string): Promise<void>
  /** The streams that this node holds, by id. */
  readonly lanes: ReadonlyMap<string, Lane>
  /**
   * Starts no more attempts, waits for a limited time for those in flight, and commits their results. Deliveries whose
   * attempts take longer are attempted again at the next start.
   */
  stop(): Promise<void>
}

/** Starts the dispatcher. Deliveries that were in flight when the previous process ended are due at once. */
export async function startDispatcher(parts: DispatcherParts): Promise<Dispatcher> {
  const { events, store, clock, sender, leaseMs, log } = parts
  const lanes = new Map<string, Lane>()
  const feed = new LogFeed()
  const commits = new Commits({ store, log, onCommitted })
  const stopping = new AbortController()
  /** Whether attempts wait because the lease of this node has run out. */
  let awaitsLease = false
  const mayBegin = () => {
    if (stopping.signal.aborted || commits.isFailing) return false
    awaitsLease ||= !store.isHolding()
    return !awaitsLease
  }
  const onChange = (lane: Lane) => {
    commits.add(lane)
    work.begin(lane)
  }
  const attempts = new Attempts({ ...parts, mayBegin, onSettled, onChange })
  const wake = (lane: Lane) => attempts.wake(lane)
  const claims = new Claims(lanes, store, openLane)
  const work = new StreamWork({ store, log, flush: lane => commits.flush(lane), onStep })

  function openLane(dispatched: DispatchedStream): Lane {
    const lane = new Lane(dispatched, { events, feed, store, wake })
    // A stopping node acts on a change of a free stream, and then releases the stream for other nodes at once.
    lane.isLeaving = stopping.signal.aborted
    return lane
  }

  function onSettled(lane: Lane, { delivery, version }: Flight, outcome: Outcome): void {
    commits.add(lane)
    // Ignore results of an earlier configuration, and of streams that this node no longer holds.
    if (delivery.isTest || lane.version !== version || lanes.get(lane.id) !== lane) return
    const reason = reasonToDisable(outcome, lane.health, clock.now())
    if (reason) void disable(lane, reason)
  }

  async function disable(lane: Lane, reason: string): Promise<void> {
    try {
      if (!(await store.disable(lane.claim, lane.version, reason))) return
      log.warn({ event_stream_id: lane.id, reason }, 'the service has disabled an event stream')
      await notice(lane.id)
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'an event stream cannot be disabled')
    }
  }

  /** Called after each step of a stream's work, because the step may have made deliveries due. */
  function onStep(lane: Lane): void {
    letGo([lane])
    lane.candidates.dueBy(0)
    attempts.wake(lane)
  }

  function onCommitted({ written, lost, hasRecovered }: Committed): void {
    for (const lane of lost) claims.drop(lane)
    for (const lane of written) attempts.wake(lane)
    letGo(written)
    if (hasRecovered) for (const lane of lanes.values()) attempts.wake(lane)
  }

  const lookSoon = coalesce(async () => {
    if (stopping.signal.aborted) return
    await look().catch(error => log.error({ err: error }, 'event streams cannot be claimed'))
  })

  async function look(): Promise<void> {
    try {
      await claims.look(takeUp)
      letGo([...lanes.values()])
      for (const lane of lanes.values()) work.begin(lane)
    } finally {
      if (awaitsLease && store.isHolding()) {
        awaitsLease = false
        for (const lane of lanes.values()) attempts.wake(lane)
      }
    }
  }

  /** Starts the work of a new or changed lane. */
  function takeUp(lane: Lane): void {
    commits.add(lane)
    attempts.wake(lane)
    work.begin(lane)
  }

  /** Releases the streams of lanes that have nothing left to do, or are leaving and have no unwritten results. */
  function letGo(some: readonly Lane[]): void {
    const isDone = (lane: Lane) => lane.isDone
    claims.release(some.filter(isDone), isDone).catch(error => {
      log.warn({ err: error }, 'event streams cannot be released')
    })
  }

  async function notice(id: string): Promise<void> {
    try {
      // By this deadline, a holder that does not respond has lost its lease, and another node has taken the stream over.
      const deadline = performance.now() + 2 * leaseMs
      for (let change: number | null = null; ; await delay(actedOnPollMs)) {
        const lane = await claims.notice(id)
        if (lane) {
          takeUp(lane)
          await commits.flush(lane)
        }
        change = lane ? null : await store.unnoticedChange(id, change)
        if (change === null) break
        if (performance.now() > deadline)
          throw new StoreError('No node has acted on the change of an event stream.')
      }
      await work.ofStream(id)
    } catch (error) {
      // Claim streams soon, because this also finds the change.
      lookSoon()
      throw error
    }
  }

  const stopFollowing = feed.follow(events)
  const stopRenewing = renewEvery(leaseMs / 3, store, log)
  const lookTimer = setInterval(lookSoon, leaseMs / 3).unref()
  const cursorsTimer = setInterval(() => {
    for (const lane of lanes.values()) if (lane.hasMoved) commits.add(lane)
  }, cursorsEveryMs).unref()
  store.onChange(lookSoon)
  await look()

  return {
    lanes,
    notice,
    async stop() {
      stopping.abort()
      stopFollowing()
      clearInterval(lookTimer)
      clearInterval(cursorsTimer)
      // Other nodes take each stream as soon as its attempts are over.
      for (const lane of lanes.values()) {
        lane.isLeaving = true
        if (lane.hasMoved) commits.add(lane)
      }
      letGo([...lanes.values()].filter(lane => !lane.hasMoved))
      const drained = new AbortController()
      const late = delay(1_000 * limits.shutdownSeconds, undefined, { ref: false, signal: drained.signal })
      await Promise.race([attempts.drain(), late.catch(() => {})])
      drained.abort()
      attempts.stop()
      await work.stop()
      for (const lane of lanes.values()) if (lane.isToBeWritten || lane.hasMoved) commits.add(lane)
      try {
        await commits.close()
      } catch (error) {
        log.error({ err: error }, 'deliveries cannot be written')
      }
      await claims.release([...lanes.values()], () => true).catch(() => {})
      await stopRenewing()
      await store.leave().catch(() => {})
      await sender.close()
    },
  }
}

/** What the dispatcher works with. */
export interface DispatcherParts {
  readonly events: EventLog
  readonly store: DispatchStore
  /** The clock for due times and for the timestamps of attempts. All nodes that share a store must use the same clock. */
  readonly clock: WatchedClock
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** How long an event may wait for its delivery, in milliseconds: twice the retention of events. */
  readonly expiryMs: number
  /** How long a node that does not answer keeps its streams, in milliseconds, if several nodes share the store. */
  readonly leaseMs: number
  readonly log: Logger
}

/**
 * Renews the lease of this node at an interval. Does not wait for claims and releases: with thousands of streams they take
 * longer than a lease.
 *
 * @returns a function that stops the renewal, and resolves when none is in flight
 */
export function renewEvery(ms: number, store: DispatchStore, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    for (;;) {
      await delay(ms, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await store.renew().catch(error => log.error({ err: error }, 'the lease cannot be renewed'))
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}

/** Wraps work so that it never runs concurrently. Any number of calls during a run cause one more run. */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isToRunAgain = false
  return function run() {
    isToRunAgain = isRunning
    if (isRunning) return
    isRunning = true
    void work().finally(() => {
      isRunning = false
      if (isToRunAgain) run()
    })
  }
}

/** Number of streams read or released in one call. */
const pageSize = 200

/** Updates the lanes of this node when it gains or loses streams, and when streams change. */
export class Claims {
  readonly #lanes: Map<string, Lane>
  readonly #store: DispatchStore
  readonly #openLane: (dispatched: DispatchedStream) => Lane
  #last: Promise<unknown> = Promise.resolve()

  /** @param openLane creates the lane of a stream that is new to this node */
  constructor(
    lanes: Map<string, Lane>,
    store: DispatchStore,
    openLane: (dispatched: DispatchedStream) => Lane,
  ) {
    this.#lanes = lanes
    this.#store = store
    this.#openLane = openLane
  }

  /**
   * Claims streams and updates their lanes.
   *
   * @param onChange called with each new or changed lane, even if the update of a later lane fails
   */
  look(onChange: (lane: Lane) => void): Promise<void> {
    return this.#inTurn(async () => {
      // Read the numbers first: a commit during the query makes the number of its lane higher than the one in the answer.
      const before = [...this.#lanes.values()].map(lane => ({ lane, commits: lane.commits }))
      const { held, surplus } = await this.#store.claim()
      const claims = new Map(held.map(claim => [claim.eventStreamId, claim]))
      /** Lanes that know a commit or a change which a failover has lost. */
      const ahead: Lane[] = []
      for (const { lane, commits } of before) {
        const claim = claims.get(lane.id)
        if (claim?.fence !== lane.claim.fence) this.drop(lane)
        else if (claim.commits < commits || claim.revision < lane.claim.revision) ahead.push(lane)
      }
      await this.#giveUp(ahead)
      const changed = held.filter(claim => this.#isNews(claim)).map(({ eventStreamId }) => eventStreamId)
      for (let start = 0; start < changed.length; start += pageSize)
        for (const lane of await this.#update(changed.slice(start, start + pageSize))) onChange(lane)
      this.#leaveSome(surplus)
    })
  }

  /** Updates the lane of one stream. @returns the lane, or null if this node does not hold the stream */
  async notice(eventStreamId: string): Promise<Lane | null> {
    const [lane = null] = await this.#inTurn(() => this.#update([eventStreamId]))
    return lane
  }

  /** Removes a lane whose stream is deleted or held by another node. Its results are not written. */
  drop(lane: Lane): void {
    lane.retire()
    if (this.#lanes.get(lane.id) === lane) this.#lanes.delete(lane.id)
  }

  /**
   * Releases streams for other nodes.
   *
   * @param isToGo whether to release a stream; called after earlier updates, because they can change the answer
   * @throws when the store does not answer; other nodes then take the streams when this node's lease ends
   */
  async release(lanes: readonly Lane[], isToGo: (lane: Lane) => boolean): Promise<void> {
    for (let start = 0; start < lanes.length; start += pageSize) {
      const page = lanes.slice(start, start + pageSize)
      // Take turns with claims, so that this node does not claim the streams again before the store has released them.
      await this.#inTurn(async () => {
        const going = page.filter(lane => this.#lanes.get(lane.id) === lane && isToGo(lane))
        for (const lane of going) this.drop(lane)
        if (going.length > 0) await this.#store.release(going.map(({ claim }) => claim))
      })
    }
  }

  /**
   * Releases the streams of lanes, and drops the lanes. A new lane then gets a new fence, so that the store ignores a commit of
   * the old lane that is still in flight.
   */
  async #giveUp(lanes: readonly Lane[]): Promise<void> {
    for (let start = 0; start < lanes.length; start += pageSize) {
      const page = lanes.slice(start, start + pageSize)
      await this.#store.release(page.map(({ claim }) => claim))
      for (const lane of page) this.drop(lane)
    }
  }

  /** Runs updates one after the other, so that an older state never overwrites a newer one. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  #isNews({ eventStreamId, revision }: Claim): boolean {
    return (this.#lanes.get(eventStreamId)?.claim.revision ?? -1) < revision
  }

  async #update(ids: readonly string[]): Promise<readonly Lane[]> {
    const found = new Map(
      (await this.#store.streams(ids)).map(dispatched => [dispatched.stream.id, dispatched]),
    )
    return ids.flatMap(id => {
      const dispatched = found.get(id)
      const known = this.#lanes.get(id)
      if (known && known.claim.fence !== dispatched?.claim.fence) this.drop(known)
      if (!dispatched) return []
      const lane = this.#lanes.get(id) ?? this.#openLane(dispatched)
      this.#lanes.set(id, lane)
      lane.reconfigure(dispatched)
      return [lane]
    })
  }

  /** Marks lanes as leaving if this node holds more than its share, so that other nodes can take them. */
  #leaveSome(surplus: number): void {
    // Lanes that are leaving already come first, because new lanes are added at the end.
    for (const lane of [...this.#lanes.values()].slice(0, surplus)) lane.isLeaving = true
  }
}
