import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { limits } from '../limits.ts'

/** Resolves the host names of webhook endpoints. */
export interface Names {
  /**
   * The addresses of a host name, at least one.
   *
   * @throws {NameTimeoutError} if DNS does not answer
   * @throws an error with the code of `getaddrinfo`: `ENOTFOUND` or `EAI_AGAIN`
   */
  resolve(hostname: string): Promise<readonly LookupAddress[]>
  /** Cancels the look-ups in flight, which then fail with `NameTimeoutError`. */
  close(): void
}

export interface NamesOptions {
  /** Addresses of DNS servers. If empty, the system's servers are used. */
  readonly dnsServers: readonly string[]
  /** How long a look-up may take, in milliseconds. */
  readonly deadlineMs: number
  readonly hostsFile?: string
}

interface LookUp {
  readonly resolver: Resolver
  readonly addresses: Promise<readonly LookupAddress[]>
}

/**
 * Resolves names by the hosts file, then by cached answers, then by DNS. At most one look-up of a name is in flight, and it
 * ends before the attempts that wait for it. So the limits of attempts also bound the number of look-ups.
 */
export function createNames({ dnsServers, deadlineMs, hostsFile = '/etc/hosts' }: NamesOptions): Names {
  const addressesInFile = followHostsFile(hostsFile)
  const answers = new Map<string, { readonly addresses: readonly LookupAddress[]; readonly until: number }>()
  const lookUps = new Map<string, LookUp>()

  function remember(name: string, addresses: readonly LookupAddress[], seconds: number): void {
    answers.delete(name)
    answers.set(name, { addresses, until: performance.now() + 1_000 * seconds })
    // While the cache is not full, the changed line deletes a key that the cache never contains.
    // Stryker disable next-line ArrayDeclaration
    const [oldest] = answers.size > limits.rememberedNames ? answers.keys() : []
    // While the cache is not full, the changed line deletes a key that the cache never contains.
    // Stryker disable next-line ConditionalExpression
    if (oldest !== undefined) answers.delete(oldest)
  }

  function lookUp(name: string): LookUp {
    // A new resolver reads the system's servers again. It repeats an unanswered query, to each server in turn.
    const resolver = new Resolver({ timeout: deadlineMs / 5, tries: 4 })
    if (dnsServers.length > 0) resolver.setServers(dnsServers)
    const addresses = askDns(resolver, name, deadlineMs)
      .then(answer => {
        remember(name, answer.addresses, lifetimeSeconds(answer.ttl))
        return answer.addresses
      })
      .finally(() => lookUps.delete(name))
    return { resolver, addresses }
  }

  return {
    async resolve(hostname) {
      const name = hostname.toLowerCase().replace(/\.$/, '')
      const listed = addressesInFile(name)
      if (listed.length > 0) return listed.map(address => ({ address, family: isIP(address) }))
      const known = answers.get(name)
      if (known && known.until > performance.now()) return orNotFound(known.addresses)
      const underWay = lookUps.get(name) ?? lookUp(name)
      lookUps.set(name, underWay)
      return orNotFound(await underWay.addresses)
    },
    close() {
      for (const { resolver } of lookUps.values()) resolver.cancel()
    },
  }
}

/**
 * How long an answer is cached, in seconds: the lifetime of its records, within limits. With a lifetime near 0, nearly every
 * connection would query DNS; with one of a day, a target that has moved would stay unreachable. A name without addresses is
 * cached for the shortest time.
 *
 * @param ttl seconds
 */
export function lifetimeSeconds(ttl: number): number {
  return Math.min(Math.max(ttl, limits.shortestNameSeconds), limits.longestNameSeconds)
}

function orNotFound(addresses: readonly LookupAddress[]): readonly LookupAddress[] {
  if (addresses.length > 0) return addresses
  // Nobody reads this message: the outcome of the attempt contains only the code of the error.
  // Stryker disable next-line StringLiteral
  throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' })
}

/** The addresses that DNS has for a name. */
interface DnsAnswer {
  /** IPv4 first, because every network routes it. Empty if the name does not exist or has no address. */
  readonly addresses: readonly LookupAddress[]
  /** The shortest lifetime of the records, in seconds. */
  readonly ttl: number
}

/** No DNS server answered in time. */
export class NameTimeoutError extends Error {
  override name = 'NameTimeoutError'
}

/** Error codes of c-ares for a name without addresses. `EBADNAME` is a name that DNS cannot represent. */
const noAddress = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** How long to wait for the other address family after one has answered, in milliseconds (RFC 8305, section 3). */
const resolutionDelayMs = 50

/**
 * Queries DNS for the addresses of a name, both families at once. Uses c-ares, so that a server that does not answer occupies
 * a socket, not one of libuv's few threads.
 *
 * @param resolver a resolver for this query only, because all its queries are cancelled at the deadline
 * @throws {NameTimeoutError}
 * @throws an error with the code `EAI_AGAIN` if the servers report a failure or cannot be reached
 */
export async function askDns(resolver: Resolver, name: string, deadlineMs: number): Promise<DnsAnswer> {
  let deadline = setTimeout(() => resolver.cancel(), deadlineMs)
  const ask = async (family: 4 | 6) => {
    const records = await resolver[`resolve${family}`](name, { ttl: true })
    clearTimeout(deadline)
    deadline = setTimeout(() => resolver.cancel(), resolutionDelayMs)
    return records.slice(0, limits.addressesOfName).map(({ address, ttl }) => ({ address, family, ttl }))
  }
  const families = await Promise.allSettled([ask(4), ask(6)])
  clearTimeout(deadline)
  const records = families.flatMap(family => (family.status === 'fulfilled' ? family.value : []))
  if (records.length > 0) {
    return {
      addresses: records.map(({ address, family }) => ({ address, family })),
      ttl: Math.min(...records.map(({ ttl }) => ttl)),
    }
  }
  const codes = families.flatMap(family => (family.status === 'rejected' ? [family.reason.code] : []))
  if (codes.every(code => noAddress.has(code))) return { addresses: [], ttl: 0 }
  if (codes.some(code => code === 'ECANCELLED' || code === 'ETIMEOUT'))
    throw new NameTimeoutError(
      `The name of the endpoint was not resolved within ${deadlineMs / 1_000} seconds.`,
    )
  throw Object.assign(new Error(`DNS failed: ${codes.join()}`), { code: 'EAI_AGAIN' })
}

/** How long the content of the file is cached, in milliseconds. */
const freshMs = 1_000

/**
 * Reads a hosts file, and reads it again when it has changed. A missing or unreadable file counts as empty. Reads are
 * synchronous, because they take microseconds, and libuv's threads may all be busy.
 *
 * @returns the addresses of a name, which must be in lower case; empty if the file does not contain the name
 * @see https://man7.org/linux/man-pages/man5/hosts.5.html
 */
function followHostsFile(path: string): (name: string) => readonly string[] {
  let names: ReadonlyMap<string, readonly string[]> = new Map()
  let version: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  function refresh(): void {
    lookedAt = performance.now()
    const { ino, size, mtimeMs } = statSync(path)
    const found = [ino, size, mtimeMs].join()
    // An unchanged file has the same names. Reading it again once a second only costs time.
    // Stryker disable next-line ConditionalExpression
    if (found === version) return
    names = parseHosts(readFileSync(path, 'utf8'))
    version = found
  }

  return name => {
    try {
      if (performance.now() - lookedAt >= freshMs) refresh()
    } catch {
      names = new Map()
      version = null
    }
    return names.get(name) ?? loopbackOf(name)
  }
}

/** Names and their addresses. A name can have addresses in several lines. */
export function parseHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    // Stryker disable next-line StringLiteral: String.split always returns a first part, so the default is never used.
    const [address = '', ...listed] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (isIP(address) === 0) continue
    for (const name of listed.map(name => name.toLowerCase()))
      names.set(name, [...new Set(names.get(name)).add(address)])
  }
  return names
}

/** `localhost` is always this machine, without asking DNS (RFC 6761, section 6.3). */
function loopbackOf(name: string): readonly string[] {
  return /^(.+\.)?localhost$/.test(name) ? ['127.0.0.1', '::1'] : []
}
