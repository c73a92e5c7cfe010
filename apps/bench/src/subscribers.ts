import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf, newEvents } from './events.ts'
import { cpuSeconds, residentBytes } from './processes.ts'
import { openReaders, type Readers } from './readers.ts'
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

const readersOfCapacity = 1_000

/**
 * Creates a bench that measures how many events per second one process can accept and send to 1,000 readers.
 * The readers and the publishers run on the same machine, and use about as much CPU time as the service.
 *
 * @param batch number of events in a request
 * @param inFlight number of concurrent requests
 * @param batches number of requests in a round
 */
function capacity(
  name: string,
  { batch, inFlight, batches }: Record<'batch' | 'inFlight' | 'batches', number>,
): Bench {
  return {
    name: `capacity, ${name} to 1,000 readers`,
    unit: 'events per second',
    limitIs: '`node:http` that writes each request to each reader',
    target: 0.5,
    async prepare() {
      const service = await startBenchedService()
      const bare = await startBare('fan-out')
      const ourReaders = await openReaders(
        readersOfCapacity,
        service.baseUrl,
        '/api/v2/events',
        service.subscriberToken,
      )
      const bareReaders = await openReaders(readersOfCapacity, bare.baseUrl, '/', 'none')
      const pools = [service.baseUrl, bare.baseUrl].map(url => new Pool(url, { connections: inFlight }))
      const [ours, bares] = pools
      const frame = frameOf()
      const frames = Buffer.concat(Array.from({ length: batch }, () => frame))
      const headers = {
        Authorization: `Bearer ${service.publisherToken}`,
        'Content-Type': 'application/cloudevents-batch+json',
      }
      async function round(
        readers: Readers,
        pool: Pool | undefined,
        path: string,
        bodies: readonly (string | Buffer)[],
      ) {
        readers.mark()
        const start = performance.now()
        const sent: Promise<void>[] = []
        for (const [index, body] of bodies.entries()) {
          sent.push(send(pool, path, body))
          // Publish no faster than the readers read. Otherwise the service would read missed events from the disk.
          await sent[index - inFlight]
          await readers.received(frames.length * (index + 1 - inFlight))
        }
        await Promise.all(sent)
        await readers.received(frames.length * bodies.length)
        return (batch * bodies.length) / ((performance.now() - start) / 1_000)
      }
      async function send(pool: Pool | undefined, path: string, body: string | Buffer): Promise<void> {
        const answer = await pool?.request({ method: 'POST', path, headers, body })
        if (answer?.statusCode !== 200) throw new Error(`publishing failed: ${await answer?.body.text()}`)
        await answer.body.dump()
      }
      const times = <Body>(body: () => Body) => Array.from({ length: batches }, body)
      return {
        ours: () =>
          round(
            ourReaders,
            ours,
            '/internal/events',
            times(() => JSON.stringify(newEvents(batch))),
          ),
        limit: () =>
          round(
            bareReaders,
            bares,
            '/',
            times(() => frames),
          ),
        async close() {
          ourReaders.close()
          bareReaders.close()
          await Promise.all(pools.map(pool => pool.destroy()))
          await Promise.all([service.stop(), bare.kill()])
        },
      }
    },
  }
}

export const capacityBenches = [
  capacity('single events', { batch: 1, inFlight: 64, batches: 1_000 }),
  capacity('batches of 100', { batch: 100, inFlight: 4, batches: 80 }),
]

const readersOfLatency = 1_000
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
      readersOfLatency,
      service.baseUrl,
      '/api/v2/events',
      service.subscriberToken,
    )
    const bareReaders = await openReaders(readersOfLatency, bare.baseUrl, '/', 'none')
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

const idleSubscribers = 5_000

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
      const readers = await openReaders(idleSubscribers, baseUrl, path, token)
      const each = (residentBytes(pid) - idle) / idleSubscribers / 1_024
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
