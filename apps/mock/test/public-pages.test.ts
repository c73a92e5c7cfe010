import { publicDocument } from '@tenant-api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const send = (path: string, init: RequestInit = {}) => sendTo(mock.url + path, { headers: {}, ...init })

it.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ok', writes: 'ok' }],
])('reports at %s that it is healthy, as the service does', async (path, body) => {
  const answer = await send(path)
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body })
})

it('serves the public document, with the addresses of its own server and token endpoint', async () => {
  const { body } = await send('/openapi.json')
  const servers = [{ url: mock.url, description: 'The mock that serves this document.' }]
  const text = JSON.stringify({ ...publicDocument, servers })
  expect(body).toEqual(
    JSON.parse(text.replace(/"tokenUrl":"[^"]+"/, `"tokenUrl":"${mock.url}/oauth/token/"`)),
  )
})

it('names its own address in the metadata of the authorization server', async () => {
  const { body } = await send('/.well-known/oauth-authorization-server')
  expect(body).toMatchObject({ issuer: mock.url, token_endpoint: `${mock.url}/oauth/token/` })
})

it('answers only GET and HEAD for these pages', async () => {
  expect(await send('/openapi.json', { method: 'HEAD' })).toMatchObject({ status: 200 })
  const { status, headers } = await send('/healthz', { method: 'DELETE' })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})
