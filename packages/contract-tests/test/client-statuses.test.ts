import {
  BadRequestError,
  ConflictError,
  CursorExpiredError,
  createClient,
  ForbiddenError,
  GoneError,
  type HttpError,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from '@tenant-api/client'
import { createCoverage } from '@tenant-api/conformance/coverage'
import { type OperationId, operations, validateAnswer } from '@tenant-api/contract'
import { credentials } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { callByClient } from '../src/call-by-client.ts'
import { isExempt } from '../src/coverage/judge.ts'
import { rejection } from '../src/rejection.ts'
import { clientProvocations, type Provocation } from './settings/client-provocations.ts'

const kinds: Readonly<Partial<Record<number, new (...parts: never[]) => HttpError>>> = {
  302: UnexpectedAnswerError,
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  429: TooManyRequestsError,
  503: ServerError,
}

const errorCodes: Readonly<Partial<Record<number, RegExp>>> = {
  400: /^invalid_(body|query_string|paging|cursor)$/,
  401: /^invalid_token$/,
  403: /^insufficient_scope$/,
  404: /^not_found$/,
  409: /^conflict$/,
  410: /^cursor_expired$/,
  412: /^precondition_failed$/,
  413: /^payload_too_large$/,
  415: /^unsupported_media_type$/,
  429: /^too_many_requests$/,
  503: /^service_unavailable$/,
}

/** The error codes of RFC 6749, section 5.2, and the codes that our document adds. */
const tokenErrorCodes: typeof errorCodes = {
  400: /^unsupported_grant_type$/,
  401: /^invalid_client$/,
  413: /^invalid_request$/,
  415: /^invalid_request$/,
  429: /^too_many_requests$/,
  503: /^temporarily_unavailable$/,
}

/** After these statuses the subscription reconnects, and its caller gets no error. */
const passing = [429, 503]

const failures = createCoverage()
  .answers()
  .filter(answer => answer.status >= 300 && !isExempt(answer))
  // Without 413 of operations that take no body, because the client sends no body to them.
  .filter(({ operationId, status }) => status !== 413 || operations[operationId].requestMediaTypes.length > 0)
  .map(({ operationId: id, status }) => ({ id, status }))

describe('The client', async () => {
  const provocations = await clientProvocations()

  async function provoke(id: OperationId, status: number): Promise<Provocation> {
    const provocation = await provocations[status]?.(id)
    if (!provocation) throw new Error(`client-provocations.ts has no way to make ${id} answer ${status}.`)
    const { relent } = provocation
    if (relent) onTestFinished(relent)
    return provocation
  }

  test.each(failures.filter(({ id, status }) => id !== 'subscribe_events' || !passing.includes(status)))(
    'gets $status from $id',
    async ({ id, status }) => {
      const { isToBeAwaited, parameters, relent: _, ...options } = await provoke(id, status)
      const own = id === 'issue_token' && {
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
      }
      let answer: Response | undefined
      const onResponse = (response: Response) => {
        answer = response
      }
      const ask = async () => {
        const error = await callByClient(
          id,
          { ...options, retries: 0, onResponse },
          { ...own, ...parameters },
        ).catch(error => error)
        const failure = error instanceof CursorExpiredError ? error.cause : error
        expect(failure).toBeInstanceOf(kinds[status])
        return failure as HttpError
      }
      const failure = await (isToBeAwaited ? vi.waitFor(ask, { timeout: waitMs, interval: 5 }) : ask())
      const { headers, body } = failure
      expect(
        validateAnswer(id, { status, headers: Object.fromEntries(headers), ...(body !== '' && { body }) }),
      ).toEqual([])
      expect(failure.status).toBe(status)
      expect(failure.requestId).toMatch(/\S/)
      expect(failure.requestId).toBe(answer?.headers.get('X-Request-ID'))
      const code = (id === 'issue_token' ? tokenErrorCodes : errorCodes)[status]
      if (code) expect(failure.errorCode).toMatch(code)
    },
  )

  test.each(failures.filter(({ id, status }) => id === 'subscribe_events' && passing.includes(status)))(
    'repeats $id after $status',
    async ({ id, status }) => {
      const { baseUrl, token, parameters, relent } = await provoke(id, status)
      const answers: Response[] = []
      const onResponse = (answer: Response) => answers.push(answer.clone())
      const end = new AbortController()
      const { subscribe } = createClient({ baseUrl, token, onResponse })
      const following = subscribe({ ...parameters, signal: end.signal })
        [Symbol.asyncIterator]()
        .next()
      const next = (count: number) => vi.waitUntil(() => answers[count], waitMs)
      const refusal = await next(0)
      const headers = Object.fromEntries(refusal.headers)
      expect(validateAnswer(id, { status, headers, body: await refusal.json() })).toEqual([])
      expect(refusal.status).toBe(status)
      await relent?.()
      expect((await next(1)).status).toBe(200)
      end.abort()
      await rejection(following)
    },
  )
})
