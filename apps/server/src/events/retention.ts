import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DeliveryStore } from '../deliveries/delivery.ts'
import { createOnceAMinute } from '../telemetry/once-a-minute.ts'
import { type Clock, clockToleranceMs } from './clock.ts'
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
 * Deletes expired events and failed deliveries in small steps, for as long as the service runs. While `clock` is far ahead of
 * the clock it is compared with, either may be wrong. Then nothing is deleted until this has lasted for a whole retention
 * period, measured by a monotonic clock.
 *
 * @returns a function that stops the retention
 */
export function startRetention(
  { events, deliveries, clock }: { events: EventLog; deliveries: DeliveryStore; clock: Clock },
  settings: { events: { retentionSeconds: number }; deliveriesRetentionSeconds: number; log: Logger },
): () => void {
  const eventsMs = settings.events.retentionSeconds * 1_000
  const deliveriesMs = settings.deliveriesRetentionSeconds * 1_000
  const isFirstThisMinute = createOnceAMinute()
  let aheadSince: number | null = null
  let isStopped = false
  let timer: NodeJS.Timeout

  async function run(): Promise<void> {
    try {
      watchClock()
      if (mayForget(eventsMs)) await repeat(() => events.prune(clock.now() - eventsMs, chunk))
      if (mayForget(deliveriesMs))
        await repeat(() => deliveries.deleteOlder(clock.now() - deliveriesMs, chunk))
    } catch (error) {
      settings.log.error({ err: error }, 'retention failed')
    }
    if (!isStopped) schedule()
  }

  function watchClock(): void {
    const aheadMs = clock.ahead()
    if (aheadMs <= clockToleranceMs) aheadSince = null
    else aheadSince ??= performance.now()
    if (Math.abs(aheadMs) > clockToleranceMs && isFirstThisMinute('clock'))
      settings.log.error({ ahead_seconds: Math.round(aheadMs / 1_000) }, 'clocks disagree: set them right')
  }

  function mayForget(ms: number): boolean {
    return aheadSince === null || performance.now() - aheadSince > ms
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
