import { type ClientOptions, createClient, HttpError } from '@tenant-api/client'
import { operations as documented, type OperationId, validateAnswer } from '@tenant-api/contract'
import { documentedResponses, operations } from '@tenant-api/simulator'
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
})

test.each([
  '/api',
  'ftp://example.com',
  'https://example.com/api/v2/',
  'https://example.com/?tenant=a',
  'https://a@example.com',
])('refuses the base URL %s, as the client does', baseUrl => {
  const mistake = `baseUrl must be an http(s) URL without user, query, fragment or the path of the API, such as https://tenant.example.com, got '${baseUrl}'.`
  expect(() => mockTenantApi({ baseUrl })).toThrow(new TypeError(mistake))
  expect(() => createClient({ baseUrl, token: 'any' })).toThrow(TypeError)
})
