import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Answer } from '@tenant-api/simulator'
import { STATUS_CODES } from '../node-http.ts'

const { request: requestByHttp } = process.getBuiltinModule('node:http')
const { request: requestByHttps } = process.getBuiltinModule('node:https')
const { createBrotliDecompress, createGunzip, createInflate } = process.getBuiltinModule('node:zlib')

/** Milliseconds within which the whole answer must arrive, or the headers of an event stream. */
export const answerMs = 60_000
/** The largest body of an answer, in bytes. */
export const mostAnswerBytes = 8_388_608
/** The largest headers of an answer, in bytes. */
const mostHeaderBytes = 65_536

/** An answer whose headers have arrived. */
export interface UpstreamAnswer {
  readonly status: number
  /** Each header that is not for this connection alone, by its name in lower case. */
  readonly headers: Readonly<Record<string, readonly string[]>>
  /** The same headers in the form that Node gives to a request. */
  readonly plainHeaders: IncomingHttpHeaders
  /** The decoded body. */
  readonly body: Readable
  /**
   * Reads the body.
   *
   * @throws {UpstreamError} if it is too large, breaks off, or takes too long
   */
  read(): Promise<Buffer>
  /** Lets the body take any time. */
  withoutDeadline(): void
}

/** The upstream cannot be reached, or breaks off. The message is a sentence. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly status: 502 | 504

  constructor(status: 502 | 504, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }

  /** The answer to the caller, in the documented form of errors. */
  answer(): Answer {
    const { status, message } = this
    return {
      status,
      headers: { 'Content-Type': 'application/json', 'X-Request-ID': randomUUID() },
      body: { statusCode: status, error: STATUS_CODES[status], message, errorCode: 'service_unavailable' },
    }
  }
}

/**
 * Returns a function that sends a request to a server, and resolves when the headers of the answer arrive. It follows no redirect.
 *
 * @param upstream the base URL, perhaps with a path
 */
export function forwardTo(upstream: URL) {
  /** Identifies this mock in the header `Via` (RFC 9110, section 7.6.3), to find a circle of forwarding. */
  const self = `mock-${randomUUID()}`
  const prefix = upstream.pathname.replace(/\/$/, '')
  const send = upstream.protocol === 'https:' ? requestByHttps : requestByHttp
  const name = upstream.origin + prefix

  /** @throws {UpstreamError} if no answer arrives. @param signal aborts when the caller leaves */
  return async (request: IncomingMessage, bytes: Buffer, signal: AbortSignal): Promise<UpstreamAnswer> => {
    if (request.headers.via?.includes(self))
      throw new UpstreamError(
        502,
        `The upstream ${name} leads back to this mock. Start it with another --upstream.`,
      )
    const outgoing = send({
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      path: prefix + request.url,
      method: request.method,
      headers: [...forwarded(request, bytes), 'Host', upstream.host, 'Via', via(request, self)],
      // A connection of its own: the upstream may close a kept one at any time, and a POST cannot be sent again.
      agent: false,
      maxHeaderSize: mostHeaderBytes,
      signal,
    })
    const late = new UpstreamError(504, `The upstream ${name} has not answered in ${answerMs / 1_000} s.`)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      outgoing.destroy(late)
    }, answerMs)
    try {
      const incoming = await responseTo(outgoing, bytes)
      const body = decoded(incoming, name)
      return {
        status: incoming.statusCode ?? 0,
        headers: passedOn(incoming),
        plainHeaders: incoming.headers,
        body,
        withoutDeadline: () => clearTimeout(timer),
        async read() {
          try {
            return await readAll(body, name)
          } catch (error) {
            throw isLate ? late : brokenOff(name, error)
          } finally {
            clearTimeout(timer)
            outgoing.destroy()
          }
        },
      }
    } catch (error) {
      clearTimeout(timer)
      outgoing.destroy()
      throw error instanceof UpstreamError
        ? error
        : new UpstreamError(502, `The upstream ${name} cannot be reached: ${reasonOf(error)}.`, error)
    }
  }
}

async function responseTo(outgoing: ClientRequest, bytes: Buffer): Promise<IncomingMessage> {
  // Stays for the errors after the answer, which the body has too.
  outgoing.on('error', () => undefined)
  const [incoming] = await Promise.all([once(outgoing, 'response'), outgoing.end(bytes)])
  return incoming[0]
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'HPE_HEADER_OVERFLOW') return `its headers have more than ${mostHeaderBytes} bytes`
  if (code?.startsWith('HPE_')) return `it does not speak HTTP/1.1 (${message})`
  // An error of several addresses has no message.
  return message || code || 'the connection failed'
}

function brokenOff(name: string, error: unknown): UpstreamError {
  return error instanceof UpstreamError
    ? error
    : new UpstreamError(502, `The answer of the upstream ${name} broke off: ${reasonOf(error)}.`, error)
}

async function readAll(body: Readable, name: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > mostAnswerBytes)
      throw new UpstreamError(
        502,
        `The answer of the upstream ${name} has more than ${mostAnswerBytes} bytes.`,
      )
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decoded(incoming: IncomingMessage, name: string): Readable {
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return incoming
  const create = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }[encoding]
  if (!create)
    throw new UpstreamError(
      502,
      `The upstream ${name} answers in the content coding '${encoding}', for which the mock did not ask.`,
    )
  const decoder = create()
  incoming.once('error', error => decoder.destroy(error))
  decoder.once('close', () => incoming.destroy())
  return incoming.pipe(decoder)
}

/** Headers that concern one connection (RFC 9110, section 7.6.1). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

function isPassedOn({ headers: { connection = '' } }: IncomingMessage, others: readonly string[]) {
  const named = connection.split(',').map(name => name.trim().toLowerCase())
  const stay = new Set([...ofConnection, ...named, ...others])
  return (name: string) => !stay.has(name.toLowerCase())
}

function via({ headers }: IncomingMessage, self: string): string {
  return [headers.via, `1.1 ${self}`].filter(Boolean).join(', ')
}

/** Names and values, as received. */
function forwarded(request: IncomingMessage, bytes: Buffer): readonly string[] {
  const passes = isPassedOn(request, ['host', 'content-length', 'accept-encoding', 'via'])
  const { rawHeaders } = request
  const kept = rawHeaders.filter((_, index) => passes(rawHeaders[index - (index % 2)] ?? ''))
  // Without a length, Node would send even an empty body in chunks.
  const hasLength = bytes.length > 0 || ['POST', 'PUT', 'PATCH'].includes(request.method ?? '')
  const length = hasLength ? ['Content-Length', String(bytes.length)] : []
  return [...kept, ...length, 'Accept-Encoding', 'identity']
}

function passedOn(incoming: IncomingMessage): Readonly<Record<string, readonly string[]>> {
  // The mock sends its own headers for pages of other origins, and the decoded body.
  const passes = isPassedOn(incoming, ['content-length', 'content-encoding'])
  const kept = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    passes(name) && !name.startsWith('access-control-') ? [[name, values] as const] : [],
  )
  return Object.fromEntries(kept)
}
