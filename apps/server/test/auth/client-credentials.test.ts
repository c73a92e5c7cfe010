import { expect, test } from 'vitest'
import { expectTokenError } from '../http/refusal.ts'
import { type Answer, send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'

const id = 'a-client:100%+&=/'
const secret = 'a secret+with&odd=signs: %41 é'
const service = await startWatchedService({ BOOTSTRAP_CLIENT_ID: id, BOOTSTRAP_CLIENT_SECRET: secret })

const request = { grant_type: 'client_credentials', audience: '/api/v2/', scope: 'read:events' }
const ask = (body: object, Authorization?: string) =>
  send(service, {
    method: 'POST',
    path: '/oauth/token',
    headers: Authorization === undefined ? {} : { Authorization },
    body: { ...request, ...body },
  })
const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const encoded = base64(`${formEncoded(id)}:${formEncoded(secret)}`)

function expectInvalidClient(answer: Answer) {
  expectTokenError(answer, 401, 'invalid_client')
  expect(answer.headers['www-authenticate']).toMatch(/^Basic realm="[^"]+"$/)
}

test('credentials in HTTP Basic are form-decoded', async () => {
  expect((await ask({}, `Basic ${encoded}`)).status).toBe(200)
  expect((await ask({}, `basic   ${encoded}`)).status).toBe(200)
  expectInvalidClient(await ask({}, `Basic ${base64(`${id}:${secret}`)}`))
})

test('credentials in a JSON body are not form-decoded', async () => {
  expect((await ask({ client_id: id, client_secret: secret })).status).toBe(200)
  expectInvalidClient(await ask({ client_id: formEncoded(id), client_secret: formEncoded(secret) }))
})

test.each([
  { client_id: id, client_secret: secret },
  { client_id: id },
  { client_secret: secret },
  { client_id: 'other' },
])('credentials in HTTP Basic and also in the body (%j) are invalid_request', async body => {
  expectTokenError(await ask(body, `Basic ${encoded}`), 400, 'invalid_request')
})

test.each([
  { name: 'no credentials', body: {} },
  { name: 'no secret', body: { client_id: id } },
  { name: 'no id', body: { client_secret: secret } },
  { name: 'a wrong secret', body: { client_id: id, client_secret: `${secret}x` } },
  { name: 'a secret cut short', body: { client_id: id, client_secret: secret.slice(0, -1) } },
  { name: 'the secret in another case', body: { client_id: id, client_secret: secret.toUpperCase() } },
  { name: 'an unknown client', body: { client_id: 'nobody', client_secret: secret } },
  { name: 'the id in another case', body: { client_id: id.toUpperCase(), client_secret: secret } },
  { name: 'a pattern of SQL', body: { client_id: '%', client_secret: secret } },
  { name: 'SQL', body: { client_id: "' OR ''='", client_secret: secret } },
  { name: '__proto__', body: { client_id: '__proto__', client_secret: secret } },
])('$name is invalid_client', async ({ body }) => {
  expectInvalidClient(await ask(body))
})

test.each([
  '',
  'Basic',
  'Basic ',
  `Basic ${base64('no colon')}`,
  `Basic ${base64(':')}`,
  `Basic ${base64(`:${formEncoded(secret)}`)}`,
  'Basic !!!!',
  `Basic ${encoded} x`,
  `Basic ${'A'.repeat(8_000)}`,
  `Bearer ${encoded}`,
  `Digest username="${encoded}"`,
])('the Authorization header %j is invalid_client, and no HTTP Basic', async authorization => {
  const answer = await ask({}, authorization)
  expectInvalidClient(answer)
  expect(JSON.parse(answer.text).error_description).toBe('The Authorization header is not HTTP Basic.')
})

test('HTTP Basic with an empty secret is invalid_client', async () => {
  expectInvalidClient(await ask({}, `Basic ${base64(`${formEncoded(id)}:`)}`))
})

test.each(['%zz:%zz', 'a:100%', '%ff:%00', 'a\u0000b:c'])(
  'HTTP Basic with %j is invalid_client, and the message says how to encode it',
  async credentials => {
    const answer = await ask({}, `Basic ${base64(credentials)}`)
    expectInvalidClient(answer)
    expect(JSON.parse(answer.text).error_description).toContain('form-encoded')
  },
)
