import { Gauge } from 'prom-client'
import type { Stores } from '../stores.ts'
import type { Metrics } from './metrics.ts'

/** How far the log and each event stream have come: asked of the store when somebody wants to know. */
export function watchProgress(
  { registry }: Metrics,
  { events, dispatch }: Pick<Stores, 'events' | 'dispatch'>,
): void {
  new Gauge({
    name: 'tenant_api_event_log_head',
    help: 'The newest event of the log: how many there have ever been.',
    registers: [registry],
    async collect() {
      this.set(await events.head())
    },
  })
  new Gauge({
    name: 'tenant_api_event_stream_lag_events',
    help: 'Events of the log that a webhook event stream has yet to take, of any type; what waits for a retry was taken.',
    labelNames: ['event_stream_id'],
    registers: [registry],
    async collect() {
      const [head, cursors] = [await events.head(), await dispatch.cursors()]
      this.reset()
      for (const { eventStreamId, cursor } of cursors)
        this.set({ event_stream_id: eventStreamId }, Math.max(0, head - cursor))
    },
  })
}
