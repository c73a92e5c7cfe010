import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPublisher } from '@tenant-api/client/publisher'
import { type CuttingProxy, startCuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Assignment, Line, Order, State } from './day-main.ts'
import { newEvents } from './publish-under-cuts.ts'

/** How often each kind of incident occurs in the simulated day of a client. */
const day = process.env.LONG
  ? { reconnections: 2_000, tokens: 200, jumps: 50, sleeps: 20 }
  : { reconnections: 50, tokens: 6, jumps: 6, sleeps: 1 }
/** Longer than the subscription's idle timeout. */
const sleepMs = 2_500
const hour = 3_600_000
/** The open connection adds fewer objects. A leak adds more: each answer that is never freed keeps about 90. */
const mostNewObjects = 1_000
/** Room for code that V8 compiles during the test. */
const mostNewBytes = 1_048_576

let service: RunningService
let proxy: CuttingProxy

beforeAll(async () => {
  service = await startService({
    // Short, so that the service often ends a connection when its token expires, but long enough to use the token.
    ACCESS_TOKEN_SECONDS: '3',
    EVENTS_RETRY_MS: '1',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000',
    API_RATE_LIMIT: 'off',
  })
  proxy = await startCuttingProxy(service.baseUrl, createRandom(seed))
})
afterAll(async () => {
  await proxy.close()
  await service.stop()
})

test(`A day of cuts, expired tokens, clock changes and sleeps loses no event, repeats none, and leaves the heap flat (TEST_SEED=${seed})`, async () => {
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  const [start] = await publisher.publishEvents(newEvents(1))
  const follower = startFollower({ ...credentials, baseUrl: proxy.baseUrl, from: String(start?.offset) })
  proxy.cut()

  /** Publishes events and expects exactly their ids, in order: a lost or repeated event would show another id. */
  async function publishAndFollow(awake: Promise<void>): Promise<void> {
    const published = await publisher.publishEvents(newEvents(5))
    await awake
    for (const { event_id } of published) expect(await follower.nextId()).toBe(event_id)
  }
  let jumps = 0
  let sleeps = 0
  let state = await follower.state()
  let early: State | undefined
  for (let round = 1; state.connections < day.reconnections || state.tokens < day.tokens; round += 1) {
    if (jumps < day.jumps) {
      follower.order({ jump: jumps % 2 === 0 ? hour : -hour })
      jumps += 1
    }
    const isSleeping = sleeps < day.sleeps && round % 10 === 0
    if (isSleeping) sleeps += 1
    await publishAndFollow(isSleeping ? follower.sleep() : Promise.resolve())
    state = await follower.state()
    if (state.connections >= day.reconnections / 4) early ??= state
  }
  follower.end()
  expect({ jumps, sleeps }).toEqual({ jumps: day.jumps, sleeps: day.sleeps })
  expect(state.objects - Number(early?.objects)).toBeLessThan(mostNewObjects)
  expect(state.heapUsed - Number(early?.heapUsed)).toBeLessThan(mostNewBytes)
})

/** Starts day-main.ts, with functions to control it. */
function startFollower(assignment: Assignment) {
  const program = fileURLToPath(new URL('day-main.ts', import.meta.url))
  const follower = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, JSON.stringify(assignment)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const lines = createInterface(follower.stdout)[Symbol.asyncIterator]()
  const order = (order: Order) => follower.stdin.write(`${JSON.stringify(order)}\n`)

  async function next(): Promise<Line> {
    const { value, done } = await lines.next()
    if (done) throw new Error('the follower has ended')
    return JSON.parse(value)
  }
  return {
    order,
    async nextId(): Promise<string> {
      const line = await next()
      if (!('id' in line)) throw new Error('the follower wrote its state instead of an event')
      return line.id
    },
    async state(): Promise<State> {
      order('state')
      const line = await next()
      if ('id' in line) throw new Error(`the event ${line.id} arrived twice`)
      return line
    },
    /** Suspends the process for `sleepMs`, to simulate a sleeping machine. */
    async sleep(): Promise<void> {
      follower.kill('SIGSTOP')
      await setTimeout(sleepMs)
      follower.kill('SIGCONT')
    },
    end: () => follower.kill(),
  }
}
