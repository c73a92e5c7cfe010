import { rm } from 'node:fs/promises'
import { startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectRefusal, expectTokenError } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { askForToken } from './ask-for-token.ts'
import { startOutsideIssuer } from './outside-issuer-server.ts'
import { addClient } from './stored-clients.ts'

const issuer = await startOutsideIssuer(afterAll)
await issuer.addKey('one')
await issuer.addKey('rsa', 'RS256')
await issuer.addKey('ec', 'ES256')
await issuer.addKey('pss', 'PS256')

const settings = { AUTH_ISSUER: issuer.issuer, AUTH_JWKS_URL: issuer.jwksUrl }
const service = await startWatchedService(settings)
const named = await startWatchedService({
  ...settings,
  AUTH_AUDIENCE: 'https://tenant.example.com/',
  AUTH_TOKEN_TYP: 'JWT',
  AUTH_ALGS: 'ES256',
})

beforeAll(async () => {
  await addClient(service, '--id', 'app')
  await addClient(service, '--id', 'publisher', '--not-global')
  await addClient(named, '--id', 'app')
})

const streams = '/api/v2/event-streams'
const read = (token: string, at = service) => send(at, { path: streams, token })
const publish = (token: string, at = service) =>
  send(at, { method: 'POST', path: '/internal/events', token, body: {} })
const now = () => Math.floor(Date.now() / 1_000)

describe('a token of the outside issuer is accepted', () => {
  test.each([
    { name: 'signed with EdDSA', kid: 'one', claims: {} },
    { name: 'signed with RS256', kid: 'rsa', claims: {} },
    { name: 'signed with ES256', kid: 'ec', claims: {} },
    {
      name: 'with azp instead of client_id',
      kid: 'one',
      claims: { client_id: undefined, azp: 'app' },
    },
    { name: 'with an azp that is not its client_id', kid: 'one', claims: { azp: 'frontend' } },
    { name: 'for this API among others', kid: 'one', claims: { aud: ['https://userinfo', '/api/v2/'] } },
    { name: 'without the claims that RFC 9068 adds', kid: 'one', claims: { sub: undefined, iat: undefined } },
  ])('$name', async ({ kid, claims }) => {
    expect((await read(await issuer.sign(kid, claims))).status).toBe(200)
  })

  test('a token of the outside issuer is accepted with a clock difference of a few seconds', async () => {
    for (const claims of [{ exp: now() - 1 }, { nbf: now() + 4 }])
      expect((await read(await issuer.sign('one', claims))).status).toBe(200)
  })
})

describe('a token of the outside issuer is refused with 401', () => {
  test.each([
    { name: 'of another issuer', claims: { iss: 'https://evil.example/' } },
    { name: 'of the issuer without the slash at its end', claims: { iss: issuer.issuer.slice(0, -1) } },
    { name: 'of the service itself', claims: { iss: service.baseUrl } },
    { name: 'for another audience', claims: { aud: 'https://other.example' } },
    { name: 'for no audience', claims: { aud: undefined } },
    { name: 'for an empty list of audiences', claims: { aud: [] } },
    { name: 'of an unknown client', claims: { client_id: 'stranger' } },
    { name: 'without a client', claims: { client_id: undefined } },
    { name: 'with a client that is a list', claims: { client_id: ['app'] } },
    { name: 'with null as client, and an azp', claims: { client_id: null, azp: 'app' } },
    { name: 'without exp', claims: { exp: undefined } },
    { name: 'that expired a minute ago', claims: { exp: now() - 60 } },
    { name: 'with an nbf in the future', claims: { nbf: now() + 3_600 } },
    { name: 'with a list of scopes', claims: { scope: ['read:event_streams'] } },
  ])('$name', async ({ claims }) => {
    const token = await issuer.sign('one', claims)
    expectRefusal(await read(token), 401, 'invalid_token', 'list_event_streams')
  })

  test.each([
    { name: 'typ JWT', kid: 'one', header: { typ: 'JWT' } },
    { name: 'no typ', kid: 'one', header: { typ: undefined } },
    { name: 'a kid that the issuer does not have', kid: 'one', header: { kid: 'another' } },
    { name: 'the kid of another key of the issuer', kid: 'one', header: { kid: 'ec' } },
    { name: 'an algorithm that is not one of AUTH_ALGS', kid: 'pss', header: {} },
  ])('with $name', async ({ kid, header }) => {
    const token = await issuer.sign(kid, {}, header)
    expectRefusal(await read(token), 401, 'invalid_token', 'list_event_streams')
  })
})

test('scopes come from the token, and a token without a scope gives no access', async () => {
  for (const scope of [undefined, '', 'read:events'])
    expectRefusal(
      await read(await issuer.sign('one', { scope })),
      403,
      'insufficient_scope',
      'list_event_streams',
    )
})

test('the service decides from its own list of clients which client is global', async () => {
  const claims = { client_id: 'publisher', scope: 'read:event_streams publish:events' }
  const forApi = await issuer.sign('one', claims)
  expectRefusal(await read(forApi), 401, 'client_not_global', 'list_event_streams')
  expectRefusal(await publish(forApi), 401, 'invalid_token', 'publish_events')
  const forPublishing = await issuer.sign('one', { ...claims, aud: '/internal/' })
  expectRefusal(await publish(forPublishing), 400, 'invalid_body', 'publish_events')
  expectRefusal(await read(forPublishing), 401, 'invalid_token', 'list_event_streams')
})

test('a token with AUTH_AUDIENCE is valid for both APIs, limited by its scopes; AUTH_TOKEN_TYP and AUTH_ALGS are enforced', async () => {
  const aud = 'https://tenant.example.com/'
  const good = await issuer.sign('ec', { aud }, { typ: 'JWT' })
  expect((await read(good, named)).status).toBe(200)
  expectRefusal(await publish(good, named), 403, 'insufficient_scope', 'publish_events')
  const publisher = await issuer.sign('ec', { aud, scope: 'publish:events' }, { typ: 'JWT' })
  expectRefusal(await publish(publisher, named), 400, 'invalid_body', 'publish_events')
  for (const bad of [
    await issuer.sign('ec', { aud: '/api/v2/' }, { typ: 'JWT' }),
    await issuer.sign('ec', { aud }),
    await issuer.sign('one', { aud }, { typ: 'JWT' }),
  ])
    expectRefusal(await read(bad, named), 401, 'invalid_token', 'list_event_streams')
})

test('the service issues no tokens, and names the issuer that does', async () => {
  const answer = await askForToken(service, { id: 'app', secret: 'of no use' })
  expectTokenError(answer, 400, 'unsupported_grant_type')
  expect(JSON.parse(answer.text).error_description).toContain(issuer.issuer)
  for (const [path, id] of [
    ['/.well-known/jwks.json', 'get_jwks'],
    ['/.well-known/oauth-authorization-server', 'get_authorization_server_metadata'],
  ] as const) {
    const refusal = await send(service, { path })
    expectRefusal(refusal, 404, 'not_found', id)
    expect(JSON.parse(refusal.text).message).toContain(issuer.issuer)
  }
})

test('tokens with unknown keys cause at most one fetch a minute', async () => {
  const asked = issuer.asked()
  for (let index = 0; index < 50; index++)
    expect((await read(await issuer.sign('one', {}, { kid: `random-${index}` }))).status).toBe(401)
  expect(issuer.asked() - asked).toBeLessThanOrEqual(1)
})

test('the service answers 503, not 401, while the issuer is unreachable, and 200 once it is back', async () => {
  const away = await startOutsideIssuer()
  await away.addKey('one')
  await away.stop()
  const waiting = await startService({ AUTH_ISSUER: away.issuer, AUTH_JWKS_URL: away.jwksUrl })
  onTestFinished(async () => {
    await waiting.stop()
    await rm(waiting.dataDir, { recursive: true })
  })
  await addClient(waiting, '--id', 'app')
  const token = await away.sign('one')
  const answer = await read(token, waiting)
  expectRefusal(answer, 503, 'service_unavailable', 'list_event_streams')
  expect(answer.headers['retry-after']).toBe('1')
  expect((await send(waiting, { path: '/readyz' })).status).toBe(200)
  await away.restart()
  await expect.poll(async () => (await read(token, waiting)).status).toBe(200)
})
