import { expect, test } from 'vitest'
import { lineOf } from '../http/line-of.ts'
import { exchange } from '../http/raw-connection.ts'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, claims, token } = await forgeFor(service)

const path = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const header = { typ: 'at+jwt', alg: 'EdDSA', kid }

const good = token(header, claims())
const signature = good.split('.')[2] ?? ''

test('a token in the query is neither accepted nor logged', async () => {
  const answer = await send(service, { path: `${path}?access_token=${good}` })
  expectRefusal(answer, 401, 'invalid_token', 'get_event_stream')
  await lineOf(service, answer.headers['x-request-id'])
  expect(service.lines.join()).not.toContain(signature)
})

test('a token in a body is not accepted, and the body is not read', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const body of [{ access_token: good }, `access_token=${good}`]) {
    const headers = typeof body === 'string' ? form : {}
    const answer = await send(service, { method: 'POST', path: '/api/v2/event-streams', headers, body })
    expectRefusal(answer, 401, 'invalid_token', 'create_event_stream')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  }
})

test('two Authorization headers are refused with 401, even with the same valid token', async () => {
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

test.each(['bearer', 'BEARER', 'Bearer ', 'Bearer    '])(
  'the scheme %j is accepted as Bearer',
  async scheme => {
    expect((await send(service, { path, headers: { Authorization: `${scheme} ${good}` } })).status).toBe(404)
  },
)
