import { EventEmitter, once } from 'node:events'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { limitUnanswered } from '../../src/http/fair-use.ts'
import { limits } from '../../src/limits.ts'
import { startWatchedService } from '../watched-service.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
/** The share of a single client. */
const share = limits.clientsUnansweredRequests / 2

test('a client with many unfinished requests gets 503, and other callers are served', async () => {
  const token = await service.token({ audience: '/internal/' })
  const head = `POST /internal/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n`
  const unfinished = `${head}Content-Type: application/cloudevents+json\r\nContent-Length: 2000\r\n\r\n{`
  const connections: RawConnection[] = []
  async function open(): Promise<RawConnection> {
    const connection = new RawConnection(service)
    await once(connection.socket, 'connect')
    connections.push(connection.write(unfinished))
    return connection
  }
  while (connections.length < share) await Promise.all(Array.from({ length: 100 }, open))
  await open()
  const refusal = /^HTTP\/1\.1 503 .*This client has too many unanswered requests\..*\}$/s
  await Promise.any(connections.map(connection => connection.until(refusal)))
  // The service still waits for the other bodies.
  expect(connections.filter(({ received }) => received !== '')).toHaveLength(1)
  expect((await send(service, { path: '/healthz' })).status).toBe(200)

  for (const { socket } of connections) socket.destroy()
  const list = () => send(service, { path: '/internal/events', method: 'POST', token })
  await expect.poll(async () => (await list()).status).not.toBe(503)
})

test('a request whose connection closed while its token was checked does not count', () => {
  const limit = limitUnanswered()
  let passed = 0
  const arrive = (closed: boolean) => {
    const res = Object.assign(new EventEmitter(), { closed, locals: { call: { caller: { clientId: 'a' } } } })
    limit({} as Request, res as unknown as Response, () => passed++)
  }
  for (let count = 0; count < share; count++) arrive(true)
  arrive(false)
  expect(passed).toBe(share + 1)
})
