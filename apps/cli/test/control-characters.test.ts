import { expect, test } from 'vitest'
import { answer, openHostileService } from './hostile-service.ts'
import { hostile, openHostile } from './hostile-texts.ts'
import { run } from './run-here.ts'

/** The hostile text as a terminal shows it. */
const shown = String.raw`x\u001b]0;pwned\u0007\u001b[2J\u007f\u009by\u202e z\u2066`

test.each([
  [['streams', 'list'], `400 from $URL/api/v2/event-streams: ${shown}. Correct the value.\n`],
  [['api', 'GET', '/api/v2/event-streams'], `400: ${shown}. Correct the request.\n`],
])('%j shows no control character of an error', async (args, text) => {
  const service = await openHostileService((_request, response) =>
    answer(response, 400, { message: hostile, errorCode: 'invalid_body' }),
  )
  expect((await run(args, service)).stderr).toBe(text.replace('$URL', service.baseUrl))
})

test('api writes the unchanged body of an answer into a pipe, and no control character of it on a terminal', async () => {
  const body = `${hostile}\n\té`
  const service = await openHostileService((_request, response) => response.end(body))
  const args = ['api', 'GET', '/api/v2/event-streams']
  expect((await run(args, service)).stdout).toBe(`${body}\n`)
  expect((await run(args, { ...service, mode: 'terminal' })).stdout).toBe(`${shown}\n\té\n`)
})

test('token shows no control character of a token on a terminal', async () => {
  const { baseUrl } = await openHostileService((_request, response) =>
    answer(response, 200, { access_token: hostile, token_type: 'Bearer', expires_in: 60, scope: '' }),
  )
  const env = { TENANT_API_URL: baseUrl, TENANT_API_CLIENT_ID: 'a', TENANT_API_CLIENT_SECRET: 'b' }
  expect((await run(['token'], { env, mode: 'terminal' })).stdout).toBe(`${shown}\n`)
})

test.each([
  [['streams', 'list'], '400 from $URL/api/v2/event-streams: x… Correct the value.\n'],
  [['api', 'GET', '/api/v2/event-streams'], '400: {"message":"x. Correct the request.\n'],
])('%j prints the start of a long error', async (args, text) => {
  const message = `x${' '.repeat(1_000_000)}y`
  const service = await openHostileService((_request, response) =>
    answer(response, 400, { message, errorCode: 'invalid_body' }),
  )
  const { stderr } = await run(args, service)
  expect(stderr).toBe(text.replace('$URL', service.baseUrl))
})

test('--json in a pipe leaves the characters that JSON allows unescaped', async () => {
  const { stdout } = await run(['events', 'tail', '--max', '1', '--json'], await openHostile())
  expect(stdout).toContain('\u007f\u009by')
})
