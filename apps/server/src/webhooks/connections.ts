import { constants } from 'node:crypto'
import type { Socket } from 'node:net'
import { DEFAULT_CIPHERS } from 'node:tls'
import { type Agent, buildConnector, Client, type Dispatcher, errors, Pool } from 'undici'
import type { guardedLookup } from './addresses.ts'

/**
 * Handshakes run on the event loop. In TLS 1.2 the target could choose a group for finite-field Diffie-Hellman: one of 8,192 bits
 * blocks the event loop for 250 ms. The target could also repeat the handshake of a connection thousands of times a second.
 */
const handshakes = { ciphers: `${DEFAULT_CIPHERS}:!kDHE`, secureOptions: constants.SSL_OP_NO_RENEGOTIATION }

/**
 * Creates the function that opens the connections of an undici agent, for HTTP/1.1.
 *
 * A connection whose request is aborted, or not sent, is reset. If it were closed, the kernel would keep what the target has not
 * read: up to 1 MB for each attempt, for minutes.
 *
 * @param timeout time limit of opening a connection, and of its TLS handshake, in milliseconds
 */
export function targetConnector(
  lookup: ReturnType<typeof guardedLookup>,
  timeout: number,
): buildConnector.connector {
  const open = buildConnector({ ...handshakes, lookup, timeout, allowH2: false })
  return (options, callback) => {
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

/** What a pool passes to its connections: the options of the agent, with a function that connects. */
type ConnectionOptions = Client.Options & { readonly connect: buildConnector.connector }

/**
 * The pools of an agent whose targets may close an idle connection just when a request arrives. If a reused connection ends without a
 * byte of an answer, `onNewConnection` sends the request again, at once and only once. HTTP allows this for a request whose repetition
 * has no further effect (RFC 9112, section 9.3.1): receivers ignore an id that they know.
 */
export function poolsThatRetry(onNewConnection: Dispatcher): NonNullable<Agent.Options['factory']> {
  return (origin, options) =>
    new Pool(origin, {
      ...options,
      // The cast is safe: a pool replaces the option `connect` by a function.
      factory: (url, given) => connectionTo(url, given as ConnectionOptions, onNewConnection),
    })
}

/** A client has one connection at a time. */
function connectionTo(origin: URL, options: ConnectionOptions, onNewConnection: Dispatcher): Client {
  let socket: Socket | null = null
  let isUsed = false
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
  const dispatch = client.dispatch.bind(client)
  client.dispatch = (request, handler) => {
    let reused: Socket | null = null
    let bytesBefore = 0
    return dispatch(request, {
      ...handler,
      onRequestStart(controller, context) {
        if (isUsed) reused = socket
        isUsed = true
        bytesBefore = reused?.bytesRead ?? 0
        handler.onRequestStart?.(controller, context)
      },
      onResponseError(controller, error) {
        const isUnanswered = reused !== null && reused.bytesRead === bytesBefore && !controller.aborted
        if (isUnanswered) onNewConnection.dispatch(request, handler)
        else handler.onResponseError?.(controller, error)
      },
    })
  }
  return client
}
