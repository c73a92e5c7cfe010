import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import pg from 'pg'
import { Pool } from 'undici'
import type { Bench } from './bench.ts'
import { frameOf, outgoingEvent } from './events.ts'
import { callsPerSecond, latencyAt } from './load.ts'
import { cpuSeconds } from './processes.ts'
import { inBatches, publishedPerSecond } from './publish.ts'
import { openReaders } from './readers.ts'
import { type BenchedService, startBenchedService } from './service.ts'

const bin = findPostgres()

/** The settings of a node on a PostgreSQL server. Nodes with the same SECRETS_KEY and BASE_URL accept each other's tokens. */
export function settingsOn(url: string) {
  return {
    DATABASE_URL: url,
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    BASE_URL: 'http://tenant.example.com',
  }
}

/** Starts a PostgreSQL server and nodes on it. */
async function startNodes(count: number) {
  const server = await startPostgres(bin ?? '')
  const nodes: BenchedService[] = []
  for (let index = 0; index < count; index++) nodes.push(await startBenchedService(settingsOn(server.url)))
  return {
    url: server.url,
    nodes,
    async stop() {
      await Promise.all(nodes.map(node => node.stop()))
      await server.end()
    },
  }
}

const { batch, inFlight, requests } = inBatches

/**
 * Events published per second in batches of 100, compared with inserting the same rows with `pg`. Each side
 * has 4 requests in flight.
 */
const publish: Bench = {
  name: 'PostgreSQL: publish, batches of 100',
  unit: 'events per second',
  target: 0.5,
  limitIs: 'the same rows inserted by `pg`',
  async prepare() {
    const { url, nodes, stop } = await startNodes(1)
    const [{ baseUrl = '', publisherToken = '' } = {}] = nodes
    const http = new Pool(baseUrl, { connections: inFlight })
    const database = new pg.Pool({ connectionString: url, max: inFlight })
    await database.query(`
      CREATE TABLE bare (
        sequence bigint PRIMARY KEY, id text NOT NULL, type text NOT NULL, source text NOT NULL,
        publisher_id text NOT NULL, accepted_at bigint NOT NULL, json text NOT NULL, UNIQUE (source, publisher_id));
      CREATE INDEX bare_by_time ON bare (accepted_at, sequence)`)
    const json = outgoingEvent()
    let sequence = 0

    return {
      ours: () => publishedPerSecond(http, publisherToken, inBatches),
      async limit() {
        const inserted = await callsPerSecond(requests, inFlight, () => {
          const sequences = Array.from({ length: batch }, () => ++sequence)
          const ids = sequences.map(number => `evt_${number}`)
          return database.query({
            name: 'insert',
            text: `INSERT INTO bare SELECT sequence, id, 'group.created', 'https://bench.example/', id, $3, json
              FROM unnest($1::bigint[], $2::text[], $4::text[]) AS row (sequence, id, json)`,
            values: [sequences, ids, Date.now(), ids.map(() => json)],
          })
        })
        return batch * inserted
      },
      async close() {
        await Promise.all([http.destroy(), database.end()])
        await stop()
      },
    }
  },
}

const eventsPerSecond = 100
const seconds = 10
const mostMs = 50

/** Time from publishing at one node until a subscriber of another node has received the event, at 100 events a second. */
const latency: Bench = {
  name: 'PostgreSQL: latency from publish at one node to receive at another, 100 events a second, p99',
  unit: 'ms',
  target: 1,
  limitIs: 'the target',
  lessIsBetter: true,
  async prepare() {
    const { nodes, stop } = await startNodes(2)
    const [publisher, follower] = nodes
    const bytes = frameOf().length
    const readers = await openReaders(
      1,
      follower?.baseUrl ?? '',
      '/api/v2/events',
      follower?.subscriberToken ?? '',
    )
    return {
      ours: () =>
        latencyAt({ perSecond: eventsPerSecond, seconds }, readers, bytes, async () => publisher?.publish(1)),
      limit: async () => mostMs,
      async close() {
        readers.close()
        await stop()
      },
    }
  },
}

const subscribersEach = 1_000
const burst = 100
const bursts = 20

/**
 * Compares three nodes with one. Each node has 1,000 subscribers. The figure is the number of messages that all
 * subscribers receive, per second of the nodes' CPU time.
 */
const fanOut: Bench = {
  name: 'PostgreSQL: fan-out of three nodes compared with one, 1,000 subscribers each, bursts of 100',
  unit: 'messages per CPU-second',
  target: 0.9,
  limitIs: 'one node',
  async prepare() {
    const three = await startNodes(3)
    const one = await startNodes(1)
    const bytes = frameOf().length * burst
    const follow = (nodes: readonly BenchedService[]) =>
      Promise.all(
        nodes.map(node => openReaders(subscribersEach, node.baseUrl, '/api/v2/events', node.subscriberToken)),
      )
    const [readersOfThree, readersOfOne] = [await follow(three.nodes), await follow(one.nodes)]
    async function round(nodes: readonly BenchedService[], readers: typeof readersOfOne): Promise<number> {
      const cpu = () => nodes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
      const before = cpu()
      for (let sent = 0; sent < bursts; sent++) {
        for (const each of readers) each.mark()
        await nodes[sent % nodes.length]?.publish(burst)
        await Promise.all(readers.map(each => each.received(bytes)))
      }
      return (nodes.length * subscribersEach * burst * bursts) / (cpu() - before)
    }
    return {
      ours: () => round(three.nodes, readersOfThree),
      limit: () => round(one.nodes, readersOfOne),
      async close() {
        for (const each of [...readersOfThree, ...readersOfOne]) each.close()
        await Promise.all([three.stop(), one.stop()])
      },
    }
  },
}

/** Each starts its own PostgreSQL server. */
export const postgresBenches: readonly Bench[] = [publish, latency, fanOut].map(bench => ({
  ...bench,
  missing: bin ? undefined : 'PostgreSQL is not installed',
}))
