import { expect, test } from 'vitest'
import { answer, openHostileService } from './hostile-service.ts'
import { hostile, openHostile } from './hostile-texts.ts'
import { run } from './run-here.ts'

test.each([
  [['streams', 'list'], 'x ]0;pwned  [2J  y z. Correct the value.\n'],
  [['api', 'GET', '/api/v2/event-streams'], '400: x ]0;pwned  [2J  y z. Correct the request.\n'],
])('%j shows no control character of an error', async (args, shown) => {
  const service = await openHostileService((_request, response) =>
    answer(response, 400, { message: hostile, errorCode: 'invalid_body' }),
  )
  expect((await run(args, service)).stderr).toMatch(new RegExp(`${shown.replace(/[[\].]/g, '\\$&')}$`))
})

test('--json in a pipe leaves the characters that JSON allows unescaped', async () => {
  const { stdout } = await run(['events', 'tail', '--max', '1', '--json'], await openHostile())
  expect(stdout).toContain('\u007f\u009by')
})
