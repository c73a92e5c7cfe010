import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The metrics that the service records while it works, in the format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */
export type Metrics = ReturnType<typeof createMetrics>

/** Buckets in seconds: the shortest is for answers from memory, the longest for the request time limit. */
const requestSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30]
/** Buckets in seconds: the shortest is for an index lookup, the longest for a stalled disk. */
const storeSeconds = [0.0001, 0.0005, 0.0025, 0.01, 0.05, 0.25, 1, 5]
const attemptSeconds = [0.01, 0.05, 0.25, 1, 5, 15, 60]

/** Gauges of prom-client whose names end in `_total`, like counters. They are removed: each is only the sum of another gauge. */
const misnamed = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`)

/** Metrics of the process: one registry, because their observers cannot be stopped, and services in one process share them. */
let ofProcess: Registry | undefined

function processMetrics(): Registry {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  for (const name of misnamed) ofProcess.removeSingleMetric(name)
  return ofProcess
}

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    /** All metrics, in the text format. */
    async text() {
      return `${await processMetrics().metrics()}${await registry.metrics()}`
    },
    requests: new Histogram({
      name: 'tenant_api_request_duration_seconds',
      help: 'Answered requests by operation and status, timed from their head to the end of the answer. Subscriptions are timed until they end.',
      labelNames: ['operation', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    storeCalls: new Histogram({
      name: 'tenant_api_store_duration_seconds',
      help: 'Calls of the store, by call and result. A write ends when it is on the disk.',
      labelNames: ['port', 'call', 'result'],
      buckets: storeSeconds,
      registers,
    }),
    attempts: new Histogram({
      name: 'tenant_api_webhook_attempt_duration_seconds',
      help: 'Attempts to deliver an event to a webhook, by outcome.',
      labelNames: ['result'],
      buckets: attemptSeconds,
      registers,
    }),
    deliveries: new Counter({
      name: 'tenant_api_deliveries_total',
      help: 'Ended deliveries by outcome, without test events. A redelivered delivery is counted again.',
      labelNames: ['outcome'],
      registers,
    }),
    backgroundRows: new Counter({
      name: 'tenant_api_background_rows_total',
      help: 'Rows changed by background work: expired events and deliveries, and deliveries that were ended, redelivered or deleted.',
      labelNames: ['work'],
      registers,
    }),
    subscribers: new Gauge({
      name: 'tenant_api_event_subscribers',
      help: 'Open subscriptions.',
      registers,
    }),
    droppedReaders: new Counter({
      name: 'tenant_api_event_readers_dropped_total',
      help: 'Subscriptions cut off because their readers did not read what they were sent within EVENTS_STALLED_SECONDS.',
      registers,
    }),
  }
}
