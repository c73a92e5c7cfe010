import { asDescription, type components, type FieldError, type RequestFault } from '@tenant-api/contract'
import { type Answer, documentedAnswer } from '@tenant-api/simulator'
import type { Operation } from './match-operation.ts'
import { STATUS_CODES } from './node-http.ts'

type ErrorCode = components['schemas']['Error']['errorCode'] | components['schemas']['TokenError']['error']

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

/** The error answer of a refusal. It has the documented headers or, if the request matches no operation, only a Content-Type. */
export function answerRefusal(refusal: Refusal, operation: Operation | undefined, isToken: boolean): Answer {
  const { status, errorCode, message, errors } = refusal
  const { headers } = operation
    ? documentedAnswer(operation.id, { status })
    : {
        headers: { 'Content-Type': 'application/json' },
      }
  const body = isToken
    ? {
        error: tokenErrors.includes(errorCode) ? errorCode : 'invalid_request',
        error_description: asDescription(message),
      }
    : {
        ...{ statusCode: status, error: STATUS_CODES[status], message, errorCode },
        ...(errors.length > 0 && { errors }),
      }
  return { status, headers: { ...headers, ...refusal.headers }, body }
}

const tokenErrors: readonly string[] = ['unsupported_grant_type', 'invalid_target', 'invalid_scope']
