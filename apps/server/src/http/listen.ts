import { createServer, type RequestListener, type Server } from 'node:http'
import type { Application } from 'express'
import type { Config } from '../config/config.ts'
import { limits } from '../limits.ts'
import { allowOrigins } from './allow-origins.ts'
import { answerWhileStarting } from './answer-while-starting.ts'
import { bind } from './bind.ts'
import { limitConnections } from './connection-limits.ts'
import { originForm } from './origin-form.ts'

/** With Node's defaults (60 s and 300 s), a few slow senders could occupy a server. */
const serverOptions = {
  headersTimeout: 1_000 * limits.headSeconds,
  requestTimeout: 1_000 * limits.requestSeconds,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: limits.headBytes,
  keepAliveTimeout: 1_000 * limits.keepAliveSeconds,
}

/**
 * No maximum number of headers, because Node would silently drop further headers, even a second Authorization header. The
 * size of the head is limited instead.
 */
const maxHeadersCount = 0

/** No limit: opening a new connection costs both sides more than reusing one. */
const maxRequestsPerSocket = 0

/**
 * Binds the address, and answers 503 until `serve` is called. The app is created later, because its URLs contain the port.
 *
 * @param stopping once this signal is aborted, each answer closes its connection
 * @throws {ConfigError} when the address cannot be bound
 */
export async function listen(
  { host, port, corsOrigins }: Pick<Config, 'host' | 'port' | 'corsOrigins'>,
  stopping: AbortSignal,
): Promise<{ server: Server; port: number; serve: (app: Application, onCrowded: () => void) => void }> {
  const server = createServer(serverOptions, answerWhileStarting(allowOrigins(corsOrigins)))
  // Ends connections whose answer is not being read. Subscriptions have a deadline of their own.
  server.timeout = 1_000 * limits.idleSeconds
  server.maxHeadersCount = maxHeadersCount
  server.maxRequestsPerSocket = maxRequestsPerSocket
  let crowded = () => {}
  // Count connections from the beginning: a connection may be opened before `serve`, and send its requests later.
  const connections = limitConnections(server, () => crowded())
  return {
    server,
    port: await bind(server, { host, port }, { host: 'HOST', port: 'PORT' }),
    serve(app, onCrowded) {
      crowded = onCrowded
      const answer: RequestListener = (req, res) => {
        if (!connections.admit(res)) return
        // The client's next request then uses a new connection, which the load balancer sends to another node.
        if (stopping.aborted) res.setHeader('Connection', 'close')
        req.url = originForm(req.url ?? '/')
        app(req, res)
      }
      server.removeAllListeners('request')
      server.on('request', answer)
      // By default, Node would send `100 Continue` before the token is checked.
      server.on('checkContinue', answer)
      // Other expectations are ignored; Node would answer 417.
      server.on('checkExpectation', answer)
    },
  }
}
