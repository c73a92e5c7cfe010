import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf, newEvents } from './events.ts'
import { latencyAt, send } from './load.ts'
import { cpuSeconds, residentBytes } from './processes.ts'
import { openReaders, type Readers } from './readers.ts'
import { startBenchedService } from './service.ts'

const subscribers = 1_000
const writesSameBytes = '`node:http` writing the same bytes'

/** The service, and a bare server that writes each request to each reader. Both have 1,000 readers. */
async function startWithReaders() {
  const service = await startBenchedService()
  const bare = await startBare('fan-out')
  const { baseUrl, subscriberToken } = service
  const ourReaders = await openReaders(subscribers, baseUrl, '/api/v2/events', subscriberToken)
  const bareReaders = await openReaders(subscribers, bare.baseUrl, '/', 'none')
  return {
    service,
    bare,
    ourReaders,
    bareReaders,
    write: (body: Uint8Array<ArrayBuffer>) => fetch(bare.baseUrl, { method: 'POST', body }),
    async close() {
      ourReaders.close()
      bareReaders.close()
      await Promise.all([service.stop(), bare.kill()])
    },
  }
}

function framesOf(count: number): Buffer<ArrayBuffer> {
  const frame = frameOf()
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

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
    limitIs: writesSameBytes,
    target,
    async prepare() {
      const { service, bare, ourReaders, bareReaders, write, close } = await startWithReaders()
      const frames = framesOf(events)
      async function round(pid: number, readers: Readers, publish: () => Promise<unknown>): Promise<number> {
        const before = cpuSeconds(pid)
        for (let batch = 0; batch < batches; batch++) {
          readers.mark()
          await publish()
          await readers.received(frames.length)
        }
        return (subscribers * events * batches) / (cpuSeconds(pid) - before)
      }
      return {
        ours: () => round(service.pid, ourReaders, () => service.publish(events)),
        limit: () => round(bare.process.pid ?? 0, bareReaders, () => write(frames)),
        close,
      }
    },
  }
}

// Enough batches for V8 to compile the publishing code in the warm-up round, because compilation is a start-up cost.
export const fanOutBenches = [
  fanOut('fan-out, 1,000 subscribers, bursts of 100', 0.8, { events: 100, batches: 60 }),
  fanOut('fan-out, 1,000 subscribers, single events', 0.8, { events: 1, batches: 200 }),
]

/**
 * Creates a bench that measures the messages received by 1,000 subscribers with 100 different filters, per second of the service's CPU
 * time. The limit is the service with the same subscribers without filters. Each filter has three conditions, and lets every event pass.
 */
function filtering(name: string, { events, batches }: { events: number; batches: number }): Bench {
  return {
    name: `filters, 1,000 subscribers with 100 filters that pass all, ${name}`,
    unit: 'messages per CPU-second',
    limitIs: 'the service without filters',
    target: 1 / 1.3,
    async prepare() {
      const service = await startBenchedService()
      const bytes = framesOf(events).length
      const filters = ['data.object.name:exists', 'data.object.type:in:tenant:connection:organization']
      async function round(pathOf: (index: number) => string): Promise<number> {
        const readers = await openReaders(subscribers, service.baseUrl, pathOf, service.subscriberToken)
        const before = cpuSeconds(service.pid)
        for (let batch = 0; batch < batches; batch++) {
          readers.mark()
          await service.publish(events)
          await readers.received(bytes)
        }
        const used = cpuSeconds(service.pid) - before
        readers.close()
        return (subscribers * events * batches) / used
      }
      return {
        ours: () =>
          round(index => {
            const own = `data.object.id:not_exact:${index % 100}`
            const pairs = [...filters, own].map((filter): [string, string] => ['filter', filter])
            return `/api/v2/events?${new URLSearchParams(pairs)}`
          }),
        limit: () => round(() => '/api/v2/events'),
        close: service.stop,
      }
    },
  }
}

export const filterBenches = [
  filtering('bursts of 100', { events: 100, batches: 60 }),
  filtering('single events', { events: 1, batches: 200 }),
]

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
      const { service, bare, ourReaders, bareReaders, close } = await startWithReaders()
      const ours = new Pool(service.baseUrl, { connections: inFlight })
      const bares = new Pool(bare.baseUrl, { connections: inFlight })
      const frames = framesOf(batch)
      const headers = {
        Authorization: `Bearer ${service.publisherToken}`,
        'Content-Type': 'application/cloudevents-batch+json',
      }
      async function round(readers: Readers, pool: Pool, path: string, newBody: () => string | Buffer) {
        const bodies = Array.from({ length: batches }, newBody)
        readers.mark()
        const start = performance.now()
        const sent: Promise<void>[] = []
        for (const [index, body] of bodies.entries()) {
          sent.push(send(pool, { method: 'POST', path, headers, body }))
          // Publish no faster than the readers read. Otherwise the service would read missed events from the disk.
          await sent[index - inFlight]
          await readers.received(frames.length * (index + 1 - inFlight))
        }
        await Promise.all(sent)
        await readers.received(frames.length * batches)
        return (batch * batches) / ((performance.now() - start) / 1_000)
      }
      return {
        ours: () => round(ourReaders, ours, '/internal/events', () => JSON.stringify(newEvents(batch))),
        limit: () => round(bareReaders, bares, '/', () => frames),
        async close() {
          await Promise.all([ours.destroy(), bares.destroy()])
          await close()
        },
      }
    },
  }
}

export const capacityBenches = [
  capacity('single events', { batch: 1, inFlight: 64, batches: 1_000 }),
  capacity('batches of 100', { batch: 100, inFlight: 4, batches: 80 }),
]

/** Time from publishing an event until the last of 1,000 subscribers has received it, at 10 events a second. */
export const latencyBench: Bench = {
  name: 'latency from publish to receive, 10 events a second, 1,000 subscribers, p99',
  unit: 'ms',
  target: 1.5,
  limitIs: writesSameBytes,
  lessIsBetter: true,
  async prepare() {
    const { service, ourReaders, bareReaders, write, close } = await startWithReaders()
    const frame = framesOf(1)
    const rate = { perSecond: 10, seconds: 10 }
    return {
      ours: () => latencyAt(rate, ourReaders, frame.length, () => service.publish(1)),
      limit: () => latencyAt(rate, bareReaders, frame.length, () => write(frame)),
      close,
    }
  },
}

const idle = 5_000

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
      const before = residentBytes(pid)
      const readers = await openReaders(idle, baseUrl, path, token)
      const each = (residentBytes(pid) - before) / idle / 1_024
      readers.close()
      return each
    }
    return {
      async ours() {
        const { pid, baseUrl, subscriberToken, publish, stop } = await startBenchedService()
        await publish(1)
        const each = await memoryOfEach(pid, baseUrl, '/api/v2/events', subscriberToken)
        await stop()
        return each
      },
      async limit() {
        const { process, baseUrl, kill } = await startBare('fan-out')
        const each = await memoryOfEach(process.pid ?? 0, baseUrl, '/', 'none')
        await kill()
        return each
      },
      async close() {},
    }
  },
}
