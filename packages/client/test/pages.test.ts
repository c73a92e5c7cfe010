import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { exampleOf, startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const link = { Link: '</api/v2/event-streams/x/deliveries?take=1&from=c1>; rel="next"' }
const failed = exampleOf('get_event_deliveries', 200, 'failed')
const { eventStreams } = exampleOf('list_event_streams', 200, 'checkpoint') as { eventStreams: object[] }

async function setUp(options: { maxPages?: number } = {}) {
  const service = await startService()
  return {
    service,
    client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c', retries: 0, ...options }),
  }
}

describe('a page', () => {
  test('takes its items from an array, and the cursor of the next page from the Link header', async () => {
    const { service, client } = await setUp()
    const first = client.getEventDeliveries({ id, take: 1 }).page()
    ;(await service.next()).answer('get_event_deliveries', 200, 'failed', link)
    const { items, next } = await first
    expect({ items, next }).toEqual({ items: failed, next: 'c1' })
    const second = client.getEventDeliveries({ id, take: 1, from: next }).page()
    const exchange = await service.next()
    expect(Object.fromEntries(exchange.query)).toEqual({ take: '1', from: 'c1' })
    exchange.answer('get_event_deliveries', 200, 'failed')
    expect(await second).toEqual({ items: failed, next: undefined })
  })

  test('takes its items from an object, and the cursor of the next page from the body', async () => {
    const { service, client } = await setUp()
    const page = client.listEventStreams({ take: 2 }).page()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    // Strictly: `'total' in page` is true only for a numbered page.
    expect(await page).toStrictEqual({ items: eventStreams, next: 'c1' })
  })

  test('has a number and a total if the pages are numbered', async () => {
    const { service, client } = await setUp()
    for (const [page, next] of [
      [undefined, 1],
      [1, 2],
      [2, undefined],
    ]) {
      const loading = client.listEventStreams({ page, per_page: 2 }).page()
      const body = { eventStreams, page: page ?? 0, per_page: 2, total: 5 }
      ;(await service.next()).answerJson('list_event_streams', body)
      expect(await loading).toEqual({ items: eventStreams, next, total: 5 })
    }
  })

  test('rejects with the error of its request', async () => {
    const { service, client } = await setUp()
    const page = client.listEventStreams().page()
    const refused = expect(page).rejects.toMatchObject({ code: 'forbidden' })
    ;(await service.next()).answer('list_event_streams', 403, 'insufficient_scope')
    await refused
  })

  test.each([{}, { eventStreams: 'none' }, { eventStreams: null }])(
    'rejects with an UnexpectedAnswerError for the body %o',
    async body => {
      const { service, client } = await setUp()
      const page = client.listEventStreams().page()
      const detail = 'The answer has no items.'
      const refused = expect(page).rejects.toMatchObject({ code: 'unexpected_answer', detail })
      const { response } = await service.next()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      await refused
    },
  )
})

describe('the pages of a listing', () => {
  test('are iterated to the last one', async () => {
    const { service, client } = await setUp()
    const pages = client.listEventStreams({ take: 2 }).pages()
    const first = pages.next()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    expect(await first).toEqual({ done: false, value: { items: eventStreams, next: 'c1' } })
    const second = pages.next()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams })
    expect(await second).toEqual({ done: false, value: { items: eventStreams, next: undefined } })
    expect(await pages.next()).toEqual({ done: true, value: undefined })
    expect(await pages.next()).toEqual({ done: true, value: undefined })
    expect(service.count).toBe(2)
  })

  test('have items that can be iterated one by one or in a loop, page by page as they are needed', async () => {
    const { service, client } = await setUp()
    const items = client.listEventStreams({ take: 2 }).items()
    const [one, two] = [
      { ...eventStreams[0], name: 'one' },
      { ...eventStreams[0], name: 'two' },
    ]
    const first = items.next()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams: [one, two], next: 'c1' })
    expect(await first).toEqual({ done: false, value: one })
    expect(await items.next()).toEqual({ done: false, value: two })
    expect(service.count).toBe(1)
    const loop = async () => {
      for await (const item of items) return item
      return undefined
    }
    const third = loop()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams: [one] })
    expect(await third).toEqual(one)
    expect(await items.next()).toEqual({ done: true, value: undefined })
  })

  test('have items whose iteration ends at once when the caller leaves it', async () => {
    const { service, client } = await setUp()
    const items = client.listEventStreams().items()
    const first = items.next()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    await first
    for (const _ of eventStreams.slice(1)) await items.next()
    const next = items.next()
    const { closed } = await service.next()
    await items.return?.()
    expect(await next).toEqual({ done: true, value: undefined })
    await closed
  })

  test('continue after an error: the next step, or another loop, requests the missing page again', async () => {
    const { service, client } = await setUp()
    const pages = client.listEventStreams({ take: 2 }).pages()
    const read: unknown[] = []
    const loop = async () => {
      for await (const { next } of pages) read.push(next)
    }
    const refused = expect(loop()).rejects.toMatchObject({ code: 'server_error' })
    ;(await service.next()).answer('list_event_streams', 503, 'service_unavailable')
    await refused
    const again = loop()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    ;(await service.next()).answer('list_event_streams', 503, 'service_unavailable')
    await expect(again).rejects.toMatchObject({ code: 'server_error' })
    const last = loop()
    const exchange = await service.next()
    expect(Object.fromEntries(exchange.query)).toEqual({ take: '2', from: 'c1' })
    exchange.answerJson('list_event_streams', { eventStreams })
    await last
    expect(read).toEqual(['c1', undefined])
  })

  test('keep their order if steps are requested concurrently, also after an error', async () => {
    const { service, client } = await setUp()
    const pages = client.listEventStreams().pages()
    const refused = expect(pages.next()).rejects.toMatchObject({ code: 'server_error' })
    const steps = [pages.next(), pages.next(), pages.next()]
    ;(await service.next()).answer('list_event_streams', 503, 'service_unavailable')
    await refused
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    const second = await service.next()
    expect(second.query.get('from')).toBe('c1')
    second.answerJson('list_event_streams', { eventStreams })
    const done = (await Promise.all(steps)).map(({ done }) => done)
    expect(done).toEqual([false, false, true])
  })

  test('reject each step after maxPages, without a request', async () => {
    const { service, client } = await setUp({ maxPages: 1 })
    const pages = client.listEventStreams().pages()
    const first = pages.next()
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    await first
    for (let count = 0; count < 2; count += 1)
      await expect(pages.next()).rejects.toMatchObject({ code: 'unexpected_answer' })
    expect(service.count).toBe(1)
  })

  test('listen to the signal only during a step, and end when the caller leaves, or with the reason of an abort', async () => {
    const controller = new AbortController()
    const { service, client } = await setUp()
    const listing = client.listEventStreams({}, { signal: controller.signal })
    const [left, aborted] = [listing.pages(), listing.pages()]
    ;(await service.next()).answerJson('list_event_streams', { eventStreams, next: 'c1' })
    await left.next()
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    await left.return?.()
    expect(await left.next()).toEqual({ done: true, value: undefined })
    controller.abort(new Error('enough'))
    for (let count = 0; count < 2; count += 1) await expect(aborted.next()).rejects.toThrow('enough')
    expect(service.count).toBe(1)
  })

  test('reject only the iteration, and no other promise, when the signal aborts before the first page', async () => {
    const { client } = await setUp()
    const controller = new AbortController()
    const next = client.listEventStreams({}, { signal: controller.signal }).pages().next()
    controller.abort(new Error('enough'))
    // An unhandled rejection would fail the test run.
    await expect(next).rejects.toThrow('enough')
  })
})
