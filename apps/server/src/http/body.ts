import { mediaTypeFault, mediaTypeOf, type OperationId } from '@tenant-api/contract'
import type { Request, RequestHandler } from 'express'
import { parseJson } from '../api/json.ts'
import { Problem } from '../api/problem.ts'
import { limits } from '../limits.ts'
import type { Operation } from './call-state.ts'
import { parseForm } from './form.ts'
import type { HeldMemory } from './held-memory.ts'
import { discardBody, receiveBody, tooLarge } from './receive-body.ts'

/**
 * Receives and parses the body of an operation. Runs after the checks of token, path and scope, so that bodies of
 * unauthorized callers are neither read nor requested with `100 Continue`. If the operation takes no body, a received body
 * is checked for its size and discarded.
 *
 * @param takingBytes operations that get the bytes of their body, unparsed
 */
export function readBody(memory: HeldMemory, takingBytes: readonly OperationId[]): RequestHandler {
  const takesBytes = (operation: Operation | undefined) => takingBytes.some(id => id === operation?.id)
  return async (req, res, next) => {
    const { call } = res.locals
    const mediaTypes = call.operation?.requestMediaTypes ?? []
    if (!hasBody(req)) return next()
    const mediaType = mediaTypes.length > 0 ? acceptedMediaType(req, mediaTypes) : undefined
    if (Number(req.headers['content-length']) > limits.requestBodyBytes) throw tooLarge()
    if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue()
    if (mediaType === undefined) await discardBody(req)
    else {
      const bytes = await receiveBody(req, size => memory.hold(res, size))
      // A body in chunks may turn out to be empty, which is the same as none.
      if (bytes.length > 0) {
        call.mediaType = mediaType
        req.body = takesBytes(call.operation) ? bytes : parse(bytes, mediaType)
      }
    }
    next()
  }
}

/** Whether the request has a body, received or not (RFC 9112, section 6). */
export function hasBody(req: Request): boolean {
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
  return mediaType === 'application/x-www-form-urlencoded' ? parseForm(bytes) : parseJson(bytes)
}
