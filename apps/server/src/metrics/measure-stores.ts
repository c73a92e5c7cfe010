import type { Stores } from '../stores/stores.ts'
import type { Metrics } from './metrics.ts'

/** Store calls that do one step of background work and return the number of changed rows. The value is the name of the work. */
const steps: Readonly<Record<string, string>> = {
  'events.prune': 'forget_events',
  'deliveries.deleteOlder': 'forget_deliveries',
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
  return { ...timed, dispatch: Object.assign(Object.create(timed.dispatch), { commit }) }

  async function commit(changes: Parameters<Stores['dispatch']['commit']>[0]) {
    const passedOver = await timed.dispatch.commit(changes)
    for (const { eventStreamId, counts } of changes) {
      if (passedOver.includes(eventStreamId)) continue
      metrics.deliveries.inc({ outcome: 'delivered' }, counts.successful)
      metrics.deliveries.inc({ outcome: 'failed' }, counts.failed)
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
