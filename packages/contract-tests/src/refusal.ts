import { type components, type OperationId, validate } from '@tenant-api/contract'
import { expect } from 'vitest'
import type { WireAnswer } from './exchange.ts'

type ErrorCode = components['schemas']['ErrorCode']

/** Expects the documented error: this status, and the code in the body that the operation's errors have. */
export function expectRefusal(
  operationId: OperationId,
  { status, body }: WireAnswer,
  expected: { readonly status: number; readonly errorCode: ErrorCode },
): void {
  // The token endpoint speaks RFC 6749, whose one code for a malformed request is `invalid_request`.
  const code =
    operationId === 'issue_token' ? { error: 'invalid_request' } : { errorCode: expected.errorCode }
  expect({ status, body }).toMatchObject({ status: expected.status, body: code })
}

/** Expects an error that can come from every path, so that no operation documents it: by the schema of errors alone. */
export function expectUndocumentedRefusal(
  { status, headers, body }: WireAnswer,
  expected: { readonly status: number; readonly errorCode: ErrorCode },
): void {
  expect({ status, body }).toMatchObject({
    status: expected.status,
    body: { statusCode: expected.status, errorCode: expected.errorCode },
  })
  expect(validate('Error', body)).toEqual([])
  expect(headers['content-type']).toMatch(/^application\/json\b/)
  expect(headers['x-request-id']).toMatch(/\S/)
}
