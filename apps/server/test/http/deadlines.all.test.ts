/** Waits for the deadline of a request head, 10 s. */
import { expect, test } from 'vitest'
import { closing, closings, post, unreadable } from './closing.ts'

const heads = closings(10, [
  { name: 'nothing at all', start: '' },
  { name: 'half a request line', start: 'GET /hea' },
  { name: 'one byte of a header twice a second', start: 'GET /healthz HTTP/1.1\r\nX-Slow: ', drip: 'a' },
  { name: 'a header twice a second', start: 'GET /healthz HTTP/1.1\r\nHost: t\r\n', drip: 'X-Slow: a\r\n' },
])
const stranger = closing(2, { start: post('Content-Length: 500').replace('Bearer ', 'Bearer x') })
const idle = closing(6, { start: 'GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n' })

test.each(heads)('a connection that sends $name is closed after 10 s', async ({ closed }) => {
  const { seconds, isInTime, received } = await closed
  expect(seconds).toBeGreaterThan(9)
  expect(isInTime).toBe(true)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('each late head is in the log, but not the connection that sent nothing', async () => {
  await Promise.all(heads.map(({ closed }) => closed))
  await expect.poll(unreadable).toEqual([408, 408, 408])
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
