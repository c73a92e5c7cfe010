import { type Client, createClient } from '@tenant-api/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mockTenantApi } from '../src/index.ts'
import { exampleParameters } from './example-parameters.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any', retries: 0 })
const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const parameters = exampleParameters('create_event_stream') as Parameters<Client['createEventStream']>[0]

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

describe('a function that chooses an answer', () => {
  test('chooses by the parameters and the body of a request', async () => {
    server.use(
      api.answer('get_event_stream', ({ params }) =>
        params.id === id ? { example: 'disabled' } : { status: 404 },
      ),
      api.answer('create_event_stream', ({ body }) => (body.name === 'taken' ? { status: 409 } : {})),
    )
    expect(await client.getEventStream({ id })).toMatchObject({ status: 'disabled' })
    await expect(client.getEventStream({ id: 'est_other' })).rejects.toMatchObject({ code: 'not_found' })
    await client.createEventStream(parameters)
    const taken = client.createEventStream({ ...parameters, name: 'taken' })
    await expect(taken).rejects.toMatchObject({ code: 'conflict' })
  })

  test('chooses the answer to a subscription, too', async () => {
    server.use(api.answer('subscribe_events', () => ({ status: 410 }), { once: true }))
    const reading = client.subscribe()[Symbol.asyncIterator]().next()
    await expect(reading).rejects.toMatchObject({ code: 'cursor_expired' })
  })

  test('gets the parsed body and the parameters of the path', async () => {
    const asked = vi.fn()
    server.use(
      api.answer('update_event_stream', ({ params, body }) => {
        asked(params.id, body.name)
        return {}
      }),
      api.answer('get_event_stream', ({ body }) => {
        asked(body)
        return {}
      }),
    )
    await client.updateEventStream({ id, name: 'renamed' })
    await client.getEventStream({ id })
    expect(asked.mock.calls).toEqual([[id, 'renamed'], [undefined]])
  })

  test('gets the body of a form, too', async () => {
    const asked = vi.fn()
    server.use(
      api.answer('issue_token', ({ body }) => {
        asked(body.grant_type)
        return {}
      }),
    )
    const body = new URLSearchParams({ grant_type: 'client_credentials' })
    await fetch(`${baseUrl}/oauth/token/`, { method: 'POST', body })
    expect(asked).toHaveBeenCalledWith('client_credentials')
  })

  test('may make the body from the example and the request', async () => {
    server.use(
      api.answer('update_event_stream', ({ body }) => ({
        body: example => ({ ...example, name: body.name ?? example.name }),
      })),
    )
    expect(await client.updateEventStream({ id, name: 'renamed' })).toMatchObject({ id, name: 'renamed' })
  })

  test('gets no body if the body of the request cannot be parsed', async () => {
    const asked = vi.fn()
    server.use(
      api.answer('create_event_stream', ({ body }) => {
        asked(body)
        return { status: 400 }
      }),
    )
    await fetch(`${baseUrl}/api/v2/event-streams`, { method: 'POST', body: '{' })
    expect(asked).toHaveBeenCalledWith(undefined)
  })

  test('may read the request itself, and still get the usual answer', async () => {
    server.use(
      api.answer('create_event_stream', async ({ request }) => {
        expect(await request.json()).toEqual({ ...parameters, name: 'read' })
        return {}
      }),
    )
    const { name } = await client.createEventStream({ ...parameters, name: 'read' })
    expect(name).toBe('read')
  })
})
