import { isLoopback } from '@tenant-api/contract/local-service'
import { CommandError, wrongUsage } from '../command-error.ts'

/** A forward proxy, which the environment names. */
export interface ForwardProxy {
  readonly url: string
  /** The environment variable that names the proxy. */
  readonly variable: string
}

/**
 * The proxy for an address; undefined for none. It never is one for this machine: the proxy would connect to its own machine.
 *
 * @throws {CommandError} if the environment names no URL, or if this version of Node.js has no support for proxies
 */
export function proxyOf(address: URL): ForwardProxy | undefined {
  const name = `${address.protocol.slice(0, -1)}_proxy`
  const variable = [name, name.toUpperCase()].find(variable => process.env[variable])
  if (variable === undefined || isLoopback(address.hostname) || isExempt(address)) return undefined
  const url = process.env[variable] ?? ''
  // Do not quote the value: it may contain a password.
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw wrongUsage(`${variable} must be an http or https URL.`, 'Correct it, or unset it.')
  if (!process.getBuiltinModule('node:http').setGlobalProxyFromEnv)
    throw new CommandError(
      'failed',
      'proxy_unsupported',
      `${variable} names a proxy, but Node.js ${process.versions.node} cannot use it.`,
      `Use Node.js 24.14 or later, or add ${address.hostname} to NO_PROXY to connect directly.`,
    )
  return { url, variable }
}

/** Lets all requests of `fetch` use the proxy for the address of the service, if there is one. */
export function useProxyFor(baseUrl: string): void {
  const proxy = proxyOf(new URL(baseUrl))
  if (proxy) process.getBuiltinModule('node:http').setGlobalProxyFromEnv(proxyEnv(proxy))
}

/** The proxy as an option of Node.js, without exceptions: they are already decided. */
export function proxyEnv({ url }: ForwardProxy): {
  readonly http_proxy: string
  readonly https_proxy: string
} {
  return { http_proxy: url, https_proxy: url }
}

/** True if NO_PROXY names the address: its host, `.domain` or `*.domain`, each perhaps with a port, or `*`. */
function isExempt({ protocol, hostname, port }: URL): boolean {
  const exempt = (process.env.no_proxy || process.env.NO_PROXY || '').toLowerCase().split(/[,\s]+/)
  const host = hostname.replace(/^\[|\]$/g, '')
  const withPort = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`
  return exempt.some(entry => {
    const suffix = entry.replace(/^\*/, '')
    return suffix.startsWith('.')
      ? host.endsWith(suffix) || withPort.endsWith(suffix)
      : entry === '*' || entry === host || entry === withPort
  })
}
