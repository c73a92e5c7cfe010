import { isToken, type TokenFunction } from './access-tokens.ts'
import type { Hooks } from './request.ts'

interface Options extends Hooks {
  /** Address of the tenant, without `/api/v2`: `https://tenant.example.com`. */
  readonly baseUrl: string
  /** Milliseconds that a call may take, with its attempts and the pauses between them. 60,000 if not given. */
  readonly timeout?: number
  /** Milliseconds that one attempt may take. 30,000 if not given, as long as the service itself works on a request. */
  readonly attemptTimeout?: number
  /** How often a request that is safe to repeat is sent again after a failure that may be over soon. 2 if not given. */
  readonly retries?: number
  /** The longest pause before a new attempt or connection, in milliseconds, whatever the service asks for. A day if not given. */
  readonly maxRetryDelay?: number
  /**
   * The largest answer that is read, in bytes after decompression, and the longest frame of an event stream, in characters.
   * 4 MB (4,194,304) if not given; the service itself sends at most about 2.5 MB.
   */
  readonly maxAnswerBytes?: number
  /** The number of pages after which iterating a listing fails. 100,000 if not given. */
  readonly maxPages?: number
}

/** A client with an id and a secret, which gets its access tokens by itself. */
export interface ClientCredentials extends Options {
  readonly clientId: string
  /** Never give it to a browser. */
  readonly clientSecret: string
  /** Scopes to ask for, separated by spaces; all that the client is granted if not given. */
  readonly scope?: string
  readonly token?: never
}

/** A client whose access tokens come from elsewhere. */
export interface ProvidedToken extends Options {
  /**
   * An access token, or a function that returns one and is called for each request. When the function throws, the client
   * asks again; see {@link TokenError}.
   */
  readonly token: string | TokenFunction
  readonly clientId?: never
  readonly clientSecret?: never
  readonly scope?: never
}

/** Every number of milliseconds may be `Infinity`, and so may every limit. */
export type ClientOptions = ClientCredentials | ProvidedToken

/** The options of a client without its credentials, each checked and with its default. */
export type Settings = Required<Omit<Options, keyof Hooks>> & Hooks

/**
 * Checks the options of a client.
 *
 * @throws {TypeError} with a sentence that names the first option that is wrong; it never quotes a secret
 */
export function settingsOf(options: ClientOptions): Settings {
  const { token, clientId, clientSecret, scope, onRequest, onResponse } = options
  if (token === undefined) {
    check(isText(clientId), 'clientId must be a text that is not empty; or give a token.')
    check(isText(clientSecret), 'clientSecret must be a text that is not empty.')
    check(scope === undefined || typeof scope === 'string', 'scope must be a text of scopes.')
  } else
    check(
      typeof token === 'function' || isToken(token),
      'token must be an access token, or a function that returns one.',
    )
  for (const [name, hook] of Object.entries({ onRequest, onResponse })) checkHook(name, hook)
  return {
    baseUrl: addressOf(options.baseUrl),
    timeout: atLeast(1, 'timeout', options.timeout, 60_000),
    attemptTimeout: atLeast(1, 'attemptTimeout', options.attemptTimeout, 30_000),
    retries: atLeast(0, 'retries', options.retries, 2),
    maxRetryDelay: atLeast(100, 'maxRetryDelay', options.maxRetryDelay, 86_400_000),
    maxAnswerBytes: atLeast(1, 'maxAnswerBytes', options.maxAnswerBytes, 4_194_304),
    maxPages: atLeast(1, 'maxPages', options.maxPages, 100_000),
    ...(onRequest && { onRequest }),
    ...(onResponse && { onResponse }),
  }
}

/**
 * The value of an option that is a number, `Infinity` included.
 *
 * @throws {TypeError} when it is another value, or less than `least`
 */
export function atLeast(least: number, name: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback
  check(
    typeof value === 'number' && value >= least,
    `${name} must be a number of ${least} or more, got ${value}.`,
  )
  return value as number
}

/** @throws {TypeError} when a hook is given that is no function */
export function checkHook(name: string, hook: unknown): void {
  check(hook === undefined || typeof hook === 'function', `${name} must be a function.`)
}

/** The address that paths are appended to. The message does not quote it: it may hold a password. */
function addressOf(baseUrl: string): string {
  try {
    const { protocol, username, password, search, hash, href } = new URL(baseUrl)
    if (/^https?:$/.test(protocol) && !(username || password || search || hash))
      return href.replace(/\/$/, '')
  } catch {
    // The TypeError below reports it.
  }
  throw new TypeError(
    'baseUrl must be an absolute http or https URL without a user, query or fragment, such as https://tenant.example.com.',
  )
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new TypeError(sentence)
}
