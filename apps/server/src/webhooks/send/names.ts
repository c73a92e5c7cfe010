import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { limits } from '../../limits.ts'
import { askDns } from './ask-dns.ts'
import { followHostsFile } from './hosts-file.ts'

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
  const hosts = followHostsFile(hostsFile)
  const answers = new Map<string, { readonly addresses: readonly LookupAddress[]; readonly until: number }>()
  const lookUps = new Map<string, LookUp>()

  function remember(name: string, addresses: readonly LookupAddress[], seconds: number): void {
    answers.delete(name)
    answers.set(name, { addresses, until: performance.now() + 1_000 * seconds })
    const [oldest] = answers.size > limits.rememberedNames ? answers.keys() : []
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
      const listed = hosts.addressesOf(name)
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
  throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' })
}
