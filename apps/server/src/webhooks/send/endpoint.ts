import { isIP } from 'node:net'
import { type AddressGuard, withoutMapping } from './address-guard.ts'

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
export function hostAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/[[\]]/g, '')
  return isIP(host) === 0 ? null : host
}

/** Scheme, host and port in one spelling: without the trailing dot of a name, and without IPv4 mapping. */
function originOf(url: URL): string {
  const host = hostAddress(url) ?? url.hostname.replace(/\.$/, '')
  return [url.protocol, withoutMapping(host), url.port].join(' ')
}
