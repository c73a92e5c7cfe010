import { Gauge } from 'prom-client'
import { within } from '../limiting/fair-queue.ts'
import type { Stores } from '../stores/stores.ts'
import type { Metrics } from './metrics.ts'

/** Time limit for the store in a scrape, in milliseconds. Prometheus allows a scrape 10 s by default. */
const storeMs = 1_500
/** Number of event streams with their own lag metric: the streams furthest behind. */
const streamsShown = 20

/**
 * Gauges of the event log and its streams, read from the store at each scrape. If the store does not answer,
 * they are left out.
 */
export function watchProgress(
  { registry }: Metrics,
  { events, dispatch, check }: Pick<Stores, 'events' | 'dispatch' | 'check'>,
): void {
  let measuring: Promise<void> | null = null
  /** All gauges of one scrape share one read. */
  function collect(): Promise<void> {
    measuring ??= measure().finally(() => {
      measuring = null
    })
    return measuring
  }

  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect })

  const up = gauge(
    'tenant_api_store_up',
    'Whether the store answered this scrape. If not, the metrics from the store are left out.',
  )
  const head = gauge(
    'tenant_api_event_log_head',
    'Sequence of the newest event: the number of events ever appended to the log.',
  )
  const streams = gauge('tenant_api_event_streams', 'Enabled event streams.')
  const backlog = gauge(
    'tenant_api_event_backlog_events',
    'Events of any type after the cursors of webhook event streams, summed over all streams.',
  )
  const lag = gauge(
    'tenant_api_event_stream_lag_events',
    `Events of any type after the cursor of a webhook event stream, for the ${streamsShown} streams furthest behind. Deliveries that wait for a retry are not counted: the cursor has passed their events.`,
    ['event_stream_id'],
  )

  async function measure(): Promise<void> {
    for (const one of [head, streams, backlog]) one.remove()
    lag.reset()
    try {
      const reading = Promise.all([events.head(), dispatch.cursors(), check()])
      const [newest, cursors] = await within(storeMs, reading)
      up.set(1)
      head.set(newest)
      streams.set(cursors.length)
      const lags = cursors
        .map(({ eventStreamId, cursor }) => ({ eventStreamId, events: Math.max(0, newest - cursor) }))
        .toSorted((a, b) => b.events - a.events)
      backlog.set(lags.reduce((sum, { events }) => sum + events, 0))
      for (const { eventStreamId, events } of lags.slice(0, streamsShown))
        lag.set({ event_stream_id: eventStreamId }, events)
    } catch {
      // Ignore the error: `measureStores` counts the failed calls.
      up.set(0)
    }
  }
}
