import { credentials } from '@tenant-api/test-kit/start-service'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { lineOf } from './line-of.ts'
import { policiesPath } from './policy.ts'
import { type Sent, send } from './send.ts'

const { clientId, clientSecret } = credentials
const service = await startWatchedService()
const token = await service.token()

async function logged(sent: Sent) {
  const { headers } = await send(service, sent)
  return JSON.parse(await lineOf(service, headers['x-request-id']))
}

test('a log line contains the method, operation, status, duration, client, request id and correlation id', async () => {
  const headers = { 'X-Correlation-ID': 'import-42' }
  const line = await logged({ method: 'DELETE', path: `${policiesPath}/short`, token, headers })
  expect(line).toEqual({
    node_id: expect.stringMatching(/^[0-9a-f]{24}$/),
    level: 30,
    time: expect.stringMatching(/Z$/),
    request_id: expect.any(String),
    correlation_id: 'import-42',
    method: 'DELETE',
    path: `${policiesPath}/short`,
    operation: 'delete_rate_limit_policy',
    client_id: clientId,
    status: 400,
    completed: true,
    duration_ms: expect.any(Number),
    msg: 'request',
  })
})

const ask = (body: object): Sent => ({
  method: 'POST',
  path: '/oauth/token',
  headers: { 'X-Correlation-ID': 'nightly' },
  body: { grant_type: 'client_credentials', audience: '/api/v2/', ...body },
})

test.each([
  { name: 'a correct secret', secret: clientSecret, status: 200 },
  { name: 'a wrong secret', secret: 'wrong-secret-of-somebody', status: 401 },
])(
  'the log line of a token request with $name contains the claimed client id',
  async ({ secret, status }) => {
    const line = await logged(ask({ client_id: clientId, client_secret: secret }))
    expect(line).toMatchObject({
      operation: 'issue_token',
      status,
      claimed_client_id: clientId,
      correlation_id: 'nightly',
    })
    expect(line).not.toHaveProperty('client_id')
    expect(JSON.stringify(line)).not.toContain(secret)
  },
)

test('an unknown client id is not logged, because it may be a misplaced secret', async () => {
  const mistaken = 'a-secret-given-as-an-id'
  const basic = Buffer.from(`${mistaken}:${mistaken}`).toString('base64')
  for (const sent of [
    ask({ client_id: mistaken, client_secret: 'x' }),
    { ...ask({}), headers: { Authorization: `Basic ${basic}` } },
  ]) {
    const line = await logged(sent)
    expect(line).toMatchObject({ operation: 'issue_token', status: 401 })
    expect(line).not.toHaveProperty('claimed_client_id')
  }
  expect(service.lines.filter(line => line.includes(mistaken) || line.includes(basic))).toEqual([])
})

test('a refused token and its claimed client are not logged', async () => {
  const [header, payload] = token.split('.')
  const forged = `${header}.${payload}.c2lnbmF0dXJl`
  const answer = await send(service, { path: policiesPath, token: forged })
  const line = await lineOf(service, answer.headers['x-request-id'])
  expect(JSON.parse(line)).toMatchObject({ status: 401, operation: 'list_rate_limit_policies' })
  expect(JSON.parse(line)).not.toHaveProperty('client_id')
  expect(line).not.toContain(payload)
})

test('an answer that was not sent because the caller disconnected is logged as such', async () => {
  const ending = new AbortController()
  const { headers } = await fetch(`${service.baseUrl}/api/v2/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  ending.abort()
  const line = await lineOf(service, headers.get('x-request-id'))
  expect(JSON.parse(line)).toMatchObject({ operation: 'subscribe_events', status: 200, completed: false })
})
