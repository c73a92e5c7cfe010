import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { exampleOf, startService } from './service.ts'

const streamId = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const policyId = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'

async function setUp() {
  const service = await startService()
  return { service, client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }) }
}

test('a client has a function for each public operation, and one to subscribe', () => {
  const camelCase = (id: string) => id.replace(/_./g, text => text.slice(1).toUpperCase())
  const expected = Object.entries(operations)
    .filter(([id, { internal }]) => !internal && id !== 'subscribe_events')
    .map(([id]) => camelCase(id))
  const client = createClient({ baseUrl: 'http://localhost', token: 'a.b.c' })
  expect(Object.keys(client).sort()).toEqual([...expected, 'baseUrl', 'subscribe'].sort())
})

describe('a request', () => {
  test('has path and query parameters serialized as documented', async () => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({
      id: streamId,
      statuses: ['failed'],
      event_types: ['group.created', 'user.deleted'],
      date_from: '2026-11-20T00:00:00Z',
      take: 2,
    })
    const exchange = await service.next()
    expect(exchange.method).toBe('GET')
    expect(exchange.target).toBe(
      `/api/v2/event-streams/${streamId}/deliveries?statuses=failed&event_types=group.created,user.deleted&date_from=2026-11-20T00%3A00%3A00Z&take=2`,
    )
    expect(exchange.headers).toMatchObject({ authorization: 'Bearer a.b.c', accept: 'application/json' })
    expect(exchange.body).toBe('')
    exchange.answer('get_event_deliveries', 200, 'failed')
    expect(await result).toEqual(exampleOf('get_event_deliveries', 200, 'failed'))
  })

  test('has parameters of neither the path nor the query in its JSON body', async () => {
    const { service, client } = await setUp()
    const result = client.updateRateLimitPolicy({
      id: policyId,
      configuration: { action: 'block', limit: 5 },
    })
    const exchange = await service.next()
    expect(exchange.method).toBe('PATCH')
    expect(exchange.target).toBe(`/api/v2/rate-limit-policies/${policyId}`)
    expect(exchange.headers['content-type']).toBe('application/json')
    expect(JSON.parse(exchange.body)).toEqual({ configuration: { action: 'block', limit: 5 } })
    exchange.answer('update_rate_limit_policy', 200, 'block')
    expect(await result).toEqual(exampleOf('update_rate_limit_policy', 200, 'block'))
  })

  test('has header parameters in its headers', async () => {
    const { service, client } = await setUp()
    const change = client.updateRateLimitPolicy({
      id: policyId,
      configuration: { action: 'allow' },
      'If-Match': '"1-a", "2-b"',
    })
    const changing = await service.next()
    expect(changing.headers['if-match']).toBe('"1-a", "2-b"')
    expect(JSON.parse(changing.body)).toEqual({ configuration: { action: 'allow' } })
    changing.answer('update_rate_limit_policy', 200, 'block')
    await change
    const deletion = client.deleteRateLimitPolicy({ id: policyId, 'If-Match': undefined })
    const deleting = await service.next()
    expect(deleting.headers).not.toHaveProperty('if-match')
    expect(deleting.target).toBe(`/api/v2/rate-limit-policies/${policyId}`)
    deleting.answer('delete_rate_limit_policy', 204)
    await deletion
  })

  test.each([null, 7, 'a\nb', 'é'])('is not sent with the header parameter %j', async tag => {
    const { service, client } = await setUp()
    const result = client.deleteRateLimitPolicy({ id: policyId, 'If-Match': tag as string })
    await expect(result).rejects.toThrow(new TypeError('If-Match must be a string of visible ASCII.'))
    expect(service.count).toBe(0)
  })

  test('omits undefined parameters and empty lists', async () => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id: streamId, take: undefined, event_types: [] })
    const exchange = await service.next()
    expect(exchange.target).toBe(`/api/v2/event-streams/${streamId}/deliveries`)
    exchange.answer('get_event_deliveries', 200, 'none')
    expect(await result).toEqual([])
  })

  test('has each Date as a time in whole seconds, in the query or the body', async () => {
    const { service, client } = await setUp()
    const date_from = new Date('2026-11-20T10:00:00.999+01:00')
    const read = client.getEventDeliveries({ id: streamId, date_from })
    const exchange = await service.next()
    expect(exchange.query.get('date_from')).toBe('2026-11-20T09:00:00Z')
    exchange.answer('get_event_deliveries', 200, 'none')
    await read
    const write = client.redeliverEvents({ id: streamId, date_from })
    const writing = await service.next()
    expect(JSON.parse(writing.body)).toEqual({ date_from: '2026-11-20T09:00:00Z' })
    writing.answer('redeliver_events', 202, 'accepted')
    await write
  })

  test('is not sent with an invalid Date', async () => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id: streamId, date_to: new Date(Number.NaN) })
    await expect(result).rejects.toThrow(new TypeError('date_to must be a valid Date.'))
    expect(service.count).toBe(0)
  })

  test.each(['tkae', '__proto__'])(
    'includes the unknown parameter %s, so that the service refuses it',
    async name => {
      const { service, client } = await setUp()
      const result = client.getRateLimitPolicy({ id: policyId, [name]: 5 } as { id: string })
      const exchange = await service.next()
      expect(exchange.query.get(name)).toBe('5')
      exchange.answer('get_rate_limit_policy', 200, 'allow')
      await result
    },
  )

  test('includes an unknown property of the body, also __proto__', async () => {
    const { service, client } = await setUp()
    const result = client.updateRateLimitPolicy(JSON.parse(`{"id":"${policyId}","__proto__":5}`))
    const exchange = await service.next()
    expect(exchange.body).toBe('{"__proto__":5}')
    exchange.answer('update_rate_limit_policy', 200, 'block')
    await result
  })

  test('has no token if the document requires none', async () => {
    const { service, client } = await setUp()
    const result = client.getJwks()
    const exchange = await service.next()
    expect(exchange.headers.authorization).toBeUndefined()
    exchange.answer('get_jwks', 200, 'ed25519')
    expect(await result).toEqual(exampleOf('get_jwks', 200, 'ed25519'))
  })

  test('has the correlation id in UTF-8', async () => {
    const { service, client } = await setUp()
    const result = client.deleteRateLimitPolicy({ id: policyId }, { correlationId: 'lösch-🗑' })
    const exchange = await service.next()
    expect(Buffer.from(String(exchange.headers['x-correlation-id']), 'latin1').toString()).toBe('lösch-🗑')
    exchange.answer('delete_rate_limit_policy', 204)
    await result
  })

  test('has a random correlation id if it is a write, and no correlation id if it is a read', async () => {
    const { service, client } = await setUp()
    const ids: unknown[] = []
    for (let count = 0; count < 2; count += 1) {
      const result = client.deleteRateLimitPolicy({ id: policyId })
      const exchange = await service.next()
      ids.push(exchange.headers['x-correlation-id'])
      exchange.answer('delete_rate_limit_policy', 204)
      await result
    }
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-z]{6,}$/), expect.stringMatching(/^[0-9a-z]{6,}$/)])
    expect(ids[0]).not.toBe(ids[1])
    const read = client.getRateLimitPolicy({ id: policyId })
    const exchange = await service.next()
    expect(exchange.headers['x-correlation-id']).toBeUndefined()
    exchange.answer('get_rate_limit_policy', 200, 'allow')
    await read
  })

  test('keeps the path of the base URL', async () => {
    const { service } = await setUp()
    const result = createClient({ baseUrl: `${service.baseUrl}/gateway/`, token: 'a.b.c' }).getJwks()
    const exchange = await service.next()
    expect(exchange.target).toBe('/gateway/.well-known/jwks.json')
    exchange.answer('get_jwks', 200, 'ed25519')
    await result
  })

  test.each(['', '.', '..', undefined])(
    'is not sent with the id %j, which would change its path',
    async id => {
      const { service, client } = await setUp()
      const error = new TypeError("id must not be missing, empty, '.' or '..'.")
      await expect(client.deleteEventStream({ id } as { id: string })).rejects.toThrow(error)
      expect(service.count).toBe(0)
    },
  )

  test('percent-encodes an id that contains a path', async () => {
    const { service, client } = await setUp()
    const result = client.getEventStream({ id: '../rate-limit-policies?x#y' })
    const exchange = await service.next()
    expect(exchange.target).toBe('/api/v2/event-streams/..%2Frate-limit-policies%3Fx%23y')
    exchange.answer('get_event_stream', 200, 'enabled')
    await result
  })
})

describe('a call', () => {
  test('resolves with undefined for 204', async () => {
    const { service, client } = await setUp()
    const result = client.deleteRateLimitPolicy({ id: policyId })
    ;(await service.next()).answer('delete_rate_limit_policy', 204)
    expect(await result).toBeUndefined()
  })

  test('rejects with the abort reason of its signal, and closes its connection', async () => {
    const { service, client } = await setUp()
    const controller = new AbortController()
    const result = client.listEventStreams({}, { signal: controller.signal })
    const { closed } = await service.next()
    controller.abort()
    await expect(result).rejects.toBe(controller.signal.reason)
    await closed
  })

  test('sends nothing if its signal has already aborted', async () => {
    const { service, client } = await setUp()
    await expect(client.getJwks({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(service.count).toBe(0)
  })

  test('rejects with a TypeError and sends nothing if a header is invalid', async () => {
    const { service, client } = await setUp()
    const result = client.deleteRateLimitPolicy({ id: policyId }, { correlationId: 'a\r\nb' })
    await expect(result).rejects.toThrow(new TypeError('correlationId must be without control characters.'))
    expect(service.count).toBe(0)
  })
})

describe('the result of a call', () => {
  test('comes with its answer, if the caller asks for it', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id: policyId }).withResponse()
    ;(await service.next()).answer('get_rate_limit_policy', 200, 'allow', { ETag: '"3-mi7ql2wq"' })
    const { data, response } = await result
    expect(data).toEqual(exampleOf('get_rate_limit_policy', 200, 'allow'))
    expect(response.headers.get('ETag')).toBe('"3-mi7ql2wq"')
  })

  test('rejects once, also if only its answer is awaited', async () => {
    const { service, client } = await setUp()
    const result = client.getRateLimitPolicy({ id: policyId }).withResponse()
    ;(await service.next()).answer('get_rate_limit_policy', 404, 'not_found')
    // Vitest fails the run for an unhandled rejection.
    await expect(result).rejects.toMatchObject({ code: 'not_found' })
  })
})
