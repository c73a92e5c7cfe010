import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random, seed } from '@tenant-api/test-kit/random'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, it, onTestFinished } from 'vitest'
import type { EventService, Published } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { isEvent, openSubscription } from '../events/subscription.ts'
import { type EventStream, manageStreams, newStream } from '../webhooks/harness/stream-service.ts'
import { listenOn } from '../webhooks/harness/target.ts'
import { type Cluster, makeFaults, startCluster } from './cluster.ts'
import { administer, newDatabase } from './new-database.ts'

const leaseMs = 2_000
const faults = process.env.LONG
  ? { seconds: 1_800, killNode: 10, killBackend: 5, stallNode: 60, restartServer: 300 }
  : { seconds: 12, killNode: 10, killBackend: 5, stallNode: 20, restartServer: 60 }
const publishers = 16
/** The test publishes at least this many events. */
const leastEvents = 500
/** The minimum pause of a publisher between two batches, in milliseconds. With it the nodes are mostly idle. */
const pauseMs = process.env.LONG ? 600 : 300
/** The milliseconds after which a publisher tries another node. A paused node does not answer. */
const impatienceMs = 3_000

interface Tokens {
  readonly read: string
  readonly publish: string
}

/** Returns the last three errors in the log of a node. */
const errorsOf = (node: EventService | undefined) =>
  node?.lines
    .filter(line => line.includes('"level":50'))
    .slice(-3)
    .join('\n')

/** Publishes one batch after the other. Retries each batch until a node acknowledges it. */
async function publish(
  cluster: Cluster,
  {
    name,
    random,
    tokens,
    acknowledged,
    isOver,
  }: { name: string; random: Random; tokens: Tokens; acknowledged: Published[]; isOver: () => boolean },
): Promise<void> {
  for (let batch = 0; !isOver(); batch++) {
    const events = Array.from({ length: 1 + random(5) }, (_, index) => userEvent(`${name}-${batch}-${index}`))
    for (;;) {
      const node = cluster.nodes[random(cluster.nodes.length)]
      const answer = await fetch(`${node?.baseUrl}/internal/events`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.publish}`,
          'content-type': 'application/cloudevents-batch+json',
        },
        body: JSON.stringify(events),
        signal: AbortSignal.timeout(impatienceMs),
      }).catch(() => null)
      const body = await answer?.json().catch(() => null)
      if (answer?.status === 200 && body) {
        acknowledged.push(...(body as { events: Published[] }).events)
        break
      }
      if (answer)
        expect(
          answer.status,
          node?.lines.findLast(line => line.includes('"stack"')),
        ).toBe(503)
      await delay(random(100))
    }
    await delay(pauseMs + random(150))
  }
}

/** Subscribes to the node at `index`. Whenever the node is restarted, resumes after the last offset seen. */
async function follow(
  cluster: Cluster,
  index: number,
  { token, from, lastId }: { token: string; from: string; lastId: () => string | null },
): Promise<Published[]> {
  const seen: Published[] = []
  while (lastId() === null || seen.at(-1)?.event_id !== lastId()) {
    const node = cluster.nodes[index]
    const lastEventId = seen.at(-1)?.offset ?? from
    const subscription = await openSubscription(node?.baseUrl ?? '', { token, lastEventId }).catch(() => null)
    if (subscription?.status !== 200) {
      if (subscription) expect(subscription.status, errorsOf(node)).toBe(503)
      subscription?.close()
      await delay(100)
      continue
    }
    for (let message = await subscription.next(); message; message = await subscription.next()) {
      if (isEvent(message))
        seen.push({ id: '', event_id: message.event.id, offset: message.offset, duplicate: false })
      if (message.type !== 'error' && seen.at(-1)?.event_id === lastId()) break
    }
    subscription.close()
  }
  return seen
}

const bin = findPostgres()

it.skipIf(!bin)(
  `three nodes lose no event, skip none and keep one order while nodes and PostgreSQL die or stall (TEST_SEED=${seed})`,
  async () => {
    const random = createRandom(seed)
    const server = await startPostgres(bin ?? '')
    onTestFinished(() => server.end())
    const url = await newDatabase(server.url)
    const cluster = await startCluster(url, 3, {
      LEASE_SECONDS: String(leaseMs / 1_000),
      EVENTS_HEARTBEAT_SECONDS: '1',
      WEBHOOK_RETRY_DELAYS: '0.02,0.05',
    })
    onTestFinished(() => cluster.end())
    await administer(
      url,
      `CREATE FUNCTION dally() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(random() * 0.01); RETURN NULL; END $$`,
      `CREATE CONSTRAINT TRIGGER dally AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.sequence % 7 = 0) EXECUTE FUNCTION dally()`,
    )
    const [first] = cluster.nodes
    if (!first) throw new Error('there is no node')
    const tokens = {
      read: await first.token({ scope: 'read:events' }),
      publish: await first.token({ audience: '/internal/' }),
    }
    const delivered = new Map<string, Set<string>>()
    let attempts = 0
    const target = createServer(async (req, res) => {
      const { id } = JSON.parse(await text(req)) as { id: string }
      const { url: path = '' } = req
      attempts++
      const isTaken = random(100) >= 25
      if (isTaken) delivered.set(path, (delivered.get(path) ?? new Set()).add(id))
      res.writeHead(isTaken ? 204 : 500).end()
    })
    const targetUrl = await listenOn(target)
    const administration = await manageStreams(first)
    const streams = await Promise.all(
      ['one', 'two', 'three'].map(async name => {
        const body = newStream(`${targetUrl}/${name}`)
        const created = await administration.call<EventStream>('create_event_stream', { body })
        return { id: created.body.id, path: `/hook/${name}` }
      }),
    )
    const start = await first.subscribe()
    const from = (await start.next())?.offset ?? ''
    start.close()

    let isOver = false
    let lastId: string | null = null
    const acknowledged: Published[] = []
    const publishing = Array.from({ length: publishers }, (_, index) =>
      publish(cluster, { name: `publisher-${index}`, random, tokens, acknowledged, isOver: () => isOver }),
    )
    const following = cluster.nodes.map((_, index) =>
      follow(cluster, index, { token: tokens.read, from, lastId: () => lastId }),
    )
    const counts = await makeFaults(cluster, server, url, { faults, random, leaseMs })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(leastEvents)
    isOver = true
    await Promise.all(publishing)
    const [last] = (await cluster.nodes[0]?.publish([userEvent('last')])) ?? []
    lastId = last?.event_id ?? ''
    const seen = await Promise.all(following)

    const log = (await administer(url, 'SELECT id FROM events ORDER BY sequence')) as { id: string }[]
    const ids = log.map(({ id }) => id)
    process.stdout.write(
      `${JSON.stringify(counts)}: ${ids.length} events, ${acknowledged.length} acknowledged, ${attempts} attempts\n`,
    )
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
    for (const events of seen) expect(events.map(({ event_id }) => event_id)).toEqual(ids)
    const offsets = new Map(seen[0]?.map(({ event_id, offset }) => [event_id, offset]))
    expect(acknowledged.filter(({ event_id, offset }) => offsets.get(event_id) !== offset)).toEqual([])
    const keys = new Set(acknowledged.map(({ id }) => id))
    expect(keys.size).toBe(ids.length - 1)

    const surviving = await manageStreams(cluster.nodes[1] ?? first)
    for (const { id, path } of streams) {
      const endings = async () => {
        const failed = (await surviving.history(id)).map(({ id: eventId }) => eventId)
        return new Set([...failed, ...(delivered.get(path) ?? [])]).size
      }
      await expect.poll(endings, { interval: 250 }).toBe(ids.length)
    }
  },
)
