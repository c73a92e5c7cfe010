import { createServer, type RequestListener, type Server } from 'node:http'
import type { Application } from 'express'
import { bind } from './bind.ts'
import { answerWhileStarting } from './http/answer-while-starting.ts'
import { originForm } from './http/origin-form.ts'

/** Node's defaults (60 s and 300 s) let a few slow senders hold a server. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  keepAliveTimeout: 5_000,
}

/**
 * Without this an answer that nobody reads holds its connection for ever; with it, for one to two times as long. It is more
 * than a request may take to come in, so that a late one still gets its 408. Event streams have a deadline of their own.
 */
const idleMs = 35_000

/** Of headers beyond a maximum Node drops the rest in silence, a second Authorization with them: their size is the limit. */
const maxHeadersCount = 0

/** A connection may ask as often as it likes: to open another one costs both sides more than to go on. */
const maxRequestsPerSocket = 0

/**
 * At some 20 KB each, about 200 MB when all are in use, and well below the descriptors that systems allow. What comes beyond
 * is closed at once, so that those who are connected, and the store, go on.
 */
const maxConnections = 10_000

/**
 * Binds the address, and answers 503 until it is given the app: the port is known before anything is built that names it.
 *
 * @throws {ConfigError} when the address cannot be bound
 */
export async function listen(
  host: string,
  port: number,
): Promise<{ server: Server; port: number; serve: (app: Application) => void }> {
  const server = createServer(limits, answerWhileStarting)
  server.timeout = idleMs
  server.maxHeadersCount = maxHeadersCount
  server.maxRequestsPerSocket = maxRequestsPerSocket
  server.maxConnections = maxConnections
  return {
    server,
    port: await bind(server, { host, port }, { host: 'HOST', port: 'PORT' }),
    serve(app) {
      const answer: RequestListener = (req, res) => {
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
