import type { Request, RequestHandler } from 'express'
import { takingBytes } from '../handler.ts'
import { decodeUtf8, parseJson } from '../json.ts'
import { Problem } from '../problem.ts'
import type { Operation } from './call-state.ts'

/** 1 MB of the specification, counted while the body streams in, after chunk decoding. */
const maxBytes = 1_048_576

/**
 * Reads and parses the body of an operation that has one. It stands behind the checks of token, path and scope: what a
 * stranger sends is never read, nor asked for with `100 Continue`.
 */
export const readBody: RequestHandler = async (req, res, next) => {
  const { call } = res.locals
  const mediaTypes = call.operation?.requestMediaTypes ?? []
  if (mediaTypes.length === 0 || !hasBody(req)) return next()
  call.mediaType = acceptedMediaType(req, mediaTypes)
  if (Number(req.headers['content-length']) > maxBytes) throw tooLarge()
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue()
  const bytes = await readBytes(req)
  req.body = takesBytes(call.operation) ? bytes : parse(bytes, call.mediaType)
  next()
}

function takesBytes(operation: Operation | undefined): boolean {
  return takingBytes.some(id => id === operation?.id)
}

/** The bytes of a body. Too many are told of at once: body-parser would first wait for the last of them. */
function readBytes(req: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Uint8Array) => {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      else {
        chunks.length = 0
        reject(tooLarge())
      }
    })
    req.once('end', () => resolve(Buffer.concat(chunks)))
    req.once('error', cause => {
      reject(new Problem('invalid_body', 'The body ended before its announced length.', { cause }))
    })
  })
}

function tooLarge(): Problem {
  return new Problem('payload_too_large', 'The body is larger than 1 MB (1,048,576 bytes).')
}

/** Whether a body belongs to the request, here or still to come (RFC 9112, section 6). */
export function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

function acceptedMediaType(req: Request, accepted: readonly string[]): string {
  const [mediaType = '', ...parameters] = (req.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map(part => part.trim())
  const charset = parameters.find(parameter => parameter.startsWith('charset='))?.slice('charset='.length)
  if (!accepted.includes(mediaType)) {
    throw new Problem('unsupported_media_type', `The Content-Type must be ${accepted.join(' or ')}.`)
  }
  if (charset !== undefined && charset.replaceAll('"', '') !== 'utf-8') {
    throw new Problem('unsupported_media_type', 'The charset must be utf-8.')
  }
  const encoding = req.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Problem(
      'unsupported_media_type',
      'The body must not be compressed: leave Content-Encoding out.',
    )
  }
  // The validator keeps a compiled schema for each spelling it meets: give it one spelling only.
  req.headers['content-type'] = mediaType
  return mediaType
}

function parse(bytes: Uint8Array, mediaType: string | undefined): unknown {
  return mediaType === 'application/x-www-form-urlencoded' ? parseForm(decodeUtf8(bytes)) : parseJson(bytes)
}

/** Parameters sent without a value are as if omitted, and none may be repeated (RFC 6749, section 3.2). */
function parseForm(text: string): Record<string, string> {
  const form = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (form.has(name)) throw new Problem('invalid_body', `The parameter '${name}' is repeated.`)
    form.set(name, value)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}
