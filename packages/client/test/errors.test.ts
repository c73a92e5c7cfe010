import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createClient, HttpError, isFailure, NetworkError } from '../src/index.ts'
import { exampleOf, startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

async function setUp() {
  const service = await startService()
  return { service, client: createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }) }
}

describe('an answer that is no success rejects with its own kind of error', () => {
  test.each([
    ['get_event_deliveries', 400, 'invalid_paging', 'bad_request'],
    ['get_event_deliveries', 401, 'client_not_global', 'unauthorized'],
    ['get_event_deliveries', 403, 'insufficient_scope', 'forbidden'],
  ] as const)('%s %i %s', async (operationId, status, example, code) => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id })
    ;(await service.next()).answer(operationId, status, example, { 'X-Request-ID': 'req-7' })
    const body = exampleOf(operationId, status, example) as { errorCode: string; message: string }
    const error = await result.catch((error: unknown) => error)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ code, status, errorCode: body.errorCode, requestId: 'req-7', body })
    expect(error).toHaveProperty('message', `${status}: ${body.message}`)
  })

  test.each([
    [404, 'not_found'],
    [409, 'conflict'],
    [410, 'gone'],
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [429, 'too_many_requests'],
    [500, 'server_error'],
    [502, 'server_error'],
    [503, 'server_error'],
    [302, 'unexpected_answer'],
    [418, 'unexpected_answer'],
  ])('%i is %s, also without a body of the service', async (status, code) => {
    const { service, client } = await setUp()
    const result = client.getEventDeliveries({ id })
    const { response } = await service.next()
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>proxy</p>')
    const error = await result.catch((error: unknown) => error)
    expect(error).toMatchObject({
      code,
      status,
      errorCode: undefined,
      requestId: undefined,
      body: '<p>proxy</p>',
    })
  })
})

test('Retry-After is there in seconds', async () => {
  const { service, client } = await setUp()
  const result = client.getEventDeliveries({ id })
  const { response } = await service.next()
  response.writeHead(429, { 'retry-after': '7' }).end()
  await expect(result).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 7 })
})

test('a success that is not JSON is an unexpected answer', async () => {
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
  await expect(result).rejects.toMatchObject({ code: 'unexpected_answer', status: 307 })
  expect(service.count).toBe(1)
})

describe('no answer is a NetworkError', () => {
  test('when nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'a.b.c' })
    const error = await client.getJwks().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ code: 'network_error', cause: expect.any(TypeError) })
  })

  test('when the body is cut', async () => {
    const { service, client } = await setUp()
    const result = client.getJwks()
    const { response } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"keys":[', () => response.destroy())
    await expect(result).rejects.toMatchObject({ code: 'network_error' })
  })
})

test('isFailure tells errors of the client from others', async () => {
  expect(isFailure(new NetworkError('gone'))).toBe(true)
  expect(isFailure(new TypeError('mistake'))).toBe(false)
})
