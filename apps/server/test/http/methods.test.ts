import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { exchange } from './raw-connection.ts'
import { scriptOfReference } from './reference-asset.ts'
import { expectRefusal, expectTokenError } from './refusal.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const tokens = {
  '/api/v2/': await service.token(),
  '/internal/': await service.token({ audience: '/internal/' }),
}

const ids = { '{id}': 'est_1CfRkm7WrQvB2TzNpXyL4d', '{event_id}': 'evt_1CfRm3KpZtYh8WqDsNvG6a' }
const paths = Array.from(Map.groupBy(Object.values(operations), ({ path }) => path as string)).map(
  ([template, found]) => ({
    path: Object.entries(ids).reduce((path, [name, id]) => path.replace(name, id), template),
    audience: found[0]?.audience ?? null,
    methods: Array.from(found, ({ method }) => method as string),
  }),
)
const withToken = paths.flatMap(({ audience, ...path }) =>
  audience === null ? [] : [{ ...path, token: tokens[audience] }],
)
const everyMethod = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND']

describe.each(withToken)('$path', ({ path, token, methods }) => {
  test.each(everyMethod.filter(method => !methods.includes(method)))(
    'the path answers %s with 405 and the allowed methods',
    async method => {
      const answer = await send(service, { method, path, token })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(methods.toSorted())
      if (method === 'HEAD') expect(answer.text).toBe('')
      else expectRefusal(answer, 405, 'method_not_allowed')
    },
  )

  test('without a token the path reveals nothing, whatever the method', async () => {
    for (const method of everyMethod) {
      const answer = await send(service, { method, path })
      expect(answer.status).toBe(401)
      expect(answer.headers).not.toHaveProperty('allow')
    }
  })
})

test.each(everyMethod)('without a token the address of the service answers %s with 401', async method => {
  const answer = await send(service, { method, path: '/', headers: { Accept: 'text/plain' } })
  expect(answer.status).toBe(401)
  expect(answer.headers).not.toHaveProperty('allow')
})

const publicGets = [
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/openapi.yaml',
  '/openapi-3.2.json',
  '/tenant.schema.json',
  '/llms.txt',
  '/docs',
  await scriptOfReference(service),
]
const wellKnown = [operations.get_jwks.path, operations.get_authorization_server_metadata.path]

describe.each([...publicGets, ...wellKnown])('%s', path => {
  test('the public path answers HEAD like GET, but without the body', async () => {
    const [get, head] = [await send(service, { path }), await send(service, { method: 'HEAD', path })]
    const headers = ({ headers: { date, 'x-request-id': id, ...others } }: typeof get) => others
    expect(get.status).toBe(200)
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(headers(head)).toEqual(headers(get))
  })

  test.each(everyMethod.filter(method => !['GET', 'HEAD'].includes(method)))(
    'the public path answers %s with 405',
    async method => {
      const answer = await send(service, { method, path })
      expectRefusal(answer, 405, 'method_not_allowed')
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  )
})

test.each(everyMethod.filter(method => method !== 'POST'))(
  '/oauth/token answers %s with 405',
  async method => {
    for (const path of ['/oauth/token', '/oauth/token/']) {
      const answer = await send(service, { method, path })
      expect(answer.headers.allow).toBe('POST')
      if (method === 'HEAD') expect(answer.status).toBe(405)
      else expectTokenError(answer, 405, 'invalid_request')
    }
  },
)

test.each([
  { name: 'an unknown method', line: 'STEAL /healthz HTTP/1.1' },
  { name: 'a method in lower case', line: 'get /healthz HTTP/1.1' },
  { name: 'no method', line: '/healthz HTTP/1.1' },
])('$name is refused with 400, and the connection closes', async ({ line }) => {
  expect(await exchange(service, `${line}\r\nHost: tenant\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('CONNECT opens no tunnel', async () => {
  expect(await exchange(service, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: tenant\r\n\r\n')).toBe('')
})

test('a method in a header or in the query is ignored', async () => {
  const answer = await send(service, {
    method: 'POST',
    path: '/api/v2/rate-limit-policies?_method=GET',
    token: tokens['/api/v2/'],
    headers: { 'X-HTTP-Method-Override': 'GET' },
    body: {},
  })
  expectRefusal(answer, 400, 'invalid_query_string')
})
