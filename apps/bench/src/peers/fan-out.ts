import { Pool } from 'undici'
import type { Bench } from '../bench.ts'
import { frameOf, outgoingEvent } from '../events.ts'
import { cpuSeconds } from '../processes.ts'
import { openReaders } from '../readers.ts'
import { figure } from '../recorded.ts'
import { startBenchedService } from '../service.ts'
import { brokers } from './brokers.ts'
import { nchanMissing, type PeerServer, startNchan, startPeerProgram } from './servers.ts'

/** A server with subscribers. */
interface Subscribed {
  readonly server: PeerServer
  /** Publishes events at once. Resolves when each subscriber has received all of them. */
  publish(events: number): Promise<unknown>
  close(): void
}

interface Peer extends Pick<Bench, 'limitIs' | 'missing'> {
  readonly name: string
  readonly lacks: string
  readonly subscribers: number
  start(): Promise<Subscribed>
}

/**
 * Creates a bench of the messages received by all subscribers, per second of the server's CPU time.
 *
 * @param events in a burst
 * @param bursts of the peer in a round; the service has more, because it is faster
 */
function fanOut(
  title: string,
  { events, bursts }: Record<'events' | 'bursts', number>,
  { name, limitIs, lacks, missing, subscribers, start }: Peer,
): Bench {
  return {
    name: `peers: fan-out, ${figure(subscribers)} subscribers, ${title}, ${name}`,
    unit: 'messages per CPU-second',
    target: 1,
    limitIs,
    peerLacks: lacks,
    missing,
    async prepare() {
      const service = await startBenchedService()
      const readers = await openReaders(
        subscribers,
        service.baseUrl,
        '/api/v2/events',
        service.subscriberToken,
      )
      const bytes = frameOf().length * events
      const peer = await start()
      const round = async (count: number, pid: number, publish: Subscribed['publish']) => {
        const before = cpuSeconds(pid)
        for (let sent = 0; sent < count; sent++) await publish(events)
        return (subscribers * events * count) / (cpuSeconds(pid) - before)
      }
      return {
        ours: () =>
          round(60, service.pid, async () => {
            readers.mark()
            await service.publish(events)
            await readers.received(bytes)
          }),
        limit: () => round(bursts, peer.server.process.pid ?? 0, peer.publish),
        async close() {
          readers.close()
          peer.close()
          await Promise.all([service.stop(), peer.server.stop()])
        },
      }
    },
  }
}

async function subscribeToNchan(subscribers: number): Promise<Subscribed> {
  const server = await startNchan()
  const readers = await openReaders(subscribers, server.url, '/events', 'none')
  const pool = new Pool(server.url, { connections: 4 })
  const body = outgoingEvent()
  /** Resolves with the length of the frame, which depends on the id that Nchan chooses. */
  const publishOne = async () => {
    const answer = await pool.request({ method: 'POST', path: '/publish', body })
    const [id = ''] = /(?<=last message id: ).+/.exec(await answer.body.text()) ?? []
    return `id: ${id}\ndata: ${body}\n\n`.length
  }
  return {
    server,
    async publish(events) {
      readers.mark()
      const lengths = await Promise.all(Array.from({ length: events }, publishOne))
      await readers.received(lengths.reduce((sum, length) => sum + length, 0))
    },
    close() {
      readers.close()
      pool.destroy()
    },
  }
}

const nchan: Peer = {
  name: 'Nchan',
  limitIs: 'nginx with Nchan',
  lacks: 'its log is in memory; no validation, filters or tokens of its own',
  missing: nchanMissing(),
  subscribers: 1_000,
  start: () => subscribeToNchan(1_000),
}

/** Fewer subscribers, because each is a connection of a client library, and with quorum queues also a queue. */
const subscribersOfBroker = 100

const ofBrokers = brokers.map(({ type, peer, limitIs, lacks, missing, start }): Peer => {
  return {
    name: peer,
    limitIs,
    lacks: `${lacks}; no filters on an event's data`,
    missing,
    subscribers: subscribersOfBroker,
    async start() {
      const server = await start()
      const client = await startPeerProgram('brokers.js', [
        type,
        server.url,
        outgoingEvent(),
        `${subscribersOfBroker}`,
      ])
      return {
        server,
        publish: events => client.ask({ events, inFlight: events }),
        close: client.stop,
      }
    },
  }
})

export const fanOutPeerBenches = [nchan, ...ofBrokers].flatMap(peer => [
  fanOut('bursts of 100', { events: 100, bursts: 5 }, peer),
  fanOut('single events', { events: 1, bursts: 60 }, peer),
])
