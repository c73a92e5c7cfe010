import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DeliveryStore } from '../event-streams/deliveries.ts'
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

/**
 * Deletes expired events, failed deliveries and entries of the tenant's log in small steps, for as long as the service runs.
 *
 * @returns a function that stops the retention, and resolves when its last step has ended
 */
export function startRetention(
  {
    events,
    deliveries,
    logs,
    clock,
  }: { events: EventLog; deliveries: DeliveryStore; logs: LogStore; clock: WatchedClock },
  settings: {
    events: { retentionSeconds: number }
    deliveriesRetentionSeconds: number
    logsRetentionSeconds: number
    log: Logger
  },
): () => Promise<void> {
  const eventsMs = settings.events.retentionSeconds * 1_000
  const deliveriesMs = settings.deliveriesRetentionSeconds * 1_000
  const logsMs = settings.logsRetentionSeconds * 1_000
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

  function schedule(): void {
    timer = setTimeout(run, Math.min(longestPauseMs, eventsMs / 2, deliveriesMs / 2, logsMs / 2))
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
