import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'
import { type Answer, type AnswerKind, dataOf } from './answer.ts'
import { textOf } from './body.ts'
import { NetworkError } from './errors.ts'
import { httpError } from './http-errors.ts'
import { jsonOrText } from './json.ts'
import type { WireParameters } from './wire-parameters.ts'

/** What a request is built from, besides its parameters. */
export interface RequestDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** True if each array of the query is sent as one value (`style: form`, `explode: false`). */
  readonly isCommaSeparated?: true
  /** Media type of the body; `application/json` if not given. */
  readonly mediaType?: string
  /** True for an operation that needs no token. */
  readonly isPublic?: true
  /** True if repeating the request is safe although its method is not idempotent. */
  readonly isIdempotent?: true
  /** What the success answer holds; `object` if not given. */
  readonly answer?: AnswerKind
}

/** What a request carries besides its operation's parameters. */
export interface RequestContext {
  readonly token?: string | undefined
  readonly correlationId?: string | undefined
  readonly signal: AbortSignal
}

/** Called for every request and answer of a client, those for tokens and event streams included, at each attempt. */
export interface Hooks {
  /**
   * Called before a request is sent; the request waits for a returned promise. The request holds a token or a secret: log its
   * method and URL, not its headers and body. What the hook throws rejects the call.
   */
  readonly onRequest?: (request: Request) => unknown
  /**
   * Called when the headers of an answer have arrived; the call waits for a returned promise. To read the body, `clone()` the
   * answer. What the hook throws rejects the call.
   */
  readonly onResponse?: (response: Response, request: Request) => unknown
}

export interface RequestOptions extends Hooks {
  /** Scheme and host, and a path where the service is below one; without a slash at the end. */
  readonly baseUrl: string
  readonly maxAnswerBytes: number
}

/**
 * Sends one request and returns its success answer. The body of an event stream is not read.
 *
 * @throws {HttpError} for any other answer, NetworkError for no answer, what a hook throws, and the reason of a signal that
 * has aborted
 */
export type SendRequest = (
  definition: RequestDefinition,
  parameters: WireParameters,
  context: RequestContext,
) => Promise<Answer>

export function createRequest(options: RequestOptions): SendRequest {
  const { baseUrl, maxAnswerBytes } = options
  const serializers = {
    plain: createQuerySerializer(),
    joined: createQuerySerializer({ array: { style: 'form', explode: false } }),
  }

  return async (definition, params, { token, correlationId, signal }) => {
    const { method, path, answer = 'object', mediaType = 'application/json' } = definition
    const url = createFinalURL(path, {
      baseUrl,
      params,
      querySerializer: definition.isCommaSeparated ? serializers.joined : serializers.plain,
      pathSerializer: defaultPathSerializer,
    })
    const response = await exchange(options, url, {
      method,
      headers: {
        Accept: answer === 'stream' ? 'text/event-stream' : 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(params.body && { 'Content-Type': mediaType }),
        ...(correlationId && { 'X-Correlation-ID': correlationId }),
      },
      body: params.body,
      signal,
      // The document has no redirects for these operations; following one could send the client's secret elsewhere.
      redirect: 'manual',
    })
    if (response.ok && answer === 'stream') return { response, data: undefined }
    const text = await textOf(response, maxAnswerBytes, signal)
    if (!response.ok) throw httpError(response, jsonOrText(text))
    return { response, data: dataOf(response, text, answer) }
  }
}

async function exchange(
  { onRequest, onResponse }: Hooks,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  const { signal } = init
  const sent = (onRequest || onResponse) && new Request(url, init)
  if (sent) await onRequest?.(sent)
  // `fetch` gets the signal itself, beside a Request that has it too. A Request follows its signal through a controller that
  // the Request alone holds strongly: once the Request is collected, an abort no longer reaches the connection.
  const response = await (sent ? fetch(sent, { signal }) : fetch(url, init)).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new NetworkError('nothing came', { cause })
  })
  if (sent) await onResponse?.(response, sent)
  return response
}
