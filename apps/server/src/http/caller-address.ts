import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The addresses that trusted proxies have named. */
const named = new WeakMap<IncomingMessage, string>()

/** The IP address of the caller of a request: that of the connection, or the one that a trusted proxy has named. */
export function addressOf(req: IncomingMessage): string {
  return named.get(req) ?? plain(req.socket.remoteAddress)
}

/**
 * The network of a request: its IPv4 address, or the 64-bit prefix of its IPv6 address, because one site can use all addresses of
 * such a prefix (RFC 6177). The network identifies unauthenticated callers. Behind a proxy that is not trusted all callers share
 * the proxy's network.
 */
export function networkOf(req: IncomingMessage): string {
  return networkOfAddress(addressOf(req))
}

/** The network of an IP address. */
export function networkOfAddress(remoteAddress: string | undefined): string {
  const address = plain(remoteAddress)
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const groups = left.split(':').filter(group => group !== '')
  const after = right?.split(':').filter(group => group !== '') ?? []
  const all = [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
  return all.slice(0, 4).join(':')
}

/**
 * Creates the function that reads which caller the proxies name: the last address of `Forwarded` (RFC 7239) or `X-Forwarded-For` that
 * is not a trusted proxy. Each proxy appends the address that it has seen, so a caller can only choose what stands before it.
 *
 * A list that cannot be read to that address names the last trusted proxy. So does a request whose headers disagree: a proxy may pass
 * on the header that it does not write itself, and then its caller has written it.
 *
 * @param trustedProxies blocks of addresses; empty: the headers are ignored
 */
export function callerReader(trustedProxies: readonly string[]): (req: IncomingMessage) => void {
  if (trustedProxies.length === 0) return () => {}
  const proxies = new BlockList()
  for (const block of trustedProxies) {
    const [network = '', prefix] = block.split('/')
    proxies.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')
  }
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  function lastUntrusted(proxy: string, hops: readonly (string | null)[]): string {
    let current = proxy
    for (const hop of hops.toReversed()) {
      if (hop === null) return current
      current = hop
      if (!isProxy(hop)) return hop
    }
    return current
  }

  return req => {
    const proxy = plain(req.socket.remoteAddress)
    const { forwarded, 'x-forwarded-for': forwardedFor } = req.headersDistinct
    if (isIP(proxy) === 0 || !isProxy(proxy) || !(forwarded ?? forwardedFor)) return
    const callers = [
      ...(forwarded ? [lastUntrusted(proxy, elementsOf(forwarded.join()))] : []),
      ...(forwardedFor ? [lastUntrusted(proxy, forwardedFor.join().split(',').map(nodeOf))] : []),
    ]
    const [caller = proxy, other = caller] = callers
    named.set(req, caller === other ? caller : proxy)
  }
}

/** An element of `Forwarded`: pairs of a name and a token or a quoted string, separated by semicolons. */
const element = /^\s*(?:[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[^"\\]*")\s*(?:;\s*|(?=,|$)))*(?:,|$)/
const forPair = /(?:^|;)\s*for=(?:"([^"]*)"|([^;,\s]*))/i

/** The addresses after `for` of each element; null for one without an address. Empty for a value that is not of the header's form. */
function elementsOf(value: string): readonly (string | null)[] {
  const nodes: (string | null)[] = []
  let rest = value
  while (rest !== '') {
    const [read] = element.exec(rest) ?? []
    if (!read) return []
    const [, quoted, token] = forPair.exec(read) ?? []
    nodes.push(nodeOf(quoted ?? token ?? ''))
    rest = rest.slice(read.length)
  }
  return nodes
}

/** The IP address of a node, which may have a port; null for `unknown`, a name, or anything else. */
function nodeOf(node: string): string | null {
  const text = node.trim()
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\w+)?$/.exec(text) ?? []
  const address = plain(bracketed ?? dotted ?? text)
  return isIP(address) === 0 ? null : address
}

/** An address without the prefix of IPv4 addresses on an IPv6 socket, and without its zone. */
function plain(address = ''): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase()
}
