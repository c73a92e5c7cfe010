import { seed } from '@tenant-api/test-kit/random'
import { credentials, requestToken } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { type Case, cases, type Fixture, withoutResources } from '../cases.ts'
import { closedAddress, connectedTo, startTestService } from '../service.ts'
import { type Ended, type Mode, run } from '../tenant-api.ts'
import { modes, prepare, words } from './fixture.ts'

const tested = connectedTo(inject('sharedService'))
const fixture = await prepare(tested)
const narrow = await requestToken(tested.baseUrl, { scope: 'read:clients' })
const limited = await startTestService()
afterAll(() => limited.service.stop())
// From now on this service refuses tokens to the first client.
await limited.client.createRateLimitPolicy({
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: `client_id:${credentials.clientId}`,
  configuration: { action: 'block', limit: 0 },
})

const withToken = (token: string) => ({ TENANT_API_URL: tested.baseUrl, TENANT_API_TOKEN: token })

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

/** All combinations of failure, command and mode. `npm run test:all` runs only one of nine, because each starts a program. */
const drawn = process.env.LONG ? 1 : 9
const failing = failures
  .flatMap(failure =>
    Object.entries(cases)
      .filter(([, tried]) => failure.applies(tried))
      .flatMap(([command, tried]) =>
        modes.map(mode => ({ command, tried, failure, mode, name: failure.name })),
      ),
  )
  .filter((_, index) => index % drawn === seed % drawn)

describe(`a command that fails, with TEST_SEED=${seed}`, () => {
  test.concurrent.each(failing)(
    '$command fails with the exit code of the failure "$name", in a $mode',
    async ({ command, tried, failure, mode }) => {
      const given = await tried.args((failure.fixture ?? (() => fixture))())
      const ended = await run([...words(command), ...given, ...(failure.args ?? [])], {
        env: failure.env(),
        mode,
      })
      expectFailure(ended, failure.code, mode, command)
    },
  )
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
