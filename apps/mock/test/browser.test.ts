import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const exposed =
  'ETag, Link, X-Next-Checkpoint, Preference-Applied, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, WWW-Authenticate, X-Request-ID, Deprecation, Sunset, X-Mock-Answer'

it('answers a preflight without a token, for any origin, but only for methods and headers of the API', async () => {
  const { status, headers } = await fetch(`${mock.url}/api/v2/event-streams`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,x-of-tomorrow',
    },
  })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(headers.get('access-control-allow-headers')).toBe(
    'Authorization, Content-Type, If-Match, Last-Event-ID, X-Correlation-ID, Prefer',
  )
})

it.each(['/api/v2/event-streams', '/unknown', '/oauth/token'])(
  'lets a page read the answer of %s',
  async path => {
    const { headers } = await fetch(mock.url + path, { headers: { Origin: 'http://localhost:5173' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toBe(exposed)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

it('gives every answer a different request id', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await fetch(mock.url)).headers.get('x-request-id')))
  expect(new Set(ids).size).toBe(2)
})
