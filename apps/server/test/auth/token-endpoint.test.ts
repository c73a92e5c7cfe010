import { validateAnswer } from '@tenant-api/contract'
import { credentials } from '@tenant-api/test-kit/start-service'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { exchange } from '../http/raw-connection.ts'
import { expectTokenError } from '../http/refusal.ts'
import { type Answer, type Sent, send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'

const service = await startWatchedService()

const { clientId, clientSecret } = credentials
const request = { grant_type: 'client_credentials', audience: '/api/v2/' }
const full = { ...request, client_id: clientId, client_secret: clientSecret }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const post = (sent: Omit<Sent, 'path'>, path = '/oauth/token') =>
  send(service, { method: 'POST', path, ...sent })
const postForm = (body: string, headers: Record<string, string> = {}) =>
  post({ headers: { ...form, ...headers }, body })
const asForm = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

function expectToken(answer: Answer) {
  expect(answer.status).toBe(200)
  const body = JSON.parse(answer.text)
  expect(validateAnswer('issue_token', { status: 200, headers: answer.headers, body })).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  return body as { access_token: string; token_type: string; expires_in: number; scope: string }
}

describe.each(['/oauth/token', '/oauth/token/'])('at %s', path => {
  test('a form and JSON are accepted, with the credentials in the body or in HTTP Basic', async () => {
    const Authorization = basic(clientId, clientSecret)
    for (const sent of [
      { body: full },
      { body: request, headers: { Authorization } },
      { body: asForm(full), headers: form },
      { body: asForm(request), headers: { ...form, Authorization } },
    ]) {
      const body = expectToken(await post(sent, path))
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 })
    }
  })

  test('errors have the form of OAuth', async () => {
    expectTokenError(await post({ body: '{' }, path), 400, 'invalid_request')
  })
})

// shows: auth.lifetime
test('a token contains its issuer, client, audience, scope and expiry', async () => {
  const before = Math.floor(Date.now() / 1_000)
  const { access_token, scope } = expectToken(await post({ body: { ...full, scope: 'read:events' } }))
  const claims = decodeJwt(access_token)
  expect(claims).toEqual({
    iss: service.baseUrl,
    aud: '/api/v2/',
    sub: clientId,
    client_id: clientId,
    scope,
    iat: expect.any(Number),
    exp: Number(claims.iat) + 86_400,
    jti: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(claims.iat).toBeGreaterThanOrEqual(before)
  expect(claims.iat).toBeLessThanOrEqual(Date.now() / 1_000)
})

test('a token with every scope fits in a header', async () => {
  const { access_token } = expectToken(await post({ body: full }))
  const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
  expect((await send(service, { path, token: access_token })).status).toBe(404)
})

test.each([
  { name: 'no grant_type', parameters: { ...full, grant_type: '' }, error: 'invalid_request' },
  {
    name: 'the grant password',
    parameters: { ...full, grant_type: 'password' },
    error: 'unsupported_grant_type',
  },
  {
    name: 'the grant __proto__',
    parameters: { ...full, grant_type: '__proto__' },
    error: 'unsupported_grant_type',
  },
  {
    name: 'another case',
    parameters: { ...full, grant_type: 'Client_Credentials' },
    error: 'unsupported_grant_type',
  },
  { name: 'no audience', parameters: { ...full, audience: '' }, error: 'invalid_request' },
  {
    name: 'a long grant_type',
    parameters: { ...full, grant_type: 'a'.repeat(256) },
    error: 'invalid_request',
  },
  { name: 'a long client_id', parameters: { ...full, client_id: 'a'.repeat(256) }, error: 'invalid_request' },
  {
    name: 'a long secret',
    parameters: { ...full, client_secret: 'a'.repeat(1_025) },
    error: 'invalid_request',
  },
  { name: 'a long audience', parameters: { ...full, audience: 'a'.repeat(2_049) }, error: 'invalid_request' },
  { name: 'a long scope', parameters: { ...full, scope: 'a'.repeat(16_385) }, error: 'invalid_request' },
])('$name is $error', async ({ parameters, error }) => {
  expectTokenError(await postForm(asForm(parameters)), 400, error)
})

test.each(Object.keys(full))('a repeated %s in a form is invalid_request', async name => {
  const value = full[name as keyof typeof full]
  for (const second of [value, 'other']) {
    expectTokenError(await postForm(`${asForm(full)}&${asForm({ [name]: second })}`), 400, 'invalid_request')
  }
})

test('an unknown parameter is ignored, but must not be repeated', async () => {
  expectToken(await postForm(`${asForm(full)}&resource=x&__proto__=y&organization=&a[b]=c`))
  expectToken(await post({ body: { ...full, resource: 'x', nested: { a: [1] } } }))
  const name = 'x'.repeat(100_000)
  expectTokenError(await postForm(`${asForm(full)}&${name}=1&${name}=2`), 400, 'invalid_request')
  expectTokenError(await postForm(`${asForm(full)}&é"\\=1&é"\\=2`), 400, 'invalid_request')
})

test('a form may have 100 parameters; any larger number is refused', async () => {
  const formOf = (count: number) =>
    `${asForm(full)}${Array.from({ length: count - 4 }, (_, index) => `&${index.toString(36)}=a`).join('')}`
  expectToken(await postForm(formOf(100)))
  for (const body of [formOf(101), formOf(120_000), '&'.repeat(1_000_000), 'a&'.repeat(500_000)]) {
    const answer = await postForm(body)
    expectTokenError(answer, 400, 'invalid_request')
    expect(answer.text).toContain('more than 100 parameters')
  }
})

test.each([
  { name: 'a query instead of a body', path: `/oauth/token?${asForm(full)}`, sent: { headers: form } },
  { name: 'nothing', path: '/oauth/token', sent: { headers: form } },
  {
    name: 'an empty form in chunks',
    path: '/oauth/token',
    sent: { headers: { ...form, 'Transfer-Encoding': 'chunked' } },
  },
  { name: 'an empty object', path: '/oauth/token', sent: { body: '{}' } },
  { name: 'null', path: '/oauth/token', sent: { body: 'null' } },
  { name: 'a list', path: '/oauth/token', sent: { body: [full] } },
  { name: 'a number as client_id', path: '/oauth/token', sent: { body: { ...full, client_id: 5 } } },
  {
    name: 'an object as client_secret',
    path: '/oauth/token',
    sent: { body: { ...full, client_secret: {} } },
  },
  { name: 'null as audience', path: '/oauth/token', sent: { body: { ...full, audience: null } } },
  { name: 'a list as scope', path: '/oauth/token', sent: { body: { ...full, scope: ['read:events'] } } },
  { name: 'a NUL', path: '/oauth/token', sent: { body: { ...full, client_id: 'a\u0000' } } },
  {
    name: 'invalid UTF-8',
    path: '/oauth/token',
    sent: { headers: form, body: Buffer.from([0x61, 0xff, 0x3d]) },
  },
])('$name is invalid_request', async ({ path, sent }) => {
  expectTokenError(await post(sent, path), 400, 'invalid_request')
})

test('errors for other media types and too large bodies have the form of OAuth', async () => {
  const text = { 'Content-Type': 'text/plain' }
  expectTokenError(await post({ headers: text, body: asForm(full) }), 415, 'invalid_request')
  expectTokenError(
    await post({ headers: { ...form, 'Content-Encoding': 'gzip' }, body: 'x' }),
    415,
    'invalid_request',
  )
  expectTokenError(await postForm(`a=${'x'.repeat(1_048_576)}`), 413, 'invalid_request')
})

test('two Authorization headers are refused', async () => {
  const authorization = `Authorization: ${basic(clientId, clientSecret)}\r\n`
  const body = asForm(request)
  const received = await exchange(
    service,
    `POST /oauth/token HTTP/1.1\r\nHost: t\r\nConnection: close\r\nContent-Type: ${form['Content-Type']}\r\n`,
    `${authorization}${authorization}Content-Length: ${body.length}\r\n\r\n${body}`,
  )
  expect(received).toMatch(/^HTTP\/1\.1 401 .*"error":"invalid_client"/s)
})
