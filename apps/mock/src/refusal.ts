import type { components, FieldError, RequestFault } from '@tenant-api/contract'

export type ErrorCode =
  | components['schemas']['Error']['errorCode']
  | components['schemas']['TokenError']['error']

/** The error with which a check refuses a request. `answerRequests` turns it into an answer. */
export class Refusal extends TypeError {
  override name = 'Refusal'
  readonly status: number
  readonly errorCode: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  /** The errors of single parameters or properties of the request. */
  readonly errors: readonly FieldError[]

  /** @param message the error message for the caller */
  constructor(
    status: number,
    errorCode: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    errors: readonly FieldError[] = [],
  ) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.headers = headers
    this.errors = errors
  }
}

export function invalidRequest({ errorCode, message, errors }: RequestFault): Refusal {
  return new Refusal(400, errorCode, message, {}, errors)
}

export function methodNotAllowed(method: string | undefined, allowed: readonly string[]): Refusal {
  return new Refusal(405, 'method_not_allowed', `The method ${method} is not allowed at this path.`, {
    Allow: allowed.join(', '),
  })
}
