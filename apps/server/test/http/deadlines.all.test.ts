import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedService()
const token = await service.token()

/** Tolerance in seconds: the service checks deadlines once a second, and the machine may be busy. */
const margin = 1 + toleranceMs / 1_000

/** Seconds until the service closes the connection. The caller sends `start`, and then `drip` twice a second. */
async function secondsUntilClosed(start: string, drip = ''): Promise<{ seconds: number; received: string }> {
  using connection = new RawConnection(service)
  const startedAt = performance.now()
  connection.write(start)
  const dripping = setInterval(() => connection.socket.writable && connection.write(drip), 500)
  const received = await connection.ended
  clearInterval(dripping)
  return { seconds: (performance.now() - startedAt) / 1_000, received }
}

const post = (length: string) =>
  [
    `POST ${policiesPath} HTTP/1.1`,
    'Host: tenant',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    length,
    '',
    '',
  ].join('\r\n')

/** All connections are open concurrently, so that these tests take only as long as the longest deadline. */
const heads = measured([
  { name: 'nothing at all', start: '', drip: '' },
  { name: 'half a request line', start: 'GET /hea', drip: '' },
  { name: 'one byte of a header twice a second', start: 'GET /healthz HTTP/1.1\r\nX-Slow: ', drip: 'a' },
  { name: 'a header twice a second', start: 'GET /healthz HTTP/1.1\r\nHost: t\r\n', drip: 'X-Slow: a\r\n' },
])
const bodies = measured([
  { name: 'that never arrives', start: post('Content-Length: 500'), drip: '' },
  { name: 'of a byte twice a second', start: post('Content-Length: 500'), drip: ' ' },
  { name: 'of a chunk twice a second', start: post('Transfer-Encoding: chunked'), drip: '1\r\n \r\n' },
])
const stranger = secondsUntilClosed(post('Content-Length: 500').replace('Bearer ', 'Bearer x'))
const idle = secondsUntilClosed('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')

function measured(connections: readonly { name: string; start: string; drip: string }[]) {
  return connections.map(({ name, start, drip }) => ({ name, measurement: secondsUntilClosed(start, drip) }))
}

test.each(heads)('a connection that sends $name is closed after 10 s', async ({ measurement }) => {
  const { seconds, received } = await measurement
  expect(seconds).toBeGreaterThan(9)
  expect(seconds).toBeLessThan(10 + margin)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('an unauthenticated caller whose body never arrives is answered at once and disconnected within seconds', async () => {
  const { seconds, received } = await stranger
  expect(received).toMatch(/^HTTP\/1\.1 401 /)
  expect(seconds).toBeLessThan(2 + margin)
})

test('an idle connection is closed within seconds after its last answer', async () => {
  const { seconds, received } = await idle
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(seconds).toBeLessThan(6 + margin)
})

test.each(bodies)('a request with a body $name is aborted after 30 s', async ({ measurement }) => {
  const { seconds, received } = await measurement
  expect(seconds).toBeGreaterThan(29)
  expect(seconds).toBeLessThan(30 + margin)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})
