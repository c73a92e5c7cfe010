import type { LookupAddress, LookupOptions } from 'node:dns'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Violation } from '@tenant-api/contract'
import type { Names } from './names.ts'

/**
 * Decides which addresses webhooks may be sent to. Owners of event streams choose the endpoints. Without a guard they could
 * make this service send requests into the operator's network (server-side request forgery).
 */
export interface AddressGuard {
  /** Whether this IP address, in its usual spelling, may be dialled. */
  allows(address: string): boolean
  /** Whether an address may be dialled without TLS: only if the operator allows it explicitly. */
  allowsPlain(address: string): boolean
  /** Whether the operator allows any addresses without TLS. */
  readonly allowsSomePlain: boolean
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/** The endpoint has no address that may be dialled. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
}

/**
 * All blocks that are not part of the public Internet: IANA's special-purpose registries for IPv4 and IPv6, multicast, and
 * the transition mechanisms whose IPv6 addresses can contain a private IPv4 address.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const forbidden = blockList([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host services (WireServer), at a public address
  '169.254.0.0/16', // link-local, where clouds keep their metadata services
  '172.16.0.0/12', // private
  '192.0.0.0/24', // IETF protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // IETF protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
])

/**
 * The only global unicast block of IPv6 (RFC 4291, section 2.4). Loopback, link-local, unique local and NAT64 addresses are
 * outside this block.
 */
const globalUnicast = blockList(['2000::/3'])

/**
 * @param allowedCidrs non-public blocks that the operator allows
 * @param forbiddenCidrs blocks that are always forbidden, even if they are public or allowed
 */
export function createAddressGuard(
  allowedCidrs: readonly string[],
  forbiddenCidrs: readonly string[] = [],
): AddressGuard {
  const allowed = blockList(allowedCidrs)
  const forbiddenByOperator = blockList(forbiddenCidrs)
  const allowsPlain = (address: string) => {
    const judged = withoutMapping(address)
    return contains(allowed, judged) && !contains(forbiddenByOperator, judged)
  }
  const allows = (address: string) => {
    const judged = withoutMapping(address)
    if (allowsPlain(judged)) return true
    if (isIP(judged) === 0 || contains(forbidden, judged) || contains(forbiddenByOperator, judged))
      return false
    return !isIPv6(judged) || contains(globalUnicast, judged)
  }
  return { allows, allowsPlain, allowsSomePlain: allowedCidrs.length > 0 }
}

/**
 * Creates the function with which a socket resolves names. The function returns only allowed addresses. The socket dials
 * exactly these addresses, so a DNS answer that changes cannot bypass the check (DNS rebinding).
 */
export function guardedLookup(isAllowed: (address: string) => boolean, resolve: Names['resolve']) {
  return (hostname: string, { all }: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname).then(
      addresses => {
        const dialable = addresses.filter(({ address }) => isAllowed(address))
        const [first] = dialable
        if (!first) callback(new ForbiddenAddressError(`${hostname} has no address that may be dialled`), [])
        else if (all) callback(null, dialable)
        else callback(null, first.address, first.family)
      },
      error => callback(error, []),
    )
  }
}

/** Converts an IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) to IPv4, because it is dialled as IPv4. */
export function withoutMapping(address: string): string {
  if (!isIPv6(address)) return address
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  // The host of a URL with an IPv6 address begins with its only opening bracket and ends with its only closing one. So the
  // brackets anchor the pattern, too.
  // Stryker disable next-line Regex
  const mapped = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(hostname)
  if (!mapped) return address
  const halves = mapped.slice(1).map(half => Number.parseInt(half, 16))
  return halves.flatMap(half => [half >> 8, half & 0xff]).join('.')
}

function contains(list: BlockList, address: string): boolean {
  // Stryker disable next-line StringLiteral: BlockList.check of Node takes every family except 'ipv4' for IPv6, also an empty one.
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function blockList(cidrs: readonly string[]): BlockList {
  const list = new BlockList()
  for (const cidr of cidrs) {
    // String.split always returns a first part, so the default of the network is never used. The default of the prefix must only
    // be no number: addSubnet refuses it.
    // Stryker disable next-line StringLiteral
    const [network = '', prefix = ''] = cidr.split('/')
    // Without a prefix, parseInt returns NaN, which addSubnet refuses. Number would return 0: a block of all addresses.
    list.addSubnet(network, Number.parseInt(prefix, 10), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Characters that URL parsers drop or replace, so that two parsers may find different hosts in the same address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const ambiguous = /[\u0000-\u0020\u007f-\u009f\\]/

/** User info before the host. A parsed URL does not show empty user info, so the text is matched. */
const userInfo = /^[^:/?#]*:\/*[^/?#]*@/

/** A scheme, exactly two slashes and a host. URL parsers skip further slashes and would treat the path as the host. */
const hasHost = /^[a-z]+:\/\/[^/?#:]/i

/**
 * Checks a webhook address. The check uses the address as parsed by the WHATWG algorithm, so that unusual spellings of an IP
 * address (`0x7f.1`, `[::ffff:127.0.0.1]`) do not bypass it. The addresses of a host name are checked when it is dialled.
 *
 * @param ownOrigin the origin of this service, to which webhooks may not be sent
 * @returns null if the address is valid; otherwise an error message without its subject, such as `is not a URL`
 */
export function endpointFault(endpoint: string, guard: AddressGuard, ownOrigin: string): string | null {
  if (ambiguous.test(endpoint)) return 'holds a space, a backslash or a control character'
  if (!URL.canParse(endpoint)) return 'is not a URL'
  const url = new URL(endpoint)
  if (userInfo.test(endpoint)) return 'holds user info: use webhook_authorization'
  if (url.port === '0') return 'names port 0'
  if (originOf(url) === originOf(new URL(ownOrigin))) return 'is an address of this service itself'
  if (!hasHost.test(endpoint) || url.hostname.split('.').includes('xn--')) return 'names no host'
  const address = hostAddress(url)
  const isPlain = url.protocol === 'http:'
  if (!isPlain && url.protocol !== 'https:') return 'must be an https address'
  if (address === null)
    return isPlain && !guard.allowsSomePlain ? 'must be https, as WEBHOOK_ALLOWED_CIDRS is empty' : null
  if (isPlain && !guard.allowsPlain(address))
    return 'must be https, or an address inside WEBHOOK_ALLOWED_CIDRS'
  return guard.allows(address)
    ? null
    : 'must be a public address or inside WEBHOOK_ALLOWED_CIDRS, and outside WEBHOOK_FORBIDDEN_CIDRS'
}

/** The IP address that is the host of a URL; null if the host is a name. */
export function hostAddress({ hostname }: Pick<URL, 'hostname'>): string | null {
  const host = hostname.replace(/[[\]]/g, '')
  return isIP(host) === 0 ? null : host
}

/** Scheme, host and port in one spelling: without the trailing dot of a name, and without IPv4 mapping. */
function originOf(url: URL): string {
  const host = hostAddress(url) ?? url.hostname.replace(/\.$/, '')
  return [url.protocol, withoutMapping(host), url.port].join(' ')
}

/**
 * Headers that frame the request, choose the answer, or say where the request comes from and whose it is: targets and proxies before
 * them trust those. Stream owners must not set them.
 */
const reserved = new RegExp(
  `^(${[
    'accept.*|connection|content-.*|date|early-data|expect|host|http2-settings|keep-alive|max-forwards|priority|te|trailer',
    'transfer-encoding|upgrade|user-agent|via|proxy-.*|webhook-.*|traceparent|tracestate|baggage',
    'range|if-.*|cache-control|pragma|origin|referer|sec-.*|access-control-.*|cookie2?|set-cookie2?',
    'forwarded|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip',
    'x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override',
  ].join('|')})$`,
  'i',
)

/** The rule of a body with a destination, which it may lack: the service can send to its endpoint, with its header. */
export function destinationRule(guard: AddressGuard, ownOrigin: string) {
  return (body: unknown): readonly Violation[] => {
    const { webhook_endpoint: endpoint, webhook_authorization } = Object(
      Object(Object(body).destination).configuration,
    )
    const { method, header_key: header } = Object(webhook_authorization)
    const fault = typeof endpoint === 'string' ? endpointFault(endpoint, guard, ownOrigin) : null
    const isReserved = method === 'custom_header' && typeof header === 'string' && reserved.test(header)
    return [
      ...(fault ? [violation('webhook_endpoint', fault)] : []),
      ...(isReserved
        ? [violation('webhook_authorization/header_key', 'is a header that only the service may set')]
        : []),
    ]
  }
}

function violation(place: string, message: string): Violation {
  return { path: `/destination/configuration/${place}`, code: 'invalid', message }
}
