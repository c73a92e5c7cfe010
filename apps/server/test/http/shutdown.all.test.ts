import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { newPolicy, policiesPath } from './policy.ts'
import { RawConnection } from './raw-connection.ts'

async function start(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  env: Readonly<Record<string, string>> = {},
) {
  const service = await startServiceProcess(env)
  onTestFinished(async () => {
    await service.kill()
    await rm(service.dataDir, { recursive: true })
  })
  return { service, token: await service.token() }
}

/** Sends a signal. Resolves when the service has begun to stop. */
async function signal({ process, lines }: ServiceProcess, name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  process.kill(name)
  await vi.waitFor(() => expect(lines.join()).toContain('"stopping"'), { timeout: waitMs, interval: 10 })
}

async function exitCode({ process }: ServiceProcess): Promise<number | null> {
  const [code] = process.exitCode === null ? await once(process, 'exit') : [process.exitCode]
  return code
}

/** Sends a request head. Resolves when the service waits for the body. */
async function begin(connection: RawConnection, token: string, body: string): Promise<void> {
  const headers = ['Host: t', `Authorization: Bearer ${token}`, 'Content-Type: application/json']
  const length = `Content-Length: ${body.length}`
  const head = [`POST ${policiesPath} HTTP/1.1`, ...headers, length, 'Expect: 100-continue', '', '']
  await connection.write(head.join('\r\n')).until(/100 Continue\r\n\r\n/)
}

describe.concurrent('at SIGTERM', () => {
  test('the service stops even if its output is no longer read', async context => {
    const { service } = await start(context)
    service.process.stdout?.destroy()
    service.process.kill('SIGTERM')
    expect(await exitCode(service)).toBe(0)
  })

  // With a drain of 1 s, the service could close its listener before the test stops the process.
  test.for(['0', '5'])(
    'requests that the service is too busy to read are answered after a drain of %s s',
    async (DRAIN_SECONDS, context) => {
      const { service } = await start(context, { DRAIN_SECONDS })
      if (DRAIN_SECONDS !== '0') await signal(service)
      // A stopped process reads nothing, like one whose event loop is busy.
      service.process.kill('SIGSTOP')
      const waiting = Array.from({ length: 10 }, () => new RawConnection(service))
      for (const { socket } of waiting) {
        const written = Promise.withResolvers<unknown>()
        socket.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n', written.resolve)
        await written.promise
      }
      if (DRAIN_SECONDS === '0') service.process.kill('SIGTERM')
      else await delay(1_000 * Number(DRAIN_SECONDS))
      service.process.kill('SIGCONT')
      for (const { ended } of waiting) expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
      expect(await exitCode(service)).toBe(0)
    },
  )

  test('a signal that is passed on at once counts once, so that a request in flight is answered', async context => {
    // The service sends both signals itself: the test could be too slow to send the second one in time.
    const preloaded = `process.on('SIGUSR2', () => {
      for (let sent = 0; sent < 2; sent++) process.kill(process.pid, 'SIGTERM')
    })`
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(preloaded)}`
    const { service, token } = await start(context, { NODE_OPTIONS })
    using inFlight = new RawConnection(service)
    const body = JSON.stringify(newPolicy())
    await begin(inFlight, token, body)
    await signal(service, 'SIGUSR2')
    inFlight.write(body)
    expect(await inFlight.until(/}$/)).toMatch(/HTTP\/1\.1 201 /)
    expect(await exitCode(service)).toBe(0)
  })

  test('a second signal stops the service at once', async context => {
    const { service, token } = await start(context)
    using connection = new RawConnection(service)
    await begin(connection, token, 'never comes')
    await signal(service)
    const exit = exitCode(service)
    const again = setInterval(() => service.process.kill('SIGTERM'), 100)
    // A service that aborts the request, and so stops, exits with 0.
    expect(await exit).toBe(1)
    clearInterval(again)
  })
})
