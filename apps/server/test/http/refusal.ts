import { type OperationId, validate, validateAnswer } from '@tenant-api/contract'
import { expect } from 'vitest'
import type { Answer } from './send.ts'

/** Internals that no answer may contain: stack frames, SQL, file paths. */
const internals = /\bat \S+:\d+|node_modules|\.ts\b|\bSELECT\b|\bINSERT\b|SQLITE|\/tmp\/|\/work\//

/** Expects the documented error body. With `operationId`, also validates the answer against the document. */
export function expectRefusal(
  answer: Answer,
  status: number,
  errorCode: string,
  operationId?: OperationId,
): void {
  const body = JSON.parse(answer.text)
  expect({ status: answer.status, errorCode: body.errorCode, message: body.message }).toEqual({
    status,
    errorCode,
    message: expect.any(String),
  })
  expect(validate('Error', body)).toEqual([])
  expect(body.statusCode).toBe(status)
  expectNothingTold(answer)
  if (operationId) {
    expect(validateAnswer(operationId, { status, headers: answer.headers, body })).toEqual([])
  }
}

/** Expects an error of the token endpoint (RFC 6749, section 5.2), which no cache may keep. */
export function expectTokenError(answer: Answer, status: number, error: string): void {
  const body = JSON.parse(answer.text)
  expect({ status: answer.status, error: body.error, description: body.error_description }).toEqual({
    status,
    error,
    description: expect.stringMatching(/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,2048}$/),
  })
  expect(validate('TokenError', body)).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-store')
  expectNothingTold(answer)
  if (status !== 405) {
    expect(validateAnswer('issue_token', { status, headers: answer.headers, body })).toEqual([])
  }
}

function expectNothingTold({ headers, text }: Answer): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(text).not.toMatch(internals)
}
