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
  test('resolves with one page if it is awaited', async () => {
    const { service, client } = await setUp()
    const page = client.listEventStreams({ take: 2 })
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    expect(await page).toMatchObject({ next: 'c1' })
    expect(service.count).toBe(1)
  })

  test('yields all pages with the same filters if it is iterated, and follows the cursor `next`', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listRateLimitPolicies({ consumer: 'client', take: 1 }))
    const example = exampleOf('list_rate_limit_policies', 200, 'checkpoint') as object
    const body = { ...example, next: undefined }
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
  ])('continues at its own address with the checkpoint of a Link header that is %s', async (_, link) => {
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

  test('with numbered pages continues by number, until `total` is reached', async () => {
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

  test('requests a page only after the caller has finished with the previous one', async () => {
    const { service, client } = await setUp()
    const iterator = client.listEventStreams()[Symbol.asyncIterator]()
    const first = iterator.next()
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    await first
    await new Promise(setImmediate)
    expect(service.count).toBe(1)
    await iterator.return?.()
  })

  test('rejects the iteration with the error of a page, and causes no unhandled rejection', async () => {
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

  test.each([
    ['one checkpoint', ['c1']],
    ['two checkpoints in turn', ['c1', 'c2']],
    ['ten checkpoints in turn', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  ])('ends with an UnexpectedAnswerError if the service repeats %s', async (_, checkpoints) => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams()).catch((error: unknown) => error)
    const answerAll = async () => {
      for (let count = 0; ; count += 1) {
        const next = checkpoints[count % checkpoints.length]
        ;(await service.next()).answerJson('list_event_streams', pageOf({ next }))
      }
    }
    void answerAll()
    const message = expect.stringMatching(
      /^200 from http.*: The listing repeats a page, or has more than maxPages\.$/,
    )
    expect(await pages).toMatchObject({ code: 'unexpected_answer', message })
    expect(service.count).toBeLessThanOrEqual(3 * checkpoints.length)
  })

  test('ends with an UnexpectedAnswerError after maxPages', async () => {
    const service = await startService()
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', maxPages: 3 })
    const pages = all(client.listEventStreams()).catch((error: unknown) => error)
    for (const next of ['c1', 'c2', 'c3'])
      (await service.next()).answerJson('list_event_streams', pageOf({ next }))
    expect(await pages).toMatchObject({ code: 'unexpected_answer' })
    expect(service.count).toBe(3)
  })

  test('with numbered pages continues if the service repeats the number of a page', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams({ per_page: 1 }))
    const asked: unknown[] = []
    for (let count = 0; count < 3; count += 1) {
      const exchange = await service.next()
      asked.push(exchange.query.get('page'))
      exchange.answerJson('list_event_streams', pageOf({ page: 0, per_page: 1, total: 3 }))
    }
    await pages
    expect(asked).toEqual([null, '1', '2'])
  })

  test.each([
    ['a Link without a checkpoint', '</x>; rel="next"'],
    ['a Link whose address is invalid', '<http://[>; rel="next"'],
  ])('yields the page with %s, and fails at the next one', async (_, link) => {
    const { service, client } = await setUp()
    const pages = client.getEventDeliveries({ id })
    ;(await service.next()).answer('get_event_deliveries', 200, 'failed', { Link: link })
    const failed = exampleOf('get_event_deliveries', 200, 'failed')
    expect(await pages).toEqual(failed)
    const iterator = pages[Symbol.asyncIterator]()
    expect(await iterator.next()).toEqual({ done: false, value: failed })
    const message = expect.stringMatching(/^200 from http.*: The next checkpoint is malformed\.$/)
    await expect(iterator.next()).rejects.toMatchObject({ code: 'unexpected_answer', message })
  })

  test('with numbered pages ends if the service claims that pages have no items', async () => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams({ per_page: 1 }))
    const body = pageOf({ page: 0, per_page: 0, total: 3 })
    const { response } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    expect(await pages).toHaveLength(1)
    expect(service.count).toBe(1)
  })

  test.each([{}, 7, '', '\ud800c', 'c\ud800'])('fails on a checkpoint of %o in the body', async next => {
    const { service, client } = await setUp()
    const pages = all(client.listEventStreams()).catch((error: unknown) => error)
    const { response } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ next }))
    expect(await pages).toMatchObject({ code: 'unexpected_answer' })
    expect(service.count).toBe(1)
  })

  test('requests no more pages when the caller leaves while a page is awaited', async () => {
    const { service, client } = await setUp()
    const iterator = client.listEventStreams()[Symbol.asyncIterator]()
    const first = iterator.next()
    ;(await service.next()).answerJson('list_event_streams', pageOf({ next: 'c1' }))
    await first
    const second = iterator.next()
    const { closed } = await service.next()
    expect(await iterator.return?.()).toEqual({ done: true, value: undefined })
    expect(await second).toEqual({ done: true, value: undefined })
    await closed
  })
})
