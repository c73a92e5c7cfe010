import createFetchClient from 'openapi-fetch'
import { NetworkError } from './errors.ts'
import { httpError, UnexpectedAnswerError } from './http-errors.ts'
import type { WireParameters } from './wire-parameters.ts'

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
  parameters: WireParameters,
  context: RequestContext,
) => Promise<Answer>

/** openapi-fetch infers its types from a path that is known when it is compiled; here it is known at run time. */
type DynamicRequest = (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Requests to the service at `baseUrl`, an absolute URL.
 *
 * @throws {TypeError} when it is none, or holds a user name
 */
export function createRequest(baseUrl: string, { onRequest, onResponse }: Hooks): SendRequest {
  new Request(new URL(baseUrl))
  const { request } = createFetchClient({
    baseUrl,
    // Of its request only the URL is taken: `fetch` makes one of its own, and to make both costs a fifth more of a small call.
    Request: String as unknown as typeof Request,
  }) as unknown as { request: DynamicRequest }

  return async (definition, params, { token, correlationId, signal }) => {
    const { method, isEventStream, mediaType = 'application/json' } = definition
    const init = {
      method,
      headers: {
        Accept: isEventStream ? 'text/event-stream' : 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(params.body && { 'Content-Type': mediaType }),
        ...(correlationId && { 'X-Correlation-ID': utf8(correlationId) }),
      },
      body: params.body,
      signal,
      // The document has no redirects for these operations; a followed one could carry the client's secret elsewhere.
      redirect: 'manual',
    } as const
    let isAnswered = false
    function noAnswer(cause: unknown): never {
      signal.throwIfAborted()
      // It throws what is wrong with them, which fetch tells as if nothing had come.
      new Headers(init.headers)
      throw new NetworkError('nothing came', { cause })
    }
    async function send(request: object): Promise<Response> {
      const url = String(request)
      const sent = (onRequest || onResponse) && new Request(url, init)
      if (sent) onRequest?.(sent)
      const response = await (sent ? fetch(sent) : fetch(url, init)).catch(noAnswer)
      if (sent) onResponse?.(response, sent)
      isAnswered = true
      return response
    }
    const { data, error, response } = await request(method, definition.path, {
      params,
      querySerializer: { array: { explode: !definition.isCommaSeparated } },
      parseAs: isEventStream ? 'stream' : 'text',
      fetch: send,
      // What is wrong with the call itself, such as a line break in a header, and what a hook throws, is thrown as it is.
    }).catch(cause => {
      if (isAnswered) noAnswer(cause)
      throw cause
    })
    if (!response.ok) throw httpError(response, error)
    if (!data && response.status !== 204) throw cutInHeaders()
    return { response, data }
  }
}

/** Without TLS, Chromium takes headers that were cut for whole ones, and what is left for the body: nothing. */
export function cutInHeaders(): NetworkError {
  return new NetworkError('the answer was cut')
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

/** A header's value is a string of bytes to fetch, and this service reads those bytes as UTF-8. */
function utf8(value: string): string {
  return String.fromCharCode(...new TextEncoder().encode(value))
}
