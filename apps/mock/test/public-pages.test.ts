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

it.each(['/healthz', '/readyz'])('reports at %s that it is healthy', async path => {
  expect(await send(path)).toMatchObject({ status: 200, body: { status: 'ok' } })
})

it('serves the public document, with the addresses of its own server and token endpoint', async () => {
  const { body } = await send('/openapi.json')
  const text = JSON.stringify({ ...publicDocument, servers: [{ url: mock.url }] })
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
