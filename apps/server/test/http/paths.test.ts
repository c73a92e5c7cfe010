import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { exchange } from './raw-connection.ts'
import { expectRefusal } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const token = await service.token({ scope: 'read:event_streams read:events' })

const unknown = 'est_1CfRkm7WrQvB2TzNpXyL4d'

const operationPaths = [
  { operationId: 'get_event_stream', path: (id: string) => `/api/v2/event-streams/${id}` },
  { operationId: 'get_event_deliveries', path: (id: string) => `/api/v2/event-streams/${id}/deliveries` },
] as const

const badIds = [
  { name: '25 characters', id: unknown.slice(0, -1) },
  { name: '27 characters', id: `${unknown}d` },
  { name: 'one character', id: 'a' },
  { name: '10,000 characters', id: 'a'.repeat(10_000) },
  { name: '26 characters of two bytes', id: '%C3%A9'.repeat(26) },
  { name: '26 bytes of two-byte characters', id: '%C3%A9'.repeat(13) },
  { name: '13 emoji', id: '%F0%9F%98%80'.repeat(13) },
  { name: 'a NUL at its end', id: `${unknown}%00` },
  { name: 'a NUL inside', id: `${unknown.slice(0, -1)}%00` },
  { name: 'a line feed at its end', id: `${unknown}%0A` },
  { name: 'dots and slashes', id: '%2e%2e%2f'.repeat(8) },
  { name: 'an encoded slash', id: `${unknown}%2fdeliveries` },
  { name: 'an encoded backslash', id: '..%5c..%5c'.padEnd(30, 'a') },
  { name: 'invalid encoding', id: '%zz' },
  { name: 'half an encoding', id: `${unknown}%` },
  { name: 'invalid UTF-8', id: '%ff%fe' },
  { name: 'overlong UTF-8', id: '%c0%af' },
  { name: 'a surrogate as UTF-8', id: '%ed%a0%80' },
  { name: 'a space', id: `${unknown.slice(0, -1)}%20` },
  { name: 'a quote', id: `${unknown.slice(0, -1)}'` },
  { name: 'SQL', id: "'%20OR%201=1--".padEnd(32, 'a') },
  { name: 'a parameter', id: `${unknown};a=b` },
  { name: 'the name of the path parameter', id: '{id}' },
]

test.each(operationPaths.flatMap(operation => badIds.map(bad => ({ ...operation, ...bad }))))(
  '$operationId refuses an id with $name',
  async ({ operationId, path, id }) => {
    expectRefusal(await send(service, { path: path(id), token }), 400, 'invalid_uri', operationId)
  },
)

test.each(operationPaths)(
  '$operationId answers 404 for a well-formed unknown id',
  async ({ operationId, path }) => {
    for (const id of [unknown, 'evt_1CfRkm7WrQvB2TzNpXyL4d', '-'.repeat(26), '_'.repeat(26)]) {
      expectRefusal(await send(service, { path: path(id), token }), 404, 'not_found', operationId)
    }
  },
)

test('an id may be percent-encoded', async () => {
  expectRefusal(
    await send(service, { path: `/api/v2/event-streams/%65${unknown.slice(1)}`, token }),
    404,
    'not_found',
  )
})

test.each([
  '/',
  '/api/v2',
  '/api/v2/',
  '/api/v2/events/',
  '/api/v2//events',
  '/api/v2/Events',
  '/API/v2/events',
  '/api/v2/./events',
  '/api/v2/event-streams/../events',
  '/api/v2/events;a=b',
  '/api/v2/events.json',
  '/api/v2/%65vents',
  '/api/v2/events%00',
  '/api/v2/events%3ftake=1',
  '/api/v2/events\\',
  '/metrics',
  '/toString',
  '/__proto__',
  '/Healthz',
  '/healthz/',
  '/oauth/Token',
  '/oauth/token//',
])('%s is refused with 404, or with 401 if the token is missing', async path => {
  const authorized = await exchange(
    service,
    `GET ${path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  expect(authorized).toMatch(/^HTTP\/1\.1 404 .*"errorCode":"not_found"\}$/s)
  const anonymous = await exchange(service, `GET ${path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n`)
  expect(anonymous).toMatch(/^HTTP\/1\.1 401 .*"errorCode":"invalid_token"\}$/s)
})

test.each([
  '/api/v2/events%2f',
  '/api%2Fv2/events',
  '/%zz',
  '/%',
  '/%ff',
  '/api/v2/events#a',
  '/api/v2/events?take=1#a',
])('the path %s is refused with 400', async path => {
  expectRefusal(await send(service, { path, token }), 400, 'invalid_uri')
})

test.each([
  { path: '/.well-known/openid-configuration', status: 404, errorCode: 'not_found' },
  { path: '/.well-known/%2e%2e/events', status: 404, errorCode: 'not_found' },
  { path: '/.well-known/jwks.json#', status: 400, errorCode: 'invalid_uri' },
  { path: '/.well-known/jwks.json#%ff', status: 400, errorCode: 'invalid_uri' },
  { path: '/.well-known/%zz', status: 400, errorCode: 'invalid_uri' },
  { path: '/docs//', status: 404, errorCode: 'not_found' },
  { path: '/docs/nothing.js', status: 404, errorCode: 'not_found' },
  { path: '/docs/%zz', status: 400, errorCode: 'invalid_uri' },
  { path: '/docs/%00', status: 404, errorCode: 'not_found' },
  { path: '/docs/..%2f..%2fpackage.json', status: 404, errorCode: 'not_found' },
  { path: '/docs/%2e%2e/package.json', status: 404, errorCode: 'not_found' },
])('the public path $path is $status without a token', async ({ path, status, errorCode }) => {
  expectRefusal(await send(service, { path }), status, errorCode)
})
