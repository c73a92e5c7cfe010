import { validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/start-mock.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

async function list(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(mock.url + path, { headers: { Authorization: 'Bearer any', ...headers } })
  const answer = { status: response.status, headers: Object.fromEntries(response.headers) }
  return { ...answer, body: (await response.json()) as Record<string, unknown> }
}

it('ends a listing by checkpoint after two pages', async () => {
  const first = await list('/api/v2/event-streams?take=50')
  const last = await list(`/api/v2/event-streams?take=50&from=${first.body.next}`)
  expect(last.status).toBe(200)
  expect(last.body).not.toHaveProperty('next')
  expect(validateAnswer('list_event_streams', last)).toEqual([])
})

it.each(['event-streams', 'rate-limit-policies', 'event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries'])(
  'gives no id on both pages of %s',
  async path => {
    const first = await list(`/api/v2/${path}`)
    const [, linked] = /from=([^&>]+)/.exec(first.headers.link ?? '') ?? []
    const last = await list(`/api/v2/${path}?from=${first.body.next ?? linked}`)
    const idsIn = ({ body }: typeof first) =>
      (Array.isArray(body) ? body : Object.values(body).flat()).flatMap(({ id }) => id ?? [])
    const ids = [first, last].flatMap(idsIn)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

it('gives no checkpoint that leads nowhere with a generated page', async () => {
  for (let round = 0; round < 5; round++) {
    const { body } = await list('/api/v2/event-streams', { Prefer: 'dynamic=true' })
    expect(body).toHaveProperty('eventStreams')
    expect(body).not.toHaveProperty('next')
  }
})

it('ends the delivery history after two pages', async () => {
  const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries'
  const { headers } = await list(path)
  const [, next = ''] = /<(.*)>; rel="next"/.exec(headers.link ?? '') ?? []
  const last = await list(next)
  expect(last.status).toBe(200)
  expect(last.headers.link).toBeUndefined()
})

it('numbered pages after the first one are empty', async () => {
  const first = await list('/api/v2/rate-limit-policies?page=0&per_page=10')
  expect(first.body).toMatchObject({ page: 0, per_page: 10, rate_limit_policies: [expect.anything()] })
  const second = await list('/api/v2/rate-limit-policies?page=1')
  expect(second.body).toMatchObject({ page: 1, rate_limit_policies: [] })
  for (const answer of [first, second]) expect(validateAnswer('list_rate_limit_policies', answer)).toEqual([])
})

it('returns at most the requested number of results', async () => {
  const { body } = await list('/api/v2/event-streams?take=1')
  expect(body.eventStreams).toHaveLength(1)
})

it('answers a preferred error on a numbered page', async () => {
  expect((await list('/api/v2/event-streams?page=1', { Prefer: 'code=503' })).status).toBe(503)
})
