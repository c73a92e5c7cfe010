import { createServer } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'
import { seed } from '@tenant-api/test-kit/random'
import { credentials, requestToken } from '@tenant-api/test-kit/start-service'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Case, cases, type Fixture, withoutResources } from '../cases.ts'
import { type Ended, type Mode, run } from '../run-here.ts'
import { closedAddress, startTestService } from '../service.ts'
import { modes, prepare, words } from './fixture.ts'

const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
afterAll(() => tested.service.stop())
const fixture = await prepare(tested)
const narrow = await requestToken(tested.baseUrl, { scope: 'read:clients' })
/** Refuses every request, and asks for a pause that is too long to repeat the request. */
const limiting = createServer((_request, response) => {
  response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '3600' })
  response.end(JSON.stringify({ error: 'too_many_requests', error_description: 'The limit is exceeded.' }))
})
const limitedAddress = await listen(limiting)
afterAll(() => {
  limiting.close()
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
  {
    name: '429',
    code: 7,
    applies: ({ isAuthorized }) => isAuthorized,
    env: () => ({ ...tested.env, TENANT_API_URL: limitedAddress }),
  },
  {
    name: 'no network',
    code: 8,
    applies: ({ isOnline }) => isOnline,
    env: () => ({ ...tested.env, TENANT_API_URL: closedAddress }),
  },
]

/**
 * All combinations of failure, command and mode. Of those without a network `npm test` runs one of nine, because each pauses
 * between its attempts.
 */
const drawn = process.env.LONG ? 1 : 9
const failing = failures
  .flatMap(failure =>
    Object.entries(cases)
      .filter(([, tried]) => failure.applies(tried))
      .flatMap(([command, tried]) =>
        modes.map(mode => ({ command, tried, failure, mode, name: failure.name })),
      ),
  )
  .filter(({ name }, index) => name !== 'no network' || index % drawn === seed % drawn)

describe(`a command that fails, with TEST_SEED=${seed}`, () => {
  test.each(failing)(
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

test('a command that the service refuses with 429, also after pauses, exits with 7', async () => {
  const limited = await startTestService()
  onTestFinished(limited.service.stop)
  await limited.client.createRateLimitPolicy({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${credentials.clientId}`,
    configuration: { action: 'block', limit: 0 },
  })
  const ended = await run(['streams', 'list'], { env: limited.env })
  expectFailure(ended, 7, 'pipe', 'streams list')
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
