import { type Client, type ClientOptions, createClient, HttpError } from '@tenant-api/client'
import { operations as documented, type OperationId, validateAnswer } from '@tenant-api/contract'
import { documentedResponses, operations } from '@tenant-api/documented-answers'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mockTenantApi, type PublicOperationId } from '../src/index.ts'
import { exampleParameters } from './example-parameters.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

const ids = (Object.keys(operations) as PublicOperationId[]).filter(id => id !== 'subscribe_events')

/** Calls the client's function of an operation. Returns its result, and the status, headers and body of the answer. */
async function call(id: OperationId, options: Partial<ClientOptions> = {}) {
  let answer: Response | undefined
  const onResponse = (response: Response) => {
    answer = response
  }
  const name = id.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const client = createClient({ baseUrl, token: 'any', retries: 0, ...options, onResponse } as ClientOptions)
  const functions = client as unknown as Record<string, (parameters: object) => Promise<unknown>>
  const result = await functions[name]?.(exampleParameters(id)).catch((error: unknown) => error)
  const body = result instanceof HttpError ? result.body || undefined : result
  return { result, status: answer?.status ?? 0, headers: Object.fromEntries(answer?.headers ?? []), body }
}

describe.each(ids)('the client function of %s', id => {
  test("gets the document's example", async () => {
    const answer = await call(id)
    expect(answer.status).toBe(documentedResponses(id)[0]?.status)
    expect(validateAnswer(id, answer)).toEqual([])
  })

  test.each(documentedResponses(id).filter(({ status }) => status >= 300))(
    'gets $status when a test chooses it',
    async ({ status }) => {
      // TypeScript cannot know that `status` is a documented status of this `id`.
      server.use(api.answer(id, { status } as never))
      const answer = await call(id)
      expect(answer.result).toBeInstanceOf(HttpError)
      expect(answer.status).toBe(status)
      expect(validateAnswer(id, answer)).toEqual([])
    },
  )
})

test('every operation of the public document has a handler', () => {
  const wanted = Object.entries(documented).filter(([, { internal }]) => !internal)
  expect(api.handlers).toHaveLength(wanted.length)
})

describe('an answer that a test chooses', () => {
  const client = createClient({ baseUrl, token: 'any', retries: 1 })
  const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

  test('is another example', async () => {
    server.use(api.answer('get_event_stream', { example: 'disabled' }))
    expect(await client.getEventStream({ id })).toMatchObject({ status: 'disabled' })
    server.use(api.answer('get_event_stream', { status: 401, example: 'client_not_global' }))
    await expect(client.getEventStream({ id })).rejects.toMatchObject({ errorCode: 'client_not_global' })
  })

  test('may have its own body and headers', async () => {
    server.use(
      api.answer('list_event_streams', { body: { eventStreams: [] }, headers: { 'X-Request-ID': 'mine' } }),
    )
    expect(await client.listEventStreams()).toEqual({ eventStreams: [] })
    server.use(
      api.answer('get_event_stream', {
        status: 404,
        body: { statusCode: 404, error: 'Not Found', message: 'Gone home.', errorCode: 'not_found' },
        headers: { 'X-Request-ID': 'mine' },
      }),
    )
    await expect(client.getEventStream({ id })).rejects.toMatchObject({
      requestId: 'mine',
      message: expect.stringMatching(/^404 from http.*: Gone home\.$/),
    })
  })

  test('answers only one request with `once`, so that a retry succeeds', async () => {
    server.use(api.answer('get_event_stream', { status: 503 }, { once: true }))
    expect(await client.getEventStream({ id })).toMatchObject({ id })
  })

  test('is chosen by a function of the request', async () => {
    server.use(
      api.answer('get_event_stream', ({ params }) =>
        params.id === id ? { example: 'disabled' } : { status: 404 },
      ),
      api.answer('create_event_stream', async ({ request }) => {
        const { name } = (await request.json()) as { name: string }
        return name === 'taken' ? { status: 409 } : {}
      }),
    )
    expect(await client.getEventStream({ id })).toMatchObject({ status: 'disabled' })
    await expect(client.getEventStream({ id: 'est_other' })).rejects.toMatchObject({ code: 'not_found' })
    const parameters = exampleParameters('create_event_stream') as Parameters<Client['createEventStream']>[0]
    await client.createEventStream(parameters)
    const taken = client.createEventStream({ ...parameters, name: 'taken' })
    await expect(taken).rejects.toMatchObject({ code: 'conflict' })
  })

  test('to a subscription can be chosen by a function too', async () => {
    server.use(api.answer('subscribe_events', () => ({ status: 410 }), { once: true }))
    const reading = client.subscribe()[Symbol.asyncIterator]().next()
    await expect(reading).rejects.toMatchObject({ code: 'cursor_expired' })
  })

  test('can be delayed, so that the client times out', async () => {
    server.use(api.answer('get_event_stream', {}, { delay: 60_000 }))
    const hasty = createClient({ baseUrl, token: 'any', retries: 0, attemptTimeout: 50 })
    await expect(hasty.getEventStream({ id })).rejects.toMatchObject({ code: 'timeout' })
    server.use(api.answer('get_event_stream', { example: 'disabled' }, { delay: 100 }))
    const began = performance.now()
    expect(await client.getEventStream({ id })).toMatchObject({ status: 'disabled' })
    expect(performance.now() - began).toBeGreaterThan(90)
  })

  test('must be an answer of the document', async () => {
    // @ts-expect-error the document has no 418
    expect(() => api.answer('get_event_stream', { status: 418 })).toThrow('no status 418')
    // @ts-expect-error the document has no such example
    expect(() => api.answer('get_event_stream', { status: 404, example: 'nothing' })).toThrow("'nothing'")
  })
})

describe('a listing', () => {
  const client = createClient({ baseUrl, token: 'any' })

  test('has a last page, whether checkpoints or Link headers lead to the next page', async () => {
    const pages = []
    for await (const page of client.listEventStreams({ take: 1 })) pages.push(page.eventStreams.length)
    expect(pages).toEqual([1, 1, 1, 1])
    const deliveries = []
    for await (const page of client.getEventDeliveries({ id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }))
      deliveries.push(page.length)
    expect(deliveries).toHaveLength(2)
  })

  test('has numbered pages too, and refuses an invalid checkpoint', async () => {
    const { rate_limit_policies, ...page } = await client.listRateLimitPolicies({ page: 1, per_page: 3 })
    expect(page).toEqual({ page: 1, per_page: 3, total: 4 })
    expect(rate_limit_policies).toHaveLength(1)
    await expect(client.listEventStreams({ from: 'nonsense' })).rejects.toMatchObject({
      status: 400,
      errorCode: 'invalid_paging',
    })
  })
})

test('a base URL must be absolute, and may have a port, a path and a slash at its end', async () => {
  for (const other of ['http://127.0.0.1:4010/', 'http://localhost:3000/tenants/a/']) {
    const elsewhere = mockTenantApi({ baseUrl: other })
    server.use(...elsewhere.handlers)
    const client = createClient({ baseUrl: other.replace(/\/$/, ''), token: 'any' })
    expect(await client.getJwks()).toHaveProperty('keys')
  }
  const mistake = "baseUrl must be an absolute URL such as https://tenant.example.com, got '/api'."
  expect(() => mockTenantApi({ baseUrl: '/api' })).toThrow(new TypeError(mistake))
})
