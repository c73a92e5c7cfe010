import { startEventFile } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf } from './events.ts'
import { openReaders } from './readers.ts'
import { startBenchedService } from './service.ts'

const events = 1_000_000
const batch = 700

/** Speed of a replay of the whole log to one subscriber, compared with piping a file of the same size into the response. */
export const replayBench: Bench = {
  name: 'replay of 1,000,000 events to one subscriber',
  unit: 'MB per second',
  target: 0.35,
  limitIs: 'a piped file',
  async prepare() {
    const service = await startBenchedService()
    const frame = frameOf()
    for (let published = 0; published < events; published += 8 * batch) {
      const left = Math.ceil(Math.min(8 * batch, events - published) / 8)
      await Promise.all(Array.from({ length: 8 }, () => service.publish(left)))
    }
    const file = await startEventFile(events)
    const bytes = events * frame.length
    async function round(baseUrl: string, target: string): Promise<number> {
      const start = performance.now()
      const readers = await openReaders(1, baseUrl, target, service.subscriberToken)
      await readers.received(bytes)
      const seconds = (performance.now() - start) / 1_000
      readers.close()
      return bytes / 1e6 / seconds
    }
    return {
      ours: () => round(service.baseUrl, '/api/v2/events?from_timestamp=2020-01-01T00:00:00Z'),
      limit: () => round(file.origin, file.path),
      async close() {
        await Promise.all([service.stop(), file.close()])
      },
    }
  },
}
