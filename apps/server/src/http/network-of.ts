import { isIPv6 } from 'node:net'

/**
 * The network of an address: an IPv4 address, or the 64-bit prefix of an IPv6 address, because one site can use all
 * addresses of such a prefix (RFC 6177). The network identifies unauthenticated callers. Behind a proxy all callers share
 * the proxy's network: forwarding headers are ignored, because anyone can write them.
 */
export function networkOf(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [left = '', right] = plain.split('::')
  const groups = left.split(':').filter(group => group !== '')
  const after = right?.split(':').filter(group => group !== '') ?? []
  const all = [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
  return all.slice(0, 4).join(':')
}
