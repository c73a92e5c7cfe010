import { setTimeout } from 'node:timers/promises'
import { operations, type PublishEvent } from '@tenant-api/contract'
import { describe, expect, test, vi } from 'vitest'
import { TokenError } from '../src/index.ts'
import { createPublisher, type PublishFailure } from '../src/publishing/publisher.ts'
import { type Exchange, messageOf, startService } from './service.ts'

const { event } = messageOf('user.created', 'o1')
const { method, path } = operations.publish_events

async function setUp() {
  const service = await startService()
  return { service, publisher: createPublisher({ baseUrl: service.baseUrl, token: 'a.b.c' }) }
}

function events(count: number, name = 'a'): PublishEvent[] {
  const { object } = event.data
  return Array.from({ length: count }, (_, index) => ({
    specversion: '1.0',
    id: `e${index}`,
    source: 'urn:test',
    type: 'user.created',
    data: { object: { ...object, name } },
  }))
}

/** Accepts a batch and returns its events. */
function accept(exchange: Exchange): PublishEvent[] {
  const batch: PublishEvent[] = JSON.parse(exchange.body)
  const published = batch.map(({ id }) => ({ id, event_id: event.id, offset: `o-${id}`, duplicate: false }))
  exchange.answerJson('publish_events', { events: published })
  return batch
}

describe('events', () => {
  test('are published as one batch of CloudEvents, with a correlation id', async () => {
    const { service, publisher } = await setUp()
    const published = publisher.publishEvents(events(2), { correlationId: 'import-7' })
    const exchange = await service.next()
    expect([exchange.method, exchange.target]).toEqual([method, path])
    expect(exchange.headers).toMatchObject({
      'content-type': 'application/cloudevents-batch+json',
      'x-correlation-id': 'import-7',
      authorization: 'Bearer a.b.c',
    })
    expect(accept(exchange)).toEqual(events(2))
    expect(await published).toEqual([
      { id: 'e0', event_id: event.id, offset: 'o-e0', duplicate: false },
      { id: 'e1', event_id: event.id, offset: 'o-e1', duplicate: false },
    ])
  })

  test('may be JSON, whose numbers keep all their digits', async () => {
    const { service, publisher } = await setUp()
    const [one] = events(1)
    const text = JSON.stringify({ ...one, count: 1 }).replace('"count":1', '"count":1125899906842624123')
    const published = publisher.publishEvents([...events(1), text])
    const exchange = await service.next()
    expect(exchange.body).toBe(`[${JSON.stringify(one)},${text}]`)
    accept(exchange)
    expect(await published).toHaveLength(2)
  })

  test('are sent in batches of a thousand, one after the other, in order', async () => {
    const { service, publisher } = await setUp()
    const published = publisher.publishEvents(events(2_001))
    const sizes: number[] = []
    for (let batch = 1; batch <= 3; batch += 1) {
      const exchange = await service.next()
      expect(service.count).toBe(batch)
      sizes.push(accept(exchange).length)
    }
    expect(sizes).toEqual([1_000, 1_000, 1])
    expect((await published).map(({ id }) => id)).toEqual(events(2_001).map(({ id }) => id))
  })

  test('are sent in batches up to the maximum size of a body in bytes', async () => {
    const { service, publisher } = await setUp()
    const large = events(9, '🌟'.repeat(60_000))
    const published = publisher.publishEvents(large)
    const batches: PublishEvent[][] = []
    while (batches.flat().length < large.length) {
      const exchange = await service.next()
      expect(Buffer.byteLength(exchange.body)).toBeLessThanOrEqual(1_048_576)
      batches.push(accept(exchange))
    }
    expect(batches.map(batch => batch.length)).toEqual([4, 4, 1])
    await published
  })

  test('fill a body up to the last byte of the limit, and one byte more begins the next batch', async () => {
    for (const [more, expected] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const { service, publisher } = await setUp()
      const [bare] = events(1, '')
      const brackets = 2
      const comma = 1
      const room = 1_048_576 - brackets - comma - 2 * Buffer.byteLength(JSON.stringify(bare))
      const name = 'x'.repeat(Math.floor(room / 2))
      const [first, second] = [...events(1, name), ...events(1, name + 'x'.repeat((room % 2) + more))]
      const published = publisher.publishEvents([first, second] as PublishEvent[])
      let count = 0
      while (count < 2) count += accept(await service.next()).length
      await published
      expect(service.count).toBe(expected)
    }
  })

  test('are not sent if the list is empty', async () => {
    const { service, publisher } = await setUp()
    expect(await publisher.publishEvents([])).toEqual([])
    expect(service.count).toBe(0)
  })

  test('are sent again unchanged if no answer arrives', async () => {
    const { service, publisher } = await setUp()
    const published = publisher.publishEvents(events(3))
    const first = await service.next()
    first.response.destroy()
    const second = await service.next()
    expect(second.body).toBe(first.body)
    expect(second.headers['x-correlation-id']).toBe(first.headers['x-correlation-id'])
    accept(second)
    expect(await published).toHaveLength(3)
  })

  test('are not sent again if the service refuses them, and later batches are not sent', async () => {
    const { service, publisher } = await setUp()
    const published = publisher.publishEvents(events(1_001))
    ;(await service.next()).answer('publish_events', 403, 'insufficient_scope')
    await expect(published).rejects.toMatchObject({ code: 'forbidden' })
    expect(service.count).toBe(1)
  })

  test('of earlier batches are listed in the failure of a later batch', async () => {
    const { service, publisher } = await setUp()
    const published = publisher.publishEvents(events(2_001)).catch((error: unknown) => error)
    accept(await service.next())
    accept(await service.next())
    ;(await service.next()).answer('publish_events', 403, 'insufficient_scope')
    const error = (await published) as PublishFailure
    expect(error).toMatchObject({ code: 'forbidden' })
    expect(error.published.map(({ id }) => id)).toEqual(events(2_000).map(({ id }) => id))
  })

  test.each(['{}', 'null', '{"events":null}', '{"events":{"length":2}}', '{"events":[{"id":"e0"}]}'])(
    'cause an UnexpectedAnswerError if the service answers %s',
    async body => {
      const { service, publisher } = await setUp()
      const published = publisher.publishEvents(events(2))
      const { response } = await service.next()
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      const detail = body.startsWith('{')
        ? 'The answer does not list the events of the batch.'
        : 'The answer is not a JSON object.'
      await expect(published).rejects.toMatchObject({ code: 'unexpected_answer', detail, published: [] })
    },
  )

  test('are rejected with the reason of the signal when it aborts, and the connection closes', async () => {
    const { service, publisher } = await setUp()
    const controller = new AbortController()
    const published = publisher.publishEvents(events(1), { signal: controller.signal })
    const { closed } = await service.next()
    controller.abort(new Error('enough'))
    await expect(published).rejects.toThrow('enough')
    await closed
  })
})

test('concurrent calls of the publisher that fail with the same token each list their own events', async () => {
  const service = await startService()
  const refused = new Error('refused')
  const gate = Promise.withResolvers<string>()
  const tokens = vi.fn().mockResolvedValueOnce('first').mockReturnValue(gate.promise)
  const publisher = createPublisher({ baseUrl: service.baseUrl, token: tokens, retries: 0 })
  const failures = [1_001, 1_002].map(count =>
    publisher.publishEvents(events(count)).catch((error: unknown) => error as PublishFailure),
  )
  // Each call has published its first batch. Their second batches wait for the same call of the token function.
  for (const _ of failures) accept(await service.next())
  await expect.poll(() => tokens.mock.calls).toHaveLength(2)
  await setTimeout(50)
  gate.reject(refused)
  const [one, other] = await Promise.all(failures)
  for (const failure of [one, other]) {
    expect(failure).toBeInstanceOf(TokenError)
    expect(failure).toMatchObject({ code: 'token_unavailable', name: 'TokenError', cause: refused })
    expect(failure).toHaveProperty('message', 'The token function failed.')
    expect(failure).toHaveProperty('stack', expect.stringContaining('The token function failed.'))
  }
  expect(one).not.toBe(other)
  for (const failure of [one, other]) expect(failure).toHaveProperty('published.length', 1_000)
})

test('the publisher requests a token for the audience of the tenant’s own services', async () => {
  const service = await startService()
  const credentials = { clientId: 'a', clientSecret: 'b', scope: 'publish:events' }
  const published = createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(events(1))
  const exchange = await service.next()
  expect(JSON.parse(exchange.body)).toMatchObject({ audience: '/internal/', scope: 'publish:events' })
  exchange.answer('issue_token', 200, 'token')
  accept(await service.next())
  await published
})
