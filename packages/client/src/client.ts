import type { components } from '@tenant-api/contract'
import { within } from './abortable.ts'
import { type AccessTokens, authorized, issuedTokens, providedTokens } from './access-tokens.ts'
import { operations } from './generated/operations.ts'
import type { OperationDefinition, OperationFunctions, OperationParameters } from './operation.ts'
import { createRequest, json, type Request, type RequestContext } from './request.ts'
import { type SubscribeParameters, type Subscription, subscribe } from './subscription.ts'

/** The service ends every request after 30 s; all who need a token wait for this one. In milliseconds. */
const tokenDeadline = 30_000

/** A client of the tenant's own, which gets its access tokens by itself. */
export interface ClientCredentials {
  /** Address of the tenant, without `/api/v2`: `https://tenant.example.com`. */
  readonly baseUrl: string
  readonly clientId: string
  /** Never to be given to a browser. */
  readonly clientSecret: string
  /** Scopes to ask for, separated by spaces; all that the client is granted if not given. */
  readonly scope?: string
  readonly token?: never
}

/** Access tokens that come from elsewhere. */
export interface ProvidedToken {
  /** Address of the tenant, without `/api/v2`: `https://tenant.example.com`. */
  readonly baseUrl: string
  /** An access token, or a function that gives one and is called for each request. */
  readonly token: string | (() => string | Promise<string>)
  readonly clientId?: never
  readonly clientSecret?: never
  readonly scope?: never
}

export type ClientOptions = ClientCredentials | ProvidedToken

/** A function for each public operation of the service, and its event stream. */
export interface Client extends OperationFunctions {
  /**
   * Follows the tenant's events with `for await`. Reconnects and resumes by itself after cuts, planned ends, 5xx, 429 and
   * silence; each event comes at least once.
   *
   * The iteration throws CursorExpiredError when the position is no longer kept, BadRequestError, UnauthorizedError (after
   * one new token) and ForbiddenError when the service refuses, and the signal's reason once it aborts.
   */
  subscribe(parameters?: SubscribeParameters): Subscription
}

/**
 * A client of the service. Its functions take path, query and body of their operation as one flat object with the names
 * of the wire, resolve with the body of the success answer, and reject with a {@link Failure} or with the reason of the
 * signal they were given. Nothing is sent before the first call.
 *
 * @throws {TypeError} when `baseUrl` is not an absolute URL
 */
export function createClient(options: ClientOptions): Client {
  const request = createRequest(options.baseUrl)
  const tokens = accessTokens(options, request)

  async function call(definition: OperationDefinition, parameters: object, context: RequestContext) {
    if (!definition.needsToken) return request(definition, parameters, context)
    return authorized(tokens, context.signal, token => request(definition, parameters, { ...context, token }))
  }

  const functions = Object.entries(operations)
    .filter(([, { isEventStream }]) => !isEventStream)
    .map(([name, definition]) => [
      name,
      async (parameters: object = {}, { signal, correlationId }: RequestContext = {}) =>
        json(await call(definition, parameters, { signal, correlationId })),
    ])

  return {
    ...(Object.fromEntries(functions) as OperationFunctions),
    subscribe: (parameters = {}) =>
      subscribe((query, signal) => call(operations.subscribeEvents, query, { signal }), parameters),
  }
}

function accessTokens(options: ClientOptions, request: Request): AccessTokens {
  if (options.token !== undefined) return providedTokens(options.token)
  const { clientId, clientSecret, scope } = options
  const parameters: OperationParameters<'issue_token'> = {
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope === undefined ? {} : { scope }),
  }
  return issuedTokens(async () => {
    const controller = new AbortController()
    const answer = request(operations.issueToken, parameters, { signal: controller.signal })
    return json(await within(tokenDeadline, controller, answer)) as components['schemas']['TokenResponse']
  })
}
