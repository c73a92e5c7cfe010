import { createServer, type RequestListener } from 'node:http'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { addressOf, bind } from './listen.ts'

const path = '/metrics'

/**
 * Serves the metrics on a separate address for operators, unless ADMIN_PORT is `off`.
 *
 * @returns a function that stops the server
 * @throws {ConfigError} when the address cannot be bound
 */
export async function serveMetrics(
  { host, port }: Config['admin'],
  { metrics, log }: { readonly metrics: Metrics; readonly log: Logger },
): Promise<() => void> {
  if (port === null) return () => {}
  const server = createServer(answerFrom(metrics, host))
  const bound = await bind(server, { host, port }, { host: 'ADMIN_HOST', port: 'ADMIN_PORT' })
  log.info({ metrics_url: addressOf(host, bound) + path }, 'metrics are served')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function answerFrom({ registry, text }: Metrics, ownHost: string): RequestListener {
  return async (req, res) => {
    res.setHeader('X-Content-Type-Options', 'nosniff')
    if (!isOwn(req.headers.host, ownHost)) return res.writeHead(421).end()
    if (req.url?.split('?')[0] !== path) return res.writeHead(404).end()
    if (req.method !== 'GET' && req.method !== 'HEAD') return res.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return res.writeHead(200, { 'Content-Type': registry.contentType }).end(await text())
  }
}

/**
 * Whether a `Host` is one by which operators know the server: an address, a name without a dot, or ADMIN_HOST. Another name may be one
 * that the owner of a web page has pointed to this machine, so that a browser lets the page read the metrics (DNS rebinding).
 */
export function isOwn(host: string | undefined, ownHost: string): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || !name.includes('.') || name === ownHost.toLowerCase()
}
