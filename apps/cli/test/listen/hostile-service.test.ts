import { describe, expect, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { run } from '../tenant-api.ts'

const endpoint = 'http://127.0.0.1:9/hook'

describe('listen', () => {
  test('listen says what to do after an offset that has expired', async () => {
    const service = await openHostileService((_request, response) =>
      answer(response, 410, { message: 'The offset has expired.', errorCode: 'cursor_expired' }),
    )
    const { stderr, code } = await run(['listen', '--forward-to', endpoint, '--from', 'old'], service)
    expect({ stderr, code }).toEqual({
      stderr: 'The offset has expired. Start again without --from.\n',
      code: 1,
    })
  })
})
