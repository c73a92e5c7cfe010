/** The only reader of the environment. A setting that makes no sense ends the start with one sentence that names it. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

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
  const { text, choice, integer } = readers(env)
  const host = text('HOST', '127.0.0.1')
  const port = integer('PORT', 3000, { min: 0, max: 65_535 })
  return {
    host,
    port,
    baseUrl: baseUrl(env.BASE_URL),
    tenantId: tenantId(text('TENANT_ID', 'local')),
    tenantCloud: choice('TENANT_CLOUD', 'public', ['public', 'private']),
    dataDir: path.resolve(repositoryRoot, text('DATA_DIR', 'data')),
    secretsKey: secretsKey(env.SECRETS_KEY),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    validateResponses: choice('VALIDATE_RESPONSES', env.NODE_ENV === 'production' ? 'sample' : 'all', [
      'sample',
      'all',
    ]),
    accessTokenSeconds: integer('ACCESS_TOKEN_SECONDS', 86_400, { min: 1, max: 31_536_000 }),
    tokenAlg: choice('TOKEN_ALG', 'EdDSA', ['EdDSA', 'ES256', 'RS256']),
    bootstrapClient: bootstrapClient(env.BOOTSTRAP_CLIENT_ID, env.BOOTSTRAP_CLIENT_SECRET),
    events: {
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
        throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
      return chosen
    },
    integer(name: string, byDefault: number, { min, max }: { min: number; max: number }): number {
      const value = given(name) ?? String(byDefault)
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < min || number > max) {
        throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
      }
      return number
    },
  }
}

/** Links, the issuer and the served document name the service by this, never by a Host header that a caller chose. */
function baseUrl(value: string | undefined): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw new ConfigError(
      `BASE_URL must be a scheme and a host, such as https://tenant.example.com, not "${value}".`,
    )
  }
  return url.origin
}

function tenantId(value: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) return value
  throw new ConfigError(
    `TENANT_ID must be 1 to 64 letters, digits, dots, dashes or underscores, not "${value}".`,
  )
}

function secretsKey(value: string | undefined): Buffer | null {
  if (!value) return null
  const key = Buffer.from(value, 'base64')
  if (key.length === 32 && key.toString('base64') === value) return key
  throw new ConfigError('SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` prints them.')
}

function bootstrapClient(
  id: string | undefined,
  secret: string | undefined,
): { id: string; secret: string } | null {
  if (!id && !secret) return null
  if (!id || !secret)
    throw new ConfigError('BOOTSTRAP_CLIENT_ID and BOOTSTRAP_CLIENT_SECRET are given together or not at all.')
  if (secret.length < 16) throw new ConfigError('BOOTSTRAP_CLIENT_SECRET must have at least 16 characters.')
  return { id, secret }
}
