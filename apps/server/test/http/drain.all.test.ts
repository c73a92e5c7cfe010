import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, type TestContext, test, vi } from 'vitest'
import { RawConnection } from './raw-connection.ts'
import { send } from './send.ts'

const drainSeconds = 8
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: t', ...headers, '', ''].join('\r\n')

async function start({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const service = await startServiceProcess({ DRAIN_SECONDS: String(drainSeconds) })
  onTestFinished(async () => {
    await service.kill()
    await rm(service.dataDir, { recursive: true })
  })
  const isStopping = () =>
    vi.waitFor(() => expect(service.lines.join()).toContain('"stopping"'), { timeout: waitMs, interval: 10 })
  return { service, isStopping }
}

test.concurrent('a draining service is not ready, keeps answering, and closes each connection after its answer', async context => {
  const { service, isStopping } = await start(context)
  const token = await service.token()
  using stream = new RawConnection(service)
  await stream.write(get('/api/v2/events', `Authorization: Bearer ${token}`)).until(/"type":"offset-only"/)
  using idle = new RawConnection(service)
  const before = await idle.write(get('/readyz')).until(/"ok"/)
  expect(before).not.toMatch(/Connection: close/i)

  const startedAt = performance.now()
  const exited = once(service.process, 'exit')
  service.process.kill('SIGTERM')
  await isStopping()
  idle.write(get('/api/v2/event-streams', `Authorization: Bearer ${token}`))
  expect(await idle.ended).toMatch(/HTTP\/1\.1 200 .*Connection: close/s)
  const late = await send(service, { path: '/readyz' })
  expect(late).toMatchObject({ status: 503, headers: { connection: 'close', 'retry-after': '1' } })
  expect(await send(service, { path: '/healthz' })).toMatchObject({ status: 200 })
  expect(await service.token()).toEqual(expect.any(String))
  expect(stream.received).not.toContain('"type":"error"')

  expect(await stream.ended).toMatch(/"code":"connection_timeout"/)
  expect(performance.now() - startedAt).toBeGreaterThan(drainSeconds * 1_000 - 10)
  const [code] = await exited
  expect(code).toBe(0)
})

test.concurrent('Ctrl-C stops a service without draining it', async context => {
  const { service } = await start(context)
  const exited = once(service.process, 'exit')
  service.process.kill('SIGINT')
  const [code] = await exited
  expect(code).toBe(0)
  await vi.waitFor(() => expect(service.lines.join()).toContain('"drain_seconds":0'), waitMs)
})

test.concurrent('a second signal stops a draining service at once', async context => {
  const { service, isStopping } = await start(context)
  const exited = once(service.process, 'exit')
  service.process.kill('SIGTERM')
  await isStopping()
  const again = setInterval(() => service.process.kill('SIGTERM'), 100)
  expect(await exited).toEqual([1, null])
  clearInterval(again)
})
