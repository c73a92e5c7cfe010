import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { listen } from '@tenant-api/test-kit/listen'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { expect, inject, onTestFinished, test } from 'vitest'

const redocly = inject('programs').Redocly
const workflows = fileURLToPath(new URL('../../../openapi/workflows.arazzo.yaml', import.meta.url))

/** Runs workflows with `redocly respect` on a service. Returns the exit code and the lines of failed checks. */
async function respect(names: readonly string[], env: Readonly<Record<string, string>>) {
  // Respect reads an answer to its end, so subscriptions must end soon.
  const settings = { EVENTS_MAX_CONNECTION_SECONDS: '2', WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', ...env }
  const service = await startService(settings)
  onTestFinished(service.stop)
  const inputs = {
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    endpoint: 'http://127.0.0.1:1/',
  }
  const args = [
    ...['respect', workflows, '--server', `tenant-api=${await openProxy(service.baseUrl)}`],
    ...names.flatMap(name => ['--workflow', name]),
    ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
  ]
  return new Promise<{ code: number | null; failed: string[]; output: string }>(resolve => {
    const child = execFile(process.execPath, [String(redocly), ...args], (_error, stdout, stderr) => {
      const output = stripVTControlCharacters(stdout + stderr)
      const failed = output.split('\n').filter(line => line.includes('✗'))
      resolve({ code: child.exitCode, failed, output })
    })
  })
}

/**
 * Opens a proxy in front of the service, which keeps idle connections open. While Respect checks an answer, which takes seconds on a
 * busy machine, it would not notice that the service has closed its idle connection, and would send the next request over it.
 */
function openProxy(target: string): Promise<string> {
  const proxy = createServer({ keepAliveTimeout: 0 }, (asked, answered) => {
    const { method, headers } = asked
    const forwarded = request(
      new URL(asked.url ?? '/', target),
      { method, headers, agent: false },
      answer => {
        const { connection: _, 'keep-alive': __, ...kept } = answer.headers
        answered.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(answered)
      },
    )
    forwarded.on('error', error => answered.destroy(error))
    asked.pipe(forwarded)
  })
  onTestFinished(() => {
    proxy.close()
    proxy.closeAllConnections()
  })
  return listen(proxy)
}

test.skipIf(!redocly)(
  'the workflows publish-receive-resume, failure-redelivery, test-event-arrival, replay and policy-429 work as documented',
  async () => {
    const names = [
      'publish-receive-resume',
      'failure-redelivery',
      'test-event-arrival',
      'replay',
      'policy-429',
    ]
    const { code, output } = await respect(names, {})
    expect(code, output).toBe(0)
    expect(output).toMatch(/Workflows: 5 passed, 5 total/)
    expect(output).not.toContain(credentials.clientSecret)
  },
)

test.skipIf(!redocly)('the workflow expired-cursor works as documented', async () => {
  const { code, output } = await respect(['expired-cursor'], { EVENTS_RETENTION_SECONDS: '1' })
  expect(code, output).toBe(0)
  expect(output).toMatch(/Workflows: 1 passed, 1 total/)
})

test.skipIf(!redocly)('a service without rate limit policies fails the workflow policy-429', async () => {
  const { code, failed } = await respect(['policy-429'], { RATE_LIMIT_POLICIES: 'off' })
  expect(code).toBe(1)
  expect(failed.join()).toContain('$statusCode == 429')
})
