import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { ConfigError } from '../../src/errors.ts'

/** The error message for invalid settings: one line. */
function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('expected the settings to be refused')
}

const outside = { AUTH_ISSUER: 'https://login.example.com/', AUTH_JWKS_URL: 'https://login.example.com/keys' }
const bootstrap = { BOOTSTRAP_CLIENT_ID: 'first', BOOTSTRAP_CLIENT_SECRET: 'a secret of 16 characters' }

test.each([
  ...['-1', '65536', '80a', ' 80', '8e1', '0x50', '1.5', 'http'].map(PORT => ({
    names: 'PORT',
    env: { PORT },
  })),
  { names: 'HOST', env: { HOST: 'fe80::1%eth0' } },
  ...['-1', '3601', '1.5', 'soon'].map(DRAIN_SECONDS => ({ names: 'DRAIN_SECONDS', env: { DRAIN_SECONDS } })),
  ...['-1', '65536', 'on', '80a'].map(ADMIN_PORT => ({ names: 'ADMIN_PORT', env: { ADMIN_PORT } })),
  ...[
    'tenant.example.com',
    '//tenant.example.com',
    'ftp://tenant.example.com',
    'https://tenant.example.com/api',
    'https://tenant.example.com/?a=b',
    'https://tenant.example.com/#a',
    'https://user@tenant.example.com',
    'https://:password@tenant.example.com',
    'https://',
    'https://a b',
    'https://a"b',
    'https://{tenant}.example.com',
    'https://tenant.example.com:99999',
  ].map(BASE_URL => ({ names: 'BASE_URL', env: { BASE_URL } })),
  ...['a b', '-a', 'é', 'a/b', 'a\nb', 'a'.repeat(65)].map(TENANT_ID => ({
    names: 'TENANT_ID',
    env: { TENANT_ID },
  })),
  ...[
    'localhost:5432/db',
    'mysql://host/db',
    'postgres://one:5432,two:a/db',
    'postgres://one,,two/db',
    'postgres://one/db?port=a',
    'postgres://one,two/db?port=65536',
    'postgres://one/db?port=5432&port=a',
    'postgres://one/db?host=a%00b',
    'postgres://one/a%00b',
    'postgres://one/db?target_session_attrs=read-only',
    'postgres://one,two/db?target_session_attrs=prefer-standby',
  ].map(DATABASE_URL => ({ names: 'DATABASE_URL', env: { DATABASE_URL } })),
  ...['Public', 'hybrid', ' public'].map(TENANT_CLOUD => ({ names: 'TENANT_CLOUD', env: { TENANT_CLOUD } })),
  ...['verbose', 'INFO', '30'].map(LOG_LEVEL => ({ names: 'LOG_LEVEL', env: { LOG_LEVEL } })),
  ...['none', 'true'].map(VALIDATE_RESPONSES => ({
    names: 'VALIDATE_RESPONSES',
    env: { VALIDATE_RESPONSES },
  })),
  ...['none', 'HS256', 'eddsa', 'RS512'].map(TOKEN_ALG => ({ names: 'TOKEN_ALG', env: { TOKEN_ALG } })),
  ...['0', '-1', '31536001', '1h', '1_000', '1,000', '9'.repeat(400)].map(seconds => ({
    names: 'ACCESS_TOKEN_SECONDS',
    env: { ACCESS_TOKEN_SECONDS: seconds },
  })),
  ...[
    'EVENTS_HEARTBEAT_SECONDS',
    'EVENTS_STALLED_SECONDS',
    'EVENTS_MAX_CONNECTION_SECONDS',
    'EVENTS_MAX_CONNECTIONS_PER_CLIENT',
    'EVENTS_RETENTION_SECONDS',
    'EVENTS_RETRY_MS',
    'WEBHOOK_TIMEOUT_SECONDS',
    'DELIVERIES_RETENTION_SECONDS',
    'ATTEMPTS_RETENTION_SECONDS',
  ].flatMap(names => ['0', '-5', 'soon', '9999999999'].map(value => ({ names, env: { [names]: value } }))),
  ...['1,,5', '1;5', '1, 5', '0', '-1', '1e400', '0x10', 'never', '604801', Array(101).fill('1').join()].map(
    delays => ({
      names: 'WEBHOOK_RETRY_DELAYS',
      env: { WEBHOOK_RETRY_DELAYS: delays },
    }),
  ),
  ...[
    '10.0.0.0',
    '10.0.0.0/33',
    '10.0.0/8',
    'fd00::/129',
    'example.com/8',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    'all',
  ].flatMap(cidr => [
    { names: 'WEBHOOK_ALLOWED_CIDRS', env: { WEBHOOK_ALLOWED_CIDRS: cidr } },
    { names: 'WEBHOOK_FORBIDDEN_CIDRS', env: { WEBHOOK_FORBIDDEN_CIDRS: cidr } },
  ]),
  ...['10.0.0.0/33', '10.0.0', 'fd00::/129', 'example.com', '*', '10.0.0.1 10.0.0.2', '10.0.0.1:80'].map(
    proxies => ({ names: 'TRUSTED_PROXIES', env: { TRUSTED_PROXIES: proxies } }),
  ),
  ...['0', '126', 'off'].map(seconds => ({
    names: 'KEEP_ALIVE_SECONDS',
    env: { KEEP_ALIVE_SECONDS: seconds },
  })),
  ...[
    'dns.example.com',
    '10.0.0.2 10.0.0.3',
    '10.0.0.2:99999',
    '10.0.0.2:dns',
    'fd00::2:5353:1:1:1:1:1:1',
  ].map(servers => ({ names: 'WEBHOOK_DNS_SERVERS', env: { WEBHOOK_DNS_SERVERS: servers } })),
  ...[
    '50',
    '50,',
    ',100',
    '50,100,1',
    '0,100',
    '50,0',
    '-1,5',
    '1.5,5',
    '1e3,5',
    '50;100',
    '50, 100',
    'none',
    '1000001,1',
  ].map(API_RATE_LIMIT => ({ names: 'API_RATE_LIMIT', env: { API_RATE_LIMIT } })),
  ...['ON', 'false', '1'].map(RATE_LIMIT_POLICIES => ({
    names: 'RATE_LIMIT_POLICIES',
    env: { RATE_LIMIT_POLICIES },
  })),
  ...[
    'app.example.com',
    'https://app.example.com/',
    'https://app.example.com/page',
    'https://App.example.com',
    'https://app.example.com:443',
    'https://*.example.com',
    'https://app.example.com,http://[::1]:80',
    'https://a.example.com,*',
    'https://a.example.com, https://b.example.com',
    'https://a.example.com,',
    'https://user@a.example.com',
    'ftp://a.example.com',
    'null',
    '*,*',
  ].map(CORS_ORIGINS => ({ names: 'CORS_ORIGINS', env: { CORS_ORIGINS } })),
  { names: 'AUTH_JWKS_URL', env: { AUTH_ISSUER: outside.AUTH_ISSUER } },
  { names: 'AUTH_ISSUER', env: { AUTH_JWKS_URL: outside.AUTH_JWKS_URL } },
  ...['login.example.com', 'ftp://login.example.com', 'https://login.example.com/?a=b', 'https://a b'].map(
    AUTH_ISSUER => ({ names: 'AUTH_ISSUER', env: { ...outside, AUTH_ISSUER } }),
  ),
  ...[
    'login.example.com/keys',
    'http://login.example.com/keys',
    'http://127.0.0.1.example.com/keys',
    'http://localhost.example.com/keys',
    'https://user:password@login.example.com/keys',
    'file:///etc/keys',
    'ftp://127.0.0.1/keys',
  ].map(AUTH_JWKS_URL => ({ names: 'AUTH_JWKS_URL', env: { ...outside, AUTH_JWKS_URL } })),
  ...['jwt', 'at+JWT', 'id+jwt', 'none'].map(AUTH_TOKEN_TYP => ({
    names: 'AUTH_TOKEN_TYP',
    env: { ...outside, AUTH_TOKEN_TYP },
  })),
  ...['none', 'HS256', 'EdDSA,HS256', 'EdDSA;ES256', 'EdDSA, ES256', 'EdDSA,', 'eddsa'].map(AUTH_ALGS => ({
    names: 'AUTH_ALGS',
    env: { ...outside, AUTH_ALGS },
  })),
  { names: 'AUTH_AUDIENCE', env: { AUTH_AUDIENCE: 'https://tenant.example.com/' } },
  { names: 'AUTH_TOKEN_TYP', env: { AUTH_TOKEN_TYP: 'JWT' } },
  { names: 'AUTH_ALGS', env: { AUTH_ALGS: 'RS256' } },
  { names: 'BOOTSTRAP_CLIENT_SECRET', env: { BOOTSTRAP_CLIENT_ID: 'first' } },
  { names: 'BOOTSTRAP_CLIENT_ID', env: { BOOTSTRAP_CLIENT_SECRET: 'a secret of 16 characters' } },
  { names: 'BOOTSTRAP_CLIENT_ID', env: { ...bootstrap, BOOTSTRAP_CLIENT_ID: 'a'.repeat(246) } },
  { names: 'BOOTSTRAP_CLIENT_ID', env: { ...bootstrap, BOOTSTRAP_CLIENT_ID: 'a b' } },
  { names: 'BOOTSTRAP_CLIENT_ID', env: { ...bootstrap, BOOTSTRAP_CLIENT_ID: 'https://App.example/' } },
])('the settings $env are refused in one sentence that names $names', ({ env, names }) => {
  expect(refusalOf(env)).toMatch(new RegExp(`\\b${names}\\b.*\\.$`))
})

test.each([
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: randomBytes(31).toString('base64') } },
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: randomBytes(33).toString('base64') } },
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: randomBytes(32).toString('hex') } },
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: randomBytes(32).toString('base64').slice(0, -1) } },
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: `${randomBytes(32).toString('base64')}\n` } },
  { names: 'SECRETS_KEY', env: { SECRETS_KEY: 'not a key' } },
  {
    names: 'SECRETS_KEY_PREVIOUS',
    env: { SECRETS_KEY: randomBytes(32).toString('base64'), SECRETS_KEY_PREVIOUS: 'not a key' },
  },
  { names: 'SECRETS_KEY_PREVIOUS', env: { SECRETS_KEY_PREVIOUS: randomBytes(32).toString('base64') } },
  { names: 'BOOTSTRAP_CLIENT_SECRET', env: { ...bootstrap, BOOTSTRAP_CLIENT_SECRET: 'fifteen letters' } },
  { names: 'BOOTSTRAP_CLIENT_SECRET', env: { ...bootstrap, BOOTSTRAP_CLIENT_SECRET: 'a'.repeat(1_025) } },
])('the error message for an invalid $names does not contain the secret', ({ names, env }) => {
  const secret = Object.values(env).at(-1) ?? ''
  const sentence = refusalOf(env)
  expect(sentence).toMatch(new RegExp(`^${names}\\b.*\\.$`))
  expect(sentence).not.toContain(secret)
})
