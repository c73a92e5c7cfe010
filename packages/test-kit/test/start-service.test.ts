import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../src/listen.ts'
import { type RunningService, startService } from '../src/start-service.ts'
import { tracesOf } from '../src/traces.ts'

async function call(service: RunningService, path: string, body?: unknown): Promise<Response> {
  const audience = path.startsWith('/internal/') ? '/internal/' : '/api/v2/'
  const response = await fetch(service.baseUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${await service.token({ audience })}`,
      'content-type': Array.isArray(body) ? 'application/cloudevents-batch+json' : 'application/json',
      connection: 'close',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.ok, path).toBe(true)
  return response
}

const events = Array.from({ length: 200 }, (_, index) => ({
  specversion: '1.0',
  id: `event-${index}`,
  source: 'test-kit',
  type: 'user.deleted',
  data: {
    object: {
      user_id: `user-${index}`,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      deleted_at: '2026-01-01T00:00:00.000Z',
      identities: [],
    },
  },
}))

/** Starts a service, uses each of its threads and timers, and stops it with an open subscription and a waiting delivery. */
async function useService(endpoint: string): Promise<void> {
  const service = await startService({
    ADMIN_PORT: '0',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
    EVENTS_MAX_CONNECTION_SECONDS: '900',
  })
  const webhook_authorization = { method: 'bearer', token: 'of-the-target' }
  await call(service, '/api/v2/event-streams', {
    name: 'one',
    subscriptions: [{ event_type: 'user.deleted' }],
    destination: { type: 'webhook', configuration: { webhook_endpoint: endpoint, webhook_authorization } },
  })
  const subscription = await call(service, '/api/v2/events?from_timestamp=2020-01-01T00:00:00Z')
  // The second large batch goes to the thread that the first one has started.
  for (const round of [1, 2]) {
    await call(
      service,
      '/internal/events',
      events.map(event => ({ ...event, id: `${round}-${event.id}` })),
    )
  }
  const ended = subscription.text()
  await call(service, '/openapi.yaml')
  await service.stop()
  expect(await ended).toContain('user-199')
}

test('a service in the process of the test leaves no timer, socket, thread, listener or global', async () => {
  const target = createServer((_req, res) => res.writeHead(503, { connection: 'close' }).end())
  const endpoint = await listen(target)
  // The first service loads modules and starts what all services of a process share.
  await useService(endpoint)
  expect(await tracesOf(() => useService(endpoint))).toEqual([])
  target.close()
})
