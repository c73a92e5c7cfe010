import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { newEvents } from './events.ts'
import { startBenchedService } from './service.ts'

const inFlight = 64
const events = 4_000

/**
 * Requests per second that publish one event each, 64 in flight. The limit is Express with the validator and a
 * handler that returns a constant.
 */
export const publishSingleBench: Bench = {
  name: 'publish, single events, 64 at once',
  unit: 'events per second',
  target: 0.5,
  limitIs: 'Express with the validator',
  async prepare() {
    const service = await startBenchedService()
    const bare = await startBare('validator')
    const pools = [service.baseUrl, bare.baseUrl].map(url => new Pool(url, { connections: inFlight }))
    const headers = {
      Authorization: `Bearer ${service.publisherToken}`,
      'Content-Type': 'application/cloudevents+json',
    }
    async function round(pool: Pool | undefined): Promise<number> {
      const bodies = newEvents(events).map(event => JSON.stringify(event))
      const start = performance.now()
      await Promise.all(
        Array.from({ length: inFlight }, async () => {
          for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
            const answer = await pool?.request({ method: 'POST', path: '/internal/events', headers, body })
            if (answer?.statusCode !== 200) throw new Error(`publishing failed: ${await answer?.body.text()}`)
            await answer.body.dump()
          }
        }),
      )
      return events / ((performance.now() - start) / 1_000)
    }
    return {
      ours: () => round(pools[0]),
      limit: () => round(pools[1]),
      async close() {
        await Promise.all(pools.map(pool => pool.destroy()))
        await Promise.all([service.stop(), bare.kill()])
      },
    }
  },
}
