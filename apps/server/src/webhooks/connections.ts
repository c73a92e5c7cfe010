import { constants } from 'node:crypto'
import type { Socket } from 'node:net'
import { DEFAULT_CIPHERS } from 'node:tls'
import { buildConnector, errors } from 'undici'
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
