import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { userEvent } from '../events/published-events.ts'
import { requestToken } from './attacked-service.ts'

/** What a legitimate client measures during an attack. */
export interface Experience {
  readonly rounds: number
  readonly failures: readonly string[]
  /** Duration of the slowest round, in milliseconds. See `startNeighbour`. */
  readonly slowestMs: number
  readonly medianMs: number
  /** The 99th percentile of the times from a publication to the arrival of its event, in milliseconds. */
  readonly lagMs: number
  /** Duration of the slowest request, in milliseconds. */
  readonly slowestRequestMs: number
}

const pauseMs = 40

let published = 0

/**
 * Starts a legitimate client that works in rounds: it gets a token, publishes an event, waits until its
 * subscription receives the event, and lists event streams.
 *
 * @returns a function that stops the client and returns its measurements
 */
export async function startNeighbour({ baseUrl }: { baseUrl: string }): Promise<() => Promise<Experience>> {
  const token = await requestToken(baseUrl)
  const publisherToken = await requestToken(baseUrl, undefined, '/internal/')
  const stream = await follow(baseUrl, token)
  const failures: string[] = []
  const times: number[] = []
  const lags: number[] = []
  let slowestRequestMs = 0
  let isStopped = false

  async function measured(...request: Parameters<typeof fetch>): Promise<Response> {
    const startedAt = performance.now()
    const answer = await fetch(...request)
    slowestRequestMs = Math.max(slowestRequestMs, performance.now() - startedAt)
    return answer
  }

  async function round(): Promise<void> {
    await requestToken(baseUrl)
    const id = `neighbour-${++published}`
    const arrived = stream.arrival(id)
    const publishedAt = performance.now()
    void arrived.then(() => lags.push(performance.now() - publishedAt)).catch(() => {})
    const answer = await measured(`${baseUrl}/internal/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publisherToken}`, 'content-type': 'application/cloudevents+json' },
      body: JSON.stringify(userEvent(id)),
    })
    if (answer.status !== 200) throw new Error(`publish: ${answer.status} ${await answer.text()}`)
    await answer.text()
    const headers = { authorization: `Bearer ${token}` }
    const listing = await measured(`${baseUrl}/api/v2/event-streams`, { headers })
    if (listing.status !== 200) throw new Error(`list: ${listing.status} ${await listing.text()}`)
    await listing.text()
    await arrived
  }

  const running = (async () => {
    while (!isStopped) {
      const startedAt = performance.now()
      await round().catch(error => failures.push(String(error)))
      times.push(performance.now() - startedAt)
      await wait(pauseMs)
    }
  })()

  return async () => {
    isStopped = true
    await running
    stream.close()
    const sorted = times.toSorted((a, b) => a - b)
    return {
      rounds: times.length,
      failures,
      slowestMs: sorted.at(-1) ?? Number.NaN,
      medianMs: sorted[sorted.length >> 1] ?? Number.NaN,
      lagMs: lags.toSorted((a, b) => a - b)[Math.floor(lags.length * 0.99)] ?? Number.NaN,
      slowestRequestMs,
    }
  }
}

/** Subscribes on a separate socket. `arrival` waits for the event of a user, and rejects if it is late. */
async function follow(baseUrl: string, token: string) {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const waiting = new Map<string, () => void>()
  let rest = ''
  const isOpen = Promise.withResolvers<void>()
  socket.on('error', isOpen.reject)
  socket.on('data', (chunk: string) => {
    rest += chunk
    if (rest.includes('offset-only')) isOpen.resolve()
    for (const [, id = ''] of rest.matchAll(/"user_id":"(neighbour-\d+)"/g)) waiting.get(id)?.()
    rest = rest.slice(-500)
  })
  socket.write(
    `GET /api/v2/events?event_type=user.created HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  await isOpen.promise
  return {
    arrival(id: string): Promise<void> {
      return new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error(`${id} did not arrive in time`)), waitMs)
        waiting.set(id, () => {
          clearTimeout(tooLate)
          waiting.delete(id)
          resolve()
        })
      })
    },
    close: () => socket.destroy(),
  }
}
