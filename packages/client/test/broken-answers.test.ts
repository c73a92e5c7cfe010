import { describe, expect, test } from 'vitest'
import { createClient, HttpError } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const json = { 'content-type': 'application/json' }

async function setUp() {
  const service = await startService()
  return { service, client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c', retries: 0 }) }
}

describe('a success answer of an undocumented kind is an UnexpectedAnswerError', () => {
  test.each(['null', '[]', '42', '"text"', 'true', '{', '[{}'])('instead of an object: %s', async body => {
    const { service, client } = await setUp()
    for (const call of [() => client.listEventStreams(), () => client.getEventStream({ id })]) {
      const result = call().catch((error: unknown) => error)
      ;(await service.next()).response.writeHead(200, json).end(body)
      expect(await result).toMatchObject({ code: 'unexpected_answer', status: 200 })
    }
  })

  test.each(['null', '{}', '42'])('instead of a list: %s', async body => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id }).catch((error: unknown) => error)
    ;(await service.next()).response.writeHead(200, json).end(body)
    expect(await result).toMatchObject({
      code: 'unexpected_answer',
      message: expect.stringMatching(/^200 from http.*: The answer is not a JSON array\.$/),
    })
  })

  test('instead of the body of a read: 204', async () => {
    const { service, client } = await setUp()
    const result = client.getEventStream({ id }).catch((error: unknown) => error)
    ;(await service.next()).response.writeHead(204).end()
    expect(await result).toMatchObject({ code: 'unexpected_answer', status: 204 })
  })
})

test('a deletion whose answer is the page of a proxy is an UnexpectedAnswerError', async () => {
  const { service, client } = await setUp()
  const result = client.deleteEventStream({ id }).catch((error: unknown) => error)
  ;(await service.next()).response.writeHead(200, { 'content-type': 'text/html' }).end('<p>sign in</p>')
  expect(await result).toMatchObject({ code: 'unexpected_answer', detail: 'The answer is not JSON.' })
})

test('a deletion resolves with undefined, whatever JSON its answer contains', async () => {
  const { service, client } = await setUp()
  const result = client.deleteEventStream({ id })
  ;(await service.next()).response.writeHead(200, json).end('"deleted"')
  expect(await result).toBeUndefined()
})

test.each([
  ['null', undefined],
  ['[]', undefined],
  ['"text"', undefined],
  ['{"message":{"toString":1}}', undefined],
  ['{"message":null,"errorCode":{}}', undefined],
  ['{"error_description":7,"error":[]}', undefined],
  ['{"message":"whole","errorCode":"of_tomorrow"}', 'of_tomorrow'],
])('an error status with the body %s rejects with the error class of the status', async (body, errorCode) => {
  const { service, client } = await setUp()
  const result = client.getEventStream({ id }).catch((error: unknown) => error)
  ;(await service.next()).response.writeHead(404, json).end(body)
  const error = await result
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ code: 'not_found', errorCode, body: JSON.parse(body) })
})

test('an error has a detail to show if the answer has neither a message nor a reason phrase, as over HTTP/2', async () => {
  const { service, client } = await setUp()
  const result = client.getEventStream({ id }).catch((error: unknown) => error)
  ;(await service.next()).response.writeHead(503, '', { 'content-type': 'text/html' }).end('<p>proxy</p>')
  expect(await result).toMatchObject({
    message: expect.stringMatching(/^503 from http.*: The answer has the status 503\.$/),
    detail: 'The answer has the status 503.',
  })
})
