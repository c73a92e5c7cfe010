import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DeliveryStore } from './deliveries/delivery.ts'
import type { EventLog } from './events/event-log.ts'

/** Rows that one step deletes at the most; fewer where they are large. */
const chunk = 500
/** As long as a step may take: whoever writes has as much of the database as retention has. */
const restMs = 5
const longestPauseMs = 60_000

/**
 * Deletes events and failed deliveries that have been kept long enough, a little at a time, for as long as the service runs.
 *
 * @returns how to stop it
 */
export function startRetention(
  events: EventLog,
  deliveries: DeliveryStore,
  settings: { events: { retentionSeconds: number }; deliveriesRetentionSeconds: number; log: Logger },
): () => void {
  const eventsMs = settings.events.retentionSeconds * 1_000
  const deliveriesMs = settings.deliveriesRetentionSeconds * 1_000
  let isStopped = false
  let timer: NodeJS.Timeout

  async function run(): Promise<void> {
    try {
      await repeat(() => events.prune(Date.now() - eventsMs, chunk))
      await repeat(() => deliveries.deleteOlder(Date.now() - deliveriesMs, chunk))
    } catch (error) {
      settings.log.error({ err: error }, 'what has been kept long enough cannot be deleted')
    }
    if (!isStopped) schedule()
  }

  async function repeat(deleteSome: () => Promise<number>): Promise<void> {
    while (!isStopped && (await deleteSome()) > 0) await delay(restMs)
  }

  function schedule(): void {
    timer = setTimeout(run, Math.min(longestPauseMs, eventsMs / 2, deliveriesMs / 2))
    timer.unref()
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
