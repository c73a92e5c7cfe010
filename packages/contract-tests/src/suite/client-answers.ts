import { createClient, type HttpFailure } from '@tenant-api/client'
import { publishOne } from '@tenant-api/conformance/events'
import { operationsOf, type Target } from '@tenant-api/conformance/target'
import { document, type OperationId, operations, validateAnswer } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { callByClient } from '../call-by-client.ts'
import { rejection } from '../rejection.ts'

const codes: Readonly<Record<number, HttpFailure['code']>> = {
  302: 'unexpected_answer',
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  500: 'server_error',
  503: 'server_error',
}

/** The typed client's result for every documented status of every operation. */
export function clientAnswers(target: Target): void {
  const { baseUrl, token } = target
  const plain = operationsOf(target).filter(({ id }) => id !== 'subscribe_events')

  describe.runIf(target.can.preferAnswers).each(plain)('The client function of $id', ({ id }) => {
    test('resolves with the body of a successful answer', async () => {
      let answer: Response | undefined
      const onResponse = (response: Response) => {
        answer = response
      }
      const [success = 0] = statusesOf(id)
      const body = await callByClient(id, { baseUrl, token, onResponse, ...preferring(success) })
      const { status = 0, headers = [] } = answer ?? {}
      expect(status).toBe(success)
      expect(validateAnswer(id, { status, headers: Object.fromEntries(headers), body })).toEqual([])
    })

    test.each(statusesOf(id).filter(status => status >= 300))(
      'rejects with an error for %i',
      async status => {
        const error = await rejection(callByClient(id, { baseUrl, token, retries: 0, ...preferring(status) }))
        expect(error).toMatchObject({ status, code: codes[status], requestId: expect.stringMatching(/\S/) })
      },
    )
  })

  describe.runIf(target.can.preferAnswers)('The client, during a subscription,', () => {
    test.each([400, 401, 403, 413])('throws the error of %i', async status => {
      const { subscribe } = createClient({ baseUrl, token, ...preferring(status) })
      const error = await rejection(subscribe()[Symbol.asyncIterator]().next())
      expect(error).toMatchObject({ status, code: codes[status] })
    })

    test('throws a CursorExpiredError for 410', async () => {
      const { subscribe } = createClient({ baseUrl, token, ...preferring(410) })
      const error = await rejection(subscribe()[Symbol.asyncIterator]().next())
      expect(error).toMatchObject({ code: 'cursor_expired', cause: { status: 410 } })
    })

    test('reconnects after 429, 500 and 503', async () => {
      const { offset } = await publishOne(target, 'user.created')
      const event = await publishOne(target, 'user.deleted')
      const following = [429, 500, 503].map(async status => {
        const statuses: number[] = []
        const { subscribe } = createClient({
          baseUrl,
          token,
          onRequest: request => statuses.length === 0 && preferring(status).onRequest(request),
          onResponse: response => statuses.push(response.status),
        })
        for await (const message of subscribe({ from: offset })) {
          expect(message.offset).toBe(event.offset)
          break
        }
        return statuses
      })
      expect(await Promise.all(following)).toEqual([429, 500, 503].map(status => [status, 200]))
    })

    test('is tested with every documented status', () => {
      expect(statusesOf('subscribe_events')).toEqual([200, 400, 401, 403, 410, 413, 429, 500, 503])
    })
  })
}

function preferring(status: number) {
  return { onRequest: (request: Request) => request.headers.set('Prefer', `code=${status}`) }
}

/** The documented statuses of an operation, in ascending order. */
function statusesOf(id: OperationId): readonly number[] {
  const { method, path } = operations[id]
  return Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number)
}
