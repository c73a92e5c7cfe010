import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { AttemptStore } from '../event-streams/attempts.ts'
import type { DeliveryStore } from '../event-streams/deliveries.ts'
import { limits } from '../limits.ts'
import type { LogStore } from '../logs/entries.ts'
import type { WatchedClock } from './clock.ts'
import type { EventLog } from './event-log.ts'

/** Maximum number of rows deleted in one step. A step deletes fewer rows if they are large. */
const chunk = 500
/**
 * Pause between steps, in milliseconds. It is as long as a step may take, so that other writers get half of the database's
 * time.
 */
const restMs = 5
const longestPauseMs = 60_000
const successesMs = 3_600_000 * limits.successHours

/**
 * Deletes expired events, failed deliveries, attempts and entries of the tenant's log in small steps, for as long as the service runs.
 *
 * @returns a function that stops the retention, and resolves when its last step has ended
 */
export function startRetention(
  stores: {
    events: EventLog
    deliveries: DeliveryStore
    attempts: AttemptStore
    logs: LogStore
    clock: WatchedClock
  },
  settings: {
    events: { retentionSeconds: number }
    deliveriesRetentionSeconds: number
    attemptsRetentionSeconds: number
    logsRetentionSeconds: number
    log: Logger
  },
): () => Promise<void> {
  const { events, deliveries, attempts, logs, clock } = stores
  const eventsMs = settings.events.retentionSeconds * 1_000
  const deliveriesMs = settings.deliveriesRetentionSeconds * 1_000
  const logsMs = settings.logsRetentionSeconds * 1_000
  const attemptsMs = settings.attemptsRetentionSeconds * 1_000
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()

  function run(): Promise<void> {
    running = forget()
    return running
  }

  async function forget(): Promise<void> {
    try {
      await deleteInSteps(eventsMs, time => events.prune(time, chunk))
      await deleteInSteps(deliveriesMs, time => deliveries.deleteOlder(time, chunk))
      await deleteAttempts()
      await deleteInSteps(logsMs, time => logs.deleteOlder(time, chunk))
    } catch (error) {
      settings.log.error({ err: error }, 'retention failed')
    }
    if (!isStopped) schedule()
  }

  /**
   * Deletes what is older than `ms` milliseconds. The clock may be set ahead between two steps, so each step checks it. The step
   * reads the time before the check, so that the check is at least as new as the time.
   */
  async function deleteInSteps(ms: number, deleteOlder: (time: number) => Promise<number>): Promise<void> {
    for (;;) {
      const time = clock.now() - ms
      if (isStopped || !clock.mayForget(ms) || (await deleteOlder(time)) === 0) return
      await delay(restMs)
    }
  }

  /** Deletes the attempts that are not to be kept, stream by stream. */
  async function deleteAttempts(): Promise<void> {
    let stream: string | null = ''
    for (;;) {
      stream = await attempts.nextStream(stream)
      if (stream === null) return
      while (!isStopped && (await attempts.deleteOver(stream, keptAttempts())) > 0) await delay(restMs)
      if (isStopped) return
      // On SQLite all this happens in one turn of the event loop otherwise.
      await nextTurn()
    }
  }

  /** Their maximum numbers apply whatever the clock says. */
  function keptAttempts() {
    const since = (ms: number) => {
      const time = clock.now() - ms
      return clock.mayForget(ms) ? time : 0
    }
    return { failuresSince: since(attemptsMs), successesSince: since(Math.min(successesMs, attemptsMs)) }
  }

  function schedule(): void {
    timer = setTimeout(
      run,
      Math.min(longestPauseMs, ...[eventsMs, deliveriesMs, attemptsMs, logsMs].map(ms => ms / 2)),
    )
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
