import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { requestToken } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import type { Published } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { isEvent, openSubscription } from '../events/subscription.ts'
import { startHaproxy } from './haproxy.ts'
import { newDatabase } from './new-database.ts'
import { startNodeProcess } from './nodes.ts'

const nodeCount = process.env.LONG ? 3 : 2
const streams = 200
const requestsPerSecond = 300
/** Maximum number of requests in flight. It lowers the rate on a slow machine. */
const requestsAtOnce = 50
/** Of this many requests, one publishes an event. The others list event streams. */
const publishesOneOf = 50
/** As long as `docs/operations.md` demands for idle connections. */
const drainSeconds = 6

const bin = findProgram('HAProxy')
if (!bin) leaveOut('a rolling restart behind a proxy', 'HAProxy is not installed')

it.skipIf(!bin)(
  `a rolling restart of ${nodeCount} nodes behind a proxy fails no request, and shows each event once`,
  async () => {
    const database = await newDatabase()
    const ports = await Promise.all(Array.from({ length: nodeCount }, freePort))
    const start = (port: number | undefined) =>
      startNodeProcess(database, {
        PORT: String(port),
        DRAIN_SECONDS: String(drainSeconds),
        EVENTS_RETRY_MS: '500',
      })
    const nodes = await Promise.all(ports.map(start))
    onTestFinished(async () => {
      await Promise.all(nodes.map(node => node.end()))
    })
    const proxy = await startHaproxy(bin ?? '', ports)
    const allUp = () =>
      expect
        .poll(async () => Promise.all(ports.map((_, index) => proxy.isUp(index))))
        .toEqual(ports.map(() => true))
    await allUp()
    const [read, publish] = await Promise.all([
      requestToken(proxy.url),
      requestToken(proxy.url, { audience: '/internal/' }),
    ])
    const followers = Array.from({ length: streams }, () => follow(proxy.url, read))
    await Promise.all(followers.map(({ isOpen }) => isOpen))
    const isOver = new AbortController()
    const load = startLoad(proxy.url, { read, publish }, isOver.signal)

    for (const [index, port] of ports.entries()) {
      await nodes[index]?.stop()
      nodes[index] = await start(port)
      await allUp()
    }

    const { failures, published } = load
    await expect
      .poll(() => load.answered + failures.length)
      .toBeGreaterThan(requestsPerSecond * drainSeconds * nodeCount)
    isOver.abort()
    await load.ended
    expect(failures).toEqual([])
    const expected = published.toSorted()
    for (const { seen, failures, end } of followers) {
      await expect
        .poll(() => ({ failures, seen: seen.length }))
        .toEqual({ failures: [], seen: expected.length })
      expect(seen.toSorted()).toEqual(expected)
      end()
    }
  },
)

/** Sends requests at a steady rate, half over kept-alive connections and half over new ones. */
function startLoad(url: string, tokens: { read: string; publish: string }, over: AbortSignal) {
  const staying = new Agent({ keepAlive: true, maxSockets: 20, scheduling: 'fifo' })
  const [failures, published]: [string[], string[]] = [[], []]
  const running = new Set<Promise<void>>()
  let answered = 0
  async function ask(number: number): Promise<void> {
    const agent = number % 2 === 0 ? staying : false
    try {
      if (number % publishesOneOf === 0) {
        const body = JSON.stringify(userEvent(String(number)))
        const text = await send(url, { agent, token: tokens.publish, body })
        const { events } = JSON.parse(text) as { events: Published[] }
        published.push(...events.map(event => event.event_id))
      } else await send(url, { agent, token: tokens.read })
      answered++
    } catch (error) {
      failures.push(String(error))
    }
  }
  async function run(): Promise<void> {
    const startedAt = performance.now()
    for (let number = 0; !over.aborted; number++) {
      const asked = ask(number).then(() => void running.delete(asked))
      running.add(asked)
      if (running.size === requestsAtOnce) await Promise.race(running)
      await delay(Math.max(startedAt + (number * 1_000) / requestsPerSecond - performance.now(), 0))
    }
    await Promise.all(running)
    staying.destroy()
  }
  return {
    failures,
    published,
    get answered() {
      return answered
    },
    ended: run(),
  }
}

/** Publishes `body`, or lists event streams if there is none. Rejects if the request fails or its status is not 200. */
function send(
  url: string,
  { agent, token, body }: { agent: Agent | false; token: string; body?: string },
): Promise<string> {
  const publishing = { 'Content-Type': 'application/cloudevents+json' }
  const headers = { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : publishing) }
  const [method, path] = body === undefined ? ['GET', '/api/v2/event-streams'] : ['POST', '/internal/events']
  return new Promise((resolve, reject) => {
    request(new URL(path, url), { method, agent, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${response.statusCode} ${text}`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}

/** Subscribes through the proxy, resumes after each disconnection, and collects event ids. */
function follow(url: string, token: string) {
  const [failures, seen]: [string[], string[]] = [[], []]
  const open = Promise.withResolvers<void>()
  const over = new AbortController()
  async function run(): Promise<void> {
    let lastEventId: string | undefined
    while (!over.signal.aborted) {
      const subscription = await openSubscription(
        url,
        lastEventId === undefined ? { token } : { token, lastEventId },
      )
      expect(subscription.status).toBe(200)
      over.signal.addEventListener('abort', subscription.close, { once: true })
      for (let message = await subscription.next(); message; message = await subscription.next()) {
        open.resolve()
        lastEventId = message.offset
        if (isEvent(message)) seen.push(message.event.id)
      }
      over.signal.removeEventListener('abort', subscription.close)
    }
  }
  const running = run()
  running.catch(error => {
    if (!over.signal.aborted) failures.push(String(error))
    open.resolve()
  })
  return { failures, seen, isOpen: open.promise, end: () => over.abort() }
}
