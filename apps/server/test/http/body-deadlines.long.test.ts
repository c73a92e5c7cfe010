/** Waits for the deadline of a body, 30 s. */
import { expect, test } from 'vitest'
import { closings, post } from './closing.ts'

const bodies = closings(30, [
  { name: 'that never arrives', start: post('Content-Length: 500') },
  { name: 'of a byte twice a second', start: post('Content-Length: 500'), drip: ' ' },
  { name: 'of a chunk twice a second', start: post('Transfer-Encoding: chunked'), drip: '1\r\n \r\n' },
])

test.each(bodies)('a request with a body $name is aborted after 30 s', async ({ closed }) => {
  const { seconds, isInTime, received } = await closed
  expect(seconds).toBeGreaterThan(29)
  expect(isInTime).toBe(true)
  expect(received).toMatch(/^(HTTP\/1\.1 408 |$)/)
})
