import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from '@tenant-api/contract'
import { checkSecret } from '../auth/client-secrets.ts'
import { clientIdFault } from '../auth/clients.ts'
import type { OutsideIssuer } from '../auth/outside-issuer.ts'
import { ConfigError } from '../errors.ts'
import { parseDatabaseUrl, serversInClear, settingReaders } from './readers.ts'

/** The only module that reads environment variables. An invalid setting stops the start with an error message. */

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type Config = Readonly<ReturnType<typeof readConfig>>

/**
 * Reads the settings of the service from environment variables. `docs/settings.md` lists them with their defaults.
 *
 * @throws {ConfigError} naming the first invalid setting
 */
export function readConfig(given: NodeJS.ProcessEnv) {
  const env = withSecretFiles(given)
  const { text, choice, integer, portOrOff, delays, cidrs, addresses, servers, rate, origins } =
    settingReaders(env)
  const port = integer('PORT', 3000, { min: 0, max: 65_535 })
  const url = databaseUrl(env.DATABASE_URL)
  const base = baseUrl(env.BASE_URL)
  return {
    host: host(text('HOST', '127.0.0.1'), base),
    port,
    baseUrl: base,
    admin: { host: text('ADMIN_HOST', '127.0.0.1'), port: portOrOff('ADMIN_PORT') },
    tenantId: tenantId(text('TENANT_ID', 'local')),
    tenantCloud: choice('TENANT_CLOUD', 'public', ['public', 'private']),
    dataDir: path.resolve(text('DATA_DIR', 'data')),
    databaseUrl: url,
    databaseListenUrl: databaseListenUrl(env),
    databasesInClear: databasesInClear(env),
    // Without DATABASE_URL there is no other node to take over the requests, so a drain would only delay the restart.
    drainSeconds: integer('DRAIN_SECONDS', url ? 10 : 0, { min: 0, max: 3_600 }),
    leaseSeconds: integer('LEASE_SECONDS', 10, { min: 1, max: 300 }),
    secretsKey: secretsKey(env, 'SECRETS_KEY'),
    previousSecretsKey: previousSecretsKey(env),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    validateResponses: choice('VALIDATE_RESPONSES', env.NODE_ENV === 'production' ? 'sample' : 'all', [
      'sample',
      'all',
    ]),
    corsOrigins: origins('CORS_ORIGINS', ''),
    keepAliveSeconds: integer('KEEP_ALIVE_SECONDS', 125, { min: 1, max: 125 }),
    trustedProxies: addresses('TRUSTED_PROXIES'),
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
      forbiddenCidrs: cidrs('WEBHOOK_FORBIDDEN_CIDRS', ''),
      dnsServers: servers('WEBHOOK_DNS_SERVERS'),
    },
    notices: notices(env),
    deliveriesRetentionSeconds: integer('DELIVERIES_RETENTION_SECONDS', 2_592_000, {
      min: 1,
      max: 315_360_000,
    }),
    attemptsRetentionSeconds: integer('ATTEMPTS_RETENTION_SECONDS', 604_800, { min: 1, max: 315_360_000 }),
    logsRetentionSeconds: integer('LOGS_RETENTION_SECONDS', 2_592_000, { min: 1, max: 315_360_000 }),
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

/** The host to listen on. Without a base URL it is part of all URLs, which cannot have the zone of an address. */
function host(value: string, base: string | null): string {
  if (base || !value.includes('%')) return value
  throw new ConfigError(`HOST ${JSON.stringify(value)} cannot be part of a URL: set BASE_URL.`)
}

/**
 * The base URL in links, in the issuer of tokens, and in the served document. It is not taken from the Host header, because
 * callers choose that header.
 */
function baseUrl(value: string | undefined): string | null {
  if (!value) return null
  const url = parseUrl(value)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    !/^[\w.:[\]-]+$/.test(url.host) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username ||
    url.password
  ) {
    throw new ConfigError(
      `BASE_URL must be a scheme and a host, such as https://tenant.example.com, got ${JSON.stringify(value)}.`,
    )
  }
  return url.origin
}

function tenantId(value: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) return value
  throw new ConfigError(
    `TENANT_ID must be 1 to 64 letters, digits, dots, dashes or underscores and begin with a letter or digit, got ${JSON.stringify(value)}.`,
  )
}

function databaseUrl(value: string | undefined): string | null {
  if (!value) return null
  parseDatabaseUrl(value)
  return value
}

function databaseListenUrl({ DATABASE_URL, DATABASE_LISTEN_URL }: NodeJS.ProcessEnv): string | null {
  if (!DATABASE_LISTEN_URL) return null
  if (!DATABASE_URL)
    throw new ConfigError(
      'DATABASE_LISTEN_URL has no effect without DATABASE_URL: set DATABASE_URL, or remove DATABASE_LISTEN_URL.',
    )
  parseDatabaseUrl(DATABASE_LISTEN_URL, 'DATABASE_LISTEN_URL')
  return DATABASE_LISTEN_URL
}

/** Servers of the database on other machines to which the service would send everything in clear. */
function databasesInClear({
  DATABASE_URL,
  DATABASE_LISTEN_URL,
  PGSSLMODE,
}: NodeJS.ProcessEnv): readonly string[] {
  const urls = [DATABASE_URL, DATABASE_LISTEN_URL].flatMap(url => (url ? parseDatabaseUrl(url) : []))
  return [...new Set(serversInClear(urls, PGSSLMODE || undefined))]
}

function secretsKey(env: NodeJS.ProcessEnv, name: 'SECRETS_KEY' | 'SECRETS_KEY_PREVIOUS'): Buffer | null {
  const value = env[name]
  if (!value) return null
  const key = Buffer.from(value, 'base64')
  if (key.length === 32 && key.toString('base64') === value) return key
  throw new ConfigError(`${name} must be 32 bytes in base64, as \`openssl rand -base64 32\` prints them.`)
}

function previousSecretsKey(env: NodeJS.ProcessEnv): Buffer | null {
  const previous = secretsKey(env, 'SECRETS_KEY_PREVIOUS')
  if (previous && !env.SECRETS_KEY)
    throw new ConfigError(
      'SECRETS_KEY_PREVIOUS has no effect without SECRETS_KEY: set SECRETS_KEY to the new key, or remove SECRETS_KEY_PREVIOUS.',
    )
  return previous
}

/** The outside issuer of access tokens; null if the service issues them itself. */
function outsideIssuer(env: NodeJS.ProcessEnv): OutsideIssuer | null {
  const { text, choice, choices } = settingReaders(env)
  const [issuer, jwksUrl] = [text('AUTH_ISSUER', ''), text('AUTH_JWKS_URL', '')]
  const audience = text('AUTH_AUDIENCE', '') || null
  const tokenTyp = choice('AUTH_TOKEN_TYP', 'at+jwt', ['at+jwt', 'JWT'])
  const algorithms = choices('AUTH_ALGS', ['EdDSA', 'Ed25519', 'ES256', 'RS256'])
  if (!issuer && !jwksUrl) {
    if (!audience && !env.AUTH_TOKEN_TYP && !env.AUTH_ALGS) return null
    throw new ConfigError(
      'AUTH_AUDIENCE, AUTH_TOKEN_TYP and AUTH_ALGS have no effect without AUTH_ISSUER: set AUTH_ISSUER or remove them.',
    )
  }
  if (!issuer || !jwksUrl)
    throw new ConfigError('AUTH_ISSUER and AUTH_JWKS_URL must be set together, or not at all.')
  if (!/^https?:$/.test(parseUrl(issuer)?.protocol ?? '') || /[?#\s]/.test(issuer)) {
    throw new ConfigError(
      `AUTH_ISSUER must be an http or https URL without a query, such as https://login.example.com, got ${JSON.stringify(issuer)}.`,
    )
  }
  const url = parseUrl(jwksUrl)
  if (!url || url.username || url.password || !(url.protocol === 'https:' || isLoopback(url))) {
    throw new ConfigError(
      `AUTH_JWKS_URL must be an https URL (or http on this machine), got ${JSON.stringify(jwksUrl)}.`,
    )
  }
  return { issuer, jwksUrl, audience, tokenTyp, algorithms }
}

/** Where the service sends notices; null for nowhere. The start checks the address, as it does those of event streams. */
function notices({
  NOTIFY_ENDPOINT: endpoint,
  NOTIFY_SIGNING_SECRET: secret,
}: NodeJS.ProcessEnv): { endpoint: string; secret: string } | null {
  if (!endpoint && !secret) return null
  if (!endpoint || !secret)
    throw new ConfigError('NOTIFY_ENDPOINT and NOTIFY_SIGNING_SECRET must be set together, or not at all.')
  if (validate('WebhookSigningSecret', secret).length > 0)
    throw new ConfigError(
      'NOTIFY_SIGNING_SECRET must be whsec_ and the base64 of 24 to 64 bytes, as `echo whsec_$(openssl rand -base64 32)` prints it.',
    )
  return { endpoint, secret }
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
    throw new ConfigError(
      'BOOTSTRAP_CLIENT_ID and BOOTSTRAP_CLIENT_SECRET must be set together, or not at all.',
    )
  const idFault = clientIdFault(id)
  if (idFault) throw new ConfigError(`BOOTSTRAP_CLIENT_ID ${idFault}.`)
  const fault = checkSecret(secret)
  if (fault) throw new ConfigError(`BOOTSTRAP_CLIENT_SECRET ${fault}.`)
  return { id, secret }
}

/** Settings that hold a secret. Docker, Kubernetes and Vault provide secrets as files. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'SECRETS_KEY',
  'SECRETS_KEY_PREVIOUS',
  'BOOTSTRAP_CLIENT_SECRET',
  'NOTIFY_SIGNING_SECRET',
] as const

/**
 * Replaces settings that name a file by the secret in the file: `SECRETS_KEY_FILE=/run/secrets/key` sets `SECRETS_KEY`. A
 * newline at the end of a file is not part of its secret.
 *
 * @throws {ConfigError} when a file cannot be read, or a secret is set both ways
 */
function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = secretSettings.flatMap(name => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name])
      throw new ConfigError(`${name} and ${name}_FILE must not both be given: remove one of them.`)
    return [[name, secretIn(file, name)]]
  })
  return { ...env, ...Object.fromEntries(secrets) }
}

function secretIn(file: string, name: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read: ${(error as Error).message}.`)
  }
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new ConfigError(`${name}_FILE names an empty file, ${file}.`)
  return secret
}
