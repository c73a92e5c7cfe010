import type { IncomingMessage } from 'node:http'
import {
  faults,
  mediaTypeFault,
  mediaTypeOf,
  messages,
  unstorableFault,
  wholeBodyFault,
} from '@tenant-api/contract'
import type { Operation } from './match-operation.ts'
import { invalidRequest, Refusal } from './refusal.ts'

const maxBytes = 1_048_576
export const maxDepth = 64
const maxParameters = 100

/**
 * Reads and parses the JSON or form body of a request, within the documented limits. Returns an empty object if the request or
 * the operation has no body.
 *
 * @param askForBody a callback, which runs right before the body is read
 * @throws {Refusal} 415, 413 or 400 `invalid_body`
 */
export async function readBody(
  request: IncomingMessage,
  { requestMediaTypes }: Pick<Operation, 'requestMediaTypes'>,
  askForBody: () => void,
): Promise<ReadBody> {
  if (!hasBody(request)) return {}
  // The size limit applies even if the operation has no body.
  if (requestMediaTypes.length === 0) {
    await readBytes(request, askForBody)
    return {}
  }
  const fault = mediaTypeFault(request.headers, requestMediaTypes)
  if (fault !== undefined) throw new Refusal(415, 'unsupported_media_type', fault)
  const mediaType = mediaTypeOf(request.headers)
  const bytes = await readBytes(request, askForBody)
  // A chunked body may be empty. That is the same as no body.
  if (bytes.length === 0) return {}
  const text = decodeUtf8(bytes)
  return { text, value: mediaType === 'application/json' ? parseJson(text) : parseForm(text) }
}

/** A body that has been read: empty if there is none. */
interface ReadBody {
  readonly text?: string
  readonly value?: unknown
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const read = new WeakMap<IncomingMessage, Promise<Buffer>>()

/**
 * The bytes of a body. A recording needs them before the checks of the request do: the second call has the result of the first.
 *
 * @throws {Refusal} 413
 */
export function readBytes(request: IncomingMessage, askForBody: () => void): Promise<Buffer> {
  const bytes = read.get(request) ?? readAll(request, askForBody)
  read.set(request, bytes)
  return bytes
}

async function readAll(request: IncomingMessage, askForBody: () => void): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  askForBody()
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop must not destroy the socket, on which the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal(413, 'payload_too_large', messages.PayloadTooLarge.payload_too_large, {
    Connection: 'close',
  })
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw invalid('The body is not valid UTF-8.')
  }
}

function parseJson(text: string): unknown {
  if (text.startsWith('\uFEFF')) throw invalid('The body starts with a byte order mark.')
  if (depthOf(text) > maxDepth) throw invalid(`The body is nested more than ${maxDepth} levels deep.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidRequest(faults.BadRequestBody.malformed_json)
  }
  const fault = unstorableFault(value)
  if (fault) throw invalidRequest(fault)
  return value
}

/** The nesting depth of a JSON text, computed without recursion, since a deeply nested text could overflow the stack. */
export function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString && character === '\\') index++
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return deepest
}

/** Ignores parameters without a value, and refuses repeated ones (RFC 6749, section 3.2). */
function parseForm(text: string): Record<string, string> {
  // Limit the number first: `getAll` for each name takes quadratic time.
  if (text.split('&', maxParameters + 1).length > maxParameters)
    throw invalid(`The form has more than ${maxParameters} parameters.`)
  const form = new URLSearchParams(text)
  for (const name of form.keys()) {
    if (form.getAll(name).length > 1) throw invalid(`The parameter '${name.slice(0, 64)}' is repeated.`)
  }
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}

function invalid(message: string): Refusal {
  return invalidRequest(wholeBodyFault(message))
}
