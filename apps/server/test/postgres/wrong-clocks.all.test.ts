import { createRequire } from 'node:module'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { resultOf } from '../commands/run-command.ts'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { type EventStream, manageStreams, newStream, type StreamService } from '../webhooks/stream-service.ts'
import { startTarget } from '../webhooks/target.ts'
import { administer, newDatabase } from './new-database.ts'
import { settings, startNode } from './nodes.ts'

const day = 86_400_000
const preload = createRequire(import.meta.url).resolve('@tenant-api/test-kit/shifted-clock')

async function startBoth(url: string, days: number, env: Readonly<Record<string, string>> = {}) {
  const wrong = await startNode(url, {
    ...env,
    CLOCK_AHEAD_MS: String(days * day),
    NODE_OPTIONS: `--import ${preload}`,
  })
  onTestFinished(() => wrong.kill())
  const right = await startNode(url, env)
  onTestFinished(() => right.end())
  return { wrong, right }
}

function isNow(time: number): boolean {
  return Math.abs(time - Date.now()) < 60_000
}

it.each([40, -40])(
  'a node whose clock is %d days ahead delivers at the right times, and keeps the delivery history',
  async days => {
    const { wrong } = await startBoth(await newDatabase(), days)
    const service = await manageStreams(wrong)
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
  const { wrong, right } = await startBoth(url, 40, { WEBHOOK_RETRY_DELAYS: '1,1' })
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
    const { wrong, right } = await startBoth(await newDatabase(), days)
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
    const node = await startNode(url)
    onTestFinished(() => node.end())
    const env = {
      DATABASE_URL: url,
      SECRETS_KEY: settings.SECRETS_KEY,
      CLOCK_AHEAD_MS: String(days * day),
      NODE_OPTIONS: `--import ${preload}`,
    }
    const key = await resultOf<{ signs_from: string }>('keys', node.dataDir, ['rotate'], env)
    expect(isNow(Date.parse(key.signs_from) - 1_000 * limits.newKeySeconds)).toBe(true)
    const [first] = await resultOf<{ signs: boolean }[]>('keys', node.dataDir, ['list'], env)
    expect(first?.signs).toBe(false)
    await resultOf('clients', node.dataDir, ['create', '--id', 'a'], env)
    const disabled = await resultOf<{ created_at: string; disabled_at: string }>(
      'clients',
      node.dataDir,
      ['disable', 'a'],
      env,
    )
    expect([disabled.created_at, disabled.disabled_at].map(time => isNow(Date.parse(time)))).toEqual([
      true,
      true,
    ])
  },
)

it('a node whose clock is ahead deletes no signing key that has signed valid tokens', async () => {
  const url = await newDatabase()
  const first = await startNode(url)
  onTestFinished(() => first.end())
  await first.token()
  const { SECRETS_KEY } = settings
  await resultOf('keys', first.dataDir, ['rotate'], { DATABASE_URL: url, SECRETS_KEY })
  const keys = () => administer(url, 'SELECT kid FROM signing_keys ORDER BY kid')
  const before = await keys()
  expect(before).toHaveLength(2)
  await startBoth(url, 40)
  expect(await keys()).toEqual(before)
})

it.each([40, -40])(
  'a client over its quota at a node whose clock is %d days ahead must wait one second',
  async days => {
    const { wrong } = await startBoth(await newDatabase(), days, { API_RATE_LIMIT: '1,1' })
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
    const { wrong, right } = await startBoth(await newDatabase(), days)
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
