import { ConfigError } from '../errors.ts'

/**
 * Values of libpq's `target_session_attrs` that accept a primary
 * (https://www.postgresql.org/docs/current/libpq-connect.html). Even with `any`, only a primary is used.
 */
const writable = ['any', 'read-write', 'primary']

export type UrlSetting = 'DATABASE_URL' | 'DATABASE_LISTEN_URL'

/**
 * Parses a database URL, which may name several servers separated by commas:
 * `postgres://user:password@one:5432,two:5432/database`.
 *
 * @returns a URL for each server
 * @throws {ConfigError} The message never contains the password.
 */
export function parseDatabaseUrl(
  text: string,
  setting: UrlSetting = 'DATABASE_URL',
): readonly [URL, ...URL[]] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/s.exec(text) ?? []
  const [first = '', ...others] = hosts.split(',').map(host => `${start}${host}${rest}`)
  const isEveryOneNamed = others.length === 0 || hosts.split(',').every(host => host !== '')
  if (start === '' || !isEveryOneNamed || ![first, ...others].every(isServer))
    throw new ConfigError(
      `${setting} must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database.`,
    )
  return [toServer(first, setting), ...others.map(other => toServer(other, setting))]
}

/**
 * Whether a text is a URL without NUL characters whose parameter `port` is a port. `pg` prefers the last such parameter to the port of
 * the URL.
 */
function isServer(text: string): boolean {
  if (!URL.canParse(text) || text.includes('%00')) return false
  const port = Number(new URL(text).searchParams.getAll('port').at(-1) ?? 0)
  return Number.isInteger(port) && port >= 0 && port <= 65_535
}

function toServer(text: string, setting: UrlSetting): URL {
  const url = new URL(text)
  const attributes = url.searchParams.get('target_session_attrs') ?? 'read-write'
  if (!writable.includes(attributes))
    throw new ConfigError(
      `${setting} must have target_session_attrs=read-write or omit it, got ${JSON.stringify(attributes)}: the service must write.`,
    )
  url.searchParams.delete('target_session_attrs')
  return url
}
