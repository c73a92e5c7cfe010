import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createClient, NetworkError } from '../src/index.ts'
import { createRequest } from '../src/request.ts'
import { startService } from './service.ts'

describe('the call rejects with a NetworkError', () => {
  test('when nothing listens at the address', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'a.b.c', retries: 0 })
    const error = await client.getJwks().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({
      code: 'network_error',
      message: `No answer from GET http://127.0.0.1:${port}/.well-known/jwks.json: ECONNREFUSED`,
      detail: 'No answer arrived.',
      cause: expect.any(TypeError),
    })
  })

  test('with the reason that fetch hides in its cause', async () => {
    const blocked = createClient({ baseUrl: 'http://127.0.0.1:1', token: 'a.b.c', retries: 0 })
    await expect(blocked.getJwks()).rejects.toThrow('/.well-known/jwks.json: bad port')
    const service = await startService()
    const closed = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', retries: 0 }).getJwks()
    ;(await service.next()).response.destroy()
    await expect(closed).rejects.toThrow('/.well-known/jwks.json: other side closed')
  })

  test('with a sentence if the name of the service cannot be resolved', async () => {
    const client = createClient({ baseUrl: 'http://name.invalid:8080', token: 'a.b.c', retries: 0 })
    await expect(client.getJwks()).rejects.toThrow(
      /\/\.well-known\/jwks\.json: the name cannot be resolved \((ENOTFOUND|EAI_AGAIN)\)$/,
    )
  })

  test('when the connection breaks within the body', async () => {
    const service = await startService()
    const client = createClient({ baseUrl: service.baseUrl, token: 'a.b.c', retries: 0 })
    const result = client.getJwks()
    const { response } = await service.next()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"keys":[', () => response.destroy())
    await expect(result).rejects.toMatchObject({ code: 'network_error' })
  })
})

test('a request that is aborted rejects with the reason of the signal, not with a NetworkError', async () => {
  const { baseUrl, next } = await startService()
  const controller = new AbortController()
  const send = createRequest({ baseUrl, maxAnswerBytes: 1 })
  const answer = send({ method: 'GET', path: '/' }, { body: null }, { signal: controller.signal })
  const { closed } = await next()
  const reason = 'enough'
  controller.abort(reason)
  await expect(answer).rejects.toBe(reason)
  await closed
})
