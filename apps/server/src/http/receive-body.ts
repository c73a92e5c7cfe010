import { finished } from 'node:stream'
import { messages, wholeBodyFault } from '@tenant-api/contract'
import type { Request } from 'express'
import { invalidRequest, Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'

/**
 * Receives a body into one buffer, which grows as needed. With one buffer per piece, a body of one-byte chunks would occupy a
 * hundred times its size in memory.
 *
 * @param hold called before the buffer grows; if it returns false, the body is refused
 * @throws {Problem} `payload_too_large` as early as possible, `service_unavailable`, or `invalid_body`
 */
export function receiveBody(req: Request, hold: (bytes: number) => boolean): Promise<Uint8Array> {
  const announced = Number(req.headers['content-length'] ?? limits.requestBodyBytes)
  let buffer = Buffer.allocUnsafe(Math.min(announced, limits.uncountedBytes))
  let length = 0
  return eachPiece(req, piece => {
    const needed = length + piece.length
    if (needed > buffer.length) {
      const size = Math.min(Math.max(2 * buffer.length, needed), announced, limits.requestBodyBytes)
      if (!hold(size - buffer.length)) throw tooMuchHeld()
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    buffer.set(piece, length)
    length = needed
  }).then(() => buffer.subarray(0, length))
}

/** Reads and drops a body, to check its size. @throws {Problem} `payload_too_large` or `invalid_body` */
export function discardBody(req: Request): Promise<void> {
  return eachPiece(req, () => {})
}

/** Calls `take` with each piece of a body, within the limits. */
function eachPiece(req: Request, take: (piece: Uint8Array) => void): Promise<void> {
  let bytes = 0
  let pieces = 0
  return new Promise((resolve, reject) => {
    const onData = (piece: Uint8Array) => {
      bytes += piece.length
      try {
        if (bytes > limits.requestBodyBytes) throw tooLarge()
        if (++pieces > limits.requestBodyPieces + bytes / limits.requestBodyPieceBytes) throw tooManyPieces()
        take(piece)
      } catch (error) {
        // The error handler reads and drops the rest of the body.
        req.off('data', onData)
        reject(error)
      }
    }
    req.on('data', onData)
    // The connection may have closed before, while the token was checked.
    finished(req, { writable: false }, cause => {
      if (cause) reject(invalidRequest(wholeBodyFault('The body ended before its announced length.'), cause))
      else resolve()
    })
  })
}

export function tooLarge(): Problem {
  return new Problem('payload_too_large', messages.PayloadTooLarge.payload_too_large)
}

function tooManyPieces(): Problem {
  const least = limits.requestBodyPieceBytes
  return invalidRequest(
    wholeBodyFault(`The body comes in too many pieces. Send chunks of ${least} bytes or more.`),
  )
}

function tooMuchHeld(): Problem {
  return new Problem('service_unavailable', 'Too many large bodies are being received. Try again.')
}
