import type { OperationId } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { documentedPath } from '../documented-requests.ts'
import { send } from '../exchange.ts'
import { expect, expectValid } from '../expect.ts'
import { expectUndocumentedRefusal } from '../refusal.ts'
import { documentedOperations, type Operation, operationsOf, type Target, tokenFor } from '../target.ts'

// CONNECT is omitted, because Node's client treats its answer as a tunnel and reads no body.
const everyMethod = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Undocumented paths, and undocumented methods of documented paths. */
export function methods(target: Target): void {
  const byPath = Map.groupBy(documentedOperations(target), ({ path }) => path)
  const methods = target.isReadOnly ? safeMethods : everyMethod

  describe.each([...byPath])('%s', (_template, operations) => {
    const [first] = operations as [Operation]
    const path = documentedPath(first.id)
    const token = tokenFor(target, first)
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    const allowed = operations.flatMap(methodsOf)

    test.each(methods.filter(method => !allowed.includes(method)))('answers 405 to %s', async method => {
      const answer = await send(target, { method, path, headers })
      expect(answer.status, 'the status').toBe(405)
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allowed.toSorted())
      expect(answer.headers['x-request-id']).toMatch(/\S/)
      // The answer to HEAD has no body (RFC 9110, section 9.3.2).
      if (method !== 'HEAD') expectMethodError(first.id, answer.body)
    })
  })

  describe.each(operationsOf(target).filter(isPublicGet))('$path', ({ path }) => {
    test('answers HEAD like GET, without the body', async () => {
      const got = await send(target, { method: 'GET', path })
      const head = await send(target, { method: 'HEAD', path })
      expect(head).toMatchObject({
        status: got.status,
        headers: { 'content-type': got.headers['content-type'] },
      })
      expect(head.body).toBeUndefined()
    })
  })

  describe('An undocumented path', () => {
    test.each([
      '/',
      '/api/v2',
      '/api/v2/',
      '/api/v2/nothing',
      '/api/v2/Events',
      '/api/v2/events/',
      '/api/v2//events',
      '/api/v2/event-streams/',
      `${documentedPath('get_event_stream')}/`,
      `${documentedPath('get_event_stream')}/nothing`,
      '/API/V2/events',
      '/api/v1/events',
    ])('%s is not found', async path => {
      const headers = { Authorization: `Bearer ${target.token}` }
      const answer = await send(target, { method: 'GET', path, headers })
      expectUndocumentedRefusal(answer, { status: 404, errorCode: 'not_found' })
    })

    test.each(['/.well-known/nothing', '/.well-known/'])(
      '%s is not found, also without a token',
      async path => {
        const answer = await send(target, { method: 'GET', path })
        expectUndocumentedRefusal(answer, { status: 404, errorCode: 'not_found' })
      },
    )

    test.each(['/api/v2%2Fevents', '/api/v2/event-streams%2f', '/api/v2/%zz', '/api/v2/%ff'])(
      '%s is refused as malformed',
      async path => {
        const headers = { Authorization: `Bearer ${target.token}` }
        const answer = await send(target, { method: 'GET', path, headers })
        expectUndocumentedRefusal(answer, { status: 400, errorCode: 'invalid_uri' })
      },
    )
  })
}

function methodsOf(operation: Operation): readonly string[] {
  return isPublicGet(operation) ? ['GET', 'HEAD'] : [operation.method]
}

function isPublicGet({ method, audience }: Operation): boolean {
  return method === 'GET' && audience === null
}

function expectMethodError(id: OperationId, body: unknown): void {
  if (id === 'issue_token') {
    expectValid('TokenError', body)
    expect(body).toMatchObject({ error: 'invalid_request' })
  } else {
    expectValid('Error', body)
    expect(body).toMatchObject({ statusCode: 405, errorCode: 'method_not_allowed' })
  }
}
