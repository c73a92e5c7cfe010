/**
 * Lets clients follow the same 180 events of a real service, each through a proxy of its own, while everything breaks that breaks in
 * production.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { newEvent } from '@tenant-api/conformance/events'
import { freePort } from '@tenant-api/test-kit/free-port'
import { inherited } from '@tenant-api/test-kit/start-process'
import {
  credentials,
  requestToken,
  type ServiceProcess,
  startServiceProcess,
} from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { build, folder, type OtherClient } from './clients.ts'
import { type Ending, type FaultProxy, type Place, places, startFaultProxy } from './fault-proxy.ts'

/** What a client printed, compared with the log. */
export interface Outcome {
  /** How many events of the log it printed. */
  readonly printed: number
  /** Events that it did not print, printed otherwise than they are in the log, or printed twice: how many, by the act. */
  readonly missing: Readonly<Record<string, number>>
  readonly changed: Readonly<Record<string, number>>
  readonly repeated: Readonly<Record<string, number>>
  readonly isInOrder: boolean
  /** How many requests it made while each answer stood. */
  readonly requests: Readonly<Record<string, number>>
  /** How it ended after a 410; null if it did not. */
  readonly exitCode: number | null
  readonly errors: readonly string[]
}

export interface Act {
  readonly name: string
  readonly play: (stage: Stage) => Promise<void>
}

interface Follower {
  readonly client: OtherClient
  readonly proxy: FaultProxy
  readonly lines: string[]
  readonly errors: string[]
  readonly requests: Record<string, number>
  readonly process: ReturnType<typeof spawn>
}

class Stage {
  readonly followers: Follower[] = []
  readonly #env: Record<string, string>
  readonly #token: string
  service: ServiceProcess
  /** What happened when each event was published, by the event's `source`. */
  readonly acts = new Map<string, string>()
  act = ''

  constructor(service: ServiceProcess, env: Record<string, string>, token: string) {
    this.service = service
    this.#env = { ...env, DATA_DIR: service.dataDir }
    this.#token = token
  }

  /** Those whose process has not ended. */
  get running(): readonly Follower[] {
    return this.followers.filter(({ process }) => process.exitCode === null && process.signalCode === null)
  }

  /** Publishes events, and resolves with the source and the offset of the last one. */
  async publish(count: number, bytes = 0, act = this.act): Promise<{ source: string; offset: string }> {
    const sources = Array.from({ length: count }, (_, index) => `urn:played:${this.acts.size + index}`)
    for (const source of sources) this.acts.set(source, act)
    const url = `${this.service.baseUrl}/internal/events`
    const init = {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'Content-Type': 'application/cloudevents-batch+json',
      },
      body: `[${sources.map(source => eventText(source, bytes)).join()}]`,
    }
    // The service may just be closing a connection that has been idle. It recognizes events that are sent again.
    const answer = await fetch(url, init).catch(() => fetch(url, init))
    if (answer.status !== 200) throw new Error(`publishing: ${answer.status} ${await answer.text()}`)
    const { events } = (await answer.json()) as { events: { offset: string }[] }
    return { source: sources.at(-1) ?? '', offset: events.at(-1)?.offset ?? '' }
  }

  /** Resolves when each client has printed the event, or cannot any more. */
  async follow(source: string): Promise<void> {
    const until = Date.now() + waitMs
    const isBehind = ({ lines }: Follower) => !lines.some(line => line.includes(`"${source}"`))
    while (this.running.some(isBehind) && Date.now() < until) await wait(50)
  }

  async publishAndFollow(count: number, bytes = 0): Promise<void> {
    await this.follow((await this.publish(count, bytes)).source)
  }

  async restart(end: 'stop' | 'kill', more: Record<string, string> = {}): Promise<void> {
    for (const { proxy } of this.followers) proxy.refuse()
    await this.service[end]()
    this.service = await startServiceProcess({ ...this.#env, ...more })
    await Promise.all(this.followers.map(({ proxy }) => proxy.accept()))
  }
}

const longNumber = '1125899906842624123'
/** Characters at which line readers of some languages cut. */
const awkward = 'one\u2028two\u2029three\u0085four\u000bfive'

/** A CloudEvent as JSON. Written as text, because `JSON.stringify` would change the number. */
function eventText(source: string, bytes: number): string {
  const event = newEvent('user.created') as { source: string; data: { object: Record<string, unknown> } }
  event.source = source
  event.data.object.name = awkward
  event.data.object.user_metadata = { number: '@number', filling: 'x'.repeat(bytes) }
  return JSON.stringify(event).replace('"@number"', longNumber)
}

function cutAct(place: Place, ending: Ending): Act {
  return {
    name: place,
    async play(stage) {
      const source = `urn:played:${stage.acts.size}`
      const cuts = stage.running.map(({ proxy }) => proxy.cut(`"${source}"`, place, ending))
      await stage.publish(1, 600_000)
      await Promise.race([Promise.all(cuts), wait(waitMs)])
      stage.act = `after a cut ${place}`
      await stage.publishAndFollow(7)
    },
  }
}

/** A status that every client gets until each has asked once more, or until `seconds` are over. */
function answerAct(status: number, headers: Record<string, string> = {}, seconds = 0): Act {
  return {
    name: String(status),
    async play(stage) {
      const answers = stage.running.map(({ proxy, requests }) => ({
        proxy,
        requests,
        ...proxy.answer({ status, headers }),
      }))
      await stage.publish(5)
      await Promise.all(
        answers.map(async ({ proxy, requests, asked, end }) => {
          await Promise.race([asked, wait(waitMs)])
          await wait(seconds * 1_000)
          requests[status] = proxy.statuses.filter(one => one === status).length
          end()
        }),
      )
      await stage.publishAndFollow(5)
    },
  }
}

export const cutActs = Object.keys(places).flatMap(place =>
  (['reset', 'end'] as const).map(ending => cutAct(place as Place, ending)),
)

/** Publishes 180 events. */
export const acts: readonly Act[] = [
  {
    name: 'large events',
    async play(stage) {
      await stage.publish(10)
      await stage.publishAndFollow(1, 1_045_000)
      await stage.publish(1, 1_045_000)
      await stage.publishAndFollow(10)
    },
  },
  ...cutActs,
  ...(['kill', 'stop'] as const).map(end => ({
    name: end === 'kill' ? 'SIGKILL' : 'SIGTERM',
    async play(stage: Stage) {
      await stage.publish(10)
      await stage.restart(end)
      await stage.publishAndFollow(10)
    },
  })),
  {
    name: 'rotation',
    async play(stage) {
      await stage.restart('stop', { EVENTS_MAX_CONNECTION_SECONDS: '3' })
      for (let second = 0; second < 20; second += 1) {
        await stage.publish(1)
        await wait(500)
      }
      await stage.restart('stop')
      await stage.follow(`urn:played:${stage.acts.size - 1}`)
    },
  },
  answerAct(503),
  answerAct(429, { 'Retry-After': '4' }, 2),
  {
    name: '401',
    async play(stage) {
      for (const { proxy } of stage.followers) proxy.expireTokens()
      await stage.publishAndFollow(10)
      for (const { proxy, requests } of stage.followers)
        requests[401] = proxy.statuses.filter(status => status === 401).length
    },
  },
  {
    name: '70 s of quiet',
    async play(stage) {
      const before = stage.followers.map(({ proxy }) => proxy.statuses.length)
      await wait(70_000)
      for (const [index, { proxy, requests }] of stage.followers.entries())
        requests.quiet = proxy.statuses.length - (before[index] ?? 0)
      await stage.publishAndFollow(20)
    },
  },
]

/** The end: a client that gets 410 must not go on as if nothing had happened. */
async function expire(stage: Stage): Promise<void> {
  await Promise.all(
    stage.running.map(async ({ process, proxy, requests }) => {
      const closed = once(process, 'close')
      proxy.answer({ status: 410 })
      await Promise.race([closed, wait(waitMs)])
      requests[410] = proxy.statuses.filter(status => status === 410).length
    }),
  )
}

/** Plays acts before clients, and resolves with the outcome of each. */
export async function play(
  clients: readonly OtherClient[],
  acts: readonly Act[],
): Promise<Map<string, Outcome>> {
  for (const client of clients) build(client)
  const env = {
    PORT: String(await freePort()),
    EVENTS_RETRY_MS: '500',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000',
    API_RATE_LIMIT: 'off',
  }
  const service = await startServiceProcess(env)
  const stage = new Stage(service, env, await service.token({ audience: '/internal/' }))
  const endFollowers = () => {
    for (const { process } of stage.followers) process.kill('SIGKILL')
  }
  // `finally` does not run if a signal ends the test worker.
  process.prependOnceListener('exit', endFollowers)
  try {
    const { offset } = await stage.publish(1)
    stage.acts.clear()
    for (const client of clients)
      stage.followers.push(await startFollower(client, stage.service.baseUrl, offset))
    for (const act of acts) {
      stage.act = act.name
      await act.play(stage)
    }
    await expire(stage)
    const log = await readLog(stage.service, offset, stage.acts.size)
    return new Map(stage.followers.map(follower => [follower.client.name, judge(follower, log, stage.acts)]))
  } finally {
    process.off('exit', endFollowers)
    endFollowers()
    for (const { proxy } of stage.followers) proxy.close()
    await stage.service.stop()
  }
}

async function startFollower(client: OtherClient, target: string, offset: string): Promise<Follower> {
  const proxy = await startFaultProxy(target)
  const [command, ...args] = client.command
  const process = spawn(command, args, {
    cwd: folder,
    env: {
      ...inherited(),
      ...client.env,
      TENANT_API_URL: proxy.baseUrl,
      TENANT_API_CLIENT_ID: credentials.clientId,
      TENANT_API_CLIENT_SECRET: credentials.clientSecret,
      TENANT_API_FROM: offset,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [lines, errors]: [string[], string[]] = [[], []]
  collectLines(process.stdout, lines)
  collectLines(process.stderr, errors)
  return { client, proxy, lines, errors, requests: {}, process }
}

/** `node:readline` would cut at U+2028 too. */
function collectLines(stream: NodeJS.ReadableStream | null, lines: string[]): void {
  let rest = ''
  stream?.setEncoding('utf8').on('data', chunk => {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
}

/** The `data` of the next `count` events after an offset, as the service sends it. */
async function readLog(
  { baseUrl }: ServiceProcess,
  offset: string,
  count: number,
): Promise<readonly string[]> {
  const reading = new AbortController()
  const { body } = await fetch(`${baseUrl}/api/v2/events?from=${offset}`, {
    headers: { Authorization: `Bearer ${await requestToken(baseUrl)}` },
    signal: reading.signal,
  })
  const log: string[] = []
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (rest + text).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames.filter(one => one.includes('event: user.created\n')))
      log.push(
        frame
          .split('\n')
          .find(line => line.startsWith('data: '))
          ?.slice('data: '.length) ?? '',
      )
    if (log.length >= count) break
  }
  reading.abort()
  for (const line of log)
    if (!line.includes(longNumber) || JSON.parse(line).event.data.object.name !== awkward)
      throw new Error(`The service has changed an event: ${line.slice(0, 1_000)}`)
  return log
}

function judge(
  { client, lines, errors, requests, process }: Follower,
  log: readonly string[],
  acts: Stage['acts'],
): Outcome {
  const sourceOf = (line: string) => /"source":"(urn:played:\d+)"/.exec(line)?.[1] ?? line
  const wanted = new Map(
    log.map(line => [sourceOf(line), client.parses ? JSON.stringify(JSON.parse(line)) : line]),
  )
  const sources = lines.map(sourceOf)
  const order = [...wanted.keys()]
  const places = sources.map(source => order.indexOf(source))
  const tally = (list: readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const act of list.map(source => acts.get(source) ?? 'not in the log'))
      counts[act] = (counts[act] ?? 0) + 1
    return counts
  }
  return {
    printed: order.filter(source => sources.includes(source)).length,
    missing: tally(order.filter(source => !sources.includes(source))),
    changed: tally(sources.filter((source, index) => wanted.get(source) !== lines[index])),
    repeated: tally(sources.filter((source, index) => sources.indexOf(source) < index)),
    isInOrder: places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)),
    requests,
    exitCode: process.exitCode,
    errors: errors.slice(-10),
  }
}
