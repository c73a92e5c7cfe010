import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { lineOf } from './line-of.ts'
import { policiesPath } from './policy.ts'
import { exchange, RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService({ LOG_LEVEL: 'debug' })
const token = await service.token()

const get = (...headers: string[]) =>
  ['GET /healthz HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n')
const post = (...headers: string[]) =>
  [
    `POST ${policiesPath} HTTP/1.1`,
    'Host: tenant',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')

test.each([
  { name: 'a folded header', request: get('Host: tenant', 'X-Folded: a', ' b') },
  { name: 'a space before the colon', request: get('Host: tenant', 'X-Space : a') },
  { name: 'a NUL in a header', request: get('Host: tenant', 'X-Nul: a\0b') },
  { name: 'a bare line feed after a header', request: get('Host: tenant', 'X-Bare: a\nX-Other: b') },
  { name: 'a bare carriage return in a header', request: get('Host: tenant', 'X-Bare: a\rb') },
  { name: 'no Host', request: get() },
  { name: 'an unknown version', request: 'GET /healthz HTTP/9.9\r\nHost: tenant\r\n\r\n' },
  { name: 'a space in the target', request: 'GET /heal thz HTTP/1.1\r\nHost: tenant\r\n\r\n' },
  {
    name: 'raw bytes in the target',
    request: Buffer.from('GET /\xc2\x9b HTTP/1.1\r\nHost: t\r\n\r\n', 'latin1'),
  },
  { name: 'HTTP/2 with prior knowledge', request: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { name: 'TLS', request: Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]) },
  {
    name: 'Content-Length and Transfer-Encoding',
    request: post('Content-Length: 5', 'Transfer-Encoding: chunked'),
  },
  {
    name: 'Transfer-Encoding and Content-Length',
    request: post('Transfer-Encoding: chunked', 'Content-Length: 5'),
  },
  { name: 'two lengths', request: post('Content-Length: 2', 'Content-Length: 3') },
  { name: 'a list of lengths', request: post('Content-Length: 2, 2') },
  { name: 'a length with a sign', request: post('Content-Length: +2') },
  { name: 'a length in hexadecimal', request: post('Content-Length: 0x2') },
  { name: 'a negative length', request: post('Content-Length: -1') },
  { name: 'a coding after chunked', request: post('Transfer-Encoding: chunked, gzip') },
  { name: 'a coding that is not chunked', request: post('Transfer-Encoding: xchunked') },
  { name: 'an invalid chunk size', request: `${post('Transfer-Encoding: chunked')}zz\r\n` },
  {
    name: 'a chunk size that is too large',
    request: `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\n`,
  },
])('$name is refused with 400, and the connection closes', async ({ request }) => {
  const received = await exchange(service, request)
  expect(received).toMatch(/^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/s)
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test.each([
  { name: 'a header', request: get('Host: tenant', `X-Long: ${'a'.repeat(17_000)}`) },
  { name: 'a token', request: get('Host: tenant', `Authorization: Bearer ${'a'.repeat(17_000)}`) },
  { name: 'a path', request: `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: tenant\r\n\r\n` },
  {
    name: 'a query of 10,000 parameters',
    request: `GET /healthz?${'a&'.repeat(10_000)} HTTP/1.1\r\nHost: t\r\n\r\n`,
  },
  {
    name: 'many headers',
    request: get('Host: tenant', ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: a`)),
  },
])('$name of more than 16 KB is refused with 431, and the connection closes', async ({ request }) => {
  expect(await exchange(service, request)).toMatch(/^HTTP\/1\.1 431 .*\r\nConnection: close\r\n/s)
})

test('HTTP/1.0 is answered, and the connection closes', async () => {
  const received = await exchange(service, 'GET /healthz HTTP/1.0\r\n\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n\r\n\{"status":"ok"\}$/s)
})

test('pipelined requests are answered in order', async () => {
  const received = await exchange(
    service,
    'GET /healthz HTTP/1.1\r\nHost: t\r\n\r\nGET /api/v2/events HTTP/1.1\r\nHost: t\r\n\r\n',
    get('Host: tenant'),
  )
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401', 'HTTP/1.1 200'])
})

test('a requested upgrade is ignored', async () => {
  const received = await exchange(
    service,
    'GET /healthz HTTP/1.1\r\nHost: t\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  )
  expect(received).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s)
})

test.each([
  { target: 'http://evil.example/healthz', status: 200 },
  { target: 'http://user:password@evil.example:99999/healthz?a=b', status: 200 },
  { target: 'HTTPS://[::1/healthz', status: 200 },
  { target: 'http://evil.example', status: 401 },
  { target: 'http://evil.example?a', status: 401 },
  { target: '//evil.example:x/healthz', status: 401 },
  { target: '//a@b#x', status: 401 },
  { target: '/\\a@b#x', status: 401 },
  { target: '//a@[::^]#', status: 401 },
  { target: '//a@b/healthz#', status: 401 },
  { target: 'http://evil.example//a@b#', status: 401 },
  { target: '*', status: 401 },
])('the service uses only the path of the target $target', async ({ target, status }) => {
  const received = await exchange(
    service,
    `GET ${target} HTTP/1.1\r\nHost: tenant\r\nConnection: close\r\n\r\n`,
  )
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  await lineOf(service, /X-Request-ID: (\S+)/.exec(received)?.[1])
  expect(service.lines.join()).not.toMatch(/password|evil\.example[^:]/)
})

test('an operation is found by a target in absolute form', async () => {
  using connection = new RawConnection(service)
  connection.write(
    post('Content-Length: 2').replace(policiesPath, `http://evil.example:x${policiesPath}?a=1`),
    '{}',
  )
  expect(await connection.until(/}$/)).toContain('invalid_query_string')
})

const forged = {
  Host: 'evil.example',
  Forwarded: 'host=evil.example;proto=https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Port': '1',
  'X-Forwarded-Prefix': '/evil',
  'X-Original-URL': '/evil',
  'X-Rewrite-URL': '/evil',
}

test.each(['/.well-known/oauth-authorization-server', '/openapi.json', '/openapi.yaml', '/docs'])(
  'a forged Host does not appear in %s',
  async path => {
    const [honest, answer] = [await send(service, { path }), await send(service, { path, headers: forged })]
    expect(answer.text).toBe(honest.text)
  },
)

test('a forged Host changes neither the issuer nor the audience of a token', async () => {
  const body = {
    grant_type: 'client_credentials',
    client_id: 'contract-tests',
    client_secret: 'a-secret-for-contract-tests',
  }
  const ask = (audience: string) =>
    send(service, { method: 'POST', path: '/oauth/token', headers: forged, body: { ...body, audience } })
  expect((await ask('https://evil.example/api/v2/')).text).toContain('invalid_target')
  const { access_token } = JSON.parse((await ask('/api/v2/')).text)
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ iss: service.baseUrl, aud: '/api/v2/' })
})
