import express, { type Request, type RequestHandler, type Response } from 'express'
import { Problem } from '../problem.ts'
import { decodeUtf8, parseJson } from './json.ts'

/** 1 MB of the specification, counted while the body streams in, after chunk decoding. */
const maxBytes = 1_048_576

const readBytes = express.raw({ type: () => true, limit: maxBytes, inflate: false })

/**
 * Reads and parses the body of an operation that has one. It stands behind the checks of token, path and scope: what a
 * stranger sends is never read, nor asked for with `100 Continue`.
 */
export const readBody: RequestHandler = (req, res, next) => {
  const { call } = res.locals
  const mediaTypes = call.operation?.requestMediaTypes ?? []
  if (mediaTypes.length === 0 || !hasBody(req)) return next()
  call.mediaType = acceptedMediaType(req, mediaTypes)
  if (req.headers.expect?.toLowerCase() === '100-continue') res.writeContinue()
  readBytes(req, res, (error?: unknown) => {
    if (error) return next(readFailure(error, res))
    try {
      req.body = parse(req.body, call.mediaType)
      next()
    } catch (failure) {
      next(failure)
    }
  })
}

function hasBody(req: Request): boolean {
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

function readFailure(error: unknown, res: Response): unknown {
  // What the caller still sends would be read as the next request.
  res.setHeader('Connection', 'close')
  switch ((error as { type?: string }).type) {
    case 'entity.too.large':
      return new Problem('payload_too_large', 'The body is larger than 1 MB (1,048,576 bytes).')
    case 'request.aborted':
    case 'request.size.invalid':
      return new Problem('invalid_body', 'The body ended before its announced length.', { cause: error })
    default:
      return error
  }
}

function parse(bytes: Uint8Array, mediaType: string | undefined): unknown {
  return mediaType === 'application/x-www-form-urlencoded' ? parseForm(decodeUtf8(bytes)) : parseJson(bytes)
}

/** Parameters sent without a value are as if omitted, and none may be repeated (RFC 6749, section 3.2). */
function parseForm(text: string): Record<string, string> {
  const form = new URLSearchParams(text)
  for (const name of new Set(form.keys())) {
    if (form.getAll(name).length > 1)
      throw new Problem('invalid_body', `The parameter '${name}' is repeated.`)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}
