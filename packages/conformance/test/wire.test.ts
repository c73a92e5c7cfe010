import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { expectContinue } from '../src/wire.ts'

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
