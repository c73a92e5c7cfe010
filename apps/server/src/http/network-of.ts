import { isIPv6 } from 'node:net'

/**
 * The network that a socket's address stands for: an IPv4 address, or the 64 bits of IPv6 that one owner has (RFC 6177). A stranger
 * who is known by nothing else is known by it. Behind a proxy all have the proxy's: what a header says, anyone can write.
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
