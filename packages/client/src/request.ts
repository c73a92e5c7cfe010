import createFetchClient from 'openapi-fetch'
import { NetworkError } from './errors.ts'
import { httpError, UnexpectedAnswerError } from './http-errors.ts'
import type { OperationDefinition } from './operation.ts'
import { serializeQuery, wireParameters } from './wire-parameters.ts'

/** What a request carries besides its operation's parameters. */
export interface RequestContext {
  readonly token?: string | undefined
  readonly correlationId?: string | undefined
  readonly signal?: AbortSignal | undefined
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
export type Request = (
  definition: OperationDefinition,
  parameters: object,
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
 * @throws {TypeError} when it is none
 */
export function createRequest(baseUrl: string): Request {
  new URL(baseUrl)
  // The document has no redirects for these operations; a followed one could carry the client's secret elsewhere.
  const { request } = createFetchClient({ baseUrl, redirect: 'manual' }) as unknown as {
    request: DynamicRequest
  }
  return async (definition, parameters, { token, correlationId, signal }) => {
    const { path, query, body } = wireParameters(definition, parameters)
    let isSent = false
    const { data, error, response } = await request(definition.method, definition.path, {
      params: { path, query },
      querySerializer: (values: Record<string, unknown>) => serializeQuery(definition, values),
      body,
      headers: {
        Accept: definition.isEventStream ? 'text/event-stream' : 'application/json',
        Authorization: token === undefined ? undefined : `Bearer ${token}`,
        'X-Correlation-ID': correlationId === undefined ? undefined : utf8(correlationId),
      },
      signal,
      parseAs: definition.isEventStream ? 'stream' : 'text',
      fetch: (built: globalThis.Request) => {
        isSent = true
        return globalThis.fetch(built)
      },
    }).catch((cause: unknown) => {
      signal?.throwIfAborted()
      // What fails before it is sent is a mistake in the call, such as a line break in a header.
      throw isSent ? new NetworkError('the service did not answer', { cause }) : cause
    })
    if (!response.ok) throw httpError(response, error)
    return { response, data }
  }
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
  return Array.from(new TextEncoder().encode(value), byte => String.fromCharCode(byte)).join('')
}
