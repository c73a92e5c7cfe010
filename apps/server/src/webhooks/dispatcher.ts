import { setTimeout as delay } from 'node:timers/promises'
import { StoreError } from '../errors.ts'
import type { TailedLog } from '../events/tail.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import { limits } from '../limits.ts'
import { type AttemptParts, Attempts } from './attempts.ts'
import { Claims, Lease } from './claims.ts'
import { Commits, type Committed } from './commits.ts'
import { Lane, noticeOf } from './lane.ts'
import { LogFeed } from './log-reader.ts'
import { Samples } from './samples.ts'
import { StreamWork } from './stream-work.ts'

/** Interval at which the cursors of streams without new results are written, in milliseconds. */
const cursorsEveryMs = 10_000
/** Interval of checks whether the holder of a stream has acted on a change, in milliseconds. */
const actedOnPollMs = 50

interface DispatcherParts extends AttemptParts {
  readonly events: TailedLog
  /** How long a node that does not answer keeps its streams, in milliseconds, if several nodes share the store. */
  readonly leaseMs: number
}

/**
 * Sends the events of the log to the destinations of the event streams:
 *
 * 1. `Claims` claims streams for this node, and opens a lane for each (`claims.ts`, `lane.ts`).
 * 2. `LogFeed` offers the events of the log to the lanes (`log-reader.ts`).
 * 3. `Attempts` serves the lanes in turn, and attempts their deliveries (`attempts.ts`, `send.ts`).
 * 4. Each lane keeps the results of its attempts in a `Ledger` (`ledger.ts`).
 * 5. `Commits` writes the results, with the cursors of the lanes (`commits.ts`).
 *
 * Meanwhile `Lease` is renewed, and `StreamWork` does the stepwise work of streams that were changed.
 */
export class Dispatcher {
  readonly #parts: DispatcherParts
  readonly #feed = new LogFeed()
  readonly #lease: Lease
  readonly #commits: Commits
  readonly #work: StreamWork
  readonly #attempts: Attempts
  readonly #claims: Claims
  /** Claims streams soon. */
  readonly #claimSoon = coalesce(async () => {
    if (this.#isStopping) return
    await this.#claim().catch(error => {
      if (this.#isFirstThisMinute('claim'))
        this.#parts.log.error({ err: error }, 'event streams cannot be claimed')
    })
  })
  readonly #stopFollowing: () => void
  readonly #stopRenewing: () => Promise<void>
  readonly #timers: readonly NodeJS.Timeout[]
  readonly #isFirstThisMinute = createOnceAMinute()
  #isStopping = false

  /** Starts a dispatcher. Deliveries that were in flight when the previous process ended are due at once. */
  static async start(parts: DispatcherParts): Promise<Dispatcher> {
    const dispatcher = new Dispatcher(parts)
    await dispatcher.#claim()
    return dispatcher
  }

  private constructor(parts: DispatcherParts) {
    const { events, store, leaseMs, log } = parts
    this.#parts = parts
    this.#lease = new Lease(store, log)
    this.#commits = new Commits({ store, log, onCommitted: committed => this.#afterCommit(committed) })
    this.#work = new StreamWork({ store, log, commits: this.#commits, onStep: lane => this.#afterStep(lane) })
    this.#attempts = new Attempts(parts, {
      lease: this.#lease,
      commits: this.#commits,
      work: this.#work,
      disable: (lane, reason) => this.#disable(lane, reason),
    })
    const samples = new Samples()
    const wake = (lane: Lane) => this.#attempts.wake(lane)
    this.#claims = new Claims(
      store,
      dispatched => new Lane(dispatched, { events, feed: this.#feed, store, samples, wake }),
    )

    this.#stopFollowing = this.#feed.follow(events)
    events.onErasure(() => {
      for (const lane of this.lanes.values()) lane.forgetEvents()
      this.#wakeAll()
    })
    this.#stopRenewing = this.#lease.renewEvery(leaseMs / 3)
    this.#timers = [
      setInterval(this.#claimSoon, leaseMs / 3).unref(),
      setInterval(() => this.#writeCursors(), cursorsEveryMs).unref(),
    ]
    store.onChange(this.#claimSoon)
  }

  /** The streams that this node holds, by id. */
  get lanes(): ReadonlyMap<string, Lane> {
    return this.#claims.lanes
  }

  /**
   * Call after a stream was created, changed or deleted, or has a new delivery. Resolves once the holder of the stream has
   * acted on the change: all attempts that begin later use the new state. Also waits for stepwise work of the stream, for at
   * most a second.
   *
   * @throws {StoreError} when no node confirms the change in time; it is still applied later
   */
  async notice(eventStreamId: string): Promise<void> {
    try {
      await this.#actOnChange(eventStreamId)
      await this.#work.ofStream(eventStreamId)
    } catch (error) {
      // Claiming streams also finds the change.
      this.#claimSoon()
      throw error
    }
  }

  /**
   * Starts no more attempts, waits for a limited time for those in flight, and commits their results. Deliveries whose
   * attempts take longer are attempted again at the next start.
   */
  async stop(): Promise<void> {
    const { store, sender, log } = this.#parts
    this.#isStopping = true
    // The lanes leave the feed when their streams are released, so it then has no readers.
    // Stryker disable next-line CallExpression
    this.#stopFollowing()
    for (const timer of this.#timers) clearInterval(timer)
    // Other nodes take each stream as soon as its attempts are over and its cursor is written.
    this.#claims.leaveAll()
    this.#writeCursors()
    this.#releaseDone([...this.lanes.values()].filter(lane => !lane.hasMoved))
    await this.#attempts.stop(1_000 * limits.shutdownSeconds)
    await this.#work.stop()
    for (const lane of this.lanes.values()) if (lane.isToBeWritten || lane.hasMoved) this.#commits.add(lane)
    await this.#commits.close().catch(error => log.error({ err: error }, 'deliveries cannot be written'))
    await this.#claims.release([...this.lanes.values()], () => true).catch(() => {})
    await this.#stopRenewing()
    await store.leave().catch(() => {})
    await sender.close()
  }

  /** Claims streams, and starts the work of the lanes. */
  async #claim(): Promise<void> {
    try {
      await this.#claims.look(lane => this.#takeUp(lane))
      this.#releaseDone([...this.lanes.values()])
      for (const lane of this.lanes.values()) {
        this.#work.begin(lane)
        // A lane that leaves writes the events that it holds back.
        if (lane.isToBeWritten) this.#commits.add(lane)
      }
    } finally {
      // A lane that is woken without need finds nothing to attempt.
      // Stryker disable next-line ConditionalExpression
      if (this.#lease.resume()) this.#wakeAll()
    }
  }

  /** Starts what a new or changed lane has to do. */
  #takeUp(lane: Lane): void {
    this.#commits.add(lane)
    this.#attempts.wake(lane)
    this.#work.begin(lane)
  }

  /** Waits until the holder of a stream has acted on its latest change, which may be this node. */
  async #actOnChange(eventStreamId: string): Promise<void> {
    const { store, leaseMs } = this.#parts
    // By this deadline, a holder that does not respond has lost its lease, and another node has taken the stream over.
    const deadline = performance.now() + 2 * leaseMs
    let change: number | null = null
    for (;;) {
      const lane = await this.#claims.notice(eventStreamId)
      if (lane) {
        this.#takeUp(lane)
        return this.#commits.flush(lane)
      }
      change = await store.unnoticedChange(eventStreamId, change)
      if (change === null) return
      // The deadline is two leases. It makes no difference to which side the exact instant belongs.
      // Stryker disable next-line EqualityOperator
      if (performance.now() > deadline)
        throw new StoreError('No node has acted on the change of an event stream.')
      await delay(actedOnPollMs)
    }
  }

  async #disable(lane: Lane, reason: string): Promise<void> {
    const { store, log } = this.#parts
    try {
      const entry = noticeOf(lane.stream, 'event_stream.disabled', reason)
      if (!(await store.disable(lane.claim, lane.version, reason, entry))) return
      log.warn({ event_stream_id: lane.id, reason }, 'the service has disabled an event stream')
      await this.notice(lane.id)
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'an event stream cannot be disabled')
    }
  }

  /** Lets attempts go on that have waited for the commit. */
  #afterCommit({ written, lost, hasRecovered }: Committed): void {
    for (const lane of lost) this.#claims.drop(lane)
    for (const lane of written) this.#attempts.wake(lane)
    this.#releaseDone(written)
    if (hasRecovered) this.#wakeAll()
  }

  /** Lets a lane attempt the deliveries that a step of stepwise work has made due. */
  #afterStep(lane: Lane): void {
    this.#releaseDone([lane])
    lane.lookForDue()
    this.#attempts.wake(lane)
  }

  #wakeAll(): void {
    for (const lane of this.lanes.values()) this.#attempts.wake(lane)
  }

  /** Releases the streams of lanes that have nothing left to do. */
  #releaseDone(lanes: readonly Lane[]): void {
    const isDone = (lane: Lane) => lane.isDone
    this.#claims.release(lanes.filter(isDone), isDone).catch(error => {
      this.#parts.log.warn({ err: error }, 'event streams cannot be released')
    })
  }

  #writeCursors(): void {
    for (const lane of this.lanes.values()) if (lane.hasMoved) this.#commits.add(lane)
  }
}

/** Wraps work so that it never runs concurrently. Any number of calls during a run cause one more run. */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  // Stryker disable next-line BooleanLiteral: Each run assigns the variable before the end of its work reads it.
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
