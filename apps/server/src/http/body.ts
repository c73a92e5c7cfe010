import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { mediaTypeFault, mediaTypeOf, type OperationId } from '@tenant-api/contract'
import type { Request, RequestHandler, Response } from 'express'
import { parseJson } from '../api/json.ts'
import { Problem } from '../api/problem.ts'
import { createFairQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'
import type { Operation } from './call-state.ts'
import { parseForm } from './form.ts'
import type { HeldMemory } from './held-memory.ts'
import { networkOf } from './network-of.ts'
import { discardBody, receiveBody, tooLarge } from './receive-body.ts'

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
        const holder = call.caller?.clientId ?? networkOf(req.socket.remoteAddress)
        call.work = largeBodies.run({ group: holder, member: holder }, () => nextTurn())
        await call.work
        // The caller has disconnected, so the body no longer counts as memory.
        if (res.closed) return
      }
      // A chunked body may be empty. That is the same as no body.
      if (bytes.length > 0) {
        call.mediaType = mediaType
        req.body = isParsed ? parse(bytes, mediaType) : bytes
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

function parse(bytes: Uint8Array, mediaType: string): unknown {
  return mediaType === 'application/x-www-form-urlencoded'
    ? parseForm(bytes)
    : parseJson(bytes, limits.jsonValues)
}
