import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { userEvent } from '../events/published-events.ts'
import { startAttackedService } from '../hardening/attacked-service.ts'
import { createStream, head, publish, request } from '../hardening/attacks/as-client.ts'
import { keptByKernel } from './kept-by-kernel.ts'
import { RawConnection } from './raw-connection.ts'

test('a connection whose answers are not read is closed within 70 s', async () => {
  const service = await startAttackedService({})
  onTestFinished(service.end)
  const stream = await createStream(service)
  await publish(service, [userEvent('large', 'x'.repeat(900_000))])
  await request(service, 'PATCH', stream, { status: 'disabled' })
  using connection = new RawConnection(service)
  connection.socket.pause()
  const startedAt = performance.now()
  // The answers exceed the socket buffers of both ends.
  const ask = `${head(service, 'GET', `${stream}/deliveries`)}\r\n`
  connection.write(ask.repeat(limits.unansweredRequests))
  // A paused socket does not detect that the service closed the connection, but a write to the socket fails.
  const probe = setInterval(() => connection.socket.write('\r\n'), 250)
  await connection.ended
  clearInterval(probe)
  expect(keptByKernel(connection.socket)).toBe(0)
  const seconds = (performance.now() - startedAt) / 1_000
  expect(seconds).toBeGreaterThan(34)
  expect(seconds).toBeLessThan(74)
})
