import { STATUS_CODES } from 'node:http'
import type { components, FieldError, RequestFault } from '@tenant-api/contract'

export type ErrorBody = components['schemas']['Error']
export type ErrorCode = ErrorBody['errorCode']

const statuses = {
  invalid_uri: 400,
  invalid_query_string: 400,
  invalid_body: 400,
  invalid_paging: 400,
  checkpoint_expired: 400,
  invalid_cursor: 400,
  invalid_token: 401,
  client_not_global: 401,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  cursor_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const satisfies Record<ErrorCode, number>

type StatusOf<Code extends ErrorCode> = (typeof statuses)[Code]

export function statusOf<Code extends ErrorCode>(errorCode: Code): StatusOf<Code> {
  return statuses[errorCode]
}

/**
 * The documented answer for an error, to be returned by a handler. A status that the operation does not document does not
 * compile.
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
  /** The invalid places of a request. */
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

/** The error for an invalid request. */
export function invalidRequest({ errorCode, message, errors }: RequestFault, cause?: unknown): Problem {
  return new Problem(errorCode, message, { errors, cause })
}
