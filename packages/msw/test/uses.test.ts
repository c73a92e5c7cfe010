import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { mockTenantApi, type Use } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }

test('onUse gets what each request uses, with the status of a chosen answer, and the types of events', async () => {
  const uses: Use[] = []
  const api = mockTenantApi({ baseUrl, onUse: use => uses.push(use) })
  const server = setupServer(...api.handlers)
  server.listen()
  onTestFinished(() => server.close())
  server.use(api.answer('list_event_streams', { status: 429 }, { once: true }))
  await fetch(`${baseUrl}/api/v2/event-streams?take=5`, { headers })
  const options = { method: 'PATCH', headers, body: JSON.stringify({ status: 'disabled' }) }
  await fetch(`${baseUrl}/api/v2/event-streams/est_0000000000000000000000`, options)
  const leaving = new AbortController()
  await fetch(`${baseUrl}/api/v2/events?filter=source:exists`, { headers, signal: leaving.signal })
  api.push({ type: 'user.created' })
  leaving.abort()
  expect(uses).toEqual([
    { operation: 'list_event_streams', status: 429, parameters: ['query.take', 'query.take=*'], sends: [] },
    {
      operation: 'update_event_stream',
      status: 404,
      parameters: [],
      sends: ['$', '$.status', '$.status=disabled'],
    },
    {
      operation: 'subscribe_events',
      status: 200,
      parameters: ['query.filter', 'query.filter=*', 'query.filter=source:'],
      sends: [],
    },
    { operation: 'subscribe_events', event: 'user.created' },
  ])
})

test('refuses an onUse that is no function', () => {
  expect(() => mockTenantApi({ baseUrl, onUse: 5 as never })).toThrow('onUse must be a function, got 5.')
})
