import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf } from './events.ts'
import { cpuSeconds } from './process-usage.ts'
import { openReaders } from './readers.ts'
import { startBenchedService } from './service.ts'

const subscribers = 1_000

/**
 * Creates a bench that measures the messages received by all subscribers, per second of the server's CPU time. Wall-clock time
 * would hide the server's cost: on a small machine the readers are as busy as the server.
 */
function fanOut(
  name: string,
  target: number,
  { events, batches }: { events: number; batches: number },
): Bench {
  return {
    name,
    unit: 'messages per CPU-second',
    limitIs: '`node:http` writing the same bytes',
    target,
    async prepare() {
      const service = await startBenchedService()
      const bare = await startBare('fan-out')
      const frame = frameOf()
      const frames = Buffer.concat(Array.from({ length: events }, () => frame))
      const ourReaders = await openReaders(
        subscribers,
        service.baseUrl,
        '/api/v2/events',
        service.subscriberToken,
      )
      const bareReaders = await openReaders(subscribers, bare.baseUrl, '/', 'none')
      async function round(
        pid: number,
        readers: typeof ourReaders,
        send: () => Promise<unknown>,
      ): Promise<number> {
        const before = cpuSeconds(pid)
        for (let batch = 0; batch < batches; batch++) {
          readers.mark()
          await send()
          await readers.received(frames.length)
        }
        return (subscribers * events * batches) / (cpuSeconds(pid) - before)
      }
      return {
        ours: () => round(service.pid, ourReaders, () => service.publish(events)),
        limit: () =>
          round(bare.process.pid ?? 0, bareReaders, () =>
            fetch(bare.baseUrl, { method: 'POST', body: frames }),
          ),
        async close() {
          ourReaders.close()
          bareReaders.close()
          await Promise.all([service.stop(), bare.kill()])
        },
      }
    },
  }
}

// Enough batches for V8 to compile the publishing code in the warm-up round, because compilation is a start-up cost.
export const fanOutBenches = [
  fanOut('fan-out, 1,000 subscribers, bursts of 100', 0.8, { events: 100, batches: 60 }),
  fanOut('fan-out, 1,000 subscribers, single events', 0.8, { events: 1, batches: 200 }),
]
