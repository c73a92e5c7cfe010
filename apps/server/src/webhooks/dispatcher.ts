import type { Logger } from 'pino'
import type { EventLog } from '../events/event-log.ts'
import type { WebhookSender } from './attempt.ts'
import { reasonToDisable } from './disable.ts'
import type { Delivery, DispatchStore } from './dispatch-store.ts'
import { disabledAttempt, Lane } from './lane.ts'
import { webhookRequest } from './webhook-request.ts'

/** Attempts under way at once, over all streams. */
const maxUnderWay = 512
/**
 * What ended within this time is committed together. A crash sends its events again, under the same ids; a delivery that
 * ends within it never touches the disk by itself.
 */
const commitEveryMs = 50
const retryCommitMs = 1_000

/** Sends the events of the log to the destinations of the event streams. */
export interface Dispatcher {
  /**
   * Takes notice of a stream that was created, changed or deleted. Resolves once it acts on it: a stream that was disabled
   * has then ended what it had not delivered.
   */
  refresh(eventStreamId: string): Promise<void>
  /** Looks for deliveries of a stream that are due now. */
  wake(eventStreamId: string): void
  /** Starts no more attempts, waits for those under way, and commits what they came to. */
  stop(): Promise<void>
}

export interface DispatcherParts {
  readonly events: EventLog
  readonly store: DispatchStore
  readonly sender: WebhookSender
  /** Seconds between one attempt and the next. */
  readonly retryDelays: readonly number[]
  /** Disables a stream whose target is gone. */
  readonly disable: (eventStreamId: string, reason: string) => Promise<void>
  readonly log: Logger
}

/** Takes up where the last run ended: what was under way then is due now. */
export async function startDispatcher(parts: DispatcherParts): Promise<Dispatcher> {
  const { events, store, sender, retryDelays, disable, log } = parts
  const lanes = new Map<string, Lane>()
  const pumping = new Set<Lane>()
  const again = new Set<Lane>()
  const running = new Set<Promise<void>>()
  let isStopped = false
  let commitFailed = false
  let commitTimer: NodeJS.Timeout | undefined
  let dueTimer: NodeJS.Timeout | undefined
  let dueTimerAt = Number.POSITIVE_INFINITY
  let committing: Promise<void> = Promise.resolve()

  for (const dispatched of await store.streams()) lanes.set(dispatched.stream.id, new Lane(dispatched))
  const stopListening = events.onGrowth(pumpAll)
  for (const lane of lanes.values()) void (lane.endingAt === null ? pump(lane) : end(lane))

  function pumpAll(): void {
    for (const lane of lanes.values()) void pump(lane)
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
        while (!isStopped && !commitFailed && running.size < maxUnderWay) {
          const delivery = await lane.next(events, store, Date.now())
          if (!delivery) break
          const attempt: Promise<void> = run(lane, delivery).finally(() => running.delete(attempt))
          running.add(attempt)
        }
      } while (again.has(lane))
    } catch (error) {
      log.error({ err: error, event_stream_id: lane.stream.id }, 'deliveries cannot be read')
      setTimeout(() => void pump(lane), retryCommitMs).unref()
    } finally {
      pumping.delete(lane)
      commitSoon()
      if (lane.nextDueAt !== null) watchDue(lane.nextDueAt)
    }
  }

  async function run(lane: Lane, delivery: Delivery): Promise<void> {
    const startedAt = Date.now()
    const outcome = await sender.attempt(webhookRequest(lane.stream, delivery, startedAt))
    const wasFull = running.size >= maxUnderWay
    lane.settle(delivery, outcome, startedAt, retryDelays)
    commitSoon()
    const reason =
      lane.stream.status === 'enabled' && !delivery.isTest
        ? reasonToDisable(outcome, lane.health, Date.now())
        : null
    if (reason)
      void disable(lane.stream.id, reason).catch(cause =>
        log.error({ err: cause }, 'a stream cannot be disabled'),
      )
    else setImmediate(wasFull ? pumpAll : () => void pump(lane))
  }

  function commitSoon(): void {
    commitTimer ??= setTimeout(
      () => {
        commitTimer = undefined
        void commit()
      },
      commitFailed ? retryCommitMs : commitEveryMs,
    )
  }

  /** One after the other: what a commit could not write is taken back before the next one asks for changes. */
  function commit(): Promise<void> {
    committing = committing.then(async () => {
      const changes = [...lanes.values()].map(lane => lane.takeChanges()).filter(change => change !== null)
      if (changes.length === 0) return
      try {
        await store.commit(changes)
        for (const lane of lanes.values()) if (lane.isOver) lanes.delete(lane.stream.id)
        if (commitFailed) {
          commitFailed = false
          pumpAll()
        }
      } catch (error) {
        commitFailed = true
        for (const change of changes) lanes.get(change.eventStreamId)?.giveBack(change)
        log.error({ err: error }, 'deliveries cannot be written: no more are attempted until they can')
        commitSoon()
      }
    })
    return committing
  }

  /** One timer for all that waits. */
  function watchDue(next: number): void {
    if (isStopped || next >= dueTimerAt) return
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

  /** Ends what a disabled stream has not delivered; what is under way ends by itself. */
  async function end(lane: Lane): Promise<void> {
    await store.endWaiting(lane.stream.id, disabledAttempt(), [...lane.unsettled])
    while (await lane.end(events)) await commit()
    await commit()
  }

  return {
    async refresh(eventStreamId) {
      await commit()
      const dispatched = await store.stream(eventStreamId)
      const lane = lanes.get(eventStreamId)
      if (!dispatched) {
        lanes.delete(eventStreamId)
      } else if (!lane) {
        if (dispatched.stream.status === 'enabled') {
          const added = new Lane(dispatched)
          lanes.set(eventStreamId, added)
          void pump(added)
        }
      } else {
        lane.reconfigure(dispatched)
        if (dispatched.stream.status === 'disabled') await end(lane)
        else void pump(lane)
      }
    },
    wake(eventStreamId) {
      const lane = lanes.get(eventStreamId)
      if (!lane) return
      lane.nextDueAt = 0
      void pump(lane)
    },
    async stop() {
      isStopped = true
      stopListening()
      clearTimeout(dueTimer)
      await Promise.all(running)
      await sender.close()
      clearTimeout(commitTimer)
      await commit()
    },
  }
}
