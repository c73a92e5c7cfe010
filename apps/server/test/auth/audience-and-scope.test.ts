import { scopesByAudience, usedScopes } from '@tenant-api/contract'
import { credentials } from '@tenant-api/test-kit/start-service'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { expectTokenError } from '../http/refusal.ts'
import { type Answer, send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'

const service = await startWatchedService()

const full = {
  grant_type: 'client_credentials',
  audience: '/api/v2/',
  client_id: credentials.clientId,
  client_secret: credentials.clientSecret,
}
const ask = (parameters: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return send(service, {
    method: 'POST',
    path: '/oauth/token',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(given).toString(),
  })
}

function expectToken({ status, text }: Answer) {
  expect(status).toBe(200)
  return JSON.parse(text) as { access_token: string; scope: string }
}

const { host } = new URL(service.baseUrl)

// shows: auth.audience
test.each([
  { audience: '/api/v2/', aud: '/api/v2/' },
  { audience: `http://${host}/api/v2/`, aud: '/api/v2/' },
  { audience: `https://${host}/api/v2/`, aud: '/api/v2/' },
  { audience: '/internal/', aud: '/internal/' },
  { audience: `https://${host}/internal/`, aud: '/internal/' },
])('a request for the audience $audience gets a token for $aud', async ({ audience, aud }) => {
  const { access_token } = expectToken(await ask({ ...full, audience }))
  expect(decodeJwt(access_token).aud).toBe(aud)
})

test.each([
  '/api/v2',
  '/api/v2//',
  '/API/v2/',
  ' /api/v2/',
  '/api/v2/ /internal/',
  'https://evil.example/api/v2/',
  `ftp://${host}/api/v2/`,
  `https://${host}.evil.example/api/v2/`,
  `https://user@${host}/api/v2/`,
  `https://${host}:1/api/v2/`,
  `//${host}/api/v2/`,
  '__proto__',
  'constructor',
  'é\u0000"\\',
])('the audience %j is invalid_target', async audience => {
  expectTokenError(await ask({ ...full, audience }), 400, 'invalid_target')
})

test.each([
  { asked: undefined, granted: usedScopes['/api/v2/'].join(' ') },
  { asked: 'read:users', granted: 'read:users' },
  { asked: 'read:events', granted: 'read:events' },
  { asked: '  read:events   read:event_streams ', granted: 'read:event_streams read:events' },
  { asked: 'read:events read:events', granted: 'read:events' },
])('the requested scope $asked is granted', async ({ asked, granted }) => {
  const { access_token, scope } = expectToken(await ask({ ...full, scope: asked }))
  expect(new Set(scope.split(' '))).toEqual(new Set(granted.split(' ')))
  expect(decodeJwt(access_token).scope).toBe(scope)
})

test.each([
  'unknown:scope',
  'read:events unknown:scope',
  'Read:events',
  'read:event',
  'read:events,read:event_streams',
  'publish:events',
  '__proto__',
  'read:events\u0000',
  'read:events\tread:logs',
])('the scope %j is invalid_scope', async scope => {
  expectTokenError(await ask({ ...full, scope }), 400, 'invalid_scope')
})

test('a token with all scopes would be too long for some proxies', async () => {
  const all = scopesByAudience['/api/v2/'].join(' ')
  expectTokenError(await ask({ ...full, scope: all }), 400, 'invalid_scope')
})

test('scopes of the administrative API are not granted for /internal/', async () => {
  const body = { ...full, audience: '/internal/' }
  expectTokenError(await ask({ ...body, scope: 'read:events' }), 400, 'invalid_scope')
  expect(expectToken(await ask({ ...body, scope: 'publish:events' })).scope).toBe('publish:events')
})
