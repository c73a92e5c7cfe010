import { randomUUID } from 'node:crypto'
import { operations } from '@tenant-api/contract'
import { addClient, credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, test } from 'vitest'
import { recordedAs, type WriteOperation } from '../../src/logs/entries.ts'
import { createCheckpoints } from '../../src/paging.ts'
import { userEvent } from '../events/published-events.ts'
import { newPolicy } from '../http/policy.ts'
import { send } from '../http/send.ts'
import { keysOf } from '../stores/tenant-of.ts'
import { quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { type LogEntry, readLog } from './log-calls.ts'

/** Settings of all services here: the sums are written when a service stops, and are read by the next one. */
const settings = { ...quickWebhooks, WEBHOOK_RETRY_DELAYS: '', BASE_URL: 'http://tenant.example.com' }
const first = await startService(settings)
const { dataDir } = first
const token = await first.token()
const publisherToken = await first.token({ audience: '/internal/' })
const reader = await first.token({ scope: 'read:logs' })
await addClient(dataDir, ['--id', 'known', '--secret', 'a-secret-of-16-characters', '--name', 'A known one'])

const streamBody = (name: string) => ({
  name,
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'http://127.0.0.1:9/',
      webhook_authorization: { method: 'bearer', token: 'a-token' },
    },
  },
})

interface Made {
  readonly body?: unknown
  readonly id?: string
  readonly event?: string
}

async function call(operation: WriteOperation, { body, id = '', event = '' }: Made, correlation = '') {
  const { method, path, audience } = operations[operation]
  const answer = await send(first, {
    method,
    path: path.replace('{id}', id).replace('{event_id}', event),
    token: audience === '/internal/' ? publisherToken : token,
    headers: {
      'User-Agent': 'Prüfer/1'.replace('ü', 'Ã¼'),
      ...(correlation && { 'X-Correlation-ID': correlation }),
    },
    // As bytes: Node would write the headers in the encoding of a text.
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
  })
  return { status: answer.status, body: answer.text && JSON.parse(answer.text), headers: answer.headers }
}

const newStream = async () => (await call('create_event_stream', { body: streamBody(randomUUID()) })).body.id
async function failedDelivery() {
  const id = await newStream()
  const event = (await call('test_event_stream', { id, body: { event_type: 'user.created' } })).body.event_id
  const path = `/api/v2/event-streams/${id}/deliveries/${event}`
  await expect.poll(async () => (await send(first, { path, token })).status).toBe(200)
  return { id, event }
}
const policyId = async () => (await call('create_rate_limit_policy', { body: newPolicy() })).body.id

/** A successful request for each operation that may change something. A new operation does not compile without one. */
const requests: Record<WriteOperation, () => Promise<Made>> = {
  create_event_stream: async () => ({ body: streamBody('Created') }),
  update_event_stream: async () => ({ id: await newStream(), body: { name: 'Changed', status: 'enabled' } }),
  delete_event_stream: async () => ({ id: await newStream() }),
  test_event_stream: async () => ({ id: await newStream(), body: { event_type: 'user.created' } }),
  redeliver_events: failedDelivery,
  redeliver_event: failedDelivery,
  replay_events: async () => ({ id: await newStream(), body: { date_from: '2026-01-01T00:00:00Z' } }),
  end_replay: async () => {
    // More events than the endpoint refuses before its circuit opens: then the replay waits.
    await send(first, {
      method: 'POST',
      path: '/internal/events',
      token: publisherToken,
      headers: { 'Content-Type': 'application/cloudevents-batch+json' },
      body: Array.from({ length: 40 }, () => userEvent(randomUUID())),
    })
    const id = await newStream()
    await call('replay_events', { id, body: { date_from: '2026-01-01T00:00:00Z' } })
    return { id }
  },
  skip_events: async () => ({ id: await newStream(), body: { to: 'latest' } }),
  create_rate_limit_policy: async () => ({ body: newPolicy() }),
  update_rate_limit_policy: async () => ({
    id: await policyId(),
    body: { configuration: { action: 'block', limit: 1 } },
  }),
  delete_rate_limit_policy: async () => ({ id: await policyId() }),
  issue_token: async () => ({}),
  publish_events: async () => ({ body: userEvent('1') }),
}
const changed: Partial<Record<WriteOperation, string[]>> = {
  create_event_stream: ['name', 'subscriptions', 'destination'],
  update_event_stream: ['name'],
  create_rate_limit_policy: ['resource', 'consumer', 'consumer_selector', 'configuration'],
  update_rate_limit_policy: ['configuration'],
}

describe('the log of the tenant', () => {
  test('knows each operation of the document that is no GET', () => {
    const writes = Object.entries(operations).flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]))
    expect(Object.keys(recordedAs).toSorted()).toEqual(writes.toSorted())
  })

  const changes = Object.entries(requests).filter(([id]) => recordedAs[id as WriteOperation] === 'change')
  test.each(changes)(
    'has an entry for %s, with the request and the names of what was changed',
    async (id, make) => {
      const operation = id as WriteOperation
      const made = await make()
      const correlation = `${'😀'.repeat(20)} ${randomUUID()} and more than 64 characters`
      const { status, body, headers } = await call(
        operation,
        made,
        Buffer.from(correlation).toString('latin1'),
      )
      expect(status, JSON.stringify(body)).toBeLessThan(300)
      const cut = Array.from(correlation).slice(0, 64).join('')
      const [entry, ...more] = await readLog(first, reader, { correlation_id: cut })
      expect(more).toEqual([])
      expect(entry).toEqual({
        id: expect.stringMatching(/^log_\w{22}$/),
        date: expect.any(String),
        kind: 'change',
        operation,
        client: { id: credentials.clientId, name: 'First client' },
        resource: expect.objectContaining({
          id: made.event && operation === 'redeliver_event' ? made.event : (made.id ?? body.id),
        }),
        ...(changed[operation] && { changed: changed[operation] }),
        ...(/redeliver|replay_events|skip|test/.test(operation) && { detail: expect.any(String) }),
        status,
        count: 1,
        correlation_id: cut,
        request_id: headers['x-request-id'],
        ip: '127.0.0.1',
        user_agent: 'Prüfer/1',
      })
      const found = await send(first, { path: `/api/v2/logs/${entry?.id}`, token: reader })
      expect(JSON.parse(found.text)).toEqual(entry)
      expect(JSON.stringify(entry)).not.toMatch(/a-token|whsec_|127\.0\.0\.1:9/)
    },
  )

  test('has no entry for a request that changes nothing, or that is refused', async () => {
    const stream = await call('create_event_stream', { body: streamBody('As it is') })
    const before = await readLog(first, reader)
    const same = await call('update_event_stream', {
      id: stream.body.id,
      body: { ...streamBody('As it is'), status: 'enabled' },
    })
    expect(same.body.updated_at).toBe(stream.body.updated_at)
    await call('create_event_stream', { body: streamBody('As it is') })
    await call('delete_event_stream', { id: 'est_1CfRkm7WrQvB2TzNpXyL4d' })
    await call('redeliver_events', { id: stream.body.id })
    expect(await readLog(first, reader)).toEqual(before)
  })

  test('names a changed secret, but never its value', async () => {
    const stream = await call('create_event_stream', { body: streamBody('With a secret') })
    const { destination } = streamBody('')
    const signing_secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    const change = {
      destination: { ...destination, configuration: { ...destination.configuration, signing_secret } },
    }
    await call('update_event_stream', { id: stream.body.id, body: change })
    const [entry] = await readLog(first, reader, { resource_id: stream.body.id })
    expect(entry).toMatchObject({ operation: 'update_event_stream', changed: ['destination'] })
    expect(JSON.stringify(entry)).not.toContain('whsec')
  })

  test.each([
    ['date_from=2026-11-02T00:00:00Z&date_to=2026-11-01T00:00:00Z', 'date_from'],
    ['date_from=yesterday', 'date_from'],
    ['date_to=2026-11-01', 'date_to'],
    ['kind=', 'kind'],
    ['operation=get_log', 'operation'],
    [`correlation_id=${'a'.repeat(65)}`, 'correlation_id'],
    ['client_id=', 'client_id'],
    ['resource_id=', 'resource_id'],
    ['take=0', 'take'],
    ['page=0', 'page'],
    ['from=nothing', 'from'],
  ])('refuses ?%s, and names it', async (query, name) => {
    const answer = await send(first, { path: `/api/v2/logs?${query}`, token: reader })
    expect({ status: answer.status, ...JSON.parse(answer.text) }).toMatchObject({
      status: 400,
      errors: [{ path: name }],
    })
  })

  test('continues only with the same filters', async () => {
    const page = JSON.parse(
      (await send(first, { path: '/api/v2/logs?take=1&kind=change', token: reader })).text,
    )
    expect(page).toEqual({ logs: [expect.anything()], next: expect.any(String) })
    const from = (filter: string) =>
      send(first, { path: `/api/v2/logs?from=${page.next}${filter}`, token: reader })
    expect((await from('&kind=change')).status).toBe(200)
    expect((await from('')).status).toBe(400)
  })

  test.each([
    { hours: 23.9, status: 200, body: { logs: [] } },
    { hours: 24.1, status: 400, body: { errorCode: 'checkpoint_expired' } },
  ])('answers a checkpoint that is $hours hours old with $status', async ({ hours, status, body }) => {
    const { checkpoints: key } = await keysOf(dataDir)
    const then = createCheckpoints(key, () => Date.now() - hours * 3_600_000)
    const from = then.issue(['list_logs', { kind: 'change' }], ['log_'])
    const answer = await send(first, { path: `/api/v2/logs?kind=change&from=${from}`, token: reader })
    expect({ status: answer.status, ...JSON.parse(answer.text) }).toMatchObject({ status, ...body })
  })

  test('is read with read:logs, and has no entry with an unknown id', async () => {
    const other = await first.token({ scope: 'read:event_streams' })
    const unknown = '/api/v2/logs/log_1CfRq4VtXbNe7JmPsKwD8y'
    for (const path of ['/api/v2/logs', unknown]) {
      const answer = await send(first, { path, token: other })
      expect({ status: answer.status, ...JSON.parse(answer.text) }).toMatchObject({
        status: 403,
        errorCode: 'insufficient_scope',
      })
    }
    expect((await send(first, { path: unknown, token: reader })).status).toBe(404)
  })
})

test('refused writes, issued tokens and wrong secrets are summed, and nothing else of strangers', async () => {
  const weak = await first.token({ scope: 'read:logs' })
  const before = new Set((await readLog(first, reader)).map(({ id }) => id))
  for (let times = 0; times < 3; times++)
    await send(first, {
      method: 'DELETE',
      path: '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d',
      token: weak,
    })
  await send(first, { method: 'POST', path: '/internal/events', token: publisherToken, body: {} })
  await send(first, { path: '/api/v2/event-streams', token: weak })
  await send(first, { method: 'POST', path: '/api/v2/event-streams', token: 'forged', body: {} })
  const ask = (client_id: string, client_secret: string) =>
    fetch(`${first.baseUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        audience: '/api/v2/',
        client_id,
        client_secret,
      }),
    }).then(({ status }) => status)
  expect(await ask('known', 'a-secret-of-16-characters')).toBe(200)
  expect(await ask('known', 'wrong')).toBe(401)
  expect(await ask('known', 'wrong too')).toBe(401)
  expect(await ask('stranger', 'wrong')).toBe(401)
  await first.stop()
  const second = await startService({ ...settings, DATA_DIR: dataDir })
  afterAll(() => second.stop())
  const entries = (await readLog(second, reader)).filter(
    ({ id, kind }) => !before.has(id) && kind !== 'change',
  )
  const shown = ({ kind, operation, client, status, error_code, count }: LogEntry) =>
    [kind, operation, client?.id, client?.name, status, error_code, count].join(' ')
  const client = `${credentials.clientId} First client`
  const sums = entries.map(shown)
  expect(sums).toEqual(
    expect.arrayContaining([
      `refusal delete_event_stream ${client} 403 insufficient_scope 3`,
      `refusal publish_events ${client} 400 invalid_body 1`,
      'refusal issue_token known A known one 401  2',
      'token issue_token known A known one 200  1',
    ]),
  )
  expect(sums.filter(text => /stranger|list_|forged/.test(text))).toEqual([])
})
