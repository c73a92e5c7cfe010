import { faults, validateAnswer } from '@tenant-api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

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
  'repeats no id on the second page of %s',
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

it('refuses a checkpoint that was issued for other filters, or for another event stream', async () => {
  const deliveries = (id: string, query: string) => list(`/api/v2/event-streams/${id}/deliveries?${query}`)
  const [id, other] = ['est_1CfRkm7WrQvB2TzNpXyL4d', 'est_1CfRkm8DfGhJ3KaSmPqR5t']
  const { headers } = await deliveries(id, 'statuses=failed')
  const from = `from=${headers['x-next-checkpoint']}`
  expect((await deliveries(id, `statuses=failed&take=7&${from}`)).status).toBe(200)
  const refused = [
    await deliveries(id, from),
    await deliveries(id, `statuses=failed&event_types=group.created&${from}`),
    await deliveries(other, `statuses=failed&${from}`),
  ]
  const { message } = faults.BadRequestPaging.forged_checkpoint
  for (const answer of refused) expect(answer).toMatchObject({ status: 400, body: { message } })
})

it('continues a listing with the same filters in another order', async () => {
  const deliveries = (query: string) =>
    list(`/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries?${query}`)
  const { headers } = await deliveries('statuses=failed&event_types=group.created,group.updated')
  const query = 'event_types=group.updated,group.created,group.created&statuses=failed'
  expect((await deliveries(`${query}&from=${headers['x-next-checkpoint']}`)).status).toBe(200)
})

describe.each([
  ['event-streams', 'list_event_streams'],
  ['rate-limit-policies', 'list_rate_limit_policies'],
] as const)('a generated page of %s', (name, id) => {
  const generated = (query: string) => list(`/api/v2/${name}?${query}`, { Prefer: 'dynamic=true' })

  it('has the form that the query asks for, at any page size', async () => {
    for (let round = 0; round < 10; round++) {
      const numbered = await generated('page=0&per_page=5')
      expect(numbered.body).toMatchObject({ page: 0, per_page: 5 })
      expect(itemsOf(numbered).length).toBeLessThanOrEqual(5)
      expect(numbered.body.total).toBeGreaterThanOrEqual(itemsOf(numbered).length)
      const byCheckpoint = await generated('take=2')
      expect(Object.keys(byCheckpoint.body)).not.toContain('page')
      expect(itemsOf(byCheckpoint).length).toBeLessThanOrEqual(2)
      for (const answer of [numbered, byCheckpoint]) expect(validateAnswer(id, answer)).toEqual([])
    }
  })

  it('leads to further pages, and to an end', async () => {
    let query = 'take=50'
    for (let pages = 0; query !== ''; pages++) {
      const { status, body } = await generated(query)
      expect(status).toBe(200)
      query = body.next ? `take=50&from=${body.next}` : ''
      expect(pages).toBeLessThan(5)
    }
  })
})

it('ends the delivery history after two pages', async () => {
  const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries'
  const { headers } = await list(path)
  const [, next = ''] = /<(.*)>; rel="next"/.exec(headers.link ?? '') ?? []
  const last = await list(next)
  expect(last.status).toBe(200)
  expect(last.headers.link).toBeUndefined()
})

/** The results of a page. */
const itemsOf = ({ body }: Awaited<ReturnType<typeof list>>): Record<string, unknown>[] =>
  (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) ?? []

/** Reads a listing by checkpoints to its end. Returns its pages. */
async function pagesByCheckpoint(path: string, take?: number) {
  const pages = []
  const query = new URLSearchParams(take === undefined ? {} : { take: String(take) })
  for (;;) {
    const page = await list(`${path}?${query}`)
    pages.push(page)
    if (typeof page.body.next !== 'string') return pages
    query.set('from', page.body.next)
  }
}

describe.each([
  ['event-streams', 'list_event_streams', 'name'],
  ['rate-limit-policies', 'list_rate_limit_policies', 'consumer_selector'],
] as const)('the listing %s', (name, id, label) => {
  const path = `/api/v2/${name}`

  it.each([1, 2, 3, 50])(
    'has the same results by checkpoint and by number, with %i on a page',
    async size => {
      const byCheckpoint = await pagesByCheckpoint(path, size)
      const all = byCheckpoint.flatMap(itemsOf)
      expect(all.length).toBeGreaterThan(2)
      const byNumber = []
      for (let page = 0; page * size < all.length; page++)
        byNumber.push(await list(`${path}?page=${page}&per_page=${size}`))
      expect(byNumber.flatMap(itemsOf)).toEqual(all)
      for (const [page, { body }] of byNumber.entries())
        expect(body).toMatchObject({ page, per_page: size, total: all.length })
      const after = await list(`${path}?page=${byNumber.length}&per_page=${size}`)
      expect(after.body).toMatchObject({ page: byNumber.length, total: all.length })
      expect(itemsOf(after)).toEqual([])
      for (const answer of [...byCheckpoint, ...byNumber, after])
        expect(validateAnswer(id, answer)).toEqual([])
    },
  )

  it('has the same results if the page number or the page size is left out', async () => {
    const results = await Promise.all(
      [{ page: '0' }, { per_page: '25' }].map(async query =>
        itemsOf(await list(`${path}?${new URLSearchParams(query)}`)),
      ),
    )
    const all = (await pagesByCheckpoint(path)).flatMap(itemsOf)
    expect(results).toEqual([all, all])
  })

  it('has results with different ids and names', async () => {
    const all = (await pagesByCheckpoint(path)).flatMap(itemsOf)
    for (const property of ['id', label])
      expect(new Set(all.map(item => item[property])).size).toBe(all.length)
  })
})

it('an example that is preferred without a page is unchanged', async () => {
  const { body } = await list('/api/v2/event-streams', { Prefer: 'example=offset' })
  expect(body).toMatchObject({ page: 0, total: 1 })
})

it('returns at most the requested number of results', async () => {
  const { body } = await list('/api/v2/event-streams?take=1')
  expect(body.eventStreams).toHaveLength(1)
})

it('answers a preferred error on a numbered page', async () => {
  expect((await list('/api/v2/event-streams?page=1', { Prefer: 'code=503' })).status).toBe(503)
})
