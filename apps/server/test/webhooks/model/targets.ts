import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { listenOn } from '../harness/target.ts'
import { begunAtHeader } from './node.ts'

/** How a target answers. The behaviour is the last segment of its path. */
export const behaviours = ['takes', 'is-slow', 'fails', 'fails-for-one', 'is-gone', 'hangs'] as const
/** The user for whom the target `fails-for-one` fails. */
export const failingUser = 'user-0'
export type Behaviour = (typeof behaviours)[number]

/**
 * Ids of the events that the targets of a stream have received, each with how often, in the order of the first. `taken` has only the
 * ids of accepted events.
 */
export interface Receipts {
  /** Without those that only replays have sent. */
  readonly received: Map<string, number>
  readonly taken: Set<string>
  /** The accepted events that replays have not sent, or that were accepted before. */
  readonly live: Set<string>
  /** How often replays have sent each event. */
  readonly replayed: Map<string, number>
  /** When the latest received attempt of each event began, in milliseconds of this process. Without those of replays. */
  readonly begunAt: Map<string, number>
}

interface Delivered {
  readonly id: string
  readonly xstream: string
  readonly xpurpose?: string
  readonly data: { readonly object?: { readonly user_id?: string } }
}

export interface Targets {
  endpoint(behaviour: Behaviour): string
  receiptsOf(eventStreamId: string): Receipts
}

/** Starts one server for the targets of all streams. */
export async function startTargets(): Promise<Targets> {
  const receipts = new Map<string, Receipts>()
  function receiptsOf(id: string): Receipts {
    const known = receipts.get(id) ?? {
      received: new Map(),
      taken: new Set(),
      live: new Set(),
      replayed: new Map(),
      begunAt: new Map(),
    }
    receipts.set(id, known)
    return known
  }
  const server = createServer(async (req, res) => {
    // A killed node may cut off a request.
    const body = await text(req).catch(() => null)
    if (body === null) return
    const { id, xstream, xpurpose, data } = JSON.parse(body) as Delivered
    const { received, taken, replayed, live, begunAt } = receiptsOf(xstream)
    if (xpurpose === 'replay') replayed.set(id, (replayed.get(id) ?? 0) + 1)
    else {
      received.set(id, (received.get(id) ?? 0) + 1)
      begunAt.set(id, Math.max(begunAt.get(id) ?? 0, Number(req.headers[begunAtHeader])))
    }
    const take = () => {
      taken.add(id)
      if (xpurpose !== 'replay') live.add(id)
    }
    switch (req.url?.split('/').at(-1) as Behaviour) {
      case 'is-slow':
        await delay(40)
        take()
        return res.writeHead(204).end()
      case 'takes':
        take()
        return res.writeHead(204).end()
      case 'fails':
        return res.writeHead(500).end()
      case 'fails-for-one':
        if (data.object?.user_id === failingUser) return res.writeHead(500).end()
        take()
        return res.writeHead(204).end()
      case 'is-gone':
        await delay(10)
        return res.writeHead(410).end()
      case 'hangs':
        return
    }
  })
  const url = await listenOn(server)
  return { endpoint: behaviour => `${url}/${behaviour}`, receiptsOf }
}
