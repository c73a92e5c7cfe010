import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Random } from '@tenant-api/test-kit/random'
import { listenOn } from '../webhooks/harness/target.ts'

/** A target that refuses some deliveries. It records the events that it accepts and the bodies that it receives. */
interface FlakyTarget {
  readonly url: string
  /** The number of attempts so far. */
  readonly attempts: number
  /** Paths and ids of the events whose attempts had different bodies. */
  readonly changed: readonly string[]
  /** Ids of the events that the target accepted at a path. */
  taken(path: string): readonly string[]
  /** Drops the records of accepted events and of bodies, to bound memory. */
  forget(): void
}

/** Starts a target that stops when its test ends. @param refusals percentage of attempts that the target refuses */
export async function startFlakyTarget(random: Random, refusals: number): Promise<FlakyTarget> {
  const taken = new Map<string, Set<string>>()
  const bodies = new Map<string, string>()
  const changed: string[] = []
  let attempts = 0
  const server = createServer(async (req, res) => {
    // Do not count an attempt that was cut off by a crash of the service.
    const body = await text(req).catch(() => null)
    if (body === null) return
    attempts++
    const { id } = JSON.parse(body) as { id: string }
    const path = req.url ?? ''
    const key = `${path} ${id}`
    if ((bodies.get(key) ?? body) !== body) changed.push(key)
    bodies.set(key, body)
    const isTaken = random(100) >= refusals
    if (isTaken) taken.set(path, (taken.get(path) ?? new Set()).add(id))
    res.writeHead(isTaken ? 204 : 500).end()
  })
  return {
    url: await listenOn(server),
    get attempts() {
      return attempts
    },
    changed,
    taken: path => [...(taken.get(path) ?? [])],
    forget() {
      taken.clear()
      bodies.clear()
    },
  }
}
