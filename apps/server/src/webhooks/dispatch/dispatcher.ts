import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventLog } from '../../events/event-log.ts'
import { limits } from '../../limits.ts'
import { StoreError } from '../../problem.ts'
import type { WebhookSender } from '../send/attempt.ts'
import type { Outcome } from '../send/outcome.ts'
import { Attempts } from './attempts.ts'
import { Claims } from './claims.ts'
import { coalesce } from './coalesce.ts'
import { Commits, type Committed } from './commits.ts'
import { reasonToDisable } from './disable-rule.ts'
import type { DispatchStore } from './dispatch-store.ts'
import { type Flight, Lane } from './lane.ts'
import { LogFeed } from './log-feed.ts'
import { StreamWork } from './stream-work.ts'

/** How often cursors are written that have passed events which their streams have not subscribed to. */
const cursorsEveryMs = 10_000
/** How often to look whether the node that holds a stream has acted on a change. */
const actedOnPollMs = 50

/** Sends the events of the log to the destinations of the event streams. */
export interface Dispatcher {
  /**
   * Takes notice of a stream that was created, changed or deleted, or got something to attempt. Resolves once the node that holds it
   * acts on it: no attempt begins any more as the stream was before, and what there was to do step by step is done, unless that takes
   * longer than a second.
   *
   * @throws {StoreError} when that cannot be seen to; it is tried again nevertheless
   */
  notice(eventStreamId: string): Promise<void>
  /** The streams that this node holds, by id. */
  readonly lanes: ReadonlyMap<string, Lane>
  /**
   * Starts no more attempts, waits a while for those under way, and commits what they came to. Those that take longer are
   * made again at the next start.
   */
  stop(): Promise<void>
}

export interface DispatcherParts {
  readonly events: EventLog
  readonly store: DispatchStore
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** How long an event may wait for its delivery, in milliseconds. */
  readonly patienceMs: number
  /** How long a stream stays with a node that does not answer, where several nodes share the store. */
  readonly leaseMs: number
  readonly log: Logger
}

/** Takes up where the last run ended: what was under way then is due now. */
export async function startDispatcher(parts: DispatcherParts): Promise<Dispatcher> {
  const { events, store, sender, retryDelays, patienceMs, leaseMs, log } = parts
  const lanes = new Map<string, Lane>()
  const feed = new LogFeed(await events.head())
  const commits = new Commits({ store, log, onCommitted })
  const stopping = new AbortController()
  const mayBegin = () => !stopping.signal.aborted && !commits.isFailing && store.isHolding()
  const onExpired = (lane: Lane) => commits.add(lane)
  const attempts = new Attempts({
    store,
    sender,
    retryDelays,
    patienceMs,
    log,
    mayBegin,
    onSettled,
    onExpired,
  })
  const wake = (lane: Lane) => attempts.wake(lane)
  const claims = new Claims(lanes, store, dispatched => new Lane(dispatched, { events, feed, store, wake }))
  const work = new StreamWork({ store, log, flush: lane => commits.flush(lane), onStep })

  function onSettled(lane: Lane, { delivery, version }: Flight, outcome: Outcome): void {
    commits.add(lane)
    // Of another configuration, or of another node's stream by now, it says nothing more.
    if (delivery.isTest || lane.version !== version || lanes.get(lane.id) !== lane) return
    const reason = reasonToDisable(outcome, lane.health, Date.now())
    if (reason) void disable(lane, reason)
  }

  async function disable(lane: Lane, reason: string): Promise<void> {
    try {
      if (await store.disable(lane.id, lane.version, reason)) await notice(lane.id)
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.id }, 'an event stream cannot be disabled')
    }
  }

  /** A step of a stream's work is done. */
  function onStep(lane: Lane): void {
    if (!lane.hasWork) letGo(lane)
    lane.candidates.dueBy(0)
    attempts.wake(lane)
  }

  function onCommitted({ written, lost, hasRecovered }: Committed): void {
    for (const lane of lost) claims.drop(lane)
    for (const lane of written) {
      attempts.wake(lane)
      letGo(lane)
    }
    if (hasRecovered) for (const lane of lanes.values()) attempts.wake(lane)
  }

  const lookSoon = coalesce(async () => {
    if (stopping.signal.aborted) return
    await look().catch(error => log.error({ err: error }, 'event streams cannot be claimed'))
  })

  async function look(): Promise<void> {
    for (const lane of await claims.look()) takeUp(lane)
    for (const lane of lanes.values()) letGo(lane)
  }

  /** A lane is new, or was changed. */
  function takeUp(lane: Lane): void {
    commits.add(lane)
    attempts.wake(lane)
    work.begin(lane)
  }

  /** Lets go of a lane that has nothing left to do, or that another node is to have. */
  function letGo(lane: Lane): void {
    const isDone = () => lane.isDone
    if (!isDone() || lanes.get(lane.id) !== lane) return
    claims.release(lane, isDone).catch(error => {
      log.warn({ err: error, event_stream_id: lane.id }, 'a stream is not released')
    })
  }

  async function notice(id: string): Promise<void> {
    try {
      // A node that does not answer has lost the stream by then.
      const deadline = performance.now() + 2 * leaseMs
      for (;;) {
        const lane = await claims.notice(id)
        if (lane) {
          takeUp(lane)
          await commits.flush(lane)
        }
        if (lane || (await store.isActedOn(id)) || stopping.signal.aborted) break
        if (performance.now() > deadline) throw new StoreError('No node acts on an event stream.')
        await delay(actedOnPollMs)
      }
      await work.ofStream(id)
    } catch (error) {
      // The next look finds the change.
      lookSoon()
      throw error
    }
  }

  const stopFollowing = feed.follow(events)
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
      await Promise.race([attempts.drain(), delay(1_000 * limits.shutdownSeconds, undefined, { ref: false })])
      attempts.stop()
      await work.stop()
      for (const lane of lanes.values()) if (lane.isToBeWritten || lane.hasMoved) commits.add(lane)
      try {
        await commits.flushAll()
      } catch (error) {
        log.error({ err: error }, 'deliveries cannot be written')
      }
      await Promise.allSettled([...lanes.values()].map(lane => claims.release(lane, () => true)))
      await sender.close()
    },
  }
}
