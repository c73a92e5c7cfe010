import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventStream, messages, operations } from '@tenant-api/contract'
import type { Application } from 'express'
import { problem } from '../api/problem.ts'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type AllowOrigins, allowOrigins } from './allow-origins.ts'
import { sendWhileReceiving } from './body.ts'
import { holdBody, pauseInTurn } from './body-pieces.ts'
import { callerReader, networkOf } from './caller-address.ts'
import { limitConnections } from './connection-limits.ts'
import { isTokenEndpoint } from './match-operation.ts'
import { createRequestTurns } from './request-turns.ts'
import { WaitingRoom } from './waiting-subscriptions.ts'

/** With Node's defaults (60 s and 300 s), a few slow senders could occupy a server. */
const serverOptions = {
  headersTimeout: 1_000 * limits.headSeconds,
  requestTimeout: 1_000 * limits.requestSeconds,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: limits.headBytes,
}

/**
 * No maximum number of headers, because Node would silently drop further headers, even a second Authorization header. The
 * size of the head is limited instead.
 */
const maxHeadersCount = 0

/** No limit: opening a new connection costs both sides more than reusing one. */
const maxRequestsPerSocket = 0

/**
 * Binds the address, and answers 503 until `serve` is called; subscriptions wait for it. The app is created later, because its URLs
 * contain the port.
 *
 * @param stopping once this signal is aborted, each answer closes its connection
 * @throws {ConfigError} when the address cannot be bound
 */
export async function listen(
  {
    host,
    port,
    corsOrigins,
    keepAliveSeconds,
    trustedProxies,
  }: Pick<Config, 'host' | 'port' | 'corsOrigins' | 'keepAliveSeconds' | 'trustedProxies'>,
  stopping: AbortSignal,
): Promise<{ server: Server; port: number; serve: (app: Application, onCrowded: () => void) => void }> {
  const room = new WaitingRoom(stopping)
  const starting = answerWhileStarting(allowOrigins(corsOrigins), room, (req, res) =>
    server.emit('request', req, res),
  )
  const readCaller = callerReader(trustedProxies)
  const server = createServer(
    { ...serverOptions, keepAliveTimeout: 1_000 * keepAliveSeconds },
    (req, res) => {
      readCaller(req)
      starting(req, res)
    },
  )
  // Ends connections whose answer is not being read. Subscriptions have a deadline of their own.
  server.timeout = 1_000 * limits.idleSeconds
  server.maxHeadersCount = maxHeadersCount
  server.maxRequestsPerSocket = maxRequestsPerSocket
  let crowded = () => {}
  pauseInTurn(server)
  // Count connections from the beginning: a connection may be opened before `serve`, and send its requests later.
  const connections = limitConnections(server, () => crowded())
  return {
    server,
    port: await bind(server, { host, port }, { host: 'HOST', port: 'PORT' }),
    serve(app, onCrowded) {
      crowded = onCrowded
      const inTurn = createRequestTurns(server)
      const answer: RequestListener = (req, res) => {
        if (!connections.admit(res)) return
        readCaller(req)
        holdBody(req, res)
        req.url = originForm(req.url ?? '/')
        inTurn(res, () => {
          // The client's next request then uses a new connection, which the load balancer sends to another node.
          if (stopping.aborted) res.setHeader('Connection', 'close')
          app(req, res)
        })
      }
      server.removeAllListeners('request')
      server.on('request', answer)
      // By default, Node would send `100 Continue` before the token is checked.
      server.on('checkContinue', answer)
      // Other expectations are ignored; Node would answer 417.
      server.on('checkExpectation', answer)
      room.letIn()
    },
  }
}

/**
 * Binds a server to the address given by two settings.
 *
 * @returns the port; the system chooses it if the setting is 0
 * @throws {ConfigError} when the address cannot be bound
 */
export async function bind(
  server: Server,
  { host, port }: { host: string; port: number },
  names: { host: string; port: string },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve).once('error', reject)
    server.listen({ port, host, backlog: limits.unacceptedConnections })
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop the program that listens there, or choose another ${names.port}.`
        : `${names.host} ${host} and ${names.port} ${port} cannot be bound: ${error.message}.`,
    )
  })
  return (server.address() as AddressInfo).port
}

/** The URL of a bound server: scheme, host and port. */
export function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * The path and query of a request target. Drops the host of a target in absolute form (RFC 9112, section 3.2.2), because the
 * caller chooses it, and because Express and the validator parse such a target differently. A second slash would let Express take
 * the first segment for a host, and then skip the whole pipeline: the result never begins with two slashes.
 */
function originForm(target: string): string {
  const form = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (/^\/[/\\]/.test(form)) return `/.${form}`
  return form.startsWith('/') || form === '*' ? form : `/${form}`
}

const message = messages.PublicServiceUnavailable.service_unavailable

/**
 * Answers every request with the documented 503 until the app exists. Web pages get the same CORS headers as from the app, so that
 * they can read this answer and its `Retry-After`. A subscription waits for the app. Its token cannot be checked yet, because the
 * store has the keys, so networks share the places.
 *
 * @param answer answers a request once the app exists
 */
function answerWhileStarting(
  allow: AllowOrigins,
  room: WaitingRoom,
  answer: RequestListener,
): RequestListener {
  return async (req, res) => {
    const mayWait = isSubscription(req) && req.headers.authorization !== undefined
    if (mayWait && (await room.wait(res, networkOf(req)))) answer(req, res)
    else if (!req.socket.destroyed) allow(req, res, () => refuse(req, res))
  }
}

function isSubscription({ method, url }: IncomingMessage): boolean {
  const documented = operations[eventStream.operation]
  return method === documented.method && pathOf(url) === documented.path
}

function pathOf(target = '/'): string {
  return originForm(target).split('?')[0] ?? ''
}

const refuse: RequestListener = (req, res) => {
  const { status, body } = problem('service_unavailable', message)
  const path = pathOf(req.url)
  res.statusCode = status
  res.setHeader('X-Request-ID', randomUUID())
  res.setHeader('Retry-After', '1')
  res.setHeader('Connection', 'close')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  const oauthBody = { error: 'temporarily_unavailable', error_description: message }
  // Some OAuth clients omit the slash at the end of the token endpoint.
  const isTokenRequest = isTokenEndpoint(path) || isTokenEndpoint(`${path}/`)
  sendWhileReceiving(res, isTokenRequest ? oauthBody : body)
}
