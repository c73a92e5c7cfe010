import { expect, test } from 'vitest'
import { answer, openHostileService } from './hostile-service.ts'
import { run } from './tenant-api.ts'

test.each([
  [['streams', 'list'], 'x ]0;pwned  [2J y z. Correct the value.\n'],
  [['api', 'GET', '/api/v2/event-streams'], '400: x ]0;pwned  [2J y z. Correct the request.\n'],
])('%j shows no control character of an error', async (args, shown) => {
  const message = 'x\u001b]0;pwned\u0007\u001b[2J\u009by z'
  const service = await openHostileService((_request, response) =>
    answer(response, 400, { message, errorCode: 'invalid_body' }),
  )
  expect((await run(args, service)).stderr).toMatch(new RegExp(`${shown.replace(/[[\].]/g, '\\$&')}$`))
})
