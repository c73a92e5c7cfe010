import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the service counts of itself while it works; Prometheus reads it (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export type Metrics = ReturnType<typeof createMetrics>

/** From a millisecond, which an answer from memory takes, to the deadline of a request. */
const requestSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30]
/** From a read of an index to a disk that stalls. */
const storeSeconds = [0.0001, 0.0005, 0.0025, 0.01, 0.05, 0.25, 1, 5]
const attemptSeconds = [0.01, 0.05, 0.25, 1, 5, 15, 60]

/** Gauges of prom-client that carry the suffix of counters. Each is the sum of another gauge, which stays. */
const misnamed = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`)

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  return {
    registry,
    requests: new Histogram({
      name: 'tenant_api_request_duration_seconds',
      help: 'Requests that were answered, by operation and status, from their head to the end of the answer; event streams until they end.',
      labelNames: ['operation', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    storeCalls: new Histogram({
      name: 'tenant_api_store_duration_seconds',
      help: 'Calls of the store, by what they asked for and whether it answered. Writes end when they are on the disk.',
      labelNames: ['port', 'call', 'result'],
      buckets: storeSeconds,
      registers,
    }),
    attempts: new Histogram({
      name: 'tenant_api_webhook_attempt_duration_seconds',
      help: 'Attempts to deliver an event to a webhook, by what they came to.',
      labelNames: ['result'],
      buckets: attemptSeconds,
      registers,
    }),
    attemptsInFlight: new Gauge({
      name: 'tenant_api_webhook_attempts_in_flight',
      help: 'Attempts to deliver an event to a webhook that are under way.',
      registers,
    }),
    deliveries: new Counter({
      name: 'tenant_api_deliveries_total',
      help: 'Deliveries that ended, by outcome, test events left out. One that is delivered again ends again.',
      labelNames: ['outcome'],
      registers,
    }),
    backgroundRows: new Counter({
      name: 'tenant_api_background_rows_total',
      help: 'Rows that were worked on step by step: events and deliveries kept long enough, and deliveries to end, redeliver or delete.',
      labelNames: ['work'],
      registers,
    }),
    subscribers: new Gauge({
      name: 'tenant_api_event_subscribers',
      help: 'Event streams that are open.',
      registers,
    }),
    droppedReaders: new Counter({
      name: 'tenant_api_event_readers_dropped_total',
      help: 'Event streams that were cut because their readers took nothing for EVENTS_STALLED_SECONDS.',
      registers,
    }),
  }
}
