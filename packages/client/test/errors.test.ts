import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import {
  BadRequestError,
  type Client,
  ConflictError,
  createClient,
  ForbiddenError,
  HttpError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  RequestTimeoutError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from '../src/index.ts'
import { exampleOf, startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const policy = {
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'allow' },
} as const

async function setUp(options: { attemptTimeout?: number; timeout?: number } = {}) {
  const service = await startService()
  const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', retries: 0, ...options })
  return { service, client }
}

const calls = {
  get_event_deliveries: (client: Client) => client.getEventDeliveries({ id }),
  create_rate_limit_policy: (client: Client) => client.createRateLimitPolicy(policy),
  update_rate_limit_policy: (client: Client) =>
    client.updateRateLimitPolicy({ id, configuration: policy.configuration, 'If-Match': '"1-a"' }),
}

describe('a call that gets an error status rejects with the error class of the status:', () => {
  test.each([
    ['get_event_deliveries', 400, 'invalid_paging', BadRequestError, 'bad_request'],
    ['get_event_deliveries', 401, 'client_not_global', UnauthorizedError, 'unauthorized'],
    ['get_event_deliveries', 403, 'insufficient_scope', ForbiddenError, 'forbidden'],
    ['get_event_deliveries', 404, 'not_found', NotFoundError, 'not_found'],
    ['create_rate_limit_policy', 409, 'exists', ConflictError, 'conflict'],
    ['update_rate_limit_policy', 412, 'precondition_failed', PreconditionFailedError, 'precondition_failed'],
    ['create_rate_limit_policy', 413, 'payload_too_large', PayloadTooLargeError, 'payload_too_large'],
    [
      'create_rate_limit_policy',
      415,
      'unsupported_encoding',
      UnsupportedMediaTypeError,
      'unsupported_media_type',
    ],
    ['get_event_deliveries', 429, 'too_many_requests', TooManyRequestsError, 'too_many_requests'],
    ['get_event_deliveries', 500, 'internal_error', ServerError, 'server_error'],
    ['get_event_deliveries', 503, 'service_unavailable', ServerError, 'server_error'],
  ] as const)('%s %i %s', async (operationId, status, example, Kind, code) => {
    const { service, client } = await setUp()
    const result = calls[operationId](client)
    const headers = { 'X-Request-ID': 'req-7', 'X-RateLimit-Remaining': '3', 'X-Of-Tomorrow': 'kept' }
    ;(await service.next()).answer(operationId, status, example, headers)
    const body = exampleOf(operationId, status, example) as { errorCode: string; message: string }
    const error = await result.catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Kind)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ code, status, errorCode: body.errorCode, requestId: 'req-7', body })
    const path = operations[operationId].path.replace('{id}', id)
    expect(error).toHaveProperty('message', `${status} from ${service.baseUrl}${path}: ${body.message}`)
    expect(error).toHaveProperty('name', Kind.name)
    const passed = error instanceof HttpError ? Object.fromEntries(error.headers) : {}
    expect(passed).toMatchObject({
      'x-request-id': 'req-7',
      'x-ratelimit-remaining': '3',
      'x-of-tomorrow': 'kept',
    })
  })

  test.each([
    [404, NotFoundError, 'Not Found'],
    [408, RequestTimeoutError, 'Request Timeout'],
    [429, TooManyRequestsError, 'Too Many Requests'],
    [502, ServerError, 'Bad Gateway'],
    [302, UnexpectedAnswerError, 'The client does not follow redirects.'],
    [418, UnexpectedAnswerError, "I'm a Teapot"],
  ])('%i, also with a body that is not from the service', async (status, Kind, detail) => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id })
    const { response } = await service.next()
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>proxy</p>')
    const error = await result.catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Kind)
    expect(error).toMatchObject({
      status,
      detail,
      errorCode: undefined,
      requestId: undefined,
      body: '<p>proxy</p>',
    })
  })
})

describe('retryAfter', () => {
  async function retryAfter(status: number, headers: Record<string, string>) {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id })
    const { response } = await service.next()
    response.writeHead(status, headers).end()
    const error = await result.catch((error: unknown) => error)
    return error instanceof HttpError ? error.retryAfter : error
  }
  const date = 'Fri, 20 Nov 2026 10:00:00 GMT'
  const reset = { date, 'x-ratelimit-reset': String(Date.parse(date) / 1000 + 9) }

  test('is Retry-After, in seconds', async () => {
    expect(await retryAfter(429, { ...reset, 'retry-after': '7' })).toBe(7)
    expect(await retryAfter(503, { 'retry-after': '0' })).toBe(0)
  })

  test('is the time until the date in Retry-After, by the clock of the service', async () => {
    const later = 'Fri, 20 Nov 2026 10:00:30 GMT'
    expect(await retryAfter(503, { date, 'retry-after': later })).toBe(30)
    expect(await retryAfter(429, { ...reset, 'retry-after': later })).toBe(30)
    expect(await retryAfter(503, { date: later, 'retry-after': date })).toBe(0)
  })

  test('is the time until X-RateLimit-Reset for a 429 without Retry-After, by the clock of the service', async () => {
    expect(await retryAfter(429, reset)).toBe(9)
    expect(await retryAfter(429, { date, 'x-ratelimit-reset': '1' })).toBe(0)
  })

  test('is undefined for a 503 without Retry-After, and for an invalid Retry-After', async () => {
    expect(await retryAfter(503, reset)).toBeUndefined()
    expect(await retryAfter(429, { 'retry-after': 'soon' })).toBeUndefined()
  })
})

test('a success answer that is not JSON is an UnexpectedAnswerError', async () => {
  const { service, client } = await setUp()
  const result = client.getEventDeliveries({ id })
  const { response } = await service.next()
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>')
  await expect(result).rejects.toMatchObject({ code: 'unexpected_answer', status: 200, body: '<p>login</p>' })
})

test('a redirect is not followed', async () => {
  const { service, client } = await setUp()
  const result = client.getEventDeliveries({ id })
  const { response } = await service.next()
  response.writeHead(307, { location: `${service.baseUrl}/elsewhere` }).end()
  await expect(result).rejects.toMatchObject({
    code: 'unexpected_answer',
    status: 307,
    detail: 'The client does not follow redirects.',
  })
  expect(service.count).toBe(1)
})

test('a TimeoutError names the option timeout if all attempts together take too long', async () => {
  const { client } = await setUp({ timeout: 20 })
  await expect(client.getJwks()).rejects.toMatchObject({
    code: 'timeout',
    message: 'No answer within the timeout of 20 ms.',
  })
})
