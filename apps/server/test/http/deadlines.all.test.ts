/** Waits for the deadline of a body, 30 s. */
import { createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { afterAll, expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedService()
const token = await service.token()

/** The service checks deadlines once a second. Two more seconds are for the order of its timers. */
const marginSeconds = 3

/** A server in the process of the service, so equally busy. It closes a connection when a deadline and its margin have passed. */
const control = createServer(socket => {
  socket.once('data', seconds => {
    setTimeout(() => socket.destroy(), 1_000 * (Number(seconds) + marginSeconds))
  })
})
const controlUrl = await listen(control)
afterAll(() => void control.close())

interface Sending {
  readonly start: string
  /** Sent twice a second after `start`. */
  readonly drip?: string
}

/**
 * Resolves when the service has closed the connection, with the seconds until then and whether it was in time: before the control
 * closed a connection that was opened later.
 */
async function closing(deadlineSeconds: number, { start, drip = '' }: Sending) {
  using connection = new RawConnection(service)
  const startedAt = performance.now()
  connection.write(start)
  using late = new RawConnection({ baseUrl: controlUrl }).write(String(deadlineSeconds))
  const dripping = setInterval(() => connection.socket.writable && connection.write(drip), 500)
  const isInTime = await Promise.race([connection.ended.then(() => true), late.ended.then(() => false)])
  const received = await connection.ended
  clearInterval(dripping)
  return { seconds: (performance.now() - startedAt) / 1_000, isInTime, received }
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
const heads = closings(10, [
  { name: 'nothing at all', start: '' },
  { name: 'half a request line', start: 'GET /hea' },
  { name: 'one byte of a header twice a second', start: 'GET /healthz HTTP/1.1\r\nX-Slow: ', drip: 'a' },
  { name: 'a header twice a second', start: 'GET /healthz HTTP/1.1\r\nHost: t\r\n', drip: 'X-Slow: a\r\n' },
])
const bodies = closings(30, [
  { name: 'that never arrives', start: post('Content-Length: 500') },
  { name: 'of a byte twice a second', start: post('Content-Length: 500'), drip: ' ' },
  { name: 'of a chunk twice a second', start: post('Transfer-Encoding: chunked'), drip: '1\r\n \r\n' },
])
const stranger = closing(2, { start: post('Content-Length: 500').replace('Bearer ', 'Bearer x') })
const idle = closing(6, { start: 'GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n' })

function closings(deadlineSeconds: number, connections: readonly (Sending & { readonly name: string })[]) {
  return connections.map(({ name, ...sending }) => ({ name, closed: closing(deadlineSeconds, sending) }))
}

test.each(heads)('a connection that sends $name is closed after 10 s', async ({ closed }) => {
  const { seconds, isInTime, received } = await closed
  expect(seconds).toBeGreaterThan(9)
  expect(isInTime).toBe(true)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('an unauthenticated caller whose body never arrives is answered at once and disconnected within seconds', async () => {
  const { isInTime, received } = await stranger
  expect(received).toMatch(/^HTTP\/1\.1 401 /)
  expect(isInTime).toBe(true)
})

test('an idle connection is closed within seconds after its last answer', async () => {
  const { isInTime, received } = await idle
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(isInTime).toBe(true)
})

test.each(bodies)('a request with a body $name is aborted after 30 s', async ({ closed }) => {
  const { seconds, isInTime, received } = await closed
  expect(seconds).toBeGreaterThan(29)
  expect(isInTime).toBe(true)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})
