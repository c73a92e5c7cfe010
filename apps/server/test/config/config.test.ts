import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'

test.each([
  ['10.0.0.2', ['10.0.0.2']],
  [
    '10.0.0.2:5353,fd00::2,[fd00::2],[fd00::2]:5353',
    ['10.0.0.2:5353', 'fd00::2', '[fd00::2]', '[fd00::2]:5353'],
  ],
])('the DNS servers %s are accepted', (servers, list) => {
  expect(readConfig({ WEBHOOK_DNS_SERVERS: servers }).webhooks.dnsServers).toEqual(list)
})

test('an empty setting counts as unset', () => {
  const { WEBHOOK_RETRY_DELAYS: _, ...names } = process.env
  const empty = Object.fromEntries(
    [
      ...Object.keys(names),
      'PORT',
      'HOST',
      'BASE_URL',
      'TENANT_ID',
      'SECRETS_KEY',
      'TOKEN_ALG',
      'LOG_LEVEL',
      'DATA_DIR',
      'AUTH_ISSUER',
      'AUTH_JWKS_URL',
      'AUTH_AUDIENCE',
      'AUTH_TOKEN_TYP',
      'AUTH_ALGS',
    ].map(name => [name, '']),
  )
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('a node drains by default only if DATABASE_URL is set', () => {
  const DATABASE_URL = 'postgres://user@host/database'
  expect(readConfig({}).drainSeconds).toBe(0)
  expect(readConfig({ DATABASE_URL }).drainSeconds).toBe(10)
  expect(readConfig({ DATABASE_URL, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
})

test('AUTH_ISSUER is read with the requirements for its tokens', () => {
  const outside = {
    AUTH_ISSUER: 'https://login.example.com/',
    AUTH_JWKS_URL: 'https://login.example.com/keys',
  }
  const byDefault = {
    issuer: 'https://login.example.com/',
    jwksUrl: 'https://login.example.com/keys',
    audience: null,
    tokenTyp: 'at+jwt',
    algorithms: ['EdDSA', 'Ed25519', 'ES256', 'RS256'],
  }
  expect(readConfig({}).outsideIssuer).toBeNull()
  expect(readConfig(outside).outsideIssuer).toEqual(byDefault)
  const all = { AUTH_AUDIENCE: 'urn:tenant', AUTH_TOKEN_TYP: 'JWT', AUTH_ALGS: 'RS256,ES256' }
  const chosen = { audience: 'urn:tenant', tokenTyp: 'JWT', algorithms: ['ES256', 'RS256'] }
  expect(readConfig({ ...outside, ...all }).outsideIssuer).toEqual({ ...byDefault, ...chosen })
  for (const AUTH_JWKS_URL of ['http://127.0.0.1:8080/keys', 'http://[::1]/keys', 'http://localhost/keys'])
    expect(readConfig({ ...outside, AUTH_JWKS_URL }).outsideIssuer?.jwksUrl).toBe(AUTH_JWKS_URL)
})

test.each([
  { given: 'https://tenant.example.com', want: 'https://tenant.example.com' },
  { given: 'https://tenant.example.com/', want: 'https://tenant.example.com' },
  { given: 'HTTPS://Tenant.Example.com:443', want: 'https://tenant.example.com' },
  { given: 'http://[::1]:3000', want: 'http://[::1]:3000' },
])('the base URL $given becomes $want', ({ given, want }) => {
  expect(readConfig({ BASE_URL: given }).baseUrl).toBe(want)
})

test.each([
  { given: '', want: [] },
  { given: '*', want: '*' },
  { given: 'https://app.example.com', want: ['https://app.example.com'] },
  {
    given: 'https://app.example.com:8443,http://localhost:8080',
    want: ['https://app.example.com:8443', 'http://localhost:8080'],
  },
])('the origins $given are read as $want', ({ given, want }) => {
  expect(readConfig({ CORS_ORIGINS: given }).corsOrigins).toEqual(want)
})

test.each([
  { given: '', want: { perSecond: 50, burst: 100 } },
  { given: '1,1', want: { perSecond: 1, burst: 1 } },
  { given: '1000000,10', want: { perSecond: 1_000_000, burst: 10 } },
  { given: 'off', want: null },
])('the rate $given is read as $want', ({ given, want }) => {
  expect(readConfig({ API_RATE_LIMIT: given }).apiRateLimit).toEqual(want)
})
