import { once } from 'node:events'
import type { Server } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { listen } from '../../src/http/listen.ts'
import { limits } from '../../src/limits.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const ask = 'GET / HTTP/1.1\r\nHost: t\r\n\r\n'

async function open(server: Server, port: number) {
  const connection = new RawConnection({ baseUrl: `http://127.0.0.1:${port}` })
  onTestFinished(() => connection[Symbol.dispose]())
  const [socket] = await once(server, 'connection')
  return { connection, socket }
}

/** A server that is bound to an address, but does not serve yet. */
async function bound(corsOrigins: Config['corsOrigins'] = []) {
  const config = { host: '127.0.0.1', port: 0, corsOrigins, keepAliveSeconds: 5, trustedProxies: [] }
  const listening = await listen(config, new AbortController().signal)
  onTestFinished(() => void listening.server.close())
  return listening
}

test('connections are limited, even if one was opened before the service had started and has closed since', async () => {
  const most = vi.spyOn(limits, 'connections', 'get').mockReturnValue(2 as never)
  onTestFinished(() => most.mockRestore())
  const { server, port, serve } = await bound()
  const early = await open(server, port)
  const app = express()
  app.get('/', (_req, res) => void res.send('served'))
  let crowded = 0
  serve(app, () => crowded++)
  await early.connection.write(ask).until(/served/)
  early.connection.socket.destroy()
  await once(early.socket, 'close')

  const oldest = await open(server, port)
  const kept = await open(server, port)
  expect(crowded).toBe(0)
  const newest = await open(server, port)
  expect(await oldest.connection.ended).toBe('')
  expect(crowded).toBe(1)
  for (const { connection } of [kept, newest])
    expect(await connection.write(ask).until(/served/)).toMatch(/^HTTP\/1\.1 200 /)
})

test('a request during the start is answered, and its body is read, so that the connection is not reset', async () => {
  const { server, port } = await bound()
  const { connection, socket } = await open(server, port)
  const closed = once(socket, 'close')
  const body = Buffer.alloc(1_000_000, ' ')
  const head = `POST / HTTP/1.1\r\nHost: t\r\nContent-Length: ${body.length}\r\n\r\n`
  expect(await connection.write(head).until(/service_unavailable"}/)).toMatch(/^HTTP\/1\.1 503 /)
  connection.write(body)
  await closed
  expect(socket.bytesRead).toBe(head.length + body.length)
})

test('a web page of an allowed origin can read the answer during the start, also after a preflight', async () => {
  const allowed = 'https://app.example.com'
  const { port } = await bound([allowed])
  const service = { baseUrl: `http://127.0.0.1:${port}` }
  const preflight = { Origin: allowed, 'Access-Control-Request-Method': 'GET' }
  const { status, headers } = await send(service, {
    method: 'OPTIONS',
    path: '/api/v2/events',
    headers: preflight,
  })
  expect(status).toBe(204)
  expect(headers).toMatchObject({ 'access-control-allow-origin': allowed, 'access-control-max-age': '600' })
  const answer = await send(service, { path: '/api/v2/events', headers: { Origin: allowed } })
  expect(answer.status).toBe(503)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': allowed,
    'access-control-expose-headers': expect.stringContaining('Retry-After'),
    'retry-after': '1',
  })
  const other = await send(service, {
    path: '/api/v2/events',
    headers: { Origin: 'https://evil.example.com' },
  })
  expect(other.status).toBe(503)
  expect(other.headers).not.toHaveProperty('access-control-allow-origin')
})
