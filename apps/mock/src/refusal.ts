import type { components } from '@tenant-api/contract'

export type ErrorCode =
  | components['schemas']['Error']['errorCode']
  | components['schemas']['TokenError']['error']

/** The error answer of a request. The checks throw it, and one place answers it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly errorCode: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  /** @param message a sentence for the caller that names the mistake */
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
