import { type Client, createClient, NetworkError } from '@tenant-api/client'
import { validateAnswer } from '@tenant-api/contract'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mockTenantApi } from '../src/index.ts'
import { exampleParameters } from './example-parameters.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any', retries: 1 })
const impatient = createClient({ baseUrl, token: 'any', retries: 0 })
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const parameters = exampleParameters('create_event_stream') as Parameters<Client['createEventStream']>[0]

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

describe('an answer that a test chooses', () => {
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

  test('may have its own headers, in any case, if it is the event stream or refuses its cursor', async () => {
    server.use(
      api.answer('subscribe_events', { headers: { 'content-type': 'text/html', 'x-proxy': 'mine' } }),
    )
    const leaving = new AbortController()
    const stream = await fetch(`${baseUrl}/api/v2/events`, leaving)
    expect(stream.headers.get('Content-Type')).toBe('text/html')
    leaving.abort()
    const refused = await fetch(`${baseUrl}/api/v2/events?from=nonsense`)
    expect(refused.status).toBe(400)
    expect(refused.headers.get('X-Proxy')).toBe('mine')
  })

  test.each(['Retry-After', 'retry-after'])('names the seconds of a chosen %s', async name => {
    server.use(api.answer('get_event_stream', { status: 429, headers: { [name]: '60' } }))
    await expect(impatient.getEventStream({ id })).rejects.toMatchObject({
      retryAfter: 60,
      detail: 'Too many requests. Try again in 60 seconds.',
    })
  })

  test('answers only one request with `once`, so that a retry succeeds', async () => {
    server.use(api.answer('get_event_stream', { status: 503 }, { once: true }))
    expect(await client.getEventStream({ id })).toMatchObject({ id })
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

  test('may have a body made from its example', async () => {
    server.use(api.answer('get_event_stream', { body: example => ({ ...example, name: 'x' }) }))
    const answer = await fetch(`${baseUrl}/api/v2/event-streams/${id}`)
    const { status, headers } = answer
    const body = await answer.json()
    expect(body).toMatchObject({ id, name: 'x' })
    const given = { status, headers: Object.fromEntries(headers), body }
    expect(validateAnswer('get_event_stream', given)).toEqual([])
    server.use(
      api.answer('get_event_stream', { example: 'disabled', body: example => ({ ...example, name: 'y' }) }),
    )
    expect(await client.getEventStream({ id })).toMatchObject({ name: 'y', status: 'disabled' })
    server.use(
      api.answer('get_event_stream', { status: 404, body: example => ({ ...example, message: 'Gone.' }) }),
    )
    await expect(client.getEventStream({ id })).rejects.toMatchObject({ status: 404, detail: 'Gone.' })
  })

  test('does not change the example, whatever its function does', async () => {
    const renamed = vi.fn(example => Object.assign(example, { name: 'x' }))
    server.use(api.answer('get_event_stream', { body: renamed }, { once: true }))
    expect(await client.getEventStream({ id })).toMatchObject({ name: 'x' })
    expect(await client.getEventStream({ id })).toMatchObject({ name: 'Directory sync' })
    expect(renamed).toHaveBeenCalledTimes(1)
  })

  test('lists what is wrong with the fields of a form, as the service does', async () => {
    const errors = [
      { path: '#/name', code: 'pattern', message: "The name 'a b' has a space." },
      { path: '#/destination', code: 'required', message: 'A destination is required.' },
    ] as const
    server.use(api.answer('create_event_stream', { errors }))
    const error = await client.createEventStream(parameters).catch(error => error)
    expect(error).toMatchObject({ status: 400, errorCode: 'invalid_body', detail: errors[0].message, errors })
    const answer = { status: 400, headers: Object.fromEntries(error.headers), body: error.body }
    expect(validateAnswer('create_event_stream', answer)).toEqual([])
  })

  test('has the error code that the document shows for the first invalid parameter', async () => {
    const errors = [{ path: 'take', code: 'maximum', message: 'At most 50.' }] as const
    server.use(api.answer('list_event_streams', { errors }))
    const failing = client.listEventStreams().page()
    await expect(failing).rejects.toMatchObject({ status: 400, errorCode: 'invalid_paging', errors })
  })

  test.each(['get_event_stream', 'subscribe_events', 'get_jwks'] as const)(
    'of %s may be a connection that breaks before the answer',
    async operation => {
      server.use(api.answer(operation, { fault: 'reset' }))
      const failing = {
        get_event_stream: () => impatient.getEventStream({ id }),
        subscribe_events: () => fetch(`${baseUrl}/api/v2/events`),
        get_jwks: () => impatient.getJwks(),
      }[operation]()
      const error = await failing.catch((error: unknown) => error)
      expect(error).toBeInstanceOf(operation === 'subscribe_events' ? TypeError : NetworkError)
    },
  )

  test('answers as many requests as `times` says, also requests at the same time', async () => {
    server.use(api.answer('get_event_stream', { status: 404 }, { times: 2 }))
    const read = () =>
      impatient.getEventStream({ id }).then(
        () => 200,
        error => error.status,
      )
    expect((await Promise.all([read(), read(), read()])).sort()).toEqual([200, 404, 404])
    server.use(api.answer('get_event_stream', { status: 404 }, { times: 1, delay: 10 }))
    expect(await read()).toBe(404)
    expect(await read()).toBe(200)
  })

  test('may be the same for several operations', async () => {
    const ids = ['get_event_stream', 'list_event_streams', 'create_event_stream'] as const
    server.use(...ids.map(operation => api.answer(operation, { status: 503 })))
    await expect(impatient.getEventStream({ id })).rejects.toMatchObject({ status: 503 })
  })
})
