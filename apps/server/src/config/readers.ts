import { Resolver } from 'node:dns'
import { isIP } from 'node:net'
import { ConfigError } from '../errors.ts'
import type { Rate } from '../limiting/quota.ts'

/**
 * Creates a reader for each kind of setting. An empty value counts as unset, except in `delays` and `origins`: there it is an
 * empty list.
 *
 * @returns functions that throw a `ConfigError` naming an invalid setting
 */
export function settingReaders(env: NodeJS.ProcessEnv) {
  const given = (name: string) => (env[name] === '' ? undefined : env[name])
  return {
    text: (name: string, byDefault: string) => given(name) ?? byDefault,
    choice<Choice extends string>(name: string, byDefault: Choice, choices: readonly Choice[]): Choice {
      const value = given(name) ?? byDefault
      const chosen = choices.find(candidate => candidate === value)
      if (chosen === undefined)
        throw new ConfigError(`${name} must be one of ${choices.join(', ')}, got ${JSON.stringify(value)}.`)
      return chosen
    },
    /** Some of the values in `all`, separated by commas. The default is all of them. */
    choices<Choice extends string>(name: string, all: readonly Choice[]): readonly Choice[] {
      const texts = (given(name) ?? all.join()).split(',')
      const chosen = all.filter(candidate => texts.includes(candidate))
      if (chosen.length === new Set(texts).size) return chosen
      throw new ConfigError(
        `${name} must be some of ${all.join(', ')}, separated by commas, got ${JSON.stringify(env[name])}.`,
      )
    },
    integer(name: string, byDefault: number, { min, max }: { min: number; max: number }): number {
      const value = given(name) ?? String(byDefault)
      const number = Number(value)
      if (!/^\d+$/.test(value) || number < min || number > max) {
        throw new ConfigError(
          `${name} must be a whole number from ${min} to ${max}, got ${JSON.stringify(value)}.`,
        )
      }
      return number
    },
    /** A port; null for `off`, which is the default. */
    portOrOff(name: string): number | null {
      const value = given(name) ?? 'off'
      if (value === 'off') return null
      if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
      throw new ConfigError(`${name} must be off, or a port from 0 to 65535, got ${JSON.stringify(value)}.`)
    },
    /** Delays from 0.001 seconds to a week, in seconds and separated by commas; empty for none. */
    delays(name: string, byDefault: string): readonly number[] {
      const value = env[name] ?? byDefault
      const texts = value === '' ? [] : value.split(',')
      const list = texts.map(text => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN))
      if (list.length <= 100 && list.every(seconds => seconds >= 0.001 && seconds <= 604_800)) return list
      throw new ConfigError(
        `${name} must be at most 100 delays from 0.001 to 604800 seconds, separated by commas, such as 1,5,30, got ${JSON.stringify(value)}.`,
      )
    },
    cidrs(name: string, byDefault: string): readonly string[] {
      const value = given(name) ?? byDefault
      const list = value.split(',').filter(cidr => cidr !== '')
      if (list.every(isCidr)) return list
      throw new ConfigError(
        `${name} must be blocks of addresses separated by commas, such as 10.0.0.0/8,fd00::/8, got ${JSON.stringify(value)}.`,
      )
    },
    /** Addresses and blocks of addresses, as blocks. The block of an address holds only itself. */
    addresses(name: string): readonly string[] {
      const value = given(name) ?? ''
      const list = value
        .split(',')
        .filter(address => address !== '')
        .map(asBlock)
      if (list.every(isCidr)) return list
      throw new ConfigError(
        `${name} must be addresses or blocks of addresses separated by commas, such as 10.0.0.7,fd00::/8, got ${JSON.stringify(value)}.`,
      )
    },
    /** Addresses of DNS servers, with or without a port; empty for none. */
    servers(name: string): readonly string[] {
      const value = given(name) ?? ''
      const list = value.split(',').filter(server => server !== '')
      if (list.every(isDnsServer)) return list
      throw new ConfigError(
        `${name} must be addresses of DNS servers separated by commas, such as 10.0.0.2,[fd00::2]:5353, got ${JSON.stringify(value)}.`,
      )
    },
    /** Requests per second and a burst, each from 1 to 1,000,000; null for `off`. */
    rate(name: string, byDefault: string): Rate | null {
      const value = given(name) ?? byDefault
      if (value === 'off') return null
      const [, perSecond, burst] = /^(\d{1,7}),(\d{1,7})$/.exec(value)?.map(Number) ?? []
      const isInRange = (number = 0) => number >= 1 && number <= 1_000_000
      if (isInRange(perSecond) && isInRange(burst)) return { perSecond, burst } as Rate
      throw new ConfigError(
        `${name} must be off, or requests per second and a burst from 1 to 1000000, such as 50,100, got ${JSON.stringify(value)}.`,
      )
    },
    /** `*`, or origins separated by commas, spelled as browsers send them, because they are compared as text. */
    origins(name: string, byDefault: string): '*' | readonly string[] {
      const value = given(name) ?? byDefault
      if (value === '*') return '*'
      const list = value === '' ? [] : value.split(',')
      if (list.every(isOrigin)) return list
      throw new ConfigError(
        `${name} must be * or origins separated by commas, such as https://app.example.com,http://localhost:8080, got ${JSON.stringify(value)}.`,
      )
    },
  }
}

function asBlock(text: string): string {
  const bits = { 4: 32, 6: 128 }[isIP(text)]
  return bits ? `${text}/${bits}` : text
}

function isCidr(text: string): boolean {
  const [network = '', prefix = '', ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(network)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits
}

function isDnsServer(text: string): boolean {
  try {
    new Resolver().setServers([text])
    return true
  } catch {
    return false
  }
}

/** Whether a text is an origin in lower case, without default port and slash (RFC 6454, section 6.2). */
function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

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

/**
 * The servers of a database URL to which connections are not encrypted, although they are on other machines. `pg` takes sslmode and host
 * from the parameters of the URL, and otherwise from PGSSLMODE.
 *
 * @param mode the value of PGSSLMODE
 */
export function serversInClear(urls: readonly URL[], mode = 'disable'): readonly string[] {
  return urls.flatMap(({ hostname, searchParams }) => {
    const last = (name: string) => searchParams.getAll(name).at(-1)
    const host = decodeURIComponent(last('host') ?? hostname)
    const isEncrypted =
      /^(true|1)$/.test(last('ssl') ?? '') ||
      last('sslnegotiation') === 'direct' ||
      (last('sslmode') ?? mode) !== 'disable'
    return isEncrypted || isOnThisMachine(host) ? [] : [host]
  })
}

/** Whether a host is an address of loopback, or the path of a socket. */
function isOnThisMachine(host: string): boolean {
  return host === '' || host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host)
}
