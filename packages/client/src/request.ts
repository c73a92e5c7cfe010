import { serializePrimitiveParam } from 'openapi-fetch'
import { type Answer, type AnswerKind, dataOf, textOf } from './answer.ts'
import { check } from './checks.ts'
import { httpError, NetworkError } from './errors.ts'
import { isRecord, jsonOrText } from './json.ts'

/** The definition of an operation. The client builds its requests from it. */
export interface RequestDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template, as in the document: `/api/v2/event-streams/{id}`. */
  readonly path: string
  /** True if each array of the query is sent as one value (`style: form`, `explode: false`). */
  readonly isCommaSeparated?: true
  /** Media type of the body. Default: `application/json`. */
  readonly mediaType?: string
  /** True for an operation that needs no token. */
  readonly isPublic?: true
  /** True if repeating the request is safe although its method is not idempotent. */
  readonly isIdempotent?: true
  /** The kind of the success answer. Default: `object`. */
  readonly answer?: AnswerKind
}

/** The definition of a public operation. The client builds requests from it at run time. `generate.ts` writes it. */
export interface CallDefinition extends RequestDefinition {
  /** True for an operation with a JSON body. */
  readonly hasBody?: true
  /** Names of the query parameters of an operation that also has a JSON body. */
  readonly query?: readonly string[]
  /** Names of the header parameters. */
  readonly headers?: readonly string[]
  /** For a listing, the property of its answer that holds the items; '' if the answer is the array of items. */
  readonly items?: string
}

/** What a call needs besides its operation's parameters. */
interface RequestContext {
  readonly token?: string | undefined
  readonly correlationId?: string | undefined
  readonly signal: AbortSignal
}

/** Functions called for each request and answer of every attempt, including requests for tokens and subscriptions. */
export interface Hooks {
  /**
   * Called before a request is sent; the request waits for a returned promise. The request contains a token or a secret: log
   * its method and URL, not its headers and body. If the hook throws, the call rejects with its error.
   */
  readonly onRequest?: ((request: Request) => unknown) | undefined
  /**
   * Called when the headers of an answer have arrived; the call waits for a returned promise. To read the body, `clone()` the
   * answer. If the hook throws, the call rejects with its error.
   */
  readonly onResponse?: ((response: Response, request: Request) => unknown) | undefined
}

interface RequestOptions extends Hooks {
  /** Scheme, host and, if the service has one, path prefix; without a trailing slash. */
  readonly baseUrl: string
  readonly maxAnswerBytes: number
}

/**
 * Sends one request and returns its success answer. Does not read the body of a subscription.
 *
 * @throws {HttpError} for any other answer, NetworkError for no answer, the error of a hook, or the signal's reason after an
 * abort
 */
type SendRequest = (
  definition: RequestDefinition,
  parameters: WireParameters,
  context: RequestContext,
) => Promise<Answer>

export function createRequest(options: RequestOptions): SendRequest {
  const { baseUrl, maxAnswerBytes } = options

  return async (definition, params, { token, correlationId, signal }) => {
    const { method, path, answer = 'object', mediaType = 'application/json' } = definition
    const response = await exchange(options, baseUrl + (params.target ?? path), {
      method,
      headers: {
        Accept: answer === 'stream' ? 'text/event-stream' : 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(params.body && { 'Content-Type': mediaType }),
        ...(correlationId && { 'X-Correlation-ID': correlationId }),
        ...params.headers,
      },
      body: params.body,
      signal,
      // Do not follow redirects: the document has none, and one could send the client's secret to another host.
      redirect: 'manual',
      // Browsers answer the challenge of the token endpoint (401, Basic) with a dialog of their own unless credentials are omitted.
      ...(definition.isPublic && { credentials: 'omit' }),
    })
    if (response.ok && answer === 'stream') return { response, data: undefined }
    const text = await textOf(response, maxAnswerBytes, signal)
    if (!response.ok) throw httpError(response, jsonOrText(text))
    return { response, data: dataOf(response, text, answer) }
  }
}

/** An error of `fetch`, or a cause of it. In Node.js the innermost cause has a code, such as `ECONNREFUSED`. */
interface FetchFailure {
  readonly message?: string
  readonly code?: unknown
  readonly cause?: FetchFailure
}

/** Why `fetch` failed. A code of undici or OpenSSL, such as `UND_ERR_SOCKET`, says less than the message beside it. */
function reasonOf(error: FetchFailure | null): unknown {
  const { cause, message } = error ?? {}
  if (cause) return reasonOf(cause)
  const code = String(error?.code)
  if (/^E(NOTF|AI_)/.test(code)) return `the name cannot be resolved (${code})`
  return /^E/.test(code) ? code : message
}

async function exchange(
  { onRequest, onResponse }: Hooks,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  const { signal } = init
  // Without hooks, nothing is called with the Request. `fetch` sends the same request, whether it gets a Request or the URL and
  // its options.
  // Stryker disable next-line ConditionalExpression
  const sent = (onRequest || onResponse) && new Request(url, init)
  // The check is only for the compiler: without a Request there is no hook to call.
  // Stryker disable next-line ConditionalExpression
  if (sent) await onRequest?.(sent)
  // Pass the signal to `fetch` although the Request has it too. The Request is linked to its signal by a controller that only the
  // Request references: once the Request is garbage-collected, an abort no longer reaches the connection.
  // The difference shows only when the Request is garbage-collected. garbage-collection.tools.test.ts of packages/contract-tests
  // makes that happen, and a sabotage checks that it notices.
  // Stryker disable next-line ObjectLiteral
  const response = await (sent ? fetch(sent, { signal }) : fetch(url, init)).catch(
    (cause: FetchFailure | null) => {
      signal.throwIfAborted()
      const message = `No answer from ${init.method} ${url}: ${reasonOf(cause)}`
      throw new NetworkError(message, { cause }, 'No answer arrived.')
    },
  )
  try {
    // The check is only for the compiler: without a Request there is no hook to call.
    // Stryker disable next-line ConditionalExpression
    if (sent) await onResponse?.(response, sent)
  } catch (error) {
    // An unread body would keep its connection. Ignore the error of a body that the hook has locked.
    response.body?.cancel().catch(() => {})
    throw error
  }
  return response
}

type Parameter = readonly [name: string, value: unknown]

/**
 * The query, without parameters that are null, undefined or an empty array. openapi-fetch also serializes arrays, for all styles of
 * OpenAPI, but this adds 200 bytes to the bundle.
 */
function queryOf(parameters: readonly Parameter[], explode: boolean): string {
  const query = parameters
    .flatMap(([name, value]) => {
      const items = [value ?? []].flat().map(String)
      return explode || items.length === 0
        ? items.map(item => serializePrimitiveParam(name, item))
        : `${name}=${items.map(encodeURIComponent).join(',')}`
    })
    .join('&')
  return query && `?${query}`
}

/** Parameters of a call, by their place in the request. */
export interface WireParameters {
  /** The path and the query as sent. Default: the path of the operation's definition. */
  readonly target?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body as sent. */
  readonly body: string | null
}

/**
 * Assigns the flat parameters of a call to path, query, headers and body. An unknown name goes to the body or the query, so that the
 * service refuses it by name. The returned function throws a TypeError when a path parameter is missing or would change the path,
 * for a header that is not visible ASCII, for an invalid Date, and for parameters that are not an object.
 */
export function wireParameters({
  path: template,
  isCommaSeparated,
  hasBody,
  query: queryNames,
  headers: headerNames,
}: CallDefinition): (parameters: object) => WireParameters {
  // Of `/a/{id}/b`: `/a/`, `id` and `/b`. The parts with an odd index are names.
  const parts = template.split(/[{}]/)
  return parameters => {
    check(isRecord(parameters), `Pass an object of the parameters of ${template}.`)
    const path: Record<string, unknown> = {}
    // In a list, `__proto__` is a name like any other, and the service refuses it.
    const query: Parameter[] = []
    const headers: Record<string, string> = {}
    const body: Parameter[] = []
    for (const [name, given] of Object.entries(parameters)) {
      const value = given instanceof Date ? timestampOf(name, given) : given
      if (parts.indexOf(name) % 2 === 1) path[name] = value
      else if (headerNames?.includes(name)) {
        if (value !== undefined) headers[name] = headerOf(name, value)
      } else (hasBody && !queryNames?.includes(name) ? body : query).push([name, value])
    }
    const segments = parts.map((part, index) => (index % 2 ? segmentOf(part, path[part]) : part))
    return {
      target: segments.join('') + queryOf(query, !isCommaSeparated),
      headers,
      body: hasBody ? JSON.stringify(Object.fromEntries(body)) : null,
    }
  }
}

/** The time in RFC 3339, in whole seconds, because the service refuses fractions. */
function timestampOf(name: string, time: Date): string {
  check(!Number.isNaN(time.getTime()), `${name} must be a valid Date.`)
  return time.toISOString().replace(/\.\d+/, '')
}

/** Refuses null, which `headers.get('ETag')` returns for a missing header: the write would not be conditional. */
function headerOf(name: string, value: unknown): string {
  check(
    typeof value === 'string' && /^[\t\x20-\x7e]*$/.test(value),
    `${name} must be a string of visible ASCII.`,
  )
  return value as string
}

/**
 * A path parameter as a segment of the path. Refuses `""`, `.` and `..` as ids. Percent-encoding does not change them: they would
 * turn `DELETE …/{id}` into `DELETE …/`.
 */
function segmentOf(name: string, value: unknown): string {
  const text = String(value ?? '')
  check(!/^\.{0,2}$/.test(text), `${name} must not be missing, empty, '.' or '..'.`)
  return encodeURIComponent(text)
}
