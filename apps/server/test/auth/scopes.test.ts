import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { holdClocks } from '../held-clock.ts'
import { exchange } from '../http/raw-connection.ts'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, claims, token } = await forgeFor(service)
const header = { typ: 'at+jwt', alg: 'EdDSA', kid }
const withScope = (scope: string, aud = '/api/v2/') => token(header, claims({ scope, aud }))

const stream = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const get = (target: string, bearer: string) => send(service, { path: target, token: bearer })

test.each([
  '',
  ' ',
  'read:event_stream',
  'read:event_streams2',
  'read:event_streams:all',
  'Read:event_streams',
  'READ:EVENT_STREAMS',
  'read: event_streams',
  'read:event_streams,read:events',
  'read:event_streams\tread:events',
  'read:event_streams\u00a0',
  'read:*',
  '*',
  'read',
  'event_streams',
  'update:event_streams create:event_streams delete:event_streams',
  'publish:events',
  '__proto__',
])('the scope %j does not allow reading event streams', async scope => {
  expectRefusal(await get(stream, withScope(scope)), 403, 'insufficient_scope', 'get_event_stream')
})

test.each([
  'read:event_streams',
  'read:events read:event_streams',
  '  read:event_streams  ',
  'read:events  read:event_streams',
  'unknown:scope read:event_streams',
])('the scope %j allows reading event streams', async scope => {
  expectRefusal(await get(stream, withScope(scope)), 404, 'not_found', 'get_event_stream')
})

test.each(['read:event_streams', 'read:event_deliveries'])(
  '%s alone allows listing deliveries',
  async scope => {
    expectRefusal(
      await get(`${stream}/deliveries`, withScope(scope)),
      404,
      'not_found',
      'get_event_deliveries',
    )
  },
)

test('the message of a 403 names the sufficient scopes', async () => {
  const { text } = await get(`${stream}/deliveries`, withScope('read:events'))
  expect(JSON.parse(text).message).toContain('read:event_streams or read:event_deliveries')
})

test('a token with 10,000 scopes is refused with 431, and the next request is answered', async () => {
  const bearer = withScope(Array.from({ length: 10_000 }, (_, index) => `read:thing_${index}`).join(' '))
  const received = await exchange(
    service,
    `GET ${stream} HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${bearer}\r\n\r\n`,
  )
  expect(received).toMatch(/^HTTP\/1\.1 431 /)
  expect((await get('/healthz', '')).status).toBe(200)
})

describe('a token is valid for one API', () => {
  const publish = (bearer: string) =>
    send(service, { method: 'POST', path: '/internal/events', token: bearer, body: {} })

  test('a token for /internal/ gives no access to /api/v2, whatever its scope', async () => {
    const bearer = withScope('read:event_streams publish:events', '/internal/')
    expectRefusal(await get(stream, bearer), 401, 'invalid_token', 'get_event_stream')
    expectRefusal(await publish(bearer), 400, 'invalid_body', 'publish_events')
  })

  test('a token for /api/v2/ gives no access to /internal, whatever its scope', async () => {
    const bearer = withScope('read:event_streams publish:events')
    expectRefusal(await publish(bearer), 401, 'invalid_token', 'publish_events')
    expectRefusal(await get(stream, bearer), 404, 'not_found', 'get_event_stream')
  })

  // shows: auth.not-global, errors.not-global
  test('a client that is no longer global loses access to /api/v2 but not to /internal, and a deleted client loses both', async () => {
    using database = new DatabaseSync(path.join(service.dataDir, 'tenant.db'))
    const [administrator, publisher] = [
      withScope('read:event_streams'),
      withScope('publish:events', '/internal/'),
    ]
    // The service keeps a client for two seconds. A sum of the clock may be a fraction short of them.
    const clock = holdClocks()
    database.exec('UPDATE clients SET is_global = 0')
    clock.pass(2_001)
    const refused = await get(`${stream}/deliveries`, administrator)
    expectRefusal(refused, 401, 'client_not_global', 'get_event_deliveries')
    expectRefusal(await publish(publisher), 400, 'invalid_body', 'publish_events')
    database.exec('DELETE FROM clients')
    clock.pass(2_001)
    expectRefusal(await publish(publisher), 401, 'invalid_token', 'publish_events')
    expectRefusal(await get(stream, administrator), 401, 'invalid_token', 'get_event_stream')
  })
})
