import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'

const main = createRequire(import.meta.url).resolve('@tenant-api/conformance/main')

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'After %s the conformance command removes what it has created',
  async signal => {
    // The quota makes the run last longer than this test.
    const service = await startService({ API_RATE_LIMIT: '10,10' })
    onTestFinished(service.stop)
    const child = spawn(process.execPath, [main, service.baseUrl, '--only', 'listings'], {
      env: {
        ...process.env,
        TENANT_API_CLIENT_ID: credentials.clientId,
        TENANT_API_CLIENT_SECRET: credentials.clientSecret,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [exit, said] = [once(child, 'exit'), text(child.stderr)]
    const count = (method: string) =>
      service.lines.filter(line => {
        const logged = JSON.parse(line) as { method?: string; path?: string }
        return logged.method === method && logged.path?.startsWith('/api/v2/')
      }).length
    await expect.poll(() => count('POST')).toBeGreaterThan(2)
    expect(count('DELETE')).toBe(0)
    child.kill(signal)
    expect(await exit).toEqual([130, null])
    expect(await said).toMatch(/^\s*Interrupted\. Removing what the run has created\.\n$/)
    await expect.poll(() => count('DELETE')).toBeGreaterThan(2)
    const token = await service.token()
    const headers = { Authorization: `Bearer ${token}` }
    for (const list of ['event-streams', 'rate-limit-policies']) {
      const firstPage = async () =>
        (await fetch(`${service.baseUrl}/api/v2/${list}?page=0`, { headers })).json()
      await expect.poll(firstPage).toMatchObject({ total: 0 })
    }
  },
)

test('The conformance command ends without a stack trace when the reader of its output closes the pipe', async () => {
  const service = await startService({ API_RATE_LIMIT: 'off' })
  onTestFinished(service.stop)
  const child = spawn(process.execPath, [main, service.baseUrl, '--only', 'keys', '--only', 'listings'], {
    env: { ...process.env, TENANT_API_TOKEN: await service.token() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [exit, said] = [once(child, 'exit'), text(child.stderr)]
  await once(child.stdout, 'data')
  child.stdout.destroy()
  expect(await exit).toEqual([130, null])
  expect(await said).toBe(
    'The output cannot be written: write EPIPE.\n\nInterrupted. Removing what the run has created.\n',
  )
})
