import { once } from 'node:events'
import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { openSubscription } from '../events/subscription.ts'
import { startWatchedProcess } from '../watched-service.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const service = await startWatchedProcess()
const beyond = 50

/** Opens a connection that sends nothing. The service closes it after 10 s. */
async function open(): Promise<RawConnection> {
  const connection = new RawConnection(service)
  await once(connection.socket, 'connect')
  return connection
}

test('each connection beyond 10,000 closes the connection that has been idle longest, and none in use', async () => {
  const token = await service.token({ scope: 'read:events' })
  const subscription = await openSubscription(service.baseUrl, { token })
  const connections: RawConnection[] = []
  // The subscriber uses one connection.
  while (connections.length < limits.connections - 1) {
    const count = Math.min(200, limits.connections - 1 - connections.length)
    connections.push(...(await Promise.all(Array.from({ length: count }, open))))
  }
  // An answer on the last connection shows that the service has accepted all of them.
  const last = connections.at(-1)?.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  await last?.until(/"ok"/)

  const closed = connections.slice(0, beyond).map(({ ended }) => ended)
  const later = await Promise.all(Array.from({ length: beyond }, open))
  expect(await Promise.all(closed)).toEqual(Array(beyond).fill(''))
  const next = connections[beyond]?.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  expect(await next?.until(/"ok"/)).toMatch(/^HTTP\/1\.1 200 /)
  const newest = later.at(-1)?.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  expect(await newest?.until(/"ok"/)).toMatch(/^HTTP\/1\.1 200 /)
  const warnings = () =>
    service.lines.filter(line => line.includes('too many connections')).map(line => JSON.parse(line))
  await expect
    .poll(warnings)
    .toEqual([expect.objectContaining({ level: 40, connections: limits.connections })])

  for (const { socket } of [...connections, ...later]) socket.destroy()
  const answer = () => send(service, { path: '/healthz' }).catch(() => null)
  await expect.poll(answer).toMatchObject({ status: 200 })
  expect(subscription.response.closed).toBe(false)
  subscription.close()
})
