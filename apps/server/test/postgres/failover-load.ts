import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, type Random } from '@tenant-api/test-kit/random'
import { userEvent } from '../events/published-events.ts'
import { isEvent } from '../events/subscription.ts'
import { type NodeProcess, startNodeProcess } from './nodes.ts'

/** The query of a subscription that starts at the oldest event: all events are later than this time. */
const oldest = { from_timestamp: '2000-01-01T00:00:00Z' }

/** An event as publishers and subscribers know it: its name, which is the `user_id` in its data, and its offset. */
export type Named = readonly [name: string, offset: string]

/** A subscriber, and the events that it has received since it last began at the oldest event. */
export interface Follower {
  received: Named[]
  /** How often the subscriber got 410 and began again at the oldest event. */
  expirations: number
}

/** Nodes that are restarted when they end, with publishers and subscribers that retry forever. */
export interface Load {
  /** The first node, as it was last started. */
  readonly node: NodeProcess
  readonly acknowledged: readonly Named[]
  /** When each of them was acknowledged, by `performance.now()`. */
  readonly acknowledgedAt: readonly number[]
  readonly followers: readonly Follower[]
  startPublishing(publishers: number): void
  /** Stops the publishers. Resolves once their last events are acknowledged. */
  stopPublishing(): Promise<void>
  end(): Promise<void>
}

/** @param env further settings of the nodes */
export async function startLoad(
  url: string,
  seed: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const random = createRandom(seed)
  const start = () => startNodeProcess(url, env)
  const nodes = await Promise.all([start(), start(), start()])
  const slots: NodeProcess[] = [...nodes]
  const acknowledged: Named[] = []
  const acknowledgedAt: number[] = []
  const followers = slots.map((): Follower => ({ received: [], expirations: 0 }))
  let [isPublishing, isOver] = [true, false]

  async function supervise(place: number): Promise<void> {
    while (!isOver) {
      const { process } = slots[place] ?? nodes[0]
      if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
      while (!isOver) {
        const started = await start().catch(() => null)
        if (!started) continue
        slots[place] = started
        if (isOver) await started.end()
        break
      }
    }
  }

  async function publish(publisher: number): Promise<void> {
    for (let count = 0; isPublishing; count++) {
      const name = `${publisher}-${count}`
      for (;;) {
        const published = await nodeOf(random)
          .publish([userEvent(name)])
          .catch(() => null)
        const [event] = published ?? []
        if (event) {
          acknowledged.push([name, event.offset])
          acknowledgedAt.push(performance.now())
          break
        }
        if (isOver) return
        await delay(50)
      }
      await delay(random(20))
    }
  }

  function nodeOf(random: Random): NodeProcess {
    return slots[random(slots.length)] ?? nodes[0]
  }

  async function follow(follower: Follower, place: number): Promise<void> {
    let query: Record<string, string> = oldest
    while (!isOver) {
      const subscription = await (slots[place] ?? nodes[0]).subscribe({ query }).catch(() => null)
      if (subscription?.status === 410) {
        follower.expirations++
        follower.received = []
        query = oldest
      }
      if (subscription?.status !== 200) {
        subscription?.close()
        await delay(100)
        continue
      }
      for (let message = await subscription.next(); message; message = await subscription.next()) {
        query = { from: message.offset }
        if (isEvent(message)) follower.received.push([nameOf(message), message.offset])
        else if (message.type === 'error' && message.error.code === 'cursor_expired') break
        if (isOver) break
      }
      subscription.close()
    }
  }

  const supervising = slots.map((_, place) => supervise(place))
  let publishing: Promise<void>[] = []
  const following = followers.map(follow)
  return {
    get node() {
      return slots[0] ?? nodes[0]
    },
    acknowledged,
    acknowledgedAt,
    followers,
    startPublishing(publishers) {
      publishing = Array.from({ length: publishers }, (_, publisher) => publish(publisher))
    },
    async stopPublishing() {
      isPublishing = false
      await Promise.all(publishing)
    },
    async end() {
      isOver = true
      await Promise.all(slots.map(node => node.end()))
      await Promise.all([...supervising, ...following, ...publishing])
    },
  }
}

/** Reads the whole log as a new subscriber. @param last name of the newest event */
export async function wholeLog(node: NodeProcess, last: string): Promise<Named[]> {
  const subscription = await node.subscribe({ query: oldest })
  const log: Named[] = []
  while (log.at(-1)?.[0] !== last) {
    const message = await subscription.nextEvent()
    log.push([nameOf(message), message.offset])
  }
  subscription.close()
  return log
}

export function nameOf({ event }: { event: { data: unknown } }): string {
  return (event.data as { object: { user_id: string } }).object.user_id
}
