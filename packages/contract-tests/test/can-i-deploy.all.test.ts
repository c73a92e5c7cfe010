import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type EventMessage } from '@tenant-api/client'
import { recordReads } from '@tenant-api/client/usage'
import { eventTypes, publicDocument, readPublicDocument32 } from '@tenant-api/contract'
import { deploymentOf, type Verdict } from '@tenant-api/contract/command/deployment'
import { pactVerdict } from '@tenant-api/contract/command/pact'
import type { Usage } from '@tenant-api/contract/command/usage'
import { usageOf } from '@tenant-api/contract/command/used-command'
import type { Use } from '@tenant-api/contract/usage'
import { mockTenantApi } from '@tenant-api/msw'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edits } from './deployed-edits.ts'

// The cast is safe: the commands read only parts that the document has.
const released = publicDocument as unknown as Parameters<typeof deploymentOf>[0]
const copyOf = (version: '3.1' | '3.2') =>
  JSON.parse(JSON.stringify(version === '3.1' ? publicDocument : readPublicDocument32()))

/** The event types that the mailer handles, and those that it ignores. */
const ignored = ['group.updated', 'organization.deleted']
const handled = eventTypes.filter(type => !ignored.includes(type))

let folder: string
let usages: readonly Usage[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-used-'))
  usages = [await usageOfPortal(), await usageOfWatcher(), await usageOfMailer()]
})
afterAll(() => rm(folder, { recursive: true }))

function logOf(consumer: string) {
  const file = path.join(folder, `${consumer}.jsonl`)
  return {
    file,
    onUse: (use: Use) => appendFileSync(file, `${JSON.stringify(use)}\n`),
    usage: () => usageOf([file], { consumer, client: undefined, document: released }),
  }
}

const json = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
const newStream = {
  name: 'Portal 1',
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://hooks.example.com/portal',
      webhook_authorization: { method: 'bearer', token: 'abc' },
    },
  },
}

/** A program without our client, whose tests run against the mock. */
async function usageOfPortal(): Promise<Usage> {
  const log = logOf('portal')
  const mock = await startMockHere({ MOCK_EVENTS_PER_SECOND: '0', MOCK_USED: log.file })
  const streams = `${mock.baseUrl}/api/v2/event-streams`
  const statusOf = async (address: string, options: RequestInit = {}) => {
    const answer = await fetch(address, { headers: json, ...options })
    await answer.text()
    return answer.status
  }
  const created = await fetch(streams, { method: 'POST', headers: json, body: JSON.stringify(newStream) })
  const { id } = (await created.json()) as { id: string }
  const statuses = [
    await statusOf(`${streams}?take=10`),
    await statusOf(`${streams}/${id}`),
    await statusOf(`${streams}/est_0000000000000000000000`),
    await statusOf(`${streams}/${id}/deliveries?statuses=failed`),
    await statusOf(`${streams}/${id}`, { method: 'DELETE' }),
  ]
  await mock.stop()
  expect([created.status, ...statuses]).toEqual([201, 200, 200, 404, 200, 204])
  return log.usage()
}

/** A program whose tests run against the handlers. */
async function usageOfWatcher(): Promise<Usage> {
  const log = logOf('watcher')
  const api = mockTenantApi({ baseUrl: 'https://tenant.example.com', onUse: log.onUse })
  const server = setupServer(...api.handlers)
  server.listen()
  const policies = 'https://tenant.example.com/api/v2/rate-limit-policies'
  await fetch(`${policies}?resource=oauth_authentication_api`, { headers: json })
  const policy = {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'all_clients',
    configuration: { action: 'block', limit: 5 },
  }
  await fetch(policies, { method: 'POST', headers: json, body: JSON.stringify(policy) })
  const leaving = new AbortController()
  const events =
    'https://tenant.example.com/api/v2/events?event_type=user.deleted&filter=data.object.user_id:exists'
  const answer = await fetch(events, { headers: json, signal: leaving.signal })
  api.push({ type: 'user.deleted' })
  api.push({ type: 'user.created' })
  await answer.body?.getReader().read()
  leaving.abort()
  server.close()
  return log.usage()
}

/** A program with the typed client, whose reads are recorded. It handles twenty types of events, and reads six properties. */
async function usageOfMailer(): Promise<Usage> {
  const log = logOf('mailer')
  const mock = await startMockHere({ MOCK_EVENTS_PER_SECOND: '0', MOCK_USED: log.file })
  const client = recordReads(createClient({ baseUrl: mock.baseUrl, token: 'any' }), log.onUse)
  for await (const stream of client.listEventStreams().items()) {
    const { name, status } = await client.getEventStream({ id: stream.id })
    expect([name, status]).not.toContain(undefined)
  }
  const mails: unknown[] = []
  const wanted = new Set<string>(handled)
  let pushed = false
  for await (const message of client.subscribe({ onState: state => void push(state.status) })) {
    if (message.type === 'unknown') continue
    if (message.type === 'organization.deleted') break
    if (wanted.has(message.type)) mails.push(mailOf(message))
  }
  expect(mails).toHaveLength(20)
  await mock.stop()
  return log.usage()

  async function push(status: string) {
    if (status !== 'open' || pushed) return
    pushed = true
    for (const type of [...handled, ...ignored])
      await fetch(`${mock.baseUrl}/__mock/events`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ type }),
      })
  }
}

function mailOf({ type, event }: EventMessage) {
  // The six properties: the type, the time and the tenant of each event, and three of users.
  const { time, xtenant } = event
  if (type !== 'user.created' && type !== 'user.deleted') return { type, time, xtenant }
  const { user_id, email } = event.data.object
  return {
    type,
    time,
    xtenant,
    user_id,
    email,
    isVerified: type === 'user.created' && event.data.object.email_verified,
  }
}

/** A consumer that has a pact. */
const pact = {
  consumer: { name: 'ledger' },
  provider: { name: 'tenant-api' },
  interactions: [
    {
      description: 'a request for an event stream',
      request: {
        method: 'GET',
        path: '/api/v2/event-streams/est_7k2m9x4p1q8w3z6v5t0r2y',
        headers: { Authorization: 'Bearer any' },
      },
      response: {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: { id: 'est_7k2m9x4p1q8w3z6v5t0r2y', name: 'Directory sync', status: 'enabled' },
      },
    },
  ],
  metadata: { pactSpecification: { version: '2.0.0' } },
}

const pathsOfUser = ['$.event', '$.event.data', '$.event.data.object', '$.event.data.object.email']

test('a consumer that handles twenty event types and reads six properties is described by its own tests', () => {
  const mailer = usages.find(({ consumer }) => consumer === 'mailer')
  const { events = {}, ...others } = mailer?.operations.subscribe_events ?? {}
  const common = ['$.event', '$.event.time', '$.event.xtenant', '$.type']
  const user = [...common, ...pathsOfUser, '$.event.data.object.user_id']
  const readsOf = (type: string) => {
    if (type === 'user.created') return [...user, '$.event.data.object.email_verified']
    return type === 'user.deleted' ? user : common
  }
  const reads = (type: string) => [...new Set(ignored.includes(type) ? ['$.type'] : readsOf(type))].toSorted()
  expect(events).toEqual(Object.fromEntries(eventTypes.map(type => [type, { reads: reads(type) }])))
  expect(others).toMatchObject({ statuses: [200], parameters: [] })
  expect(mailer?.operations.get_event_stream).toEqual({
    statuses: [200],
    parameters: [],
    sends: [],
    reads: ['$.name', '$.status'],
  })
  expect(Object.keys(mailer?.operations ?? {})).toEqual([
    'get_event_stream',
    'list_event_streams',
    'subscribe_events',
  ])
})

test('the mock and the handlers describe what a program sends, and keep no value but those of an enum', () => {
  const [portal, watcher] = usages
  expect(portal?.operations.create_event_stream?.sends).toEqual([
    '$',
    '$.destination',
    '$.destination.configuration',
    '$.destination.configuration.webhook_authorization',
    '$.destination.configuration.webhook_authorization.method',
    '$.destination.configuration.webhook_authorization.method=bearer',
    '$.destination.configuration.webhook_authorization.token',
    '$.destination.configuration.webhook_endpoint',
    '$.destination.type',
    '$.destination.type=webhook',
    '$.name',
    '$.subscriptions',
    '$.subscriptions[*]',
    '$.subscriptions[*].event_type',
    '$.subscriptions[*].event_type=user.created',
  ])
  expect(portal?.operations.get_event_stream).toEqual({ statuses: [200, 404], parameters: [], sends: [] })
  expect(watcher?.operations.subscribe_events).toEqual({
    statuses: [200],
    parameters: ['query.event_type', 'query.event_type=user.deleted', 'query.filter'],
    sends: [],
    events: { 'user.deleted': {} },
    filters: ['data.object.user_id'],
  })
})

describe('can-i-deploy names the consumers that break when', () => {
  const brokenBy = (verdicts: readonly Verdict[]) =>
    verdicts.flatMap(({ consumer, breaks }) => (breaks.length > 0 ? [consumer] : []))

  test.each(edits)('$what: $breaks', async ({ edit, breaks, version = '3.1', isPact }) => {
    const [before, after] = [copyOf(version), copyOf(version)]
    edit(after)
    const others = isPact ? [await pactVerdict('ledger.json', pact, before, after)] : []
    expect(brokenBy(deploymentOf(before, after, usages, others).consumers)).toEqual(breaks)
  })

  test('there are at least forty edits, seven of which oasdiff does not report', () => {
    expect(edits.length).toBeGreaterThanOrEqual(40)
    expect(edits.filter(({ isMissedByOasdiff }) => isMissedByOasdiff).length).toBeGreaterThanOrEqual(7)
    expect(new Set(edits.map(({ what }) => what)).size).toBe(edits.length)
  })
})
