import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { startMock } from '@tenant-api/test-kit/start-mock'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const run = promisify(execFile)
const node22 = inject('programs')['Node 22']
const runtimes = [
  { name: 'Node 24', program: process.execPath },
  ...(node22 ? [{ name: 'Node 22', program: node22 }] : []),
]
const environment = {
  TENANT_API_CLIENT_ID: credentials.clientId,
  TENANT_API_CLIENT_SECRET: credentials.clientSecret,
}
/**
 * A long run checks all groups on each version of Node, with the default settings. Other runs check only some groups, with a
 * smaller quota. The groups would exceed that quota many times if the suite did not wait.
 */
const isLong = Boolean(process.env.LONG)
const groups = isLong
  ? []
  : ['identifiers', 'listings', 'order', 'publishing'].flatMap(name => ['--only', name])
const settings = isLong ? {} : { API_RATE_LIMIT: '25,50' }

let installed: InstalledPackage

/** Runs the installed program. */
async function conformance(
  program: string,
  args: readonly string[],
  env: Record<string, string> = environment,
) {
  const main = path.join(installed.folder, 'main.js')
  return run(program, [main, ...args], { cwd: installed.project, env }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }) => ({ stdout: String(stdout), stderr: String(stderr), code: Number(code) }),
  )
}

describe.concurrent('The packed conformance suite', () => {
  beforeAll(async () => {
    installed = await installPacked(fileURLToPath(new URL('../../../conformance', import.meta.url)))
  })
  afterAll(() => installed.remove())

  test('depends on three packages', async () => {
    const { dependencies } = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(Object.keys(dependencies)).toEqual(['ajv', 'ajv-formats', 'leven'])
  })

  test.for(isLong ? runtimes : runtimes.slice(-1))(
    'passes on the service within its quota, and leaves nothing behind: $name',
    async ({ program }, { onTestFinished }) => {
      const service = await startService(settings)
      onTestFinished(service.stop)
      const report = path.join(installed.project, 'report.json')
      const { stdout, stderr, code } = await conformance(program, [
        service.baseUrl,
        ...groups,
        '--report',
        'json',
        report,
      ])
      expect({ stderr, code }, stdout).toEqual({ stderr: '', code: 0 })
      const { groups: found, violations } = JSON.parse(await readFile(report, 'utf8'))
      expect(violations).toEqual([])
      const skipped = found.filter((group: { skipped?: string }) => group.skipped)
      expect(skipped.map(({ name }: { name: string }) => name)).toEqual(isLong ? ['standing'] : [])
      const headers = { Authorization: `Bearer ${await service.token()}` }
      for (const list of ['event-streams', 'rate-limit-policies']) {
        const answer = await fetch(`${service.baseUrl}/api/v2/${list}?page=0`, { headers })
        expect(await answer.json()).toMatchObject({ total: 0 })
      }
    },
  )

  test('passes on the mock, and names the checks that a mock cannot pass', async ({ onTestFinished }) => {
    const mock = await startMock({ MOCK_EVENTS_PER_SECOND: '0', MOCK_HEARTBEAT_SECONDS: '1' })
    onTestFinished(mock.kill)
    const { stdout, stderr, code } = await conformance(process.execPath, [mock.baseUrl, '--mock', ...groups])
    expect({ stderr, code }, stdout).toEqual({ stderr: '', code: 0 })
    expect(stdout).toMatch(/^publishing +skipped: there is no token for \/internal\/$/m)
    expect(stdout).toMatch(/^identifiers .* 17 skipped: the target keeps no state/m)
  })

  test('sends only requests that change nothing with --read-only', async ({ onTestFinished }) => {
    const service = await startService({ EVENTS_HEARTBEAT_SECONDS: '1' })
    onTestFinished(service.stop)
    const { stdout, stderr, code } = await conformance(process.execPath, [service.baseUrl, '--read-only'])
    expect({ stderr, code }, stdout).toEqual({ stderr: '', code: 0 })
    const requests = service.lines.map(line => JSON.parse(line)).filter(({ method }) => method)
    expect(requests.length).toBeGreaterThan(100)
    const changing = requests.filter(
      ({ method, path }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && !path.startsWith('/oauth/token'),
    )
    expect(changing).toEqual([])
  })

  test.each([
    [[], environment, /^One BASE_URL is required, got 0\. See --help\.\n$/],
    [['http://127.0.0.1:1/api'], environment, /^BASE_URL must be scheme, host and port/],
    [['http://127.0.0.1:1', '--only', 'everything'], environment, /^There is no group 'everything'/],
    [['http://127.0.0.1:1', '--report', 'pdf', 'x'], environment, /^--report needs a format/],
    [
      ['http://127.0.0.1:1', '--report', 'json', '/missing/x'],
      environment,
      /^\/missing\/x cannot be written/,
    ],
    [['http://127.0.0.1:1'], {}, /^Set TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET, or/],
    [['http://127.0.0.1:1'], environment, /ECONNREFUSED/],
    [['http://127.0.0.1:1'], { TENANT_API_TOKEN: 'a-token' }, /ECONNREFUSED/],
  ])('exits with 2 for wrong usage: %j', async (args, env, message) => {
    const { stderr, code } = await conformance(process.execPath, args, env)
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
  })
})
