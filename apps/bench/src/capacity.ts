import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf, newEvents } from './events.ts'
import { openReaders, type Readers } from './readers.ts'
import { startBenchedService } from './service.ts'

const subscribers = 1_000

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
        subscribers,
        service.baseUrl,
        '/api/v2/events',
        service.subscriberToken,
      )
      const bareReaders = await openReaders(subscribers, bare.baseUrl, '/', 'none')
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
