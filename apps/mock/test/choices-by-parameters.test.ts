import { createClient } from '@tenant-api/client'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

const mock: Mock = await startMock({ eventsPerSecond: 0 })
const client = createClient({ baseUrl: mock.url, token: 'any', retries: 0 })
afterEach(() => mock.reset())
afterAll(() => mock.close())

const [first, second] = ['est_1CfRkm7WrQvB2TzNpXyL4d', 'est_1CfRkm7WrQvB2TzNpXyL4e'] as const
const statusOf = async (path: string) => (await sendTo(`${mock.url}/api/v2/${path}`)).status

test('a choice with parameters applies only to requests with the same values', async () => {
  mock.answer({ operation: 'get_event_stream', parameters: { id: first }, status: 404 })
  expect(await statusOf(`event-streams/${first}`)).toBe(404)
  const [, other] = (await client.listEventStreams({ page: 0 }).page()).items
  expect(await statusOf(`event-streams/${other?.id}`)).toBe(200)
})

test('parameters can be of the path and of the query, as texts or numbers', async () => {
  const parameters = { id: first, take: 5, event_types: 'user.created' }
  mock.answer({ operation: 'get_event_deliveries', parameters, status: 503 })
  const path = `event-streams/${first}/deliveries`
  expect(await statusOf(`${path}?take=5&event_types=user.created`)).toBe(503)
  expect(await statusOf(`${path}?take=5`)).toBe(200)
  expect(await statusOf(`${path}?take=50&event_types=user.created`)).toBe(200)
})

test('an error can be chosen for values that the mock otherwise refuses', async () => {
  mock.answer({ operation: 'list_event_streams', parameters: { take: 'many' }, status: 503 })
  expect(await statusOf('event-streams?take=many')).toBe(503)
})

test.each([
  { id: first, event_types: ['user.deleted', 'user.created'] },
  { id: first, date_from: '2026-11-20T00:00:00Z' },
  { id: first },
])('valid values such as %j are accepted for any answer', parameters => {
  mock.answer({ operation: 'get_event_deliveries', parameters, delay: 1 })
  expect(mock.unusedAnswers()).toHaveLength(1)
})

test('a list matches the same values in any order, and no other values', async () => {
  const parameters = { id: first, event_types: ['user.deleted', 'user.created'] }
  mock.answer({ operation: 'get_event_deliveries', parameters, status: 503 })
  const listed = (types: string) => statusOf(`event-streams/${first}/deliveries?event_types=${types}`)
  expect(await listed('user.created,user.deleted')).toBe(503)
  expect(await listed('user.deleted,user.created')).toBe(503)
  expect(await listed('user.created')).toBe(200)
  expect(await listed('user.created,user.deleted,user.updated')).toBe(200)
})

test('choices with parameters apply before others, and each with `times` before one without', async () => {
  const operation = 'get_event_stream'
  mock.answer({ operation, status: 500 })
  mock.answer({ operation, parameters: { id: first }, status: 404 })
  mock.answer({ operation, parameters: { id: first }, status: 429, times: 1 })
  mock.answer({ operation, status: 503, times: 1 })
  const answered = []
  for (const id of [first, second, first, second]) answered.push(await statusOf(`event-streams/${id}`))
  expect(answered).toEqual([429, 503, 404, 500])
})

test('a choice without `times` replaces only those with the same parameters', async () => {
  const operation = 'get_event_stream'
  mock.answer({ operation, parameters: { id: first }, status: 404 })
  mock.answer({ operation, parameters: { id: first }, status: 429, times: 1 })
  mock.answer({ operation, parameters: { id: second }, status: 403 })
  mock.answer({ operation, parameters: { id: first }, status: 500 })
  expect(await statusOf(`event-streams/${first}`)).toBe(500)
  expect(await statusOf(`event-streams/${second}`)).toBe(403)
})

test('the choices that are listed have their parameters', async () => {
  mock.answer({ operation: 'get_event_stream', parameters: { id: first }, status: 404, times: 2 })
  await statusOf(`event-streams/${first}`)
  const { body } = await sendTo(`${mock.url}/__mock/answers`)
  expect(body).toMatchObject({
    operations: { get_event_stream: { chosen: [{ parameters: { id: first }, status: 404, times: 1 }] } },
  })
})
