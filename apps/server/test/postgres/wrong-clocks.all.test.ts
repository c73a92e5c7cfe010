import { createRequire } from 'node:module'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { type Program, resultOf } from '../commands/run-command.ts'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import {
  type EventStream,
  manageStreams,
  newStream,
  type StreamService,
} from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { isNow, startNodeAhead } from './clock-ahead.ts'
import { administer, newDatabase } from './new-database.ts'
import { settings, startNode, startNodeProcess } from './nodes.ts'

const preload = createRequire(import.meta.url).resolve('@tenant-api/test-kit/shifted-clock')
/** The environment of a process whose clock is `days` days ahead. */
const aheadBy = (days: number) => ({
  CLOCK_AHEAD_MS: String(days * 86_400_000),
  NODE_OPTIONS: `--import ${preload}`,
})

async function startRight(url: string, env: Readonly<Record<string, string>> = {}): Promise<EventService> {
  const node = await startNode(url, env)
  onTestFinished(() => node.end())
  return node
}

it.each([40, -40])(
  'a node whose clock is %d days ahead delivers at the right times, and keeps the delivery history',
  async days => {
    const service = await manageStreams(await startNodeAhead(await newDatabase(), days))
    const target = await startTarget(receipt => (receipt.body.includes('refused') ? 400 : 204))
    const stream = await service.create(target.url)
    expect(isNow(Date.parse(stream.created_at))).toBe(true)
    await service.publish([userEvent('delivered'), userEvent('refused')])
    const [receipt] = await target.first(2)
    expect(isNow(1_000 * Number(receipt?.headers['webhook-timestamp']))).toBe(true)
    const [failed] = await service.historyOf(stream.id, 1)
    expect(failed?.attempts.map(({ timestamp }) => isNow(Date.parse(timestamp)))).toEqual([true])
    expect(await service.totals(stream.id)).toEqual({ successful: 1, failed: 1 })
  },
)

it('retries are made in time after a node has taken over from a node whose clock is ahead', async () => {
  const url = await newDatabase()
  const env = { WEBHOOK_RETRY_DELAYS: '1,1' }
  // A process of its own, because it is killed: a node that stops gives its streams back.
  const wrong = await startNodeProcess(url, { ...env, ...aheadBy(40) })
  onTestFinished(() => wrong.kill())
  const right = await startRight(url, env)
  const target = await startTarget(() => 503)
  const service = await manageStreams(wrong)
  await service.call('create_event_stream', { body: newStream(target.url) })
  await service.publish([userEvent('a')])
  await target.first(1)
  // Wait until the result of the first attempt is written.
  await expect.poll(() => administer(url, 'SELECT sequence FROM retries')).toHaveLength(1)
  await wrong.kill()
  target.behave(() => 204)
  await target.first(2)
  expect((await send(right, { path: '/readyz' })).status).toBe(200)
})

it.each([40, -40])(
  'a node whose clock is %d days ahead issues tokens that all nodes accept, and accepts the tokens of all nodes',
  async days => {
    const url = await newDatabase()
    const [wrong, right] = [await startNodeAhead(url, days), await startRight(url)]
    const ask = async (at: EventService, token: string) =>
      (await send(at, { path: '/api/v2/event-streams', token })).status
    expect(await ask(right, await wrong.token())).toBe(200)
    expect(await ask(wrong, await right.token())).toBe(200)
    const subscription = await wrong.subscribe()
    onTestFinished(() => subscription.close())
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
  },
)

it.each([40, -40])(
  'commands on a machine whose clock is %d days ahead create keys and clients with the right times',
  async days => {
    const url = await newDatabase()
    const node = await startRight(url)
    const env = { DATABASE_URL: url, SECRETS_KEY: settings.SECRETS_KEY, ...aheadBy(days) }
    const call = <Result>(program: Program, ...args: readonly string[]) =>
      resultOf<Result>(program, node.dataDir, args, env)
    const rotate = async () =>
      [
        await call<{ signs_from: string }>('keys', 'rotate'),
        await call<{ signs: boolean }[]>('keys', 'list'),
      ] as const
    async function createAndDisable() {
      await call('clients', 'create', '--id', 'a')
      return call<{ created_at: string; disabled_at: string }>('clients', 'disable', 'a')
    }
    const [[key, listed], disabled] = await Promise.all([rotate(), createAndDisable()])
    expect(isNow(Date.parse(key.signs_from) - 1_000 * limits.newKeySeconds)).toBe(true)
    expect(listed[0]?.signs).toBe(false)
    expect([disabled.created_at, disabled.disabled_at].map(time => isNow(Date.parse(time)))).toEqual([
      true,
      true,
    ])
  },
)

it('a node whose clock is ahead deletes no signing key that has signed valid tokens', async () => {
  const url = await newDatabase()
  const first = await startRight(url)
  await first.token()
  const { SECRETS_KEY } = settings
  await resultOf('keys', first.dataDir, ['rotate'], { DATABASE_URL: url, SECRETS_KEY })
  const keys = () => administer(url, 'SELECT kid FROM signing_keys ORDER BY kid')
  const before = await keys()
  expect(before).toHaveLength(2)
  await startNodeAhead(url, 40)
  await startRight(url)
  expect(await keys()).toEqual(before)
})

it.each([40, -40])(
  'a client over its quota at a node whose clock is %d days ahead must wait one second',
  async days => {
    const wrong = await startNodeAhead(await newDatabase(), days, { API_RATE_LIMIT: '1,1' })
    const token = await wrong.token()
    const ask = () => send(wrong, { path: '/api/v2/event-streams', token })
    const refusals = async () => {
      const answers = await Promise.all([ask(), ask(), ask()])
      const refused = answers.filter(({ status }) => status === 429)
      return refused.map(({ headers }) => headers['retry-after'])
    }
    // On a busy machine the three requests may take more than a second, so that the quota is refilled in between.
    await expect.poll(refusals).toEqual(['1', '1'])
  },
)

it.each([40, -40])(
  'a listing that begins at a node whose clock is %d days ahead continues at any node',
  async days => {
    const url = await newDatabase()
    const [wrong, right] = [await startNodeAhead(url, days), await startRight(url)]
    const [atWrong, atRight] = [await manageStreams(wrong), await manageStreams(right)]
    const ids = [
      await atRight.create('https://one.example.com/'),
      await atRight.create('https://two.example.com/'),
    ]
    const list = (at: StreamService, query: Record<string, string>) =>
      at.call<{ eventStreams: EventStream[]; next?: string }>('list_event_streams', { query })
    for (const [first, second] of [
      [atWrong, atRight],
      [atRight, atWrong],
    ] as const) {
      const { body } = await list(first, { take: '1' })
      const rest = await list(second, { take: '1', from: body.next ?? '' })
      expect(rest.status).toBe(200)
      expect([...body.eventStreams, ...rest.body.eventStreams].map(({ id }) => id).toSorted()).toEqual(
        ids.map(({ id }) => id).toSorted(),
      )
    }
  },
)
