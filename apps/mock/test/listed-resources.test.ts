import { validateAnswer } from '@tenant-api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

let mock: Mock

beforeEach(async () => {
  mock = await startMock()
})
afterEach(() => mock.close())

const send = (path: string, init?: RequestInit) => sendTo(`${mock.url}/api/v2/${path}`, init)
const patch = (path: string, body: object) => send(path, { ...post(JSON.stringify(body)), method: 'PATCH' })
const remove = (path: string) => send(path, { method: 'DELETE', headers: { Authorization: 'Bearer any' } })

/** The results of both pages of a listing. Without results, there is no second page. */
async function listed(path: string, filters = ''): Promise<Item[]> {
  const first = await send(`${path}?${filters}`)
  const [, from = ''] = /"next":"([^"]+)"|from=([^>&]+)/.exec(JSON.stringify(first)) ?? []
  const next = from || (first.headers['x-next-checkpoint'] ?? '')
  if (!next) return first.body as Item[]
  const last = await send(`${path}?${filters}&from=${next}`)
  expect(last.status).toBe(200)
  return [first, last].flatMap(({ body }) =>
    Array.isArray(body) ? body : (Object.values(body as object).find(Array.isArray) ?? []),
  )
}

const stream = {
  ...{ name: 'Billing', subscriptions: [{ event_type: 'user.deleted' }] },
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://billing.example.com/',
      webhook_authorization: { method: 'bearer', token: 'secret' },
    },
  },
}
const known = 'event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'

describe.each(['event-streams', 'rate-limit-policies', `${known}/deliveries`])('each result of %s', path => {
  it('is what a request for its id returns', async () => {
    const items = await listed(path)
    expect(items.length).toBeGreaterThan(1)
    for (const item of items) expect((await send(`${path}/${item.id}`)).body).toEqual(item)
  })
})

describe.each([
  ['event-streams', 'update_event_stream', { name: 'Renamed' }],
  ['rate-limit-policies', 'update_rate_limit_policy', { configuration: { action: 'block', limit: 3 } }],
] as const)('a change of any result of %s', (path, id, change) => {
  it('is in the list and in every later answer', async () => {
    for (const item of await listed(path)) {
      const changed = await patch(`${path}/${item.id}`, change)
      expect(validateAnswer(id, changed)).toEqual([])
      expect(changed.body).toEqual({ ...item, ...change, updated_at: expect.any(String) })
      expect((changed.body as Item).updated_at).not.toBe(item.updated_at)
      expect((await send(`${path}/${item.id}`)).body).toEqual(changed.body)
      expect(await listed(path)).toContainEqual(changed.body)
    }
  })
})

it('an id that no list has is not found', async () => {
  const [unknown, event] = ['est_1111111111111111111111', 'evt_1111111111111111111111']
  const requests = [
    [() => send(`event-streams/${unknown}`), 'The event stream does not exist.'],
    [() => patch(`event-streams/${unknown}`, { name: 'x' }), 'The event stream does not exist.'],
    [() => remove(`event-streams/${unknown}`), 'The event stream does not exist.'],
    [() => send(`event-streams/${unknown}/stats`), 'The event stream does not exist.'],
    [() => send(`event-streams/${unknown}/deliveries`), 'The event stream does not exist.'],
    [() => send(`event-streams/${unknown}/deliveries/${event}`), 'The event stream does not exist.'],
    [() => send(`${known}/deliveries/${event}`), expect.stringContaining('holds no failed delivery')],
  ] as const
  for (const [request, message] of requests) {
    const { status, body } = await request()
    expect({ status, body }).toMatchObject({ status: 404, body: { errorCode: 'not_found', message } })
  }
})

it('an event stream has a reason for being disabled only while it is disabled', async () => {
  const isDisabled = { disabled_reason: expect.any(String), disabled_at: expect.any(String) }
  for (const item of await listed('event-streams')) {
    const path = `event-streams/${item.id}`
    const disabled = await patch(path, { status: 'disabled' })
    expect(disabled.body).toMatchObject({ status: 'disabled', ...isDisabled })
    expect((await patch(path, { name: 'Renamed' })).body).toMatchObject(isDisabled)
    const enabled = await patch(path, { status: 'enabled' })
    expect(enabled.body).toMatchObject({ status: 'enabled' })
    for (const name of Object.keys(isDisabled)) expect(enabled.body).not.toHaveProperty(name)
    for (const answer of [disabled, enabled])
      expect(validateAnswer('update_event_stream', answer)).toEqual([])
  }
  const { body } = await send('event-streams', post(JSON.stringify({ ...stream, status: 'disabled' })))
  expect(body).toMatchObject(isDisabled)
})

it('a new event stream has no failed deliveries', async () => {
  const { body } = await send('event-streams', post(JSON.stringify(stream)))
  const path = `event-streams/${(body as Item).id}`
  expect((await send(`${path}/deliveries`)).body).toEqual([])
  expect((await send(`${path}/redeliver`, post('{}'))).body).toEqual({ accepted: 0 })
  const redelivery = { method: 'POST', headers: { Authorization: 'Bearer any' } }
  expect((await send(`${path}/redeliver/evt_1CfRm3KpZtYh8WqDsNvG6a`, redelivery)).status).toBe(404)
})

it('answers about an event stream carry its id and its name', async () => {
  const { id, name } = (await listed('event-streams')).at(-1) as Item
  const path = `event-streams/${id}`
  const stats = await send(`${path}/stats`)
  expect(stats.body).toMatchObject({ id, name })
  await patch(path, { name: 'Invoices' })
  expect((await send(`${path}/stats`)).body).toMatchObject({ id, name: 'Invoices' })
  const test = await send(`${path}/test`, post('{"event_type":"user.created"}'))
  expect(test.body).toMatchObject({ event_stream_id: id, event_type: 'user.created' })
  const deliveries = await send(`${path}/deliveries`)
  expect(deliveries.headers.link).toContain(`/api/v2/${path}/deliveries?`)
  const items = await listed(`${path}/deliveries`)
  expect(items).not.toEqual([])
  for (const item of items) {
    expect(item).toMatchObject({ event_stream_id: id })
    const detail = await send(`${path}/deliveries/${item.id}`)
    expect(detail.body).toMatchObject({ id: item.id, event_stream_id: id, event: { id: item.id } })
  }
  for (const [operation, answer] of [
    ['get_event_stream_stats', stats],
    ['test_event_stream', test],
    ['get_event_deliveries', deliveries],
  ] as const)
    expect(validateAnswer(operation, answer)).toEqual([])
  expect(JSON.stringify([stats, test, deliveries])).not.toContain('est_1CfRkm7WrQvB2TzNpXyL4d')
})

it.each([
  [{}, 2],
  [{ event_types: ['group.created', 'group.updated'] }, 2],
  [{ statuses: ['failed'], event_types: ['group.created'] }, 2],
  [{ event_types: ['user.created'] }, 0],
])('a redelivery with the filters %j accepts the %i failed deliveries that match', async (filters, count) => {
  const answer = await send(`${known}/redeliver`, post(JSON.stringify(filters)))
  expect(answer).toMatchObject({ status: 202, body: { accepted: count } })
  expect(validateAnswer('redeliver_events', answer)).toEqual([])
})

it.each([
  ['date_from=2026-11-20T09:15:31Z', 2],
  ['date_from=2026-11-20T09:15:32Z', 0],
  ['date_to=2026-11-20T09:15:32Z', 2],
  ['date_to=2026-11-20T09:15:31Z', 0],
  ['date_from=2026-11-20T00:00:00Z&date_to=2026-11-21T00:00:00Z', 2],
  ['date_from=2016-12-31T23:59:60Z', 2],
  ['date_to=2016-12-31T23:59:60Z', 0],
])('lists the deliveries whose first attempt is within %s', async (dates, count) => {
  expect(await listed(`${known}/deliveries`, dates)).toHaveLength(count)
  const filters = Object.fromEntries(new URLSearchParams(dates))
  const { body } = await send(`${known}/redeliver`, post(JSON.stringify(filters)))
  expect(body).toEqual({ accepted: count })
})

it('a redelivery of one event accepts only a listed delivery, and carries its documented 404 otherwise', async () => {
  const init = { method: 'POST', headers: { Authorization: 'Bearer any' } }
  for (const { id } of await listed(`${known}/deliveries`))
    expect(await send(`${known}/redeliver/${id}`, init)).toMatchObject({ status: 202, body: { accepted: 1 } })
  const missing = await send(`${known}/redeliver/evt_1CfRm3KpZtYh8WqDsNvG99`, init)
  const { body } = await send(`${known}/deliveries/evt_1CfRm3KpZtYh8WqDsNvG99`)
  expect(missing).toMatchObject({ status: 404, body })
  expect(validateAnswer('redeliver_event', missing)).toEqual([])
})

it('a redelivery without a body accepts all failed deliveries', async () => {
  const init = { method: 'POST', headers: { Authorization: 'Bearer any' } }
  const count = (await listed(`${known}/deliveries`)).length
  expect((await send(`${known}/redeliver`, init)).body).toEqual({ accepted: count })
})

it('a signing secret is shown only if the mock made it', async () => {
  const own = {
    ...stream.destination.configuration,
    signing_secret: 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx',
  }
  const given = { ...stream, destination: { type: 'webhook', configuration: own } }
  const made = await send('event-streams', post(JSON.stringify(stream)))
  expect(JSON.stringify(made.body)).toMatch(/"signing_secret":"whsec_/)
  const answer = await send('event-streams', post(JSON.stringify(given)))
  expect(answer.status).toBe(201)
  expect(JSON.stringify(answer.body)).not.toContain('signing_secret')
})
