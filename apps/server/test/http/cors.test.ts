import { describe, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { policiesPath } from './policy.ts'
import { type Sent, send } from './send.ts'

const [service, open, closed] = await Promise.all([
  startWatchedService({ CORS_ORIGINS: 'https://first.example.com,https://app.example.com' }),
  startWatchedService({ CORS_ORIGINS: '*' }),
  startWatchedService(),
])

const allowed = 'https://app.example.com'
const other = 'https://evil.example.com'
const exposed =
  'ETag,Link,X-Next-Checkpoint,Retry-After,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,WWW-Authenticate,X-Request-ID,Deprecation,Sunset'
const preflight = (Origin: string, path = policiesPath): Sent => ({
  method: 'OPTIONS',
  path,
  headers: {
    Origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,x-correlation-id',
  },
})

describe('with a list of origins', async () => {
  const token = await service.token({ scope: 'read:rate_limit_policies read:events' })

  test('a preflight from an allowed origin is answered without a token', async () => {
    const { status, headers, text } = await send(service, preflight(allowed))
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': 'GET,POST,PATCH,DELETE',
      'access-control-allow-headers': 'Authorization,Content-Type,If-Match,Last-Event-ID,X-Correlation-ID',
      'access-control-max-age': '600',
      vary: 'Origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  test.each([other, `${allowed}.evil.example`, `${allowed}:8443`, 'http://app.example.com', 'null', ''])(
    'a page from %j is allowed neither in a preflight nor in a response',
    async origin => {
      for (const sent of [preflight(origin), { path: policiesPath, token, headers: { Origin: origin } }]) {
        const { headers } = await send(service, sent)
        expect(headers).not.toHaveProperty('access-control-allow-origin')
        expect(headers.vary).toBe('Origin')
      }
    },
  )

  test.each<Sent & { status: number }>([
    { status: 200, path: policiesPath, token },
    { status: 400, path: `${policiesPath}?take=0`, token },
    { status: 401, path: policiesPath },
    { status: 403, path: '/api/v2/event-streams', token },
    { status: 404, path: '/api/v2/nothing', token },
    { status: 405, path: policiesPath, method: 'PUT', token },
    {
      status: 415,
      path: '/oauth/token',
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    },
    { status: 413, path: '/oauth/token', method: 'POST', body: ' '.repeat(1_048_577) },
    { status: 200, path: '/.well-known/jwks.json' },
  ])('an allowed origin may read $status of $path', async ({ status, headers: given, ...sent }) => {
    const answer = await send(service, { ...sent, headers: { ...given, Origin: allowed } })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-expose-headers': exposed,
      vary: 'Origin',
    })
  })

  test('an allowed origin may subscribe to events', async () => {
    const ending = new AbortController()
    const { headers } = await fetch(`${service.baseUrl}/api/v2/events`, {
      headers: { Authorization: `Bearer ${token}`, Origin: allowed },
      signal: ending.signal,
    })
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
    ending.abort()
  })

  test('an answer to a request without an origin has Vary: Origin', async () => {
    const { headers } = await send(service, { path: policiesPath, token })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers.vary).toBe('Origin')
  })

  test('an OPTIONS request that is not a preflight is refused with 405', async () => {
    for (const headers of [{}, { Origin: allowed }]) {
      const answer = await send(service, { method: 'OPTIONS', path: policiesPath, token, headers })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, POST')
    }
  })

  test('any page may read the document', async () => {
    const { headers } = await send(service, { path: '/openapi.json', headers: { Origin: other } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers.vary).toBe('Accept-Encoding')
  })
})

test('with CORS_ORIGINS=* any page may call, and answers have no Vary: Origin', async () => {
  const headers = { Origin: other }
  for (const sent of [preflight(other), { path: policiesPath, headers }]) {
    const answer = await send(open, sent)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-expose-headers']).toBe(exposed)
    expect(answer.headers).not.toHaveProperty('vary')
  }
})

// shows: service.separate
test('without CORS_ORIGINS there are no CORS headers, and a preflight is an ordinary OPTIONS request', async () => {
  const withToken = preflight(allowed)
  const answers = [
    await send(closed, preflight(allowed)),
    await send(closed, { ...withToken, token: await closed.token() }),
    await send(closed, preflight(allowed, '/oauth/token')),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 405, 405])
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter(name => /^access-control|^vary$/.test(name))).toEqual([])
  }
})
