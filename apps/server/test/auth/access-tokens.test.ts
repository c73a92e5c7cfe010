import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor, signed } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, publicKey, claims, token, foreignToken } = await forgeFor(service)

const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const header = { typ: 'at+jwt', alg: 'EdDSA', kid }
const now = () => Math.floor(Date.now() / 1_000)
const call = (bearer: string) => send(service, { path, headers: { Authorization: `Bearer ${bearer}` } })

async function expectUnauthorized(bearer: string) {
  const answer = await call(bearer)
  expectRefusal(answer, 401, 'invalid_token', 'get_event_stream')
  expect(answer.headers['www-authenticate']).toMatch(
    /^Bearer error="invalid_token", error_description="[^"]+"$/,
  )
}

test('a forged token that says what a good one says is taken, so that the others fail for what they change', async () => {
  expectRefusal(await call(token(header, claims())), 404, 'not_found', 'get_event_stream')
})

const hmac = (key: string | Buffer) => (data: Buffer) => createHmac('sha256', key).update(data).digest()
const publicPem = publicKey.export({ type: 'spki', format: 'pem' })
const publicDer = publicKey.export({ type: 'spki', format: 'der' })
const publicJwk = publicKey.export({ format: 'jwk' })
const nothing = () => Buffer.alloc(0)

describe('the algorithm is the service’s to choose', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', 'none ', '', ' none'])(
    'alg %j is 401, signed or not',
    async alg => {
      for (const signature of [nothing, hmac(publicPem), () => Buffer.from('x')]) {
        await expectUnauthorized(signed({ ...header, alg }, claims(), signature))
      }
      await expectUnauthorized(token({ ...header, alg }, claims()))
    },
  )

  test.each(['HS256', 'HS384', 'HS512'])('%s with the public key as its secret is 401', async alg => {
    for (const key of [
      publicPem,
      publicDer,
      String(publicJwk.x),
      Buffer.from(String(publicJwk.x), 'base64url'),
      '',
    ]) {
      await expectUnauthorized(signed({ ...header, alg }, claims(), hmac(key)))
    }
  })

  test.each(['ES256', 'RS256', 'PS256', 'Ed448', 'eddsa', 'EdDSA ', null, 5, ['EdDSA'], { a: 1 }, undefined])(
    'alg %j is 401, though the signature is right',
    async alg => {
      await expectUnauthorized(token({ ...header, alg }, claims()))
    },
  )
})

test.each([
  { name: 'an unknown kid', changes: { kid: 'unknown' } },
  { name: 'the kid __proto__', changes: { kid: '__proto__' } },
  { name: 'the kid constructor', changes: { kid: 'constructor' } },
  { name: 'a kid that is a path', changes: { kid: '../../../../dev/null' } },
  { name: 'a kid that is SQL', changes: { kid: "' UNION SELECT 'key" } },
  { name: 'a kid that is a number', changes: { kid: 0 } },
  { name: 'an empty kid', changes: { kid: '' } },
  { name: 'an unknown extension that is critical', changes: { crit: ['x-unknown'], 'x-unknown': 1 } },
  { name: 'a critical extension that is not there', changes: { crit: ['exp'] } },
  { name: 'an empty list of critical extensions', changes: { crit: [] } },
  { name: 'an unencoded payload', changes: { crit: ['b64'], b64: false } },
  { name: 'typ JWT', changes: { typ: 'JWT' } },
  { name: 'no typ', changes: { typ: undefined } },
  { name: 'the typ of an id token', changes: { typ: 'id+jwt' } },
  { name: 'a longer typ', changes: { typ: 'at+jwt2' } },
  { name: 'a list as typ', changes: { typ: ['at+jwt'] } },
])('$name in the header is 401', async ({ changes }) => {
  await expectUnauthorized(token({ ...header, ...changes }, claims()))
})

test('a key that the header brings or names is neither used nor fetched', async () => {
  let asked = 0
  const server = createServer((_req, res) => {
    asked++
    res.end(JSON.stringify({ keys: [publicJwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`
  for (const changes of [
    { jwk: publicJwk },
    { jku: url },
    { x5u: url },
    { x5c: ['MIIB'] },
    { jku: url, kid: 'theirs' },
  ]) {
    await expectUnauthorized(foreignToken({ ...header, ...changes }, claims()))
    await expectUnauthorized(foreignToken({ ...header, ...changes, kid: undefined }, claims()))
  }
  server.close()
  expect(asked).toBe(0)
})

test.each([
  { name: 'another issuer', changes: { iss: 'https://evil.example' } },
  { name: 'the issuer with a slash', changes: { iss: `${service.baseUrl}/` } },
  { name: 'no issuer', changes: { iss: undefined } },
  { name: 'a list of issuers', changes: { iss: [service.baseUrl] } },
  { name: 'another audience', changes: { aud: '/api/v3/' } },
  { name: 'an audience without its slash', changes: { aud: '/api/v2' } },
  { name: 'the audience with a host', changes: { aud: `${service.baseUrl}/api/v2/` } },
  { name: 'no audience', changes: { aud: undefined } },
  { name: 'two audiences', changes: { aud: ['/api/v2/', '/internal/'] } },
  { name: 'a list of one audience', changes: { aud: ['/api/v2/'] } },
  { name: 'an empty list of audiences', changes: { aud: [] } },
  { name: 'an audience that is __proto__', changes: { aud: '__proto__' } },
  { name: 'no end', changes: { exp: undefined } },
  { name: 'an end in words', changes: { exp: '9999999999' } },
  { name: 'null as its end', changes: { exp: null } },
  { name: 'an end that has passed', changes: { exp: now() - 1 } },
  { name: 'an end before 1970', changes: { exp: -1 } },
  { name: 'a beginning that lies ahead', changes: { nbf: now() + 60 } },
  { name: 'a beginning in words', changes: { nbf: '0' } },
  { name: 'no time of issue', changes: { iat: undefined } },
  { name: 'a time of issue in words', changes: { iat: 'now' } },
  { name: 'no subject', changes: { sub: undefined } },
  { name: 'no client', changes: { client_id: undefined } },
  { name: 'a client that does not exist', changes: { client_id: 'nobody' } },
  { name: 'a client that is a list', changes: { client_id: ['contract-tests'] } },
  { name: 'a client in another case', changes: { client_id: 'Contract-Tests' } },
  { name: 'no scope', changes: { scope: undefined } },
  { name: 'a list of scopes', changes: { scope: ['read:event_streams'] } },
])('$name in the claims is 401', async ({ changes }) => {
  await expectUnauthorized(token(header, claims(changes)))
})

test.each(['exp', 'iat', 'nbf'])('%s must be finite: 1e400 and -1e400 are 401', async name => {
  for (const number of ['1e400', '-1e400']) {
    const text = JSON.stringify(claims({ [name]: 'NUMBER' })).replace('"NUMBER"', number)
    await expectUnauthorized(token(header, text))
  }
})

test('the clock is taken as it is: a token ends with its second, and begins with it', async () => {
  expect((await call(token(header, claims({ exp: now() + 3 })))).status).toBe(404)
  await expectUnauthorized(token(header, claims({ exp: now() })))
  expect((await call(token(header, claims({ nbf: now() })))).status).toBe(404)
  await expectUnauthorized(token(header, claims({ nbf: now() + 3 })))
})

test('an expired token is told so', async () => {
  const answer = await call(token(header, claims({ exp: now() - 1 })))
  expect(answer.headers['www-authenticate']).toContain('expired')
})
