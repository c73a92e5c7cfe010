import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenFor } from '../auth/ask-for-token.ts'
import { resultOf } from '../commands/run-command.ts'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { grantedInOneWindow } from '../rate-limits/granted.ts'
import { managePolicies } from '../rate-limits/policies.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { type EventStream, manageStreams, newStream } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { inTime } from './in-time.ts'
import { administer, newDatabase } from './new-database.ts'
import { settings, startNode } from './nodes.ts'

/** The time within which a change at one node must be visible at the others, in milliseconds. */
const promisedMs = 5_000
const limit = 25

let url: string
let nodes: EventService[]
let one: EventService
let two: EventService

beforeAll(async () => {
  url = await newDatabase(undefined, afterAll)
  const start = () => startNode(url, { RATE_LIMIT_POLICIES: 'on', EVENTS_MAX_CONNECTIONS_PER_CLIENT: '4' })
  one = await start()
  two = await start()
  nodes = [one, two, await start()]
})
afterAll(async () => {
  for (const node of nodes) await node.stop()
})

const command = (program: 'clients' | 'keys', ...args: string[]) =>
  temporaryFolder().then(folder =>
    resultOf(program, folder, args, { DATABASE_URL: url, SECRETS_KEY: settings.SECRETS_KEY }),
  )

it('when three nodes get 50 concurrent requests, a policy grants exactly its limit, in 10 rounds', async () => {
  await administer(
    url,
    `INSERT INTO clients (id, name, secret_hash, scopes, is_global, is_third_party, created_at)
     SELECT 'unused-' || n, name, secret_hash, scopes, is_global, is_third_party, created_at
     FROM clients, generate_series(1, 100) AS n`,
  )
  const unused = Array.from({ length: 100 }, (_, index) => `unused-${index + 1}`).values()
  await managePolicies(two, await one.token()).create('default', { action: 'block', limit })
  for (let round = 0; round < 10; round++)
    expect(await grantedInOneWindow(nodes, unused, 50), `round ${round}`).toBe(limit)
})

it("a client's maximum of subscriptions holds for all nodes together, and a closed subscription frees its slot at once", async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, (_, index) => nodes[index % 3]?.subscribe()))
  const held = opened.filter(subscription => subscription?.status === 200)
  expect(held).toHaveLength(4)
  held[0]?.close()
  await expect.poll(async () => (await two.subscribe()).status, { interval: 50 }).toBe(200)
  for (const subscription of opened) subscription?.close()
})

it('an event published at one node is received at another', async () => {
  await expect.poll(async () => (await one.subscribe()).status, { interval: 50 }).toBe(200)
  const subscription = await two.subscribe()
  expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
  const [published] = await one.publish([userEvent('a')])
  expect(await subscription.nextEvent()).toMatchObject({ offset: published?.offset })
  const [again] = await two.publish([userEvent('a')])
  expect(again).toEqual({ ...published, duplicate: true })
  subscription.close()
})

it('every node accepts a client that a command has created, and refuses the client once a command has disabled it', async () => {
  const created = await command('clients', 'create', '--id', 'another')
  const tokens = await Promise.all(
    nodes.map(async node => {
      const body = {
        grant_type: 'client_credentials',
        audience: '/api/v2/',
        client_id: 'another',
        client_secret: String(created.client_secret),
      }
      const answer = await send(node, { method: 'POST', path: '/oauth/token', body })
      return String(JSON.parse(answer.text).access_token)
    }),
  )
  const statuses = () =>
    Promise.all(
      nodes.map(async (node, index) => {
        const token = tokens[(index + 1) % 3] ?? ''
        return (await send(node, { path: '/api/v2/event-streams', token })).status
      }),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  await command('clients', 'disable', 'another')
  await inTime(promisedMs, expect.poll(statuses).toEqual([401, 401, 401]))
})

it('every node publishes a key that a command creates', async () => {
  const { kid } = await command('keys', 'rotate')
  const publishers = async () => {
    const sets = nodes.map(node => send(node, { path: '/.well-known/jwks.json' }))
    return (await Promise.all(sets)).filter(({ text }) => text.includes(String(kid))).length
  }
  await inTime(promisedMs, expect.poll(publishers).toBe(3))
})

it('an event stream can be managed at any node, and a change at one node applies at all nodes', async () => {
  const target = await startTarget()
  const [first, second, third] = await Promise.all(nodes.map(manageStreams))
  const body = newStream(target.url)
  const { body: stream } = (await first?.call<EventStream>('create_event_stream', { body })) ?? {}
  const id = stream?.id ?? ''
  const [eventId] = (await second?.publish([userEvent('webhook')])) ?? []
  expect((await target.first(1))[0]?.event.id).toBe(eventId)
  let fail = () => {}
  target.behave((_receipt, res) => {
    fail = () => res.writeHead(500).end()
    return undefined
  })
  await third?.publish([userEvent('under way')])
  await target.first(2)
  await second?.call('update_event_stream', { id, body: { status: 'disabled' } })
  await third?.publish([userEvent('unsent')])
  target.behave(() => 204)
  await third?.call('update_event_stream', { id, body: { status: 'enabled' } })
  await first?.call('test_event_stream', { id, body: { event_type: 'user.created' } })
  expect((await target.first(3))[2]?.event.xpurpose).toBe('test')
  fail()
  const [failed] = (await first?.historyOf(id, 1)) ?? []
  expect(failed?.event.data).toContain('under way')
  expect(await second?.call('redeliver_event', { id, eventId: failed?.id ?? '' })).toMatchObject({
    status: 202,
  })
  await third?.historyOf(id, 0)
  expect(await third?.call('delete_event_stream', { id })).toMatchObject({ status: 204 })
  await first?.publish([userEvent('of nobody')])
  expect(target.receipts).toHaveLength(4)
})

it("when a command revokes the key of a token, the token's subscriptions end at all nodes", async () => {
  const { client_id, client_secret } = await command('clients', 'create', '--id', 'reader')
  const token = await tokenFor(one, { id: String(client_id), secret: String(client_secret) })
  const open = await Promise.all(nodes.map(node => node.subscribe({ token })))
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200])
  let ended = 0
  for (const subscription of open) {
    void (async () => {
      while (await subscription.next());
      ended++
    })()
  }
  await command('keys', 'revoke', String(decodeProtectedHeader(token).kid))
  await inTime(promisedMs, expect.poll(() => ended).toBe(3))
})
