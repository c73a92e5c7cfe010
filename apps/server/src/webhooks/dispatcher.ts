import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventLog } from '../events/event-log.ts'
import type { WebhookSender } from './attempt.ts'
import { reasonToDisable } from './disable.ts'
import type { Delivery, DispatchStore } from './dispatch-store.ts'
import type { Lane } from './lane.ts'
import { createLaneClaims } from './lane-claims.ts'
import { createLaneCommits } from './lane-commits.ts'
import { createLaneNotices } from './lane-notices.ts'
import { webhookRequest } from './webhook-request.ts'

/** Attempts under way at once, over all streams. One that has none under way may always start one: none waits for others. */
const maxUnderWay = 512
const retryMs = 1_000
/** How long attempts under way may take to end before the service does: less than the 10 s that it is given. */
const graceMs = 8_000

/** Sends the events of the log to the destinations of the event streams. */
export interface Dispatcher {
  /**
   * Takes notice of a stream that was created, changed or deleted. Resolves once the node that holds it acts on it: a stream
   * that was disabled has then ended what it had not delivered.
   *
   * @throws {StoreError} when that cannot be seen to
   */
  refresh(eventStreamId: string): Promise<void>
  /** Looks for deliveries of a stream that are due now. */
  wake(eventStreamId: string): void
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
  /** How long a stream stays with a node that does not answer, where several nodes share the store. */
  readonly leaseMs: number
  /** Disables a stream whose target is gone. */
  readonly disable: (eventStreamId: string, reason: string) => Promise<void>
  readonly log: Logger
}

/** Takes up where the last run ended: what was under way then is due now. */
export async function startDispatcher(parts: DispatcherParts): Promise<Dispatcher> {
  const { events, store, sender, retryDelays, leaseMs, disable, log } = parts
  const lanes = new Map<string, Lane>()
  const pumping = new Set<Lane>()
  const again = new Set<Lane>()
  const running = new Set<Promise<void>>()
  let isStopping = false
  let isStopped = false
  let dueTimer: NodeJS.Timeout | undefined
  let dueTimerAt = Number.POSITIVE_INFINITY
  const claims = createLaneClaims(lanes, {
    store,
    log,
    everyMs: leaseMs / 3,
    refresh: eventStreamId => notices.refreshUntilDone(eventStreamId),
    onHeld: pumpAll,
  })
  const commits = createLaneCommits(lanes, {
    store,
    log,
    onRecovered: pumpAll,
    onLost: claims.drop,
    onCommit: claims.letGo,
  })
  const notices = createLaneNotices(lanes, {
    events,
    store,
    claims,
    commits,
    leaseMs,
    log,
    pump: lane => void pump(lane),
    isStopping: () => isStopping,
  })
  await claims.look()
  const stopListening = events.onGrowth(pumpAll)

  function pumpAll(): void {
    for (const lane of lanes.values()) void pump(lane)
  }

  function mayBegin(): boolean {
    return !isStopping && !commits.isFailing && store.isHolding()
  }

  /** Starts attempts of a stream until there is nothing to attempt, or no place. */
  async function pump(lane: Lane): Promise<void> {
    if (pumping.has(lane)) {
      again.add(lane)
      return
    }
    pumping.add(lane)
    try {
      do {
        again.delete(lane)
        while (mayBegin() && (running.size < maxUnderWay || lane.isIdle)) {
          const delivery = await lane.next(events, store, Date.now())
          if (!delivery || isStopping) break
          const attempt: Promise<void> = run(lane, delivery).finally(() => running.delete(attempt))
          running.add(attempt)
        }
      } while (again.has(lane))
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.stream.id }, 'deliveries cannot be read')
      setTimeout(() => void pump(lane), retryMs).unref()
    } finally {
      pumping.delete(lane)
      commits.soon()
      // Without room it is the end of an attempt that looks again.
      if (lane.nextDueAt !== null && lane.hasRoom && mayBegin()) watchDue(lane.nextDueAt)
    }
  }

  async function run(lane: Lane, delivery: Delivery): Promise<void> {
    const startedAt = Date.now()
    const outcome = await sender.attempt(webhookRequest(lane.stream, delivery, startedAt))
    // Cut short by the end of the service: that tells nothing of the target.
    if (isStopped) return
    const wasFull = running.size >= maxUnderWay
    lane.settle(delivery, outcome, startedAt, retryDelays)
    commits.soon()
    // What a lane has come to know whose stream is another node's by now says nothing.
    const isHeld = lanes.get(lane.stream.id) === lane
    const reason =
      isHeld && lane.stream.status === 'enabled' && !delivery.isTest
        ? reasonToDisable(outcome, lane.health, Date.now())
        : null
    if (reason) {
      await disable(lane.stream.id, reason).catch(cause =>
        log.error({ err: cause, event_stream_id: lane.stream.id }, 'a stream cannot be disabled'),
      )
    }
    setImmediate(wasFull ? pumpAll : () => void pump(lane))
  }

  /** One timer for all that waits. */
  function watchDue(next: number): void {
    if (isStopping || next >= dueTimerAt) return
    clearTimeout(dueTimer)
    dueTimerAt = next
    const wait = Math.min(Math.max(next - Date.now(), 10), 60_000)
    dueTimer = setTimeout(() => {
      dueTimerAt = Number.POSITIVE_INFINITY
      const now = Date.now()
      for (const lane of lanes.values()) {
        if (lane.nextDueAt === null) continue
        if (lane.nextDueAt <= now) void pump(lane)
        else watchDue(lane.nextDueAt)
      }
    }, wait)
  }

  return {
    refresh: notices.refresh,
    wake(eventStreamId) {
      const lane = lanes.get(eventStreamId)
      if (!lane) return
      lane.dueBy(0)
      void pump(lane)
    },
    async stop() {
      isStopping = true
      stopListening()
      clearTimeout(dueTimer)
      await Promise.race([Promise.all(running), delay(graceMs, undefined, { ref: false })])
      isStopped = true
      await commits.stop()
      await claims.stop()
      await sender.close()
    },
  }
}
