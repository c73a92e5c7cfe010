import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { startEventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { holdClocks } from '../held-clock.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { keptByKernel } from './kept-by-kernel.ts'
import { RawConnection } from './raw-connection.ts'

/** More than the socket buffers of both ends hold. */
const megabytes = 12

test('after its deadline a caller that does not read leaves nothing to the kernel', async () => {
  const clock = holdClocks()
  const service = await startEventService({ ADMIN_PORT: '0', KEEP_ALIVE_SECONDS: '1' })
  onTestFinished(() => service.end())
  const token = await service.token({ scope: 'read:events' })
  const page = 'GET /openapi.json HTTP/1.1\r\nHost: t\r\n'
  const requests = {
    'a subscription': `GET /api/v2/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    'answers that fill the socket': `${page}\r\n`.repeat(limits.unansweredRequests),
    'the last answer of a connection': `${page}Connection: close\r\n\r\n`,
    'the answer of a connection that is idle afterwards': `${page}\r\n`,
  }
  const sockets = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => {
      const connection = new RawConnection(service)
      onTestFinished(() => connection[Symbol.dispose]())
      await once(connection.socket.pause(), 'connect')
      connection.write(request)
      return [name, connection.socket] as const
    }),
  )
  await expect.poll(async () => (await readMetrics(service)).get('tenant_api_event_subscribers')).toBe(1)
  for (let index = 0; index < megabytes; index++)
    await service.publish([userEvent(`large-${index}`, 'x'.repeat(1_000_000))])
  const holders = () => sockets.filter(([, socket]) => keptByKernel(socket) > 0).map(([name]) => name)
  await expect.poll(holders).toEqual(Object.keys(requests))
  const holdersLater = () => {
    clock.pass(1_000 * limits.answerSeconds)
    return holders()
  }
  await expect.poll(holdersLater, { interval: 500 }).toEqual([])
})
