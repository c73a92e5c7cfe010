import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { outgoingEvent } from './events.ts'
import { callsPerSecond, send } from './load.ts'
import { startBenchedService } from './service.ts'

/**
 * Events in a round. A round with 5,000 events would last 0.3 s, and a single garbage collection or WAL
 * checkpoint would halve its figure.
 */
const events = 20_000
export const inFlight = 32

/** Webhook deliveries per second to one fast target, compared with a bare loop of POSTs over the same number of connections. */
export const webhooksBench: Bench = {
  name: 'webhook deliveries, one fast target',
  unit: 'deliveries per second',
  target: 0.55,
  limitIs: 'a loop of POSTs',
  async prepare() {
    const { target, publish, close } = await startWebhooks()
    const pool = new Pool(target, { connections: inFlight })
    const body = outgoingEvent()
    return {
      ours: () => deliveriesPerSecond(target, publish, events),
      limit: () => callsPerSecond(events, inFlight, () => send(pool, { method: 'POST', path: '/', body })),
      async close() {
        await pool.destroy()
        await close()
      },
    }
  },
}

/** The service with an event stream to one webhook target. */
export interface Webhooks {
  /** The address of the target. */
  readonly target: string
  /** Publishes events. Resolves once they are acknowledged. */
  publish(count: number): Promise<void>
  close(): Promise<void>
}

/** @param env additional settings of the service */
export async function startWebhooks(env: Readonly<Record<string, string>> = {}): Promise<Webhooks> {
  const service = await startBenchedService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8', ...env })
  const target = await startBare('webhook-target')
  const token = await service.token()
  const stream = {
    name: 'bench',
    status: 'disabled',
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: `${target.baseUrl}/`,
        webhook_authorization: { method: 'bearer', token: 'bench' },
      },
    },
  }
  const call = async (method: string, place: string, body: unknown) => {
    const response = await fetch(`${service.baseUrl}/api/v2/event-streams${place}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} failed: ${await response.text()}`)
    return (await response.json()) as { id: string }
  }
  const { id } = await call('POST', '', stream)
  await call('PATCH', `/${id}`, { status: 'enabled' })
  return {
    target: target.baseUrl,
    publish: service.publish,
    async close() {
      await service.stop()
      await target.kill()
    },
  }
}

/**
 * Adds deliveries while the target holds its answers, so that adding is not measured. Then the target answers. Resolves with the
 * deliveries that it has answered per second.
 *
 * @param add adds a number of deliveries; resolves once they are stored
 * @param events how many to add, a multiple of 500
 */
export async function deliveriesPerSecond(
  target: string,
  add: (count: number) => Promise<unknown>,
  events: number,
): Promise<number> {
  const taken = async () => Number(await (await fetch(target)).text())
  const before = await taken()
  await fetch(`${target}/hold`, { method: 'PUT' })
  for (let added = 0; added < events; added += 500) await add(500)
  const start = performance.now()
  await fetch(`${target}/go`, { method: 'PUT' })
  while ((await taken()) - before < events) await sleep(5)
  return events / ((performance.now() - start) / 1_000)
}
