import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Subscribers } from '../events/subscribers.ts'
import type { Stores } from '../stores/stores.ts'
import type { WebhookSender } from '../webhooks/send.ts'

/**
 * The metrics that the service records while it works, in the format of Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */
export type Metrics = ReturnType<typeof createMetrics>

/** Buckets in seconds: the shortest is for answers from memory, the longest for the request time limit. */
const requestSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30]
/** Buckets in seconds: the shortest is for an index lookup, the longest for a stalled disk. An alert compares with 0.1. */
const storeSeconds = [0.0001, 0.0005, 0.0025, 0.01, 0.05, 0.1, 0.25, 1, 5]
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
    successes: new Counter({
      name: 'tenant_api_webhook_successes_total',
      help: 'Successful attempts, by whether they are listed. Under load only a sample of them is.',
      labelNames: ['listed'],
      registers,
    }),
    backgroundRows: new Counter({
      name: 'tenant_api_background_rows_total',
      help: 'Rows changed by background work: expired events, deliveries and entries of the log of the tenant, and deliveries that were ended, redelivered or deleted.',
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

/** Wraps subscribers and counts their open streams and dropped readers. */
export function countSubscribers(all: Subscribers, { subscribers, droppedReaders }: Metrics): Subscribers {
  return {
    ...all,
    subscribe(options) {
      const stream = all.subscribe(options)
      return {
        open(sink) {
          let isDropped = false
          subscribers.inc()
          sink.onClose(() => subscribers.dec())
          stream.open({
            ...sink,
            reset() {
              if (!isDropped) droppedReaders.inc()
              isDropped = true
              sink.reset()
            },
          })
        },
      }
    },
    close: () => all.close(),
  }
}

/** Wraps a sender and measures its attempts. */
export function measureWebhooks(sender: WebhookSender, { registry, attempts }: Metrics): WebhookSender {
  let inFlight = 0
  new Gauge({
    name: 'tenant_api_webhook_attempts_in_flight',
    help: 'Attempts in flight to deliver an event to a webhook.',
    registers: [registry],
    collect() {
      this.set(inFlight)
    },
  })
  return {
    async attempt(webhook) {
      const start = performance.now()
      inFlight++
      const outcome = await sender.attempt(webhook)
      inFlight--
      attempts.observe({ result: outcome.result }, (performance.now() - start) / 1_000)
      return outcome
    },
    close: () => sender.close(),
  }
}

/** Store calls that do one step of background work and return the number of changed rows. The value is the name of the work. */
const steps: Readonly<Record<string, string>> = {
  'events.prune': 'forget_events',
  'deliveries.deleteOlder': 'forget_deliveries',
  'attempts.deleteOver': 'forget_attempts',
  'logs.deleteOlder': 'forget_log_entries',
  'dispatch.work': 'event_streams',
}

/** Wraps the stores of any adapter and measures their calls. */
export function measureStores(stores: Stores, metrics: Metrics): Stores {
  const ports = Object.entries(stores).map(([name, port]) => [
    name,
    typeof port === 'object' ? measured(port, name, metrics) : port,
  ])
  // Safe cast: every port keeps its name and type; only the type of `fromEntries` loses them.
  const timed = Object.fromEntries(ports) as Stores
  // Both series begin at 0, so that the rate of failures contains the first ones.
  for (const outcome of ['delivered', 'failed']) metrics.deliveries.inc({ outcome }, 0)
  for (const listed of ['yes', 'no']) metrics.successes.inc({ listed }, 0)
  return { ...timed, dispatch: Object.assign(Object.create(timed.dispatch), { commit }) }

  async function commit(changes: Parameters<Stores['dispatch']['commit']>[0]) {
    const passedOver = await timed.dispatch.commit(changes)
    for (const { eventStreamId, counts, attempts, leftOut } of changes) {
      if (passedOver.includes(eventStreamId)) continue
      metrics.deliveries.inc({ outcome: 'delivered' }, counts.successful)
      metrics.deliveries.inc({ outcome: 'failed' }, counts.failed)
      metrics.successes.inc({ listed: 'yes' }, attempts.filter(({ success }) => success !== null).length)
      metrics.successes.inc({ listed: 'no' }, leftOut)
    }
    return passedOver
  }
}

function measured<Port extends object>(
  port: Port,
  name: string,
  { storeCalls, backgroundRows }: Metrics,
): Port {
  const timed = new Map<string | symbol, unknown>()
  return new Proxy(port, {
    get(target, call) {
      const member: unknown = Reflect.get(target, call)
      if (typeof member !== 'function') return member
      const known = timed.get(call)
      if (known) return known
      const work = steps[`${name}.${String(call)}`]
      const wrapped = (...values: unknown[]) => {
        const start = performance.now()
        const result: unknown = Reflect.apply(member, target, values)
        // Do not measure synchronous calls: they only read memory.
        if (!(result instanceof Promise)) {
          timed.set(call, member.bind(target))
          return result
        }
        const end = (outcome: 'ok' | 'error') =>
          storeCalls.observe(
            { port: name, call: String(call), result: outcome },
            (performance.now() - start) / 1_000,
          )
        return result.then(
          value => {
            end('ok')
            if (work) backgroundRows.inc({ work }, Number(value))
            return value
          },
          error => {
            end('error')
            throw error
          },
        )
      }
      timed.set(call, wrapped)
      return wrapped
    },
  })
}
