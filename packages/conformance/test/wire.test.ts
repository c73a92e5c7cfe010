import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectContinue, open } from '../src/wire.ts'

test('a server that never answers `Expect: 100-continue` is reported, and does not keep the run alive', async () => {
  const server = createServer(socket => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [socket] = await Promise.all([
    once(server, 'connection'),
    expect(expectContinue(baseUrl, { method: 'POST', path: '/' }, 50)).rejects.toThrow('no answer in 0.05 s'),
  ])
  if (!socket[0].destroyed) await once(socket[0], 'close')
})

test('requests go through the proxy of the environment, but not those to this machine', async () => {
  const urls: (string | undefined)[] = []
  const proxy = createHttpServer(({ url }, response) => {
    urls.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    proxy.close()
  })
  await once(proxy, 'listening')
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  vi.stubEnv('HTTP_PROXY', address)
  for (const baseUrl of ['http://tenant.example:81', address])
    (await open(baseUrl, { method: 'GET', path: '/keys' })).resume()
  expect(urls).toEqual(['http://tenant.example:81/keys', '/keys'])
})
