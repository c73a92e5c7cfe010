import { Pool } from 'undici'
import type { Bench } from '../bench.ts'
import { outgoingEvent } from '../events.ts'
import { inBatches, type Publishing, publishedPerSecond, singly } from '../publish.ts'
import { startBenchedService } from '../service.ts'
import { type Broker, brokers } from './brokers.ts'
import { startPeerProgram } from './servers.ts'

const events = 10_000

/** Creates a bench of the events acknowledged per second, compared with a broker with as many unconfirmed events at a time. */
function publishing(
  name: string,
  how: Publishing,
  { type, peer, limitIs, lacks, missing, start }: Broker,
): Bench {
  return {
    name: `peers: publish, ${name}, ${peer}`,
    unit: 'events per second',
    target: 1,
    limitIs,
    peerLacks: lacks,
    missing,
    async prepare() {
      const service = await startBenchedService()
      const broker = await start()
      const pool = new Pool(service.baseUrl, { connections: how.inFlight })
      const publisher = await startPeerProgram('brokers.js', [type, broker.url, outgoingEvent(), '0'])
      return {
        ours: () => publishedPerSecond(pool, service.publisherToken, how),
        async limit() {
          return events / Number(await publisher.ask({ events, inFlight: how.batch * how.inFlight }))
        },
        async close() {
          publisher.stop()
          await pool.destroy()
          await Promise.all([service.stop(), broker.stop()])
        },
      }
    },
  }
}

export const publishPeerBenches = brokers.flatMap(broker => [
  publishing('400 at once', inBatches, broker),
  publishing('64 at once', singly, broker),
])
