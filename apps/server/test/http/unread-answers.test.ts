import { expect, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { startWatchedService } from '../watched-service.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedService()

test('an answer that nobody reads is given up within 70 s', { timeout: 90_000 }, async () => {
  using connection = new RawConnection(service)
  connection.socket.pause()
  const startedAt = performance.now()
  connection.write('GET /openapi.json HTTP/1.1\r\nHost: t\r\n\r\n'.repeat(limits.unansweredRequests))
  // A socket that is not read from does not notice its end: writing to it tells.
  const probe = setInterval(() => connection.socket.write('\r\n'), 250)
  await connection.ended
  clearInterval(probe)
  const seconds = (performance.now() - startedAt) / 1_000
  expect(seconds).toBeGreaterThan(34)
  expect(seconds).toBeLessThan(74)
})
