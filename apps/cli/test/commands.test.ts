import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { seed } from '@tenant-api/contract-tests/random'
import { credentials, requestToken } from '@tenant-api/contract-tests/start-service'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Case, cases, type Fixture, newStream, withoutResources } from './cases.ts'
import { closedAddress, connectedTo, startTestService, type TestService } from './service.ts'
import { type Ended, type Mode, newFolder, openTerminal, run } from './tenant-api.ts'

const modes: readonly Mode[] = ['terminal', 'pipe', 'json']

const tested = connectedTo(inject('sharedService'))
let limited: TestService
let receiver: Server
let fixture: Fixture
let narrow = ''

beforeAll(async () => {
  receiver = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
  ;[limited] = await Promise.all([startTestService(), once(receiver, 'listening')])
  fixture = await prepare()
  narrow = await requestToken(tested.baseUrl, { scope: 'read:clients' })
  // From now on this service refuses tokens to the first client.
  await limited.client.createRateLimitPolicy({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${credentials.clientId}`,
    configuration: { action: 'block', limit: 0 },
  })
}, 60_000)

afterAll(async () => {
  receiver.close()
  await limited.service.stop()
})

/** Creates the resources for the cases: a failed delivery, and a policy. */
async function prepare(): Promise<Fixture> {
  const { client } = tested
  const { id: stream } = await client.createEventStream({
    name: 'unreachable',
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'http://127.0.0.1:9/events',
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
  const { id: policy } = await client.createRateLimitPolicy({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'client_id:nobody',
    configuration: { action: 'allow' },
  })
  const [published] = await tested.publish(1, 'group.created')
  await vi.waitFor(async () => expect(await client.getEventDeliveries({ id: stream })).toHaveLength(1), {
    timeout: 20_000,
  })
  const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  return { client, stream, policy, event: published?.event_id ?? '', receiver: receiverUrl }
}

const withToken = (token: string) => ({ TENANT_API_URL: tested.baseUrl, TENANT_API_TOKEN: token })

/** Creates a configuration folder with a profile that `logout` can delete. */
function profiles(): string {
  const home = newFolder()
  mkdirSync(path.join(home, 'tenant-api'))
  const stored = { url: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  writeFileSync(path.join(home, 'tenant-api', 'profiles.json'), JSON.stringify({ stored }))
  return home
}

const words = (command: string) => command.split(' ')
const entries = Object.entries(cases)

test('every command has a case', async () => {
  const { stdout } = await run(['schema'])
  const schema: { commands: { command: string }[]; exitCodes: { code: number }[] } = JSON.parse(stdout)
  expect(schema.commands.map(({ command }) => command).toSorted()).toEqual(Object.keys(cases).toSorted())
  expect(schema.exitCodes.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

const calls = entries.flatMap(([command, tried]) => modes.map(mode => ({ command, tried, mode })))

describe('a command that succeeds', () => {
  test.concurrent.each(calls)('$command, in a $mode', async ({ command, tried, mode }) => {
    const { args, prints, hasJsonLines } = tried
    const env = { ...tested.env, XDG_CONFIG_HOME: profiles() }
    const { stdout, stderr, code } = await run([...words(command), ...(await args(fixture))], {
      env,
      mode,
    })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(stdout).toMatch(prints)
    // `completion` prints a shell script also with --json, and a deletion prints nothing.
    if (mode !== 'json' || command === 'completion' || stdout === '') return
    for (const text of hasJsonLines ? stdout.trimEnd().split('\n') : [stdout]) JSON.parse(text)
  })
})

describe('a deletion', () => {
  test('needs --yes if it cannot ask for confirmation', async () => {
    const { stdout, stderr, code } = await run(['policies', 'delete', fixture.policy], { env: tested.env })
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(stderr).toBe(`Delete ${fixture.policy}? No prompt is possible here. Add --yes to go on.\n`)
    await tested.client.getRateLimitPolicy({ id: fixture.policy })
  })

  test('asks on a terminal, and does nothing without a yes', async () => {
    const terminal = openTerminal(['policies', 'delete', fixture.policy], tested.env)
    await terminal.shows('[y/N]')
    terminal.type('\r')
    const { shown, code } = await terminal.ended
    expect(shown).toContain('Nothing was done.')
    expect(code).toBe(1)
    await tested.client.getRateLimitPolicy({ id: fixture.policy })
  })
})

test('a list says that it shows only the first page', async () => {
  const id = (await tested.client.createEventStream(newStream())).id
  const part = await run(['streams', 'list', '--take', '1'], { env: tested.env })
  expect(part.stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(part.stderr).toBe('Showing the first 1. Add --all to list everything.\n')
  const all = await run(['streams', 'list', '--take', '1', '--all'], { env: tested.env })
  expect(all.stdout).toContain(id)
  expect(all.stderr).toBe('')
})

interface Failure {
  readonly name: string
  readonly code: number
  readonly applies: (tried: Case) => boolean | undefined
  readonly env: () => Readonly<Record<string, string>>
  readonly args?: readonly string[]
  readonly fixture?: () => Fixture
}

const failures: readonly Failure[] = [
  { name: 'wrong usage', code: 2, applies: () => true, env: () => tested.env, args: ['--nonsense'] },
  { name: '401', code: 3, applies: ({ isAuthorized }) => isAuthorized, env: () => withToken('wrong') },
  { name: '403', code: 4, applies: ({ isAuthorized }) => isAuthorized, env: () => withToken(narrow) },
  {
    name: '404',
    code: 5,
    applies: ({ isById }) => isById,
    env: () => tested.env,
    fixture: () => withoutResources(fixture),
  },
  { name: '429', code: 7, applies: ({ isAuthorized }) => isAuthorized, env: () => limited.env },
  {
    name: 'no network',
    code: 8,
    applies: ({ isOnline }) => isOnline,
    env: () => ({ ...tested.env, TENANT_API_URL: closedAddress }),
  },
]

/** All combinations of failure, command and mode. `npm test` runs only one of nine, because each starts a program. */
const drawn = process.env.LONG ? 1 : 9
const failing = failures
  .flatMap(failure =>
    entries
      .filter(([, tried]) => failure.applies(tried))
      .flatMap(([command, tried]) =>
        modes.map(mode => ({ command, tried, failure, mode, name: failure.name })),
      ),
  )
  .filter((_, index) => index % drawn === seed % drawn)

describe(`a command that fails, with TEST_SEED=${seed}`, () => {
  test.concurrent.each(failing)('$command: $name, in a $mode', async ({ command, tried, failure, mode }) => {
    const given = await tried.args((failure.fixture ?? (() => fixture))())
    const ended = await run([...words(command), ...given, ...(failure.args ?? [])], {
      env: failure.env(),
      mode,
    })
    expectFailure(ended, failure.code, mode, command)
  })
})

function expectFailure({ stdout, stderr, code }: Ended, expected: number, mode: Mode, command: string): void {
  expect({ code, stderr }).toMatchObject({ code: expected })
  // `doctor` prints the failure as data on stdout.
  if (command === 'doctor' && expected !== 2) {
    expect(stdout).toMatch(/fault/)
    return
  }
  expect(stdout).toBe('')
  if (mode !== 'json') expect(stderr).toMatch(/^[^\n]+\.\n$/)
  else
    expect(JSON.parse(stderr)).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/./),
      next: expect.stringMatching(/./),
    })
}
