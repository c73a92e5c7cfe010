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
const inFlight = 32

/** Webhook deliveries per second to one fast target, compared with a bare loop of POSTs over the same number of connections. */
export const webhooksBench: Bench = {
  name: 'webhook deliveries, one fast target',
  unit: 'deliveries per second',
  target: 0.55,
  limitIs: 'a loop of POSTs',
  async prepare() {
    const service = await startBenchedService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
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
    const taken = async () => Number(await (await fetch(target.baseUrl)).text())
    const pool = new Pool(target.baseUrl, { connections: inFlight })
    const body = outgoingEvent()
    return {
      async ours() {
        const before = await taken()
        // Publish all events before the target answers the first delivery, so that publishing is not measured.
        await fetch(`${target.baseUrl}/hold`, { method: 'PUT' })
        for (let published = 0; published < events; published += 500) await service.publish(500)
        const start = performance.now()
        await fetch(`${target.baseUrl}/go`, { method: 'PUT' })
        while ((await taken()) - before < events) await sleep(5)
        return events / ((performance.now() - start) / 1_000)
      },
      limit: () => callsPerSecond(events, inFlight, () => send(pool, { method: 'POST', path: '/', body })),
      async close() {
        await pool.destroy()
        await service.stop()
        await target.kill()
      },
    }
  },
}
