import { afterAll, describe, expect, test } from 'vitest'
import { newPolicy, newStream } from './cases.ts'
import { answer, openHostileService } from './hostile-service.ts'
import { run } from './run-here.ts'
import { startTestService } from './service.ts'

const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
afterAll(() => tested.service.stop())

describe('a command whose credentials are refused', () => {
  const refused = { TENANT_API_URL: tested.baseUrl, TENANT_API_TOKEN: 'x' }

  test.each([[['policies', 'list']], [['whoami']], [['api', 'GET', '/api/v2/event-streams']]])(
    '%j names TENANT_API_TOKEN, because a sign-in does not replace this token',
    async args => {
      const { stderr, code } = await run(args, { env: refused })
      expect(code).toBe(3)
      expect(stderr).toContain(
        'Set TENANT_API_TOKEN to a valid token, or unset it and sign in with `tenant-api login`.',
      )
    },
  )

  test.each([[['policies', 'list']], [['doctor']], [['api', 'GET', '/api/v2/event-streams']]])(
    '%j does not print a TENANT_API_TOKEN that cannot be a token',
    async args => {
      const env = { ...refused, TENANT_API_TOKEN: 'secret\nsecret' }
      expect(await run(args, { env })).toEqual({
        stdout: '',
        stderr: `TENANT_API_TOKEN must be an access token, without spaces and line breaks. Correct it, or unset it and sign in with \`tenant-api login\`.\n`,
        code: 2,
      })
    },
  )

  test('doctor blames the token alone', async () => {
    const { stdout, code } = await run(['doctor', '--json'], { env: refused })
    expect(code).toBe(3)
    expect(JSON.parse(stdout).at(-1)).toMatchObject({
      check: 'credentials',
      result: 'fault',
      next: expect.stringContaining('TENANT_API_TOKEN'),
    })
  })

  test('doctor and other commands say that nobody is signed in', async () => {
    const env = { TENANT_API_URL: tested.baseUrl }
    const doctor = await run(['doctor'], { env })
    expect(doctor).toMatchObject({ code: 3, stdout: expect.stringContaining('Nobody is signed in.') })
    for (const args of [['whoami'], ['streams', 'list'], ['events', 'tail']])
      expect(await run(args, { env })).toMatchObject({
        code: 3,
        stderr: 'Nobody is signed in. Sign in with `tenant-api login`.\n',
      })
  })

  test('login says that the client id or the secret is wrong', async () => {
    const args = ['login', '--url', tested.baseUrl, '--client-id', 'contract-tests']
    const { stderr, code } = await run(args, { input: 'wrong' })
    expect(code).toBe(3)
    expect(stderr).toMatch(
      /its secret is wrong\. Correct the client id or the secret, with `tenant-api login`\.\n$/,
    )
  })

  test('an error about credentials from the environment names their variables', async () => {
    const { stderr } = await run(['streams', 'list'], {
      env: { ...tested.env, TENANT_API_CLIENT_SECRET: 'wrong' },
    })
    expect(stderr).toMatch(/Correct TENANT_API_CLIENT_ID or TENANT_API_CLIENT_SECRET\.\n$/)
  })
})

describe('a refused value', () => {
  const { name, subscriptions, destination } = newStream()
  const plain = { ...destination.configuration, webhook_endpoint: 'http://hooks.example.com/' }

  test('the help is not recommended for a rule that it does not describe', async () => {
    const args = ['streams', 'create', '--name', name, '--subscriptions', JSON.stringify(subscriptions)]
    const given = JSON.stringify({
      ...destination,
      configuration: { ...plain, webhook_endpoint: 'http://10.0.0.1/' },
    })
    const { stderr, code } = await run([...args, '--destination', given], { env: tested.env })
    expect(code).toBe(2)
    expect(stderr).toMatch(/WEBHOOK_ALLOWED_CIDRS\. Correct the value\.\n$/)
  })

  test('the help is recommended for a flag, and lists the forms of a selector', async () => {
    const { resource, consumer } = newPolicy()
    const args = ['--resource', resource, '--consumer', consumer, '--configuration', '{"action":"allow"}']
    const { stderr } = await run(['policies', 'create', ...args, '--consumer-selector', ''], {
      env: tested.env,
    })
    expect(stderr).toMatch(/must not be empty\. Correct the value; --help of the command describes it\.\n$/)
    const { stdout } = await run(['policies', 'create', '--help'])
    for (const form of ['client_id:', 'cimd_clients', 'third_party_clients', 'default'])
      expect(stdout).toContain(form)
  })

  test('an unknown audience or scope of a token may be corrected', async () => {
    const audience = await run(['token', '--audience', 'internal'], { env: tested.env })
    expect(audience.stderr).toMatch(
      /, got 'internal'\. Correct the audience, or use a client that is granted it\.\n$/,
    )
    const scope = await run(['token', '--scope', 'read:evnts'], { env: tested.env })
    expect(scope.stderr).toMatch(/Correct the scope, or use a client that is granted it; .*whoami.*\.\n$/)
  })
})

test('the advice to try again is given once', async () => {
  const { env, baseUrl } = await openHostileService((_request, response) => {
    // A pause that is too long to repeat the request.
    response.setHeader('Retry-After', '3600')
    answer(response, 503, { message: 'The store does not answer. Try again.' })
  })
  expect(await run(['streams', 'list'], { env })).toEqual({
    stdout: '',
    stderr: `503 from ${baseUrl}/api/v2/event-streams: The store does not answer. Try again in 3600 seconds.\n`,
    code: 1,
  })
})
