import { once } from 'node:events'
import type { Server } from 'node:http'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../src/http/listen.ts'
import { limits } from '../../src/limits.ts'
import { RawConnection } from './raw-connection.ts'

const ask = 'GET / HTTP/1.1\r\nHost: t\r\n\r\n'

async function open(server: Server, port: number) {
  const connection = new RawConnection({ baseUrl: `http://127.0.0.1:${port}` })
  onTestFinished(() => connection[Symbol.dispose]())
  const [socket] = await once(server, 'connection')
  return { connection, socket }
}

test('connections are limited, even if one was opened before the service had started and has closed since', async () => {
  const most = vi.spyOn(limits, 'connections', 'get').mockReturnValue(2 as never)
  onTestFinished(() => most.mockRestore())
  const { server, port, serve } = await listen({ host: '127.0.0.1', port: 0 }, new AbortController().signal)
  onTestFinished(() => void server.close())
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
  const { server, port } = await listen({ host: '127.0.0.1', port: 0 }, new AbortController().signal)
  onTestFinished(() => void server.close())
  const { connection, socket } = await open(server, port)
  const closed = once(socket, 'close')
  const body = Buffer.alloc(1_000_000, ' ')
  const head = `POST / HTTP/1.1\r\nHost: t\r\nContent-Length: ${body.length}\r\n\r\n`
  expect(await connection.write(head).until(/service_unavailable"}/)).toMatch(/^HTTP\/1\.1 503 /)
  connection.write(body)
  await closed
  expect(socket.bytesRead).toBe(head.length + body.length)
})
