import { abortable, limited, now, type TimeLimit } from './abortable.ts'
import { type AccessTokens, authorized, issuedTokens, providedTokens } from './access-tokens.ts'
import type { Answer } from './answer.ts'
import { check, checkNames } from './checks.ts'
import { tokenOperation } from './generated/service-operations.ts'
import { type ClientOptions, type Settings, settingsOf } from './options.ts'
import { createRequest, type RequestDefinition, type WireParameters, wireParameters } from './request.ts'
import { retrying } from './retrying.ts'

export interface CallContext {
  readonly signal?: AbortSignal | undefined
  readonly correlationId?: string | undefined
}

/** @throws {TypeError} when the options of a call are wrong, such as an AbortSignal instead of `{ signal }` */
export function checkContext(context: CallContext): void {
  checkNames(context, ['signal', 'correlationId'])
  const { signal } = context
  // `instanceof` fails in test environments that have their own AbortSignal.
  check(
    signal === undefined || typeof signal?.throwIfAborted === 'function',
    'signal must be an AbortSignal.',
  )
}

/** Sends requests with access tokens to the service. */
interface Service {
  readonly settings: Settings
  /** Sends a request within the client's time limits. Retries an idempotent request after temporary failures. */
  call(definition: RequestDefinition, parameters: WireParameters, context: CallContext): Promise<Answer>
  /** Sends a request for an endless answer: without a time limit and without retries after temporary failures. */
  open(definition: RequestDefinition, parameters: WireParameters, signal: AbortSignal): Promise<Answer>
}

/**
 * The service at `baseUrl`. `audience` names the API for which the client requests tokens.
 *
 * @throws {TypeError} when an option is wrong
 */
export function createService(options: ClientOptions, audience: string): Service {
  const settings = settingsOf(options)
  const { timeout, attemptTimeout, retries, maxRetryDelay } = settings
  const send = createRequest(settings)
  const tokens = accessTokens()

  /** The time that is left for a call. */
  const ofCall = (deadline: number): TimeLimit => [`timeout of ${timeout} ms`, deadline - now()]

  /** Runs attempts until one succeeds. Each ends after `attemptTimeout`, or at the deadline. */
  function attempts<Answer>(
    retries: number,
    deadline: number,
    signal: AbortSignal | undefined,
    attempt: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const limit = (): TimeLimit =>
      attemptTimeout < deadline - now()
        ? [`attemptTimeout of ${attemptTimeout} ms`, attemptTimeout]
        : ofCall(deadline)
    return retrying({ retries, deadline, maxRetryDelay, signal }, () => limited(limit(), signal, attempt))
  }

  async function call(definition: RequestDefinition, parameters: WireParameters, context: CallContext) {
    checkContext(context)
    const { signal } = context
    const deadline = now() + timeout
    const isWrite = definition.method !== 'GET'
    const correlationId = isWrite ? correlationHeader(context.correlationId ?? newCorrelationId()) : undefined
    const sent = (token?: string) =>
      attempts(isIdempotent(definition) ? retries : 0, deadline, signal, signal =>
        send(definition, parameters, { token, correlationId, signal }),
      )
    if (definition.isPublic) return sent()
    // Request no token for a call that has already been aborted.
    signal?.throwIfAborted()
    return authorized(
      tokens,
      token => limited(ofCall(deadline), undefined, () => abortable(token, signal)),
      sent,
    )
  }

  function accessTokens(): AccessTokens {
    const { token } = options
    if (typeof token === 'string') return () => token
    if (token !== undefined)
      // The function may hang. Without a limit, all later calls would wait for its answer.
      return providedTokens(token, ask => attempts(retries, now() + timeout, undefined, ask))
    const { clientId, clientSecret, scope } = options
    const request = {
      grant_type: 'client_credentials',
      audience,
      client_id: clientId,
      client_secret: clientSecret,
      scope,
    }
    // An unused token does no harm, so repeating the request is safe.
    const definition = { ...tokenOperation, isIdempotent: true } as const
    const parameters = wireParameters(definition)(request)
    return issuedTokens(() => call(definition, parameters, {}))
  }

  return {
    settings,
    call,
    open: (definition, parameters, signal) =>
      authorized(
        tokens,
        token => abortable(token, signal),
        token => send(definition, parameters, { token, signal }),
      ),
  }
}

/** Idempotent by its method (RFC 9110, section 9.2.2) or by its definition. */
function isIdempotent({ method, isIdempotent }: RequestDefinition): boolean {
  return isIdempotent ?? (method !== 'POST' && method !== 'PATCH')
}

/** A random id that identifies a write in logs. `crypto.randomUUID` is missing on pages without TLS. */
function newCorrelationId(): string {
  return Math.random().toString(36).slice(2)
}

/**
 * Encodes a correlation id as a header value. `fetch` sends each character as one byte, and the service decodes the bytes as UTF-8.
 *
 * @throws {TypeError} for a character that header values must not contain, such as a line break
 */
function correlationHeader(correlationId: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(correlationId))
  check(/^[\t\x20-\x7e\x80-\xff]*$/.test(bytes), 'correlationId must be without control characters.')
  return bytes
}
