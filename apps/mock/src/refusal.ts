import type { components } from '@tenant-api/contract'

export type ErrorCode =
  | components['schemas']['Error']['errorCode']
  | components['schemas']['TokenError']['error']

/** The error answer of a request. Checks throw it, and `answerRequests` turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly errorCode: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  /** @param message tells the caller what is wrong with the request */
  constructor(
    status: number,
    errorCode: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.headers = headers
  }
}

export function methodNotAllowed(method: string | undefined, allowed: readonly string[]): Refusal {
  return new Refusal(405, 'method_not_allowed', `The method ${method} is not allowed at this path.`, {
    Allow: allowed.join(', '),
  })
}
