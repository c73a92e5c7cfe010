import { STATUS_CODES } from 'node:http'
import { type components, errorStatuses, type FieldError, type RequestFault } from '@tenant-api/contract'

type ErrorBody = components['schemas']['Error']
export type ErrorCode = ErrorBody['errorCode']

/** The HTTP status of each error code, as documented. 405 is added here, because it belongs to no operation. */
const statuses = { ...errorStatuses, method_not_allowed: 405 } as const satisfies Record<ErrorCode, number>

type StatusOf<Code extends ErrorCode> = (typeof statuses)[Code]

export function statusOf<Code extends ErrorCode>(errorCode: Code): StatusOf<Code> {
  return statuses[errorCode]
}

/**
 * The documented answer for an error, to be returned by a handler. The compiler rejects a status that the operation does not
 * document.
 *
 * @param message tells the caller what is wrong; must not contain secrets, file paths or internal names
 */
export function problem<Code extends ErrorCode>(
  errorCode: Code,
  message: string,
): { status: StatusOf<Code>; body: ErrorBody } {
  const status = statusOf(errorCode)
  return { status, body: { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message, errorCode } }
}

/** The documented answer for an invalid request, to be returned by a handler. */
export function badRequest({ errorCode, message, errors }: RequestFault): { status: 400; body: ErrorBody } {
  const { status, body } = problem(errorCode, message)
  return { status, body: { ...body, errors: [...errors] } }
}

/** An error that the pipeline turns into the documented error answer. Handlers return `problem` instead. */
export class Problem extends Error {
  override name = 'Problem'
  readonly errorCode: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  /** One entry for each invalid part of the request; empty if the error has another cause. */
  readonly errors: readonly FieldError[]

  constructor(
    errorCode: ErrorCode,
    message: string,
    {
      headers = {},
      errors = [],
      cause,
    }: { headers?: Record<string, string>; errors?: readonly FieldError[]; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.errorCode = errorCode
    this.headers = headers
    this.errors = errors
  }
}

export function invalidRequest({ errorCode, message, errors }: RequestFault, cause?: unknown): Problem {
  return new Problem(errorCode, message, { errors, cause })
}

/** The state of a limit, for the three headers that describe it. */
interface LimitState {
  readonly limit: number
  readonly remaining: number
  /** Milliseconds since 1970. */
  readonly resetsAt: number
}

export function rateLimitHeaders({ limit, remaining, resetsAt }: LimitState) {
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': Math.ceil(resetsAt / 1_000),
  }
}

/** A duration in milliseconds as whole seconds, at least 1, because `Retry-After` has no fractions. */
export function retryAfter(ms: number): number {
  return Math.max(Math.ceil(ms / 1_000), 1)
}

/** The error message for a request over a limit. */
export function tooManyRequests(seconds: number): string {
  return `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
