import type { components, OperationId } from '@tenant-api/contract'
import type { WireAnswer } from './exchange.ts'
import { expect, expectValid } from './expect.ts'

type ErrorCode = components['schemas']['ErrorCode']

/** Expects an error with this status and error code. For status 400, also expects a list of invalid places. */
export function expectRefusal(
  operationId: OperationId,
  { status, body }: WireAnswer,
  expected: { readonly status: number; readonly errorCode: ErrorCode },
): void {
  // The token endpoint has the error codes of RFC 6749: every malformed request is `invalid_request`.
  const code =
    operationId === 'issue_token' ? { error: 'invalid_request' } : { errorCode: expected.errorCode }
  expect({ status, body }).toMatchObject({ status: expected.status, body: code })
  // The error of a path that cannot be decoded names no parameter.
  if (expected.status === 400 && expected.errorCode !== 'invalid_uri' && operationId !== 'issue_token') {
    const { message, errors = [] } = body as components['schemas']['Error']
    expect(errors[0]).toMatchObject({ message })
  }
}

/** Expects the error 400 that names one wrong parameter of the query, in its message and in its list of invalid places. */
export function expectInvalidQuery({ status, body }: WireAnswer, name: string): void {
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ path: name }] } })
  expect((body as components['schemas']['Error']).message).toContain(`'${name}'`)
}

/** Expects an error that no operation documents, because any path may cause it. Validates the body only by the error schema. */
export function expectUndocumentedRefusal(
  { status, headers, body }: WireAnswer,
  expected: { readonly status: number; readonly errorCode: ErrorCode },
): void {
  expect({ status, body }).toMatchObject({
    status: expected.status,
    body: { statusCode: expected.status, errorCode: expected.errorCode },
  })
  expectValid('Error', body)
  expect(headers['content-type'], 'Content-Type').toMatch(/^application\/json\b/)
  expect(headers['x-request-id'], 'X-Request-ID').toMatch(/\S/)
  expect(headers['cache-control'], 'Cache-Control').toBe('no-store')
}
