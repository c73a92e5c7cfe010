import { constants } from 'node:crypto'
import type { Socket } from 'node:net'
import { DEFAULT_CIPHERS } from 'node:tls'
import { buildConnector, Client, type Dispatcher, errors } from 'undici'
import { ForbiddenAddressError, guardedLookup, hostAddress } from './addresses.ts'
import type { Names } from './names.ts'

/**
 * Handshakes run on the event loop. In TLS 1.2 the target could choose a group for finite-field Diffie-Hellman: one of 8,192 bits
 * blocks the event loop for 250 ms. The target could also repeat the handshake of a connection thousands of times a second.
 */
const handshakes = { ciphers: `${DEFAULT_CIPHERS}:!kDHE`, secureOptions: constants.SSL_OP_NO_RENEGOTIATION }

/**
 * Creates the function that opens connections, for HTTP/1.1.
 *
 * A connection whose request is aborted, or not sent, is reset. If it were closed, the kernel would keep what the target has not
 * read: up to 1 MB for each attempt, for minutes.
 *
 * @param isAllowed whether an address may be dialled
 * @param timeout time limit of opening a connection, and of its TLS handshake, in milliseconds
 */
export function targetConnector(
  isAllowed: (address: string) => boolean,
  resolve: Names['resolve'],
  timeout: number,
): buildConnector.connector {
  const lookup = guardedLookup(isAllowed, resolve)
  const open = buildConnector({ ...handshakes, lookup, timeout, allowH2: false })
  return (options, callback) => {
    const ip = hostAddress(options)
    // An IP address is dialled without name resolution, so it must be checked here.
    if (ip !== null && !isAllowed(ip))
      return callback(new ForbiddenAddressError(`${ip} may not be dialled`), null)
    const { servername: _, ...address } = options
    // Node resets only plain sockets. So the socket below TLS is opened first.
    open({ ...address, protocol: 'http:' }, (...opened) => {
      const [error, plain] = opened
      if (error) return callback(error, null)
      if (options.protocol === 'http:') return callback(null, resetIfAborted(plain, plain))
      open({ ...options, httpSocket: plain }, (...secured) => {
        const [fault, secure] = secured
        if (fault) callback(fault, null)
        else callback(null, resetIfAborted(secure, plain))
      })
    })
  }
}

/** @param plain the socket itself, or the one below TLS */
function resetIfAborted(socket: Socket, plain: Socket): Socket {
  let isCut = false
  const destroyPlain = plain.destroy
  // A socket with TLS calls this when it no longer uses the one below: to reset that one earlier crashes Node.
  plain.destroy = error => {
    // `resetAndDestroy` calls this without the error. Then undici would take the reset for the end of the response, and fail an assertion.
    plain.destroy = () => destroyPlain.call(plain, error)
    return isCut ? plain.resetAndDestroy() : plain.destroy()
  }
  const { destroy } = socket
  socket.destroy = error => {
    // Undici's own error, whose class and code are those of an idle connection too.
    const isAborted = error instanceof errors.InformationalError && error.message === 'aborted'
    isCut = isAborted || socket.writableLength > 0
    return destroy.call(socket, error)
  }
  return socket
}

type DispatchHandler = Required<Dispatcher.DispatchHandler>

/** Gets what happens to a request. Either `onResponseEnd` or `onResponseError` is called, once and last. */
export interface ResponseHandler
  extends Pick<DispatchHandler, 'onRequestStart' | 'onResponseStart' | 'onResponseData'> {
  onResponseEnd(): void
  onResponseError(error: Error): void
}

/** The connections to the targets of webhooks. */
export interface Connections {
  /**
   * Sends a request over the idle connection to the origin that was used last, or over a new one. A target may close an idle connection
   * just when a request arrives. If a reused connection ends without a byte of an answer, the request is sent again on a new connection,
   * at once and only once. HTTP allows this for a request whose repetition has no further effect (RFC 9112, section 9.3.1): receivers
   * ignore an id that they know.
   */
  send(origin: string, request: Dispatcher.DispatchOptions, handler: ResponseHandler): void
  /** Closes all connections. Their requests fail, and so do later ones. */
  destroy(): Promise<void>
}

interface Connection {
  send(request: Dispatcher.DispatchOptions, handler: ResponseHandler): void
  readonly client: Client
}

/**
 * Each connection has one request at a time, so attempts in flight bound the connections. The pools of undici have the same effect, but
 * pass each request through three dispatchers.
 *
 * @param options of each connection; it closes itself when it has been idle for too long
 */
export function createConnections(
  options: Client.Options & { readonly connect: buildConnector.connector },
): Connections {
  const open = new Set<Connection>()
  /** The idle connections of each origin. The one used last is the last, so that the others reach their time limit. */
  const idle = new Map<string, Connection[]>()
  let isDestroyed = false

  function dial(origin: string): Connection {
    let socket: Socket | null = null
    let isUsed = false
    let reused: Socket | null = null
    let bytesBefore = 0
    let current: { readonly request: Dispatcher.DispatchOptions; readonly handler: ResponseHandler } | null =
      null
    const client = new Client(origin, {
      ...options,
      connect(target, callback) {
        options.connect(target, (...result) => {
          socket = result[1]
          isUsed = false
          callback(...result)
        })
      },
    })
    client.on('disconnect', () => {
      // A request that waits opens the next connection.
      if (!current) forget()
    })

    function forget(): void {
      open.delete(connection)
      const others = idle.get(origin)?.filter(other => other !== connection) ?? []
      if (others.length > 0) idle.set(origin, others)
      else idle.delete(origin)
      if (!client.destroyed) void client.close()
    }

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller, context) {
        reused = isUsed ? socket : null
        isUsed = true
        bytesBefore = reused?.bytesRead ?? 0
        current?.handler.onRequestStart(controller, context)
      },
      onResponseStart(controller, status, headers) {
        current?.handler.onResponseStart(controller, status, headers)
      },
      onResponseData(controller, chunk) {
        current?.handler.onResponseData(controller, chunk)
      },
      onResponseEnd() {
        const ended = current
        current = null
        const others = idle.get(origin)
        if (others) others.push(connection)
        else idle.set(origin, [connection])
        ended?.handler.onResponseEnd()
      },
      onResponseError(controller, error) {
        const isUnanswered = reused !== null && reused.bytesRead === bytesBefore && !controller.aborted
        const failed = current
        current = null
        forget()
        if (failed && isUnanswered && !isDestroyed) dial(origin).send(failed.request, failed.handler)
        else failed?.handler.onResponseError(error)
      },
    }
    const connection: Connection = {
      client,
      send(request, handlerOfRequest) {
        current = { request, handler: handlerOfRequest }
        reused = null
        client.dispatch(request, handler)
      },
    }
    open.add(connection)
    return connection
  }

  return {
    send(origin, request, handler) {
      if (isDestroyed) handler.onResponseError(new errors.ClientDestroyedError())
      else (idle.get(origin)?.pop() ?? dial(origin)).send(request, handler)
    },
    async destroy() {
      isDestroyed = true
      await Promise.all([...open].map(({ client }) => client.destroy()))
    },
  }
}
