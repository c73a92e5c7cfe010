import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { mediaTypeFault, mediaTypeOf, messages, type OperationId, wholeBodyFault } from '@tenant-api/contract'
import type { Request, RequestHandler, Response } from 'express'
import { decodeUtf8, parseJson } from '../api/json.ts'
import { invalidRequest, Problem } from '../api/problem.ts'
import { createFairQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'
import { hold, readPieces } from './body-pieces.ts'
import type { Operation } from './call-state.ts'
import { networkOf } from './caller-address.ts'
import type { HeldMemory } from './held-memory.ts'

/**
 * Size of a large body, in bytes. To parse and validate 1 MB can block the event loop for 20 ms, so each large body gets a turn of
 * the event loop for itself.
 */
const largeBytes = 16_384

/**
 * Receives and parses the body of an operation. Runs after the checks of token, path and scope, so that bodies of
 * unauthorized callers are neither read nor requested with `100 Continue`. If the operation takes no body, a received body
 * is checked for its size and discarded.
 *
 * @param takingBytes operations that get the bytes of their body, unparsed
 */
export function readBody(memory: HeldMemory, takingBytes: readonly OperationId[]): RequestHandler {
  const takesBytes = (operation: Operation | undefined) => takingBytes.some(id => id === operation?.id)
  // The memory that may be held bounds the number of large bodies.
  const largeBodies = createFairQueue({ atOnce: 1, maxWaiting: Number.POSITIVE_INFINITY }, '')
  return async (req, res, next) => {
    const { call } = res.locals
    const mediaTypes = call.operation?.requestMediaTypes ?? []
    if (mediaTypes.length === 0) await dropBody(req, res)
    else if (hasBody(req)) {
      const mediaType = acceptedMediaType(req, mediaTypes)
      invite(req, res)
      const bytes = await receiveBody(req, size => memory.hold(res, size))
      const isParsed = !takesBytes(call.operation)
      if (isParsed && bytes.length >= largeBytes) {
        const holder = call.caller?.clientId ?? networkOf(req)
        call.work = largeBodies.run({ group: holder, member: holder }, () => nextTurn())
        await call.work
        // The caller has disconnected, so the body no longer counts as memory.
        if (res.closed) return
      }
      // A chunked body may be empty. That is the same as no body.
      if (bytes.length > 0) {
        call.mediaType = mediaType
        if (!isParsed) req.body = bytes
        else if (mediaType === 'application/x-www-form-urlencoded') req.body = parseForm(bytes)
        else {
          const { text, value } = parseJson(bytes, limits.jsonValues)
          call.bodyText = text
          req.body = value
        }
      }
    }
    next()
  }
}

/**
 * Receives and drops the body of a request that takes none, within the limits. Node itself would read such a body after the answer,
 * without limits: a body in tiny pieces occupies the event loop.
 *
 * @throws {Problem} `payload_too_large` or `invalid_body`
 */
export async function dropBody(req: Request, res: Response): Promise<void> {
  if (!hasBody(req)) return
  invite(req, res)
  await discardBody(req)
}

/** Lets a caller that waits for `100 Continue` send its body. @throws {Problem} `payload_too_large` if it announces a larger body */
function invite(req: Request, res: Response): void {
  if (Number(req.headers['content-length']) > limits.requestBodyBytes) throw tooLarge()
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue()
}

/** Whether the request has a body, received or not (RFC 9112, section 6). */
export function hasBody(req: Pick<IncomingMessage, 'headers'>): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

function acceptedMediaType(req: Request, accepted: readonly string[]): string {
  const fault = mediaTypeFault(req.headers, accepted)
  if (fault !== undefined) throw new Problem('unsupported_media_type', fault)
  // Normalize the header, because the validator caches a compiled schema for each spelling of it.
  const mediaType = mediaTypeOf(req.headers)
  req.headers['content-type'] = mediaType
  return mediaType
}

/**
 * Receives a body into one buffer, which grows as needed. With one buffer per piece, a body of one-byte chunks would occupy a
 * hundred times its size in memory.
 *
 * @param hold called before the buffer grows; if it returns false, the body is refused
 * @throws {Problem} `payload_too_large` as early as possible, `service_unavailable`, or `invalid_body`
 */
function receiveBody(req: Request, hold: (bytes: number) => boolean): Promise<Uint8Array> {
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
function discardBody(req: Request): Promise<void> {
  return eachPiece(req, () => {})
}

/** Calls `take` with each piece of a body, within the limits. */
function eachPiece(req: Request, take: (piece: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // The error handler reads and drops the rest of the body.
    const refuse = (error: unknown) => {
      req.off('data', onData)
      reject(error)
    }
    const check = () => {
      const { bytes, count } = received
      if (bytes > limits.requestBodyBytes) refuse(tooLarge())
      else if (count > limits.requestBodyPieces + bytes / limits.requestBodyPieceBytes)
        refuse(tooManyPieces())
    }
    const onData = (piece: Uint8Array) => {
      try {
        take(piece)
      } catch (error) {
        refuse(error)
      }
    }
    const received = readPieces(req, check)
    req.on('data', onData)
    check()
    // The connection may have closed before, while the token was checked.
    finished(req, { writable: false }, cause => {
      if (cause) reject(invalidRequest(wholeBodyFault('The body ended before its announced length.'), cause))
      else resolve()
    })
  })
}

function tooLarge(): Problem {
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

/**
 * Parses a form (application/x-www-form-urlencoded). Parameters without a value count as omitted, and no parameter may be
 * repeated (RFC 6749, section 3.2).
 *
 * @throws {Problem} `invalid_body`
 */
function parseForm(bytes: Uint8Array): Record<string, string> {
  const text = decodeUtf8(bytes)
  // Count first: URLSearchParams takes quadratic time in the number of names.
  if (text.split('&', limits.formParameters + 1).length > limits.formParameters)
    throw invalidRequest(wholeBodyFault(`The form has more than ${limits.formParameters} parameters.`))
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name))
      throw invalidRequest(wholeBodyFault(`The parameter '${name.slice(0, 64).toWellFormed()}' is repeated.`))
    form.set(name, value)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}

/**
 * Sends an error. If the request is incomplete, also closes the connection, since the rest of the body would be parsed as the
 * next request. Closing with unread bytes resets the connection, and the caller may lose the answer (RFC 9112, section 9.6).
 * So the rest is read and dropped for up to `limits.refusedRequestSeconds`.
 */
export function sendWhileReceiving(res: ServerResponse, body: unknown): void {
  const { req } = res
  const text = JSON.stringify(body)
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  if (req.complete || req.destroyed || !hasBody(req)) {
    res.end(text)
    return
  }
  res.setHeader('Connection', 'close')
  res.write(text)
  const timer = setTimeout(end, 1_000 * limits.refusedRequestSeconds)
  let owed = 0
  readPieces(req, length => {
    owed = Math.max(0, owed + limits.requestBodyPieceBytes - length)
    // Stop reading a body that arrives in tiny pieces, since dropping them costs as much as receiving them.
    if (owed >= 16 * limits.requestBodyPieceBytes) hold(req.socket)
  })
  req.once('end', end).once('close', end).resume()

  function end() {
    clearTimeout(timer)
    res.end()
  }
}
