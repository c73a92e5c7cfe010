import { expect, test } from 'vitest'
import * as client from '../src/index.ts'
import {
  CursorExpiredError,
  isFailure,
  isTransient,
  NetworkError,
  NotFoundError,
  RequestTimeoutError,
  ServerError,
  TimeoutError,
  TokenError,
  TooManyRequestsError,
} from '../src/index.ts'

function answer(status: number): Response {
  return new Response(null, { status })
}

test('isFailure is true only for error classes of this package', () => {
  expect(isFailure(new NetworkError('gone'))).toBe(true)
  expect(isFailure(new TypeError('mistake'))).toBe(false)
})

test('the name of each error is that of its class', () => {
  const names = Object.entries(client).flatMap(([className, value]) => {
    if (!value.toString().startsWith('class ')) return []
    const { code, name } = Reflect.construct(value as typeof NotFoundError, [answer(400), ''])
    // The abstract classes have no code.
    return code ? [[className, name]] : []
  })
  expect(names.filter(([className, name]) => className !== name)).toEqual([])
  expect(names.length).toBeGreaterThan(15)
})

test('detail says what is wrong, without the status and the URL of the request', () => {
  const error = new NotFoundError(answer(404), { message: 'There is nothing at this path.' })
  expect(error.detail).toBe('There is nothing at this path.')
  expect(error.message).toMatch(/^404 from .*: There is nothing at this path\.$/)
  expect(new NetworkError('no answer').detail).toBe('no answer')
})

test.each([
  new NetworkError('no answer'),
  new TimeoutError('no answer in time'),
  new TokenError('no token'),
  new RequestTimeoutError(answer(408), undefined),
  new TooManyRequestsError(answer(429), undefined),
  new ServerError(answer(503), undefined),
])('isTransient is true for a temporary failure: $code', error => {
  expect(isTransient(error)).toBe(true)
})

test.each([
  new NotFoundError(answer(404), undefined),
  new CursorExpiredError('expired', 'o1'),
  new TypeError('mistake'),
  undefined,
])('isTransient is false for any other error: %o', error => {
  expect(isTransient(error)).toBe(false)
})
