import type { OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { bodyFault, validateBody } from '@tenant-api/contract'
import { describe, test } from '../cases.ts'
import { documentedPath, documentedRequest, pathParameters, requiresBody } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { expectRefusal } from '../refusal.ts'
import { operationsOf, type Target, tokenFor } from '../target.ts'

const maxBytes = 1_048_576
const invalidBody = { status: 400, errorCode: 'invalid_body' } as const
const unsupported = { status: 415, errorCode: 'unsupported_media_type' } as const
const tooLarge = { status: 413, errorCode: 'payload_too_large' } as const

const noDocumentedBody = {
  null: 'null',
  'an empty list': '[]',
  'a string': '"text"',
  'malformed JSON': '{',
  'JSON followed by more JSON': '{}{}',
  'a byte order mark': '\uFEFF{}',
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
  'lists nested 65 levels deep': `${'['.repeat(65)}${']'.repeat(65)}`,
  'lists nested 100,000 levels deep': '['.repeat(100_000),
}

/** Request bodies: media type, size and syntax. */
export function bodies(target: Target): void {
  const withBody = operationsOf(target).flatMap(operation =>
    operation.requestMediaTypes.map(mediaType => ({ ...operation, mediaType })),
  )

  describe.each(operationsOf(target).filter(({ requestMediaTypes }) => requestMediaTypes.length === 0))(
    '$id, which takes no body,',
    operation => {
      const { id } = operation
      const send = (body: string, headers: OutgoingHttpHeaders) =>
        call(target, id, { ...documentedRequest(id), body, headers }, tokenFor(target, operation))

      // shows: common.payload, limits.payload
      test('refuses a body of 1 MB and a byte, with or without Content-Length', async () => {
        const body = ' '.repeat(maxBytes + 1)
        expectRefusal(id, await send(body, { 'Content-Length': body.length }), tooLarge)
        expectRefusal(id, await send(body, { 'Transfer-Encoding': 'chunked' }), tooLarge)
      })
    },
  )

  describe.each(withBody)('$id, as $mediaType', operation => {
    const { id, mediaType } = operation
    // Publishing reports only the first fault. The token endpoint reports errors as in RFC 6749.
    const listsFaults = operation.audience !== null && !operation.internal
    const { path, method, headers } = documentedRequest(id, mediaType)

    function post(body: string | Uint8Array, others: OutgoingHttpHeaders = {}, at = path) {
      return call(
        target,
        id,
        { method, path: at, body, headers: { ...headers, ...others } },
        tokenFor(target, operation),
      )
    }

    // shows: service.json
    test.each(Object.entries(noDocumentedBody))('refuses %s', async (_name, body) => {
      expectRefusal(id, await post(body), invalidBody)
    })

    test.each(requiresBody(id) ? [id] : [])(
      'refuses an empty body, with or without Content-Length',
      async () => {
        expectRefusal(id, await post(''), invalidBody)
        expectRefusal(id, await post('', { 'Transfer-Encoding': 'chunked' }), invalidBody)
      },
    )

    test.each(requiresBody(id) ? [id] : [])('refuses an empty object', async () => {
      expectRefusal(id, await post('{}'), invalidBody)
    })

    test('checks media type and size before path and query', async () => {
      const parameters = Object.fromEntries(pathParameters(id).map(name => [name, 'short']))
      const malformed = `${documentedPath(id, parameters)}?unknown=1`
      expectRefusal(id, await post('{}', { 'Content-Type': 'text/plain' }, malformed), unsupported)
      expectRefusal(id, await post(' '.repeat(maxBytes + 1), {}, malformed), tooLarge)
    })

    test.each(listsFaults ? [id] : [])('lists every fault of a body', async () => {
      // With a start, which a replay needs.
      const faulty = {
        ...{ name: 5, subscriptions: [{}], consumer_selector: '', configuration: { action: 'x' } },
        from: 'a',
      }
      const { errors } = bodyFault(validateBody(id, mediaType, faulty))
      const answer = await post(JSON.stringify(faulty))
      expectRefusal(id, answer, invalidBody)
      const places = errors.map(({ path, code }) => ({ path, code }))
      expect(answer.body).toMatchObject({ errors: target.hasExactMessages ? errors : places })
    })

    // shows: service.content-type
    test.each(['text/plain', 'application/xml', 'application/jsonp', 'json', ''])(
      'refuses the Content-Type %j',
      async type => {
        expectRefusal(id, await post('{}', { 'Content-Type': type }), unsupported)
      },
    )

    test.each(['charset=utf-16', 'charset="latin1"'])('refuses the Content-Type with %s', async parameter => {
      expectRefusal(id, await post('{}', { 'Content-Type': `${mediaType}; ${parameter}` }), unsupported)
    })

    test.each(['charset=utf8', 'Charset="UTF-8"', 'v=1', 'v=";charset=latin1"'])(
      'accepts the Content-Type with %s',
      async parameter => {
        expectRefusal(id, await post('x', { 'Content-Type': `${mediaType}; ${parameter}` }), invalidBody)
      },
    )

    test('refuses a compressed body', async () => {
      expectRefusal(id, await post(gzipSync('{}'), { 'Content-Encoding': 'gzip' }), unsupported)
    })

    // shows: common.payload, limits.payload
    test('refuses a body of 1 MB and a byte, with or without Content-Length', async () => {
      const body = ' '.repeat(maxBytes + 1)
      expectRefusal(id, await post(body), tooLarge)
      expectRefusal(id, await post(body, { 'Transfer-Encoding': 'chunked' }), tooLarge)
    })

    // shows: common.payload
    test('validates a body of 1 MB', async () => {
      expectRefusal(id, await post('x'.repeat(maxBytes)), invalidBody)
    })
  })
}
