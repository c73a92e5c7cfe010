import type { components } from '@tenant-api/contract'
import { abortable, limited } from './abortable.ts'
import { type AccessTokens, authorized, issuedTokens, providedTokens } from './access-tokens.ts'
import { operations } from './generated/operations.ts'
import type { OperationParameters } from './operation.ts'
import { type Answer, createRequest, type Hooks, json, type RequestDefinition } from './request.ts'
import { retrying } from './retrying.ts'
import { type WireParameters, wireParameters } from './wire-parameters.ts'

type TokenRequest = OperationParameters<'issue_token'>
type TokenResponse = components['schemas']['TokenResponse']

interface ServiceOptions extends Hooks {
  /** Address of the tenant, without `/api/v2`: `https://tenant.example.com`. */
  readonly baseUrl: string
  /** Milliseconds that a call may take, with its attempts and the pauses between them. 60,000 if not given. */
  readonly timeout?: number
  /** Milliseconds that one attempt may take. 30,000 if not given, as long as the service itself works on a request. */
  readonly attemptTimeout?: number
  /** How often a request that is safe to repeat is sent again after a failure that may be over soon. 2 if not given. */
  readonly retries?: number
}

/** A client of the tenant's own, which gets its access tokens by itself. */
export interface ClientCredentials extends ServiceOptions {
  readonly clientId: string
  /** Never to be given to a browser. */
  readonly clientSecret: string
  /** Scopes to ask for, separated by spaces; all that the client is granted if not given. */
  readonly scope?: string
  readonly token?: never
}

/** Access tokens that come from elsewhere. */
export interface ProvidedToken extends ServiceOptions {
  /** An access token, or a function that gives one and is called for each request. */
  readonly token: string | (() => string | Promise<string>)
  readonly clientId?: never
  readonly clientSecret?: never
  readonly scope?: never
}

export type ClientOptions = ClientCredentials | ProvidedToken

export interface CallContext {
  readonly signal?: AbortSignal | undefined
  readonly correlationId?: string | undefined
}

/** The service, asked with the token that it wants. */
export interface Service {
  /** Asks for an answer, again where that is safe and may help, until the limits that the client was given. */
  call(definition: RequestDefinition, parameters: WireParameters, context: CallContext): Promise<Answer>
  /** Asks once, without a limit: for an answer that has no end. */
  open(definition: RequestDefinition, parameters: WireParameters, signal: AbortSignal): Promise<Answer>
}

/**
 * The service at `baseUrl`. `audience` says for which of its APIs tokens are asked for.
 *
 * @throws {TypeError} when `baseUrl` is not an absolute URL
 */
export function createService(options: ClientOptions, audience: TokenRequest['audience']): Service {
  const { timeout = 60_000, attemptTimeout = 30_000, retries = 2 } = options
  const send = createRequest(options.baseUrl, options)
  const tokens = accessTokens()

  function call(definition: RequestDefinition, parameters: WireParameters, context: CallContext) {
    const { signal } = context
    const deadline = Date.now() + timeout
    const isWrite = definition.method !== 'GET'
    const correlationId = isWrite ? (context.correlationId ?? newCorrelationId()) : undefined
    const attempts = (token?: string) =>
      retrying({ retries: isIdempotent(definition) ? retries : 0, deadline, signal }, () =>
        limited(Math.min(attemptTimeout, deadline - Date.now()), signal, signal =>
          send(definition, parameters, { token, correlationId, signal }),
        ),
      )
    if (definition.isPublic) return attempts()
    const waited = (token: Promise<string>) =>
      limited(deadline - Date.now(), signal, signal => abortable(token, signal))
    return authorized(tokens, { signal, waited }, attempts)
  }

  function accessTokens(): AccessTokens {
    if (options.token !== undefined) return providedTokens(options.token)
    const { clientId, clientSecret, scope } = options
    const request = {
      grant_type: 'client_credentials',
      audience,
      client_id: clientId,
      client_secret: clientSecret,
      scope,
    } satisfies { [Name in keyof TokenRequest]: TokenRequest[Name] | undefined }
    // One token more or less changes nothing, so asking again is safe.
    const definition = { ...operations.issueToken, isIdempotent: true } as const
    const parameters = wireParameters(definition)(request)
    return issuedTokens(async () => json(await call(definition, parameters, {})) as TokenResponse)
  }

  return {
    call,
    open: (definition, parameters, signal) =>
      authorized(tokens, { signal, waited: token => abortable(token, signal) }, token =>
        send(definition, parameters, { token, signal }),
      ),
  }
}

/** Idempotent by its method (RFC 9110, section 9.2.2), or by what the document says. */
function isIdempotent({ method, isIdempotent }: RequestDefinition): boolean {
  return isIdempotent ?? (method !== 'POST' && method !== 'PATCH')
}

/** It tells writes apart in logs, and keeps no secret; a page that came without TLS has no `crypto.randomUUID`. */
function newCorrelationId(): string {
  return Math.random().toString(36).slice(2)
}
