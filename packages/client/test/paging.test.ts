import { describe, expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { exampleOf, startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

async function setUp() {
  const service = await startService()
  return { service, client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }) }
}

async function all<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const read: Page[] = []
  for await (const page of pages) read.push(page)
  return read
}

function pageOf(next: object) {
  return { ...(exampleOf('list_event_streams', 200, 'checkpoint') as object), next: undefined, ...next }
}

describe('a listing', () => {
  test('that is awaited is one page', async () => {
    const { service, client } = await setUp()
    const page = client.listEventStreams({ take: 2 })
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    expect(await page).toMatchObject({ next: 'c1' })
    expect(service.count).toBe(1)
  })

  test('that is iterated goes on with `next`, under the same filters, to the last page', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listRateLimitPolicies({ consumer: 'client', take: 1 }))
    const body = exampleOf('list_rate_limit_policies', 200, 'checkpoint') as object
    const first = await service.next()
    expect(Object.fromEntries(first.query)).toEqual({ consumer: 'client', take: '1' })
    first.answerJson('list_rate_limit_policies', { ...body, next: 'c+1/=' })
    const second = await service.next()
    expect(Object.fromEntries(second.query)).toEqual({ consumer: 'client', take: '1', from: 'c+1/=' })
    second.answerJson('list_rate_limit_policies', { ...body, next: 'c2' })
    ;(await service.next()).answerJson('list_rate_limit_policies', body)
    expect(await pages).toEqual([{ ...body, next: 'c+1/=' }, { ...body, next: 'c2' }, body])
  })

  test.each([
    ['relative', '</api/v2/event-streams/x/deliveries?take=1&from=c1.x%2By>; rel="next"'],
    ['absolute, of another host', '<https://elsewhere.example/a,b?from=c1.x%2By&take=1>; rel="next"'],
    ['one of several', '</first?from=c0>; rel="first", </?from=c1.x%2By>; title="on"; rel=next'],
  ])('goes on with the checkpoint of a Link header that is %s, at its own address', async (_, link) => {
    const { service, client } = await setUp()
    const pages = all(client.getEventDeliveries({ id, event_types: ['user.created', 'user.deleted'] }))
    ;(await service.next()).answer('get_event_deliveries', 200, 'failed', { Link: link })
    const second = await service.next()
    expect(second.headers.host).toBe(new URL(service.baseUrl).host)
    expect(second.target.split('?')[0]).toBe(`/api/v2/event-streams/${id}/deliveries`)
    expect(Object.fromEntries(second.query)).toEqual({
      event_types: 'user.created,user.deleted',
      from: 'c1.x+y',
    })
    second.answer('get_event_deliveries', 200, 'none', { Link: '</>; rel="prev"' })
    const failed = exampleOf('get_event_deliveries', 200, 'failed')
    expect(await pages).toEqual([failed, []])
  })

  test('in the offset style goes on by number, until `total` is reached', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams({ page: 1, per_page: 2 }))
    for (const [page, total] of [
      [1, 7],
      [2, 6],
    ]) {
      const exchange = await service.next()
      expect(Object.fromEntries(exchange.query)).toEqual({ page: `${page}`, per_page: '2' })
      exchange.answerJson('list_event_streams', pageOf({ page, per_page: 2, total }))
    }
    expect((await pages).map(page => 'page' in page && page.page)).toEqual([1, 2])
  })

  test('asks for a page only when the caller is done with the one before', async () => {
    const { service, client } = await setUp()
    const iterator = client.listEventStreams()[Symbol.asyncIterator]()
    const first = iterator.next()
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    await first
    await new Promise(setImmediate)
    expect(service.count).toBe(1)
    await iterator.return?.()
  })

  test('rejects the iteration with what a page failed with, and nothing else', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams())
    const failure = expect(pages).rejects.toMatchObject({ code: 'bad_request' })
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    ;(await service.next()).answer('list_event_streams', 400, 'checkpoint_expired')
    await failure
    const first = all(client.listEventStreams())
    const refused = expect(first).rejects.toMatchObject({ code: 'forbidden' })
    ;(await service.next()).answer('list_event_streams', 403, 'insufficient_scope')
    await refused
  })
})
