import { isToken, type TokenFunction } from './access-tokens.ts'
import { atLeast, check, checkHooks, checkNames } from './checks.ts'
import { audience } from './generated/service-operations.ts'
import type { Hooks } from './request.ts'

interface Options extends Hooks {
  /** Address of the tenant, without `/api/v2`: `https://tenant.example.com`. */
  readonly baseUrl: string
  /** Milliseconds for a call, including its attempts and the pauses between them. Default: 60,000. */
  readonly timeout?: number | undefined
  /** Milliseconds for one attempt. Default: 30,000. */
  readonly attemptTimeout?: number | undefined
  /** Maximum retries of an idempotent request after temporary failures. Default: 2. */
  readonly retries?: number | undefined
  /** The longest pause before a retry or reconnection, in milliseconds, even if the service asks for more. Default: a day. */
  readonly maxRetryDelay?: number | undefined
  /**
   * The largest answer that the client reads, in bytes after decompression, and the longest frame of a subscription, in
   * characters. Default: 4,194,304 (4 MB). The service itself sends at most about 2.5 MB.
   */
  readonly maxAnswerBytes?: number | undefined
  /** Maximum pages in one iteration of a listing, which fails if there are more. Default: 100,000. */
  readonly maxPages?: number | undefined
}

/** Options of a client that requests its own access tokens with an id and a secret. */
export interface ClientCredentials extends Options {
  readonly clientId: string
  /** The secret must never reach a browser. */
  readonly clientSecret: string
  /** Scopes to request, separated by spaces. Default: all scopes that the client is granted. */
  readonly scope?: string | undefined
  readonly token?: undefined
}

/** Options of a client whose access tokens the caller provides. */
export interface ProvidedToken extends Options {
  /**
   * An access token, or a function that returns one. The client calls the function for each request; concurrent requests share one
   * call. The argument is the token that the service has just refused, if it refused one. If the function throws, the client calls
   * it again; see {@link TokenError}.
   */
  readonly token: string | TokenFunction
  readonly clientId?: undefined
  readonly clientSecret?: undefined
  readonly scope?: undefined
}

/** The options of a client. Every number may be `Infinity`, which means no limit. */
export type ClientOptions = ClientCredentials | ProvidedToken

/** A client's options without its credentials, checked and with defaults filled in. */
export type Settings = Hooks & {
  readonly [Name in Exclude<keyof Options, keyof Hooks>]-?: NonNullable<Options[Name]>
}

/** The options that are numbers, each with its least value and its default. */
const limits = {
  timeout: [1, 60_000],
  attemptTimeout: [1, 30_000],
  retries: [0, 2],
  maxRetryDelay: [100, 86_400_000],
  maxAnswerBytes: [1, 4_194_304],
  maxPages: [1, 100_000],
} as const

const names = [
  ...['baseUrl', 'token', 'clientId', 'clientSecret', 'scope', 'onRequest', 'onResponse'],
  ...Object.keys(limits),
]

/**
 * Checks the options of a client.
 *
 * @throws {TypeError} naming the first option that is wrong; the message never quotes a secret
 */
export function settingsOf(options: ClientOptions): Settings {
  const baseUrl = addressOf(options?.baseUrl)
  checkNames(options, names)
  const { token, clientId, clientSecret, scope, onRequest, onResponse } = options
  if (token === undefined) {
    for (const [name, value] of Object.entries({ clientId, clientSecret }))
      check(
        typeof value === 'string' && value !== '',
        `${name} must be a non-empty string, unless you pass a token.`,
      )
    check(scope === undefined || typeof scope === 'string', 'scope must be a string.')
  } else {
    check(
      typeof token === 'function' || isToken(token),
      'token must be an access token, or a function that returns one.',
    )
    check(
      (clientId ?? clientSecret ?? scope) === undefined,
      'token must be without clientId, clientSecret and scope.',
    )
  }
  checkHooks({ onRequest, onResponse })
  const numbers = Object.entries(limits).map(([name, [least, fallback]]) => [
    name,
    atLeast(least, name, options[name as keyof typeof limits], fallback),
  ])
  check(!((options.retries as number) % 1), 'retries must be a whole number.')
  return {
    ...(Object.fromEntries(numbers) as Record<keyof typeof limits, number>),
    baseUrl,
    onRequest,
    onResponse,
  }
}

/** Checks the base URL and removes its trailing slash. The paths of the operations already contain the audience, `/api/v2/`. */
function addressOf(baseUrl: string): string {
  let address = ''
  try {
    address = new URL(baseUrl).href.replace(/\/?$/, '/')
  } catch {
    // The check below throws a TypeError with a sentence.
  }
  // The audience of our document is `/api/v2/`. The length matters only for a client of another document, whose audience is `/`
  // or empty: every base URL ends with that.
  // Stryker disable next-line ConditionalExpression,EqualityOperator
  const isDoubled = audience.length > 1 && address.endsWith(audience)
  // A user or a query may contain a secret.
  const shown = /[@?#]/.test(baseUrl) ? '' : `, got '${baseUrl}'`
  check(
    /^https?:\/\/[^/@]+\/[^?#]*$/.test(address) && !isDoubled,
    `baseUrl must be an http(s) URL without user, query, fragment or ${audience}${shown}.`,
  )
  return address.slice(0, -1)
}
