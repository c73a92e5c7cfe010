import type { LookupAddress } from 'node:dns'
import type { Resolver } from 'node:dns/promises'
import { limits } from '../../limits.ts'

/** The addresses that DNS has for a name. */
export interface DnsAnswer {
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
