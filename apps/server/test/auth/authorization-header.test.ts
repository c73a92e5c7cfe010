import { expect, test } from 'vitest'
import { exchange } from '../http/raw-connection.ts'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, claims, token, foreignToken } = await forgeFor(service)

const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const header = { typ: 'at+jwt', alg: 'EdDSA', kid }
const call = (bearer: string) => send(service, { path, headers: { Authorization: `Bearer ${bearer}` } })

async function expectUnauthorized(bearer: string) {
  const answer = await call(bearer)
  expectRefusal(answer, 401, 'invalid_token', 'get_event_stream')
  expect(answer.headers['www-authenticate']).toMatch(
    /^Bearer error="invalid_token", error_description="[^"]+"$/,
  )
}

const good = token(header, claims())
const [head = '', payload = '', signature = ''] = good.split('.')

test.each([
  { name: 'one part', value: head },
  { name: 'two parts', value: `${head}.${payload}` },
  { name: 'four parts', value: `${good}.x` },
  { name: 'five parts', value: `${good}.x.x` },
  { name: 'an empty signature', value: `${head}.${payload}.` },
  { name: 'an empty payload', value: `${head}..${signature}` },
  { name: 'an empty header', value: `.${payload}.${signature}` },
  { name: 'nothing but dots', value: '..' },
  { name: 'padding', value: `${good}==` },
  { name: 'padding of the header', value: `${head}=.${payload}.${signature}` },
  { name: 'the other base64', value: `${head}.${payload}.${signature.slice(0, -2)}+/` },
  { name: 'a signature cut short', value: good.slice(0, -4) },
  {
    name: 'a changed signature',
    value: `${head}.${payload}.${signature.replace(/^./, c => (c === 'A' ? 'B' : 'A'))}`,
  },
  { name: 'a signature of zeros', value: `${head}.${payload}.${'A'.repeat(86)}` },
  { name: 'the signature of another', value: foreignToken(header, claims()) },
  { name: 'a payload that is no JSON', value: token(header, '{') },
  { name: 'a payload that is a list', value: token(header, '[]') },
  { name: 'a payload that is null', value: token(header, 'null') },
  { name: 'a header that is no JSON', value: token('{', claims()) },
  { name: 'a header that is null', value: token('null', claims()) },
  { name: 'JSON instead of a token', value: '{"alg":"EdDSA"}' },
  { name: 'thousands of dots', value: '.'.repeat(9_000) },
  { name: 'thousands of levels', value: token(header, `${'['.repeat(4_000)}${']'.repeat(4_000)}`) },
])('a token with $name is 401', async ({ value }) => {
  await expectUnauthorized(value)
})

test.each([
  { name: 'no Authorization header', headers: {} },
  { name: 'an empty one', headers: { Authorization: '' } },
  {
    name: 'Basic',
    headers: { Authorization: `Basic ${Buffer.from('contract-tests:x').toString('base64')}` },
  },
  { name: 'a token without a scheme', headers: { Authorization: good } },
  { name: 'another scheme', headers: { Authorization: `Token ${good}` } },
  { name: 'a longer scheme', headers: { Authorization: `Bearers ${good}` } },
  { name: 'a scheme without a token', headers: { Authorization: 'Bearer ' } },
  { name: 'a scheme that sticks to its token', headers: { Authorization: `Bearer${good}` } },
  { name: 'a token as a parameter', headers: { Authorization: `Bearer token="${good}"` } },
  { name: 'two tokens in one header', headers: { Authorization: `Bearer ${good}, Bearer ${good}` } },
  { name: 'a cookie', headers: { Cookie: `access_token=${good}` } },
  { name: 'the header of a proxy', headers: { 'Proxy-Authorization': `Bearer ${good}` } },
])('$name is 401 with a bare challenge', async ({ headers }) => {
  const answer = await send(service, { path, headers: headers as Record<string, string> })
  expectRefusal(answer, 401, 'invalid_token', 'get_event_stream')
  expect(answer.headers['www-authenticate']).toMatch(/^Bearer($| error="invalid_token")/)
})

test('a token in the query is neither taken nor logged', async () => {
  const answer = await send(service, { path: `${path}?access_token=${good}` })
  expectRefusal(answer, 401, 'invalid_token', 'get_event_stream')
  expect(service.lines.join()).not.toContain(signature)
})

test('two Authorization headers are 401, though both hold the same good token', async () => {
  const authorization = `Authorization: Bearer ${good}\r\n`
  for (const second of [
    authorization,
    authorization.toLowerCase().replace(good.toLowerCase(), good),
    'Authorization: \r\n',
  ]) {
    const received = await exchange(
      service,
      `GET ${path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\n${authorization}${second}\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 401 .*\r\nWWW-Authenticate: Bearer error="invalid_token"/s)
  }
})

test.each(['bearer', 'BEARER', 'Bearer ', 'Bearer    '])('the scheme %j is Bearer', async scheme => {
  expect((await send(service, { path, headers: { Authorization: `${scheme} ${good}` } })).status).toBe(404)
})
