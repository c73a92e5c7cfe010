import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { smallBody } from './constants.ts'
import { callsPerSecond, send } from './load.ts'
import { cpuSeconds } from './processes.ts'
import { startBenchedService } from './service.ts'

const requests = 4_000
const inFlight = 16
const preload = fileURLToPath(new URL('constant-handlers.ts', import.meta.url))

/**
 * Creates a bench that measures the CPU time of a request through the whole pipeline (token, scope, quota, validation, handler),
 * compared with Express and express-openapi-validator. Both sides return the same constant and log one line per request.
 */
function wholePath(
  name: string,
  request: { method: 'GET' | 'POST'; path: string; body?: string },
  status: number,
): Bench {
  return {
    name: `whole path, ${name}`,
    unit: 'CPU microseconds per request',
    target: 1.25,
    limitIs: 'Express with the validator',
    lessIsBetter: true,
    async prepare() {
      const service = await startBenchedService({
        NODE_OPTIONS: `--import=${preload}`,
        API_RATE_LIMIT: '1000000,1000000',
      })
      const bare = await startBare('validator')
      const ours = new Pool(service.baseUrl, { connections: inFlight })
      const limit = new Pool(bare.baseUrl, { connections: inFlight })
      const token = await service.token({ scope: 'read:event_streams create:rate_limit_policies' })
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      async function round(pool: Pool, pid: number): Promise<number> {
        const before = cpuSeconds(pid)
        await callsPerSecond(requests, inFlight, () => send(pool, { ...request, headers }, status))
        return ((cpuSeconds(pid) - before) * 1e6) / requests
      }
      return {
        ours: () => round(ours, service.pid),
        limit: () => round(limit, bare.process.pid ?? 0),
        async close() {
          await Promise.all([ours.destroy(), limit.destroy()])
          await Promise.all([service.stop(), bare.kill()])
        },
      }
    },
  }
}

export const wholePathBenches = [
  wholePath('a list of 50', { method: 'GET', path: '/api/v2/event-streams?take=50' }, 200),
  wholePath('a small POST', { method: 'POST', path: '/api/v2/rate-limit-policies', body: smallBody }, 201),
]
