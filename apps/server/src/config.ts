/** The only reader of the environment. A setting that makes no sense ends the start with one sentence that names it. */
import { isIP } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSecret } from './auth/client-secret.ts'
import type { Rate } from './quota/token-bucket.ts'

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url))
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type Config = Readonly<ReturnType<typeof readConfig>>

/**
 * The settings of a service, from environment variables; the README lists them with their defaults.
 *
 * @throws {ConfigError} naming the first setting that makes no sense
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { text, choice, integer, portOrOff, delays, cidrs, rate, origins } = readers(env)
  const host = text('HOST', '127.0.0.1')
  const port = integer('PORT', 3000, { min: 0, max: 65_535 })
  return {
    host,
    port,
    baseUrl: baseUrl(env.BASE_URL),
    admin: { host: text('ADMIN_HOST', '127.0.0.1'), port: portOrOff('ADMIN_PORT') },
    tenantId: tenantId(text('TENANT_ID', 'local')),
    tenantCloud: choice('TENANT_CLOUD', 'public', ['public', 'private']),
    dataDir: path.resolve(repositoryRoot, text('DATA_DIR', 'data')),
    databaseUrl: databaseUrl(env.DATABASE_URL),
    leaseSeconds: integer('LEASE_SECONDS', 10, { min: 1, max: 300 }),
    secretsKey: secretsKey(env.SECRETS_KEY),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    validateResponses: choice('VALIDATE_RESPONSES', env.NODE_ENV === 'production' ? 'sample' : 'all', [
      'sample',
      'all',
    ]),
    corsOrigins: origins('CORS_ORIGINS', ''),
    apiRateLimit: rate('API_RATE_LIMIT', '50,100'),
    rateLimitPolicies: choice('RATE_LIMIT_POLICIES', 'on', ['on', 'off']),
    accessTokenSeconds: integer('ACCESS_TOKEN_SECONDS', 86_400, { min: 1, max: 31_536_000 }),
    tokenAlg: choice('TOKEN_ALG', 'EdDSA', ['EdDSA', 'ES256', 'RS256']),
    outsideIssuer: outsideIssuer(env),
    bootstrapClient: bootstrapClient(env.BOOTSTRAP_CLIENT_ID, env.BOOTSTRAP_CLIENT_SECRET),
    webhooks: {
      retryDelays: delays('WEBHOOK_RETRY_DELAYS', '1,5,30,300,1800'),
      timeoutSeconds: integer('WEBHOOK_TIMEOUT_SECONDS', 15, { min: 1, max: 300 }),
      allowedCidrs: cidrs('WEBHOOK_ALLOWED_CIDRS', ''),
    },
    deliveriesRetentionSeconds: integer('DELIVERIES_RETENTION_SECONDS', 2_592_000, {
      min: 1,
      max: 315_360_000,
    }),
    events: {
      retentionSeconds: integer('EVENTS_RETENTION_SECONDS', 604_800, { min: 1, max: 315_360_000 }),
      heartbeatSeconds: integer('EVENTS_HEARTBEAT_SECONDS', 15, { min: 1, max: 3_600 }),
      stalledSeconds: integer('EVENTS_STALLED_SECONDS', 60, { min: 1, max: 3_600 }),
      maxConnectionSeconds: integer('EVENTS_MAX_CONNECTION_SECONDS', 900, { min: 1, max: 86_400 }),
      maxConnectionsPerClient: integer('EVENTS_MAX_CONNECTIONS_PER_CLIENT', 8, { min: 1, max: 100_000 }),
      retryMs: integer('EVENTS_RETRY_MS', 2_000, { min: 1, max: 600_000 }),
    },
  }
}

function readers(env: NodeJS.ProcessEnv) {
  const given = (name: string) => (env[name] === '' ? undefined : env[name])
  return {
    text: (name: string, byDefault: string) => given(name) ?? byDefault,
    choice<Choice extends string>(name: string, byDefault: Choice, choices: readonly Choice[]): Choice {
      const value = given(name) ?? byDefault
      const chosen = choices.find(candidate => candidate === value)
      if (chosen === undefined)
        throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}.`)
      return chosen
    },
    /** Some of `all`, separated by commas; all of them by default. */
    choices<Choice extends string>(name: string, all: readonly Choice[]): readonly Choice[] {
      const texts = (given(name) ?? all.join()).split(',')
      const chosen = all.filter(candidate => texts.includes(candidate))
      if (chosen.length === new Set(texts).size) return chosen
      throw new ConfigError(
        `${name} must be some of ${all.join(', ')}, separated by commas, not ${JSON.stringify(env[name])}.`,
      )
    },
    integer(name: string, byDefault: number, { min, max }: { min: number; max: number }): number {
      const value = given(name) ?? String(byDefault)
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < min || number > max) {
        throw new ConfigError(
          `${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}.`,
        )
      }
      return number
    },
    /** Null for `off`, which it is by default. */
    portOrOff(name: string): number | null {
      const value = given(name) ?? 'off'
      if (value === 'off') return null
      if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
      throw new ConfigError(`${name} must be off, or a port from 0 to 65535, not ${JSON.stringify(value)}.`)
    },
    /** Seconds, each from 0.001 to a week, separated by commas; empty for none. */
    delays(name: string, byDefault: string): readonly number[] {
      const value = env[name] ?? byDefault
      const texts = value === '' ? [] : value.split(',')
      const list = texts.map(text => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN))
      if (list.length <= 100 && list.every(seconds => seconds >= 0.001 && seconds <= 604_800)) return list
      throw new ConfigError(
        `${name} must be seconds separated by commas, such as 1,5,30, not ${JSON.stringify(value)}.`,
      )
    },
    cidrs(name: string, byDefault: string): readonly string[] {
      const value = given(name) ?? byDefault
      const list = value.split(',').filter(cidr => cidr !== '')
      if (list.every(isCidr)) return list
      throw new ConfigError(
        `${name} must be blocks of addresses separated by commas, such as 10.0.0.0/8,fd00::/8, not ${JSON.stringify(value)}.`,
      )
    },
    /** A number for each second and a burst, each from 1 to 1,000,000; null for `off`. */
    rate(name: string, byDefault: string): Rate | null {
      const value = given(name) ?? byDefault
      if (value === 'off') return null
      const [, perSecond, burst] = /^(\d{1,7}),(\d{1,7})$/.exec(value)?.map(Number) ?? []
      const isInRange = (number = 0) => number >= 1 && number <= 1_000_000
      if (isInRange(perSecond) && isInRange(burst)) return { perSecond, burst } as Rate
      throw new ConfigError(
        `${name} must be off, or requests a second and a burst from 1 to 1000000, such as 50,100, not ${JSON.stringify(value)}.`,
      )
    },
    /** Origins as browsers write them, for they are compared as text; or `*`. */
    origins(name: string, byDefault: string): '*' | readonly string[] {
      const value = given(name) ?? byDefault
      if (value === '*') return '*'
      const list = value === '' ? [] : value.split(',')
      if (list.every(isOrigin)) return list
      throw new ConfigError(
        `${name} must be * or origins separated by commas, such as https://app.example.com,http://localhost:8080, not ${JSON.stringify(value)}.`,
      )
    },
  }
}

function isCidr(text: string): boolean {
  const [network = '', prefix = '', ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
}

/** Scheme, host and port, in lower case, without the scheme's own port and without a slash (RFC 6454, section 6.2). */
function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Links, the issuer and the served document name the service by this, never by a Host header that a caller chose. */
function baseUrl(value: string | undefined): string | null {
  if (!value) return null
  const url = parseUrl(value)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username ||
    url.password
  ) {
    throw new ConfigError(
      `BASE_URL must be a scheme and a host, such as https://tenant.example.com, not ${JSON.stringify(value)}.`,
    )
  }
  return url.origin
}

function tenantId(value: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) return value
  throw new ConfigError(
    `TENANT_ID must be 1 to 64 letters, digits, dots, dashes or underscores, not ${JSON.stringify(value)}.`,
  )
}

/** What it holds is not repeated: there is a password in it. */
function databaseUrl(value: string | undefined): string | null {
  if (!value) return null
  if (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? '')) return value
  throw new ConfigError(
    'DATABASE_URL must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database.',
  )
}

function secretsKey(value: string | undefined): Buffer | null {
  if (!value) return null
  const key = Buffer.from(value, 'base64')
  if (key.length === 32 && key.toString('base64') === value) return key
  throw new ConfigError('SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.')
}

/** Who issues the tokens in place of the service itself; null where nobody does. */
function outsideIssuer(env: NodeJS.ProcessEnv) {
  const { text, choice, choices } = readers(env)
  const [issuer, jwksUrl] = [text('AUTH_ISSUER', ''), text('AUTH_JWKS_URL', '')]
  const audience = text('AUTH_AUDIENCE', '') || null
  const tokenTyp = choice('AUTH_TOKEN_TYP', 'at+jwt', ['at+jwt', 'JWT'])
  const algorithms = choices('AUTH_ALGS', ['EdDSA', 'ES256', 'RS256'])
  if (!issuer && !jwksUrl) {
    if (!audience && !env.AUTH_TOKEN_TYP && !env.AUTH_ALGS) return null
    throw new ConfigError(
      'AUTH_AUDIENCE, AUTH_TOKEN_TYP and AUTH_ALGS say something of the tokens of AUTH_ISSUER, which is not given.',
    )
  }
  if (!issuer || !jwksUrl)
    throw new ConfigError('AUTH_ISSUER and AUTH_JWKS_URL are given together or not at all.')
  if (!/^https?:$/.test(parseUrl(issuer)?.protocol ?? '') || /[?#\s]/.test(issuer)) {
    throw new ConfigError(
      `AUTH_ISSUER must be a URL without a query, such as https://login.example.com, not ${JSON.stringify(issuer)}.`,
    )
  }
  const url = parseUrl(jwksUrl)
  if (!url || url.username || url.password || !(url.protocol === 'https:' || isLoopback(url))) {
    throw new ConfigError(
      `AUTH_JWKS_URL must be an https URL (or http on this machine), not ${JSON.stringify(jwksUrl)}.`,
    )
  }
  return { issuer, jwksUrl, audience, tokenTyp, algorithms }
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function bootstrapClient(
  id: string | undefined,
  secret: string | undefined,
): { id: string; secret: string } | null {
  if (!id && !secret) return null
  if (!id || !secret)
    throw new ConfigError('BOOTSTRAP_CLIENT_ID and BOOTSTRAP_CLIENT_SECRET are given together or not at all.')
  // What is longer than a token request may hold could never be used.
  if (id.length > 255) throw new ConfigError('BOOTSTRAP_CLIENT_ID must have at most 255 characters.')
  const fault = checkSecret(secret)
  if (fault) throw new ConfigError(`BOOTSTRAP_CLIENT_SECRET ${fault}.`)
  return { id, secret }
}
