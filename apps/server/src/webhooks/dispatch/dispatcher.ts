import { setTimeout as delay } from 'node:timers/promises'
import { StoreError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Outcome } from '../send/outcome.ts'
import { Attempts } from './attempts.ts'
import { Claims } from './claims.ts'
import { coalesce } from './coalesce.ts'
import { Commits, type Committed } from './commits.ts'
import { reasonToDisable } from './disable-rule.ts'
import type { DispatchedStream } from './dispatch-store.ts'
import type { DispatcherParts } from './dispatcher-parts.ts'
import type { Flight } from './flight.ts'
import { Lane } from './lane.ts'
import { LogFeed } from './log-feed.ts'
import { renewEvery } from './renewal.ts'
import { StreamWork } from './stream-work.ts'

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
