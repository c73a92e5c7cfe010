import { validateAnswer } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'
import { post, sendTo } from './send.ts'

interface Entry {
  readonly id: string
  readonly date: string
  readonly correlation_id?: string
}

const current = mockForEachTest()
const send = (path: string, init?: RequestInit) => sendTo(`${current.mock.url}/api/v2/${path}`, init)
const known = 'est_1CfRkm7WrQvB2TzNpXyL4d'

/** The entries of all pages. */
async function entries(query = ''): Promise<Entry[]> {
  const found: Entry[] = []
  let from = ''
  do {
    const answer = await send(`logs?${query}${from}`)
    expect(validateAnswer('list_logs', answer)).toEqual([])
    const { logs, next } = answer.body as { logs: Entry[]; next?: string }
    found.push(...logs)
    from = next ? `&from=${next}` : ''
  } while (from)
  return found
}

function change(body: object, headers: Record<string, string> = {}): RequestInit {
  return { ...post(JSON.stringify(body), headers), method: 'PATCH' }
}

async function tokenOf(client: string, scope: string): Promise<string> {
  const form = {
    grant_type: 'client_credentials',
    client_id: client,
    client_secret: 'any',
    audience: '/api/v2/',
  }
  const { body } = await sendTo(`${current.mock.url}/oauth/token/`, post(JSON.stringify({ ...form, scope })))
  return (body as { access_token: string }).access_token
}

it('a change has an entry, which its correlation id finds', async () => {
  const correlation = `deploy-${'x'.repeat(57)}`
  const token = await tokenOf('dashboard', 'update:event_streams')
  const headers = {
    'X-Correlation-ID': correlation,
    'User-Agent': 'deploy/1',
    Authorization: `Bearer ${token}`,
  }
  const answer = await send(`event-streams/${known}`, change({ name: 'Billing', status: 'enabled' }, headers))
  const [entry, ...others] = await entries(`correlation_id=${correlation}`)
  expect(others).toEqual([])
  expect(entry).toEqual({
    ...{
      id: expect.stringMatching(/^log_/),
      date: expect.any(String),
      kind: 'change',
      count: 1,
      status: 200,
    },
    ...{ operation: 'update_event_stream', client: { id: 'dashboard' }, changed: ['name'] },
    resource: { type: 'event_stream', id: known, name: 'Billing' },
    correlation_id: correlation,
    ...{ request_id: answer.headers['x-request-id'], user_agent: 'deploy/1', ip: '127.0.0.1' },
  })
  const shown = await send(`logs/${entry?.id}`)
  expect(validateAnswer('get_log', shown)).toEqual([])
  expect(shown.body).toEqual(entry)
})

it('each operation that writes has an entry with its resource', async () => {
  const policy = {
    ...{ resource: 'oauth_authentication_api', consumer: 'client', consumer_selector: 'client_id:a' },
    configuration: { action: 'allow' },
  }
  const before = await entries()
  const { body } = await send('rate-limit-policies', post(JSON.stringify(policy)))
  const { id } = body as Entry
  const init = { headers: { Authorization: 'Bearer any' } }
  await send(`rate-limit-policies/${id}`, { ...init, method: 'DELETE' })
  await send(`event-streams/${known}/test`, post('{"event_type":"user.created"}'))
  const [{ id: event } = { id: '' }] = (await send(`event-streams/${known}/deliveries`)).body as Entry[]
  await send(`event-streams/${known}/redeliver/${event}`, { ...init, method: 'POST' })
  const resource = { type: 'rate_limit_policy', id, name: 'client_id:a' }
  const stream = { type: 'event_stream', id: known, name: 'Directory sync' }
  const added = (await entries()).slice(0, -before.length)
  expect(added).toMatchObject([
    { operation: 'redeliver_event', resource: { type: 'event_delivery', id: event } },
    { operation: 'test_event_stream', resource: stream, client: { id: 'anyone' } },
    { operation: 'delete_rate_limit_policy', resource, status: 204 },
    { operation: 'create_rate_limit_policy', resource, changed: Object.keys(policy), status: 201 },
  ])
  expect(new Set([...added, ...before].map(entry => entry.id)).size).toBe(4 + before.length)
})

it('sums the refused writes and the tokens of a known client', async () => {
  const token = await tokenOf('nightly', 'read:logs')
  await tokenOf('nightly', 'read:logs')
  const headers = { Authorization: `Bearer ${token}` }
  await send(`event-streams/${known}`, change({ name: 'x' }, headers))
  await send(`event-streams/${known}`, change({ name: 'y' }, headers))
  await send('event-streams', { headers })
  const [refusal, issued, ...others] = await entries('client_id=nightly')
  expect(refusal).toMatchObject({ kind: 'refusal', operation: 'update_event_stream', status: 403, count: 2 })
  expect(refusal).toMatchObject({ error_code: 'insufficient_scope' })
  expect(issued).toMatchObject({ kind: 'token', operation: 'issue_token', count: 2 })
  expect(others).toEqual([])
})

it('a refusal of an unknown client, a chosen answer, and a write that changes nothing have no entry', async () => {
  const before = await entries()
  current.mock.answer({ operation: 'delete_event_stream', status: 503 })
  await send(`event-streams/${known}`, { method: 'DELETE', headers: { Authorization: 'Bearer any' } })
  await send(`event-streams/${known}`, change({ name: 7 }))
  await send(`event-streams/${known}`, change({ name: 'Directory sync' }))
  await send('event-streams/est_1111111111111111111111', change({ name: 'x' }))
  expect(await entries()).toEqual(before)
})

it('the newest entry is first, and a second page follows', async () => {
  await send(`event-streams/${known}`, change({ name: 'Billing' }))
  const { body } = await send('logs')
  expect(body).toMatchObject({ logs: [{ operation: 'update_event_stream' }, {}, {}, {}] })
  const all = await entries()
  expect(all).toHaveLength(7)
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .sort()
      .reverse(),
  )
})

it.each([
  ['kind=system', 2],
  ['kind=token', 0],
  ['operation=delete_event_stream', 2],
  ['client_id=dashboard', 2],
  [`resource_id=${known}`, 2],
  ['correlation_id=import-2026-11-20-0042', 2],
  ['correlation_id=none', 0],
  ['kind=change&client_id=dashboard', 0],
  ['date_from=2026-11-20T09:10:00Z', 3],
  ['date_to=2026-11-20T09:10:00Z', 3],
])('lists the entries that match %s', async (query, count) => {
  expect(await entries(query)).toHaveLength(count)
})

it('an unknown entry is not found', async () => {
  const answer = await send('logs/log_1111111111111111111111')
  expect(answer).toMatchObject({ status: 404, body: { message: 'The log has no entry with this id.' } })
  expect(validateAnswer('get_log', answer)).toEqual([])
})

it('DELETE /__mock/resources forgets entries', async () => {
  const before = await entries()
  await send(`event-streams/${known}`, change({ name: 'Billing' }))
  expect(current.mock.resetResources()).toBe(1)
  expect(await entries()).toEqual(before)
})
