import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf } from './events.ts'
import { openReaders } from './readers.ts'
import { startBenchedService } from './service.ts'

const subscribers = 1_000
const perSecond = 10
const seconds = 10

/** Time from publishing an event until the last of 1,000 subscribers has received it, at 10 events a second. */
export const latencyBench: Bench = {
  name: 'latency from publish to receive, 10 events a second, 1,000 subscribers, p99',
  unit: 'ms',
  target: 1.5,
  limitIs: '`node:http` writing the same bytes',
  lessIsBetter: true,
  async prepare() {
    const service = await startBenchedService()
    const bare = await startBare('fan-out')
    const frame = frameOf()
    const ourReaders = await openReaders(
      subscribers,
      service.baseUrl,
      '/api/v2/events',
      service.subscriberToken,
    )
    const bareReaders = await openReaders(subscribers, bare.baseUrl, '/', 'none')
    async function round(readers: typeof ourReaders, send: () => Promise<unknown>): Promise<number> {
      const lags: number[] = []
      for (let sent = 0; sent < perSecond * seconds; sent++) {
        readers.mark()
        const start = performance.now()
        await send()
        await readers.received(frame.length)
        lags.push(performance.now() - start)
        const { promise, resolve } = Promise.withResolvers<void>()
        setTimeout(resolve, Math.max(0, start + 1_000 / perSecond - performance.now()))
        await promise
      }
      return lags.toSorted((left, right) => left - right)[Math.ceil(lags.length * 0.99) - 1] ?? Number.NaN
    }
    return {
      ours: () => round(ourReaders, () => service.publish(1)),
      limit: () => round(bareReaders, () => fetch(bare.baseUrl, { method: 'POST', body: frame })),
      async close() {
        ourReaders.close()
        bareReaders.close()
        await Promise.all([service.stop(), bare.kill()])
      },
    }
  },
}
