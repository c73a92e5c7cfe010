import { readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { listen } from '@tenant-api/test-kit/listen'
import { credentials, requestToken } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { run } from './run-here.ts'
import { closedAddress, startTestService } from './service.ts'

const tested = await startTestService()
afterAll(() => tested.service.stop())
let home: string

beforeEach(() => {
  home = createTemporaryFolder()
})

const { clientId, clientSecret } = credentials
const url = () => tested.baseUrl
const at = (args: readonly string[], input?: string, env = {}) =>
  run([...args, '--json'], {
    env: { XDG_CONFIG_HOME: home, ...env },
    ...(input !== undefined && { input }),
  })
const login = (...flags: string[]) =>
  at(['login', '--url', url(), '--client-id', clientId, ...flags], `${clientSecret}\n`)

describe('login', () => {
  test('login stores a profile that only its user can read, with a secret from standard input', async () => {
    expect(await login()).toMatchObject({ code: 0, stdout: '' })
    const file = path.join(home, 'tenant-api', 'profiles.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['profiles.json'])
    const { stdout, code } = await at(['whoami'])
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, url: url(), client: clientId })
    expect(JSON.parse(stdout).scopes).toContain('read:events')
    expect(Date.parse(JSON.parse(stdout).expires)).toBeGreaterThan(Date.now())
  })

  test('login stores nothing when the service refuses the secret', async () => {
    const { stderr, code } = await at(['login', '--url', url(), '--client-id', clientId], 'wrong')
    expect({ code, ...JSON.parse(stderr) }).toMatchObject({ code: 'invalid_client' })
    expect(code).toBe(3)
    expect(readdirSync(home)).toEqual([])
  })

  test('login keeps profiles apart, and logout deletes one', async () => {
    await login()
    await login('--profile', 'other')
    expect((await at(['logout'])).code).toBe(0)
    expect((await at(['whoami'])).code).toBe(3)
    expect((await at(['whoami', '--profile', 'other'])).code).toBe(0)
  })

  test('logout of an unknown profile names the others', async () => {
    expect((await at(['logout'])).code).toBe(3)
    await login()
    await login('--profile', 'other')
    const { stderr, code } = await at(['logout', '--profile', 'p9'])
    expect({ code, ...JSON.parse(stderr) }).toMatchObject({ message: "There is no profile 'p9'." })
    expect(JSON.parse(stderr).next).toBe('Use one of these with --profile: default, other.')
    expect(code).toBe(2)
  })

  test('whoami groups the scopes that commands use, and counts the others', async () => {
    const token = await requestToken(tested.baseUrl, {
      scope: 'read:event_streams update:event_streams read:users read:roles',
    })
    const { stdout } = await run(['whoami'], {
      env: { TENANT_API_URL: tested.baseUrl, TENANT_API_TOKEN: token },
    })
    expect(stdout).toMatch(/^scopes\.event_streams\tread, update$/m)
    expect(stdout).toMatch(/^scopes\.others\t2 that no command uses$/m)
  })
})

describe('the connection of a command', () => {
  test('a command takes its credentials from flags, then the environment, then the profile', async () => {
    await login('--profile', 'other')
    const broken = { TENANT_API_URL: closedAddress }
    expect((await at(['whoami', '--profile', 'other'], undefined, broken)).code).toBe(3)
    expect((await at(['whoami', '--profile', 'other', '--url', url()], undefined, broken)).code).toBe(0)
    const token = await requestToken(tested.baseUrl, { scope: 'read:events' })
    const { stdout } = await at(['whoami', '--profile', 'other'], undefined, { TENANT_API_TOKEN: token })
    expect(JSON.parse(stdout)).toMatchObject({ client: clientId, scopes: 'read:events' })
  })

  test('a command never sends the secret of a profile to another address', async () => {
    await login()
    const received: string[] = []
    const other = createServer((request, response) => {
      received.push(JSON.stringify(request.headers))
      request.on('data', chunk => received.push(String(chunk)))
      request.on('end', () => response.writeHead(401).end())
    })
    const address = await listen(other)
    const { code } = await at(['streams', 'list', '--url', address])
    other.close()
    expect(code).toBe(3)
    expect(received).toHaveLength(1)
    expect(received.join()).not.toContain(clientSecret)
  })

  test.each([
    [['whoami', '--profile', 'missing'], {}, "There is no profile 'missing'."],
    [['whoami', '--url', 'localhost'], {}, "The address must be an http or https URL, got 'localhost'."],
    [['whoami'], { TENANT_API_CLIENT_ID: 'half' }, 'belong together'],
  ])('the command %j with the environment %j is refused', async (args, env, message) => {
    const { stdout, stderr, code } = await at(args, undefined, env)
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(JSON.parse(stderr).message).toContain(message)
  })
})

test('doctor names the fault, and exits with the code of a failing command', async () => {
  const rows = (stdout: string) =>
    Object.fromEntries(
      JSON.parse(stdout).map((row: { check: string; result: string }) => [row.check, row.result]),
    )
  const healthy = await run(['doctor', '--json'], { env: tested.env })
  expect(healthy.code).toBe(0)
  expect(rows(healthy.stdout)).toEqual({
    address: 'ok',
    tls: 'ok',
    clock: 'ok',
    credentials: 'ok',
    scopes: 'ok',
    stream: 'ok',
  })
  const token = await requestToken(tested.baseUrl, { scope: 'read:events' })
  const narrow = await run(['doctor', '--json'], { env: { TENANT_API_URL: url(), TENANT_API_TOKEN: token } })
  expect(narrow.code).toBe(4)
  expect(rows(narrow.stdout)).toMatchObject({ credentials: 'ok', scopes: 'fault', stream: 'ok' })
  const unreachable = await run(['doctor', '--json'], { env: { TENANT_API_URL: closedAddress } })
  expect(unreachable.code).toBe(8)
  expect(rows(unreachable.stdout)).toEqual({ address: 'fault' })
  const withoutTls = url().replace('http:', 'https:')
  const plain = await run(['doctor', '--json'], { env: { TENANT_API_URL: withoutTls } })
  expect(plain.code).toBe(8)
  expect(rows(plain.stdout)).toEqual({ address: 'ok', tls: 'fault' })
  expect(plain.stdout).toContain('a service without TLS has an http address')
})
