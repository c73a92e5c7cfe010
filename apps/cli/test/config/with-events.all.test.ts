import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { type Client, createClient } from '@tenant-api/client'
import { readTenantFile } from '@tenant-api/contract/tenant-file'
import { listen } from '@tenant-api/test-kit/listen'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withPseudonyms } from '../../src/config/pseudonyms.ts'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'

/** A receiver that refuses users, and repeats what it has got about them. */
async function startReceiver(): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const isUser = body.includes('"user_id"')
    response
      .writeHead(isUser ? 400 : 204, { 'Content-Type': 'text/plain' })
      .end(isUser ? `No ${body.slice(0, 300)}` : undefined)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `${await listen(server)}/hook`
}

const subscriptions = [{ event_type: 'user.created' }, { event_type: 'group.created' }] as const
const streamTo = (name: string, webhook_endpoint: string) => ({
  name,
  subscriptions,
  destination: {
    type: 'webhook' as const,
    configuration: {
      webhook_endpoint,
      webhook_authorization: { method: 'bearer' as const, token: 'shared' },
    },
  },
})

async function collected<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** All that the lists of a tenant say, and its first events. */
async function stateOf(client: Client, eventCount: number) {
  const event_streams = await collected(client.listEventStreams().items())
  const [deliveries, attempts, events]: object[][] = [[], [], []]
  for (const { id } of event_streams) {
    expect(await client.getEventStream({ id })).toEqual(event_streams.find(one => one.id === id))
    deliveries?.push(...(await collected(client.getEventDeliveries({ id }).items())))
    attempts?.push(...(await collected(client.listEventStreamAttempts({ id }).items())))
  }
  for await (const message of client.subscribe({ from_timestamp: '2020-01-01T00:00:00Z' })) {
    events?.push({ ...message })
    if (events?.length === eventCount) break
  }
  const rate_limit_policies = await collected(client.listRateLimitPolicies().items())
  const recorded = { events, deliveries, attempts } as Record<
    'events' | 'deliveries' | 'attempts',
    Record<string, unknown>[]
  >
  return { recorded, resources: { event_streams, rate_limit_policies } }
}

test('a mock with the export of a service answers each list and read as the service did, without its personal data', async () => {
  const { service, client, env, publish } = await startTestService({
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
    WEBHOOK_RETRY_DELAYS: '',
  })
  onTestFinished(() => service.stop())
  const endpoint = await startReceiver()
  const { id } = await client.createEventStream(streamTo('Orders', endpoint))
  await client.createEventStream({ ...streamTo('Audit', endpoint), status: 'disabled' })
  await client.createRateLimitPolicy({
    ...({
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'client_id:import',
    } as const),
    configuration: { action: 'block', limit: 25 },
  })
  await publish(3, 'user.created')
  await publish(2, 'group.created')
  await publish(2, 'user.updated')
  await vi.waitFor(async () => {
    expect(await collected(client.getEventDeliveries({ id }).items())).toHaveLength(3)
    expect(await collected(client.listEventStreamAttempts({ id }).items())).toHaveLength(5)
  }, waitMs)
  const { recorded, resources } = await stateOf(client, 7)
  expect(JSON.stringify(recorded.attempts)).toContain('user_id')

  const file = path.join(createTemporaryFolder(), 'tenant.yaml')
  expect(await run(['config', 'export', file, '--with-events', '100'], { env })).toMatchObject({ code: 0 })
  const exported = readFileSync(file, 'utf8')
  expect(readTenantFile(exported).faults).toBeUndefined()
  for (const value of personalIn(recorded.events)) expect(exported).not.toContain(value)

  const mock = await startMockHere({ MOCK_SEED: file })
  onTestFinished(() => mock.stop())
  const { events, deliveries, attempts, ...expected } = withPseudonyms(recorded, resources)
  const shown = await stateOf(createClient({ baseUrl: mock.baseUrl, token: 'any' }), 7)
  expect(shown.recorded).toEqual({ events, deliveries, attempts })
  expect(shown.resources).toEqual(expected)

  // The same file configures a tenant: what the service sets stays out of requests.
  expect(await run(['config', 'plan', file], { env })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No changes'),
  })

  const newest = await run(['config', 'export', '--with-events', '2'], { env, mode: 'json' })
  const { events: two } = JSON.parse(newest.stdout)
  expect(two.map(({ offset }: { offset: string }) => offset)).toEqual(
    events.slice(-2).map(({ offset }) => offset),
  )
})

/** What the document's examples say about people. */
function personalIn(events: readonly object[]): readonly string[] {
  const name = '(?:email|nickname|given_name|family_name|picture|last_ip|ip|user_agent|city_name|user_id)'
  const texts = JSON.stringify(events).matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))
  const all = [...new Set(Array.from(texts, ([, value = '']) => value))]
  expect(all.length).toBeGreaterThan(3)
  return all
}

test.each(['0', '1001', 'many'])('config export refuses --with-events %s', async count => {
  const { code, stderr } = await run(['config', 'export', '--with-events', count])
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--with-events') })
})
