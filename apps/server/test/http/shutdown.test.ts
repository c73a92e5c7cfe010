import { rm } from 'node:fs/promises'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../../src/limits.ts'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

/** Starts a service whose timers stand still: nothing that it does after a time happens by itself. */
async function start() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const service = await startService()
  onTestFinished(() => rm(service.dataDir, { recursive: true }))
  return { service, token: await service.token() }
}

/** Sends a request head. Resolves when the service waits for the body. */
async function begin(connection: RawConnection, token: string, body: string): Promise<void> {
  const headers = ['Host: t', `Authorization: Bearer ${token}`, 'Content-Type: application/json']
  const length = `Content-Length: ${body.length}`
  const head = [`POST ${policiesPath} HTTP/1.1`, ...headers, length, 'Expect: 100-continue', '', '']
  await connection.write(head.join('\r\n')).until(/100 Continue\r\n\r\n/)
}

test('a service that stops ends streams with an error, closes idle connections, and answers requests in flight', async () => {
  const { service, token } = await start()
  using stream = new RawConnection(service)
  stream.write(`GET /api/v2/events HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const opened = await stream.until(/"type":"offset-only","offset":"[^"]+"/)
  const [, offset] = /"offset":"([^"]+)"/.exec(opened) ?? []
  using idle = new RawConnection(service)
  await idle.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n').until(/ok/)
  using inFlight = new RawConnection(service)
  const body = JSON.stringify(newPolicy())
  await begin(inFlight, token, body)

  const stopped = service.stop()
  const received = await stream.ended
  const messages = Array.from(received.matchAll(/^data: (.*)$/gm), ([, data = '']) => JSON.parse(data))
  expect(messages.at(-1)).toMatchObject({ type: 'error', offset, error: { code: 'connection_timeout' } })
  expect(received).toMatch(/\r\n0\r\n\r\n$/)
  await idle.ended
  using late = new RawConnection(service)
  expect(await late.ended).toBe('')
  inFlight.write(body)
  expect(await inFlight.until(/}$/)).toMatch(/HTTP\/1\.1 201 /)
  // The timer that closes all connections stands still.
  await stopped
})

test('a service that stops aborts an endless request after 8 s', async () => {
  const { service, token } = await start()
  using connection = new RawConnection(service)
  await begin(connection, token, 'never comes')
  let hasStopped = false
  const stopped = service.stop().then(() => {
    hasStopped = true
  })
  const isRefused = () =>
    send(service, { path: '/healthz' }).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
  vi.advanceTimersByTime(1_000 * limits.shutdownSeconds - 1)
  await new Promise(setImmediate)
  expect(connection.socket.readyState).toBe('open')
  expect(hasStopped).toBe(false)
  vi.advanceTimersByTime(1)
  await stopped
  await connection.ended
})
