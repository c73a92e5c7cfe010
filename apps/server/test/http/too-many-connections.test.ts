import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { lineOf } from './line-of.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const most = 10_000

/** A connection that is open and has sent nothing: it may stay for 10 s. */
async function open(): Promise<RawConnection> {
  const connection = new RawConnection(service)
  await once(connection.socket, 'connect')
  return connection
}

test('beyond 10,000 connections more are closed at once, while those that are open are answered', {
  timeout: 60_000,
}, async () => {
  const connections: RawConnection[] = []
  while (connections.length < most)
    connections.push(...(await Promise.all(Array.from({ length: 200 }, open))))
  // As many as there may be have been taken once the service has answered the last of them.
  const last = connections.at(-1)?.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  await last?.until(/"ok"/)

  const beyond = Array.from({ length: 20 }, () => new RawConnection(service))
  expect(await Promise.all(beyond.map(({ ended }) => ended))).toEqual(Array(20).fill(''))
  const first = connections[0]?.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  const answered = await first?.until(/"ok"/)
  expect(answered).toMatch(/^HTTP\/1\.1 200 /)
  await lineOf(service, /X-Request-ID: (\S+)/.exec(answered ?? '')?.[1])
  const told = service.lines.filter(line => line.includes('connections are refused'))
  expect(told.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, connections: most }),
  ])

  for (const { socket } of connections) socket.destroy()
  const answer = () => send(service, { path: '/healthz' }).catch(() => null)
  await expect.poll(answer, { timeout: 10_000 }).toMatchObject({ status: 200 })
})
