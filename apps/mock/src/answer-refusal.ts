import { asDescription } from '@tenant-api/contract'
import { type Answer, documentedAnswer } from '@tenant-api/simulator'
import type { Operation } from './match-operation.ts'
import { STATUS_CODES } from './node-http.ts'
import type { Refusal } from './refusal.ts'

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
