import { NetworkError } from './errors.ts'
import { httpError, UnexpectedAnswerError } from './http-errors.ts'
import type { WireRequest } from './wire-request.ts'

/** What a request is built from, besides its parameters. */
export interface RequestDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** True where the arrays of its query travel as one value each (`style: form`, `explode: false`). */
  readonly isCommaSeparated?: true
  /** Media type of the body; `application/json` if not given. */
  readonly mediaType?: string
  /** True where no token is needed. */
  readonly isPublic?: true
  /** True where asking twice is as good as once, although the method does not promise it. */
  readonly isIdempotent?: true
  /** True where the answer is a `text/event-stream`, which `subscribe` reads. */
  readonly isEventStream?: true
}

/** What a request carries besides its operation's parameters. */
export interface RequestContext {
  readonly token?: string | undefined
  readonly correlationId?: string | undefined
  readonly signal: AbortSignal
}

/** Sees every request and answer of a client, those for tokens and event streams too, each attempt by itself. */
export interface Hooks {
  /** Called before a request is sent. It holds a token or a secret: log its method and URL, not its headers and body. */
  readonly onRequest?: (request: Request) => void
  /** Called when the headers of an answer are here. To read its body, `clone()` it. */
  readonly onResponse?: (response: Response, request: Request) => void
}

/** A success answer: its text, or for an event stream the stream of its bytes. */
export interface Answer<Data = unknown> {
  readonly response: Response
  readonly data: Data
}

/**
 * Sends one request and gives its success answer.
 *
 * @throws {HttpError} for any other answer, NetworkError when none came, and the reason of a signal that aborted
 */
export type SendRequest = (
  definition: RequestDefinition,
  request: WireRequest,
  context: RequestContext,
) => Promise<Answer>

/**
 * Requests to the service at `baseUrl`, an absolute URL.
 *
 * @throws {TypeError} when it is none, or holds a user name
 */
export function createRequest(baseUrl: string, { onRequest, onResponse }: Hooks): SendRequest {
  new Request(new URL(baseUrl))
  const base = baseUrl.replace(/\/$/, '')

  return async ({ method, mediaType, isEventStream }, { target, body }, { token, correlationId, signal }) => {
    const headers: Record<string, string> = {
      Accept: isEventStream ? 'text/event-stream' : 'application/json',
    }
    if (token !== undefined) headers.Authorization = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = mediaType ?? 'application/json'
    if (correlationId !== undefined) headers['X-Correlation-ID'] = utf8(correlationId)
    // The document has no redirects for these operations; a followed one could carry the client's secret elsewhere.
    const init = { method, headers, body: body ?? null, signal, redirect: 'manual' } as const
    const url = base + target
    // For the hooks alone: `fetch` makes a request of its own, and a second one costs a tenth of a small call.
    const request = onRequest || onResponse ? new Request(url, init) : undefined
    if (request) onRequest?.(request)
    const fails = (cause: unknown) => noAnswer(cause, init)
    const response = await (request ? fetch(request) : fetch(url, init)).catch(fails)
    if (request) onResponse?.(response, request)
    if (response.ok && isEventStream) return { response, data: response.body }
    const text = await response.text().catch(fails)
    if (!response.ok) throw httpError(response, parsed(text))
    // Without TLS, Chromium takes headers that were cut for whole ones, and what is left for the body: nothing.
    if (!text && response.status !== 204) throw new NetworkError('the answer was cut in its headers')
    return { response, data: text }
  }
}

/**
 * Tells why there is no answer.
 *
 * @throws {NetworkError} in general, a TypeError for what cannot be sent, and the reason of a signal that aborted
 */
function noAnswer(
  cause: unknown,
  { signal, headers }: { readonly signal: AbortSignal; readonly headers: Record<string, string> },
): never {
  signal.throwIfAborted()
  // `fetch` rejects alike when no answer comes and when a header holds a line break, which is a mistake in the call.
  new Headers(headers)
  throw new NetworkError('the service did not answer', { cause })
}

/**
 * The JSON of an answer; undefined when it has no body.
 *
 * @throws {UnexpectedAnswerError} when its body is something else
 */
export function json({ response, data }: Answer): unknown {
  try {
    return data ? JSON.parse(String(data)) : undefined
  } catch {
    throw new UnexpectedAnswerError(response, data)
  }
}

/** JSON, or else the text itself; undefined for none. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}

/** A header's value is a string of bytes to fetch, and this service reads those bytes as UTF-8. */
function utf8(value: string): string {
  return Array.from(new TextEncoder().encode(value), byte => String.fromCharCode(byte)).join('')
}
