import { createServer, type RequestListener, type Server } from 'node:http'
import type { Application } from 'express'
import { bind } from './bind.ts'
import { answerWhileStarting } from './http/answer-while-starting.ts'
import { boundConnections } from './http/connections.ts'
import { originForm } from './http/origin-form.ts'
import { limits } from './limits.ts'

/** Node's defaults (60 s and 300 s) let a few slow senders hold a server. */
const serverOptions = {
  headersTimeout: 1_000 * limits.headSeconds,
  requestTimeout: 1_000 * limits.requestSeconds,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: limits.headBytes,
  keepAliveTimeout: 1_000 * limits.keepAliveSeconds,
}

/** Of headers beyond a maximum Node drops the rest in silence, a second Authorization with them: their size is the limit. */
const maxHeadersCount = 0

/** A connection may ask as often as it likes: to open another one costs both sides more than to go on. */
const maxRequestsPerSocket = 0

/**
 * Binds the address, and answers 503 until it is given the app: the port is known before anything is built that names it.
 *
 * @param stopping once it is aborted, each answer closes its connection
 * @throws {ConfigError} when the address cannot be bound
 */
export async function listen(
  { host, port }: { host: string; port: number },
  stopping: AbortSignal,
): Promise<{ server: Server; port: number; serve: (app: Application, onCrowded: () => void) => void }> {
  const server = createServer(serverOptions, answerWhileStarting)
  // Without this an answer that nobody reads holds its connection until its deadline. Event streams have a deadline of their own.
  server.timeout = 1_000 * limits.idleSeconds
  server.maxHeadersCount = maxHeadersCount
  server.maxRequestsPerSocket = maxRequestsPerSocket
  return {
    server,
    port: await bind(server, { host, port }, { host: 'HOST', port: 'PORT' }),
    serve(app, onCrowded) {
      const connections = boundConnections(server, onCrowded)
      const answer: RequestListener = (req, res) => {
        if (!connections.admit(res)) return
        // The client's next request needs a new connection, which the load balancer gives to another node.
        if (stopping.aborted) res.setHeader('Connection', 'close')
        req.url = originForm(req.url ?? '/')
        app(req, res)
      }
      server.removeAllListeners('request')
      server.on('request', answer)
      // Left to itself, Node sends `100 Continue` before anyone has looked at the token.
      server.on('checkContinue', answer)
      // Other expectations are ignored; Node would answer 417 to anyone.
      server.on('checkExpectation', answer)
    },
  }
}
