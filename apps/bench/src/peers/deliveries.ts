import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import type { Bench } from '../bench.ts'
import { outgoingEvent } from '../events.ts'
import { settingsOn } from '../postgres.ts'
import { deliveriesPerSecond, inFlight, startWebhooks } from '../webhooks.ts'
import {
  missingOf,
  type PeerPackage,
  startPeerProgram,
  startRedis,
  versionOf,
  versionOfPackage,
} from './servers.ts'

/** The service has more in a round, because it is faster. */
const [events, peerEvents] = [20_000, 5_000]

/** The store of a queue, and the settings of a service that is as durable. */
interface Store {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Creates a bench of webhook deliveries per second, compared with a queue whose jobs POST the same bodies to the same target.
 *
 * @param queue its npm package
 * @param on the stores of both sides, for the table in the docs
 */
function deliveries(
  queue: PeerPackage,
  on: string,
  lacks: string,
  missing: string | undefined,
  startStore: () => Promise<Store>,
): Bench {
  return {
    name: `peers: deliveries, ${queue}`,
    unit: 'deliveries per second',
    target: 5,
    limitIs: `${queue} ${versionOfPackage(queue)} ${on}`,
    peerLacks: `signatures, filters, the check of addresses and a history of attempts are the application's; ${lacks}`,
    missing,
    async prepare() {
      const { url, settings, stop } = await startStore()
      const { target, publish, close } = await startWebhooks(settings)
      const worker = await startPeerProgram('queues.js', [queue, url, target, outgoingEvent(), `${inFlight}`])
      return {
        ours: () => deliveriesPerSecond(target, publish, events),
        limit: () => deliveriesPerSecond(target, worker.ask, peerEvents),
        async close() {
          worker.stop()
          await close()
          await stop()
        },
      }
    },
  }
}

/** Both sides use one PostgreSQL server. */
async function onPostgres(): Promise<Store> {
  const server = await startPostgres(findPostgres() ?? '')
  return { url: server.url, settings: settingsOn(server.url), stop: server.end }
}

const samePostgres = 'on the same PostgreSQL'
const missing = missingOf('npm packages of peers', 'PostgreSQL')

export const deliveriesPeerBenches = [
  deliveries('graphile-worker', samePostgres, 'it deletes completed jobs', missing, onPostgres),
  deliveries('pg-boss', samePostgres, 'it keeps the last result of a job', missing, onPostgres),
  deliveries(
    'bullmq',
    `on Redis ${versionOf('Redis')} with \`appendfsync always\`; ours on SQLite`,
    'all jobs must fit in memory',
    missingOf('npm packages of peers', 'Redis'),
    async () => ({ ...(await startRedis()), settings: {} }),
  ),
]
