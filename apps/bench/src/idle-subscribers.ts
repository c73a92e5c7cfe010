import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { residentBytes } from './process-usage.ts'
import { openReaders } from './readers.ts'
import { startBenchedService } from './service.ts'

const subscribers = 5_000

/** Resident memory per idle subscriber: the growth by 5,000 subscribers, divided by 5,000. Each round starts a new server. */
export const idleSubscribersBench: Bench = {
  name: '5,000 idle subscribers, memory of each',
  unit: 'KB',
  // At most 22 KB per subscriber. Bare Node needs 16 KB.
  target: 22 / 16,
  limitIs: '`node:http`',
  lessIsBetter: true,
  async prepare() {
    async function memoryOfEach(pid: number, baseUrl: string, path: string, token: string): Promise<number> {
      const idle = residentBytes(pid)
      const readers = await openReaders(subscribers, baseUrl, path, token)
      const each = (residentBytes(pid) - idle) / subscribers / 1_024
      readers.close()
      return each
    }
    return {
      async ours() {
        const service = await startBenchedService()
        await service.publish(1)
        const each = await memoryOfEach(
          service.pid,
          service.baseUrl,
          '/api/v2/events',
          service.subscriberToken,
        )
        await service.stop()
        return each
      },
      async limit() {
        const bare = await startBare('fan-out')
        const each = await memoryOfEach(bare.process.pid ?? 0, bare.baseUrl, '/', 'none')
        await bare.kill()
        return each
      },
      async close() {},
    }
  },
}
