import { documentVersion } from '@tenant-api/contract'
import { Gauge } from 'prom-client'
import type { Clock } from '../events/clock.ts'
import { within } from '../limiting/patience.ts'
import type { StoreNode, Stores } from '../stores/stores.ts'
import type { Dispatcher } from '../webhooks/dispatcher.ts'
import { circuitState } from '../webhooks/target-health.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/**
 * Gauges of this node that need no store: its build, streams, lease and connections.
 *
 * @param held event streams whose webhooks this node sends
 */
export function watchNode(
  { registry }: Metrics,
  {
    node,
    clock,
    store,
    held,
  }: {
    node: StoreNode
    clock: Pick<Clock, 'now'>
    store: 'sqlite' | 'postgresql'
    held: Dispatcher['lanes']
  },
): void {
  const registers = [registry]
  new Gauge({
    name: 'tenant_api_build_info',
    help: 'Always 1. The labels are the version of the service, its kind of database, and the node id in its log lines.',
    labelNames: ['version', 'store', 'node_id'],
    registers,
  }).set({ version: documentVersion, store, node_id: node.id }, 1)
  new Gauge({
    name: 'tenant_api_event_streams_held',
    help: 'Event streams whose webhooks this node sends.',
    registers,
    collect() {
      this.set(held.size)
    },
  })
  new Gauge({
    name: 'tenant_api_event_streams_by_circuit',
    help: 'Event streams held by this node, by the state of their circuit: closed (events are sent), open (events wait) or half open (the target is probed).',
    labelNames: ['circuit'],
    registers,
    collect() {
      const now = clock.now()
      const counts = { closed: 0, open: 0, half_open: 0 }
      for (const { circuit } of held.values()) counts[circuitState(circuit, now)]++
      for (const [circuit, count] of Object.entries(counts)) this.set({ circuit }, count)
    },
  })
  new Gauge({
    name: 'tenant_api_event_streams_with_work',
    help: 'Event streams held by this node that have stepwise work.',
    registers,
    collect() {
      this.set([...held.values()].filter(({ hasWork }) => hasWork).length)
    },
  })
  new Gauge({
    name: 'tenant_api_lease_remaining_seconds',
    help: 'How long this node keeps its event streams unless it renews its lease; 0 once other nodes may take them. PostgreSQL only.',
    registers,
    collect() {
      const seconds = node.leaseSeconds()
      if (seconds !== null) this.set(seconds)
    },
  }).remove()
  new Gauge({
    name: 'tenant_api_store_synchronous',
    help: 'Whether commits wait for a standby: 0 if synchronous_standby_names is empty. PostgreSQL only.',
    registers,
    collect() {
      const isSynchronous = node.isSynchronous()
      if (isSynchronous !== null) this.set(Number(isSynchronous))
    },
  }).remove()
  new Gauge({
    name: 'tenant_api_store_connections',
    help: 'Connections to PostgreSQL by kind of work, and whether they are busy or idle.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, busy, idle } of node.pools()) {
        this.set({ pool, state: 'busy' }, busy)
        this.set({ pool, state: 'idle' }, idle)
      }
    },
  })
  new Gauge({
    name: 'tenant_api_store_connections_max',
    help: 'Maximum number of connections to PostgreSQL for each kind of work.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name: pool, most } of node.pools()) this.set({ pool }, most)
    },
  })
  new Gauge({
    name: 'tenant_api_store_connection_waiters',
    help: 'Callers that wait for a connection to PostgreSQL.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { name: pool, waiting } of node.pools()) this.set({ pool }, waiting)
    },
  })
}

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
  readiness: () => Promise<Readiness>,
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

  new Gauge({
    name: 'tenant_api_store_writable',
    help: 'Whether the store acknowledges writes, as far as this node knows from its own. If not, publishers get 503.',
    registers: [registry],
    async collect() {
      this.set(Number((await readiness()).writes === 'ok'))
    },
  })

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
