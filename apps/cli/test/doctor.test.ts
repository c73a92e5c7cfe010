import { expect, test } from 'vitest'
import { openHostileService } from './hostile-service.ts'
import { run } from './tenant-api.ts'

test('doctor ends at the first check without an answer, and does not advise to run doctor', async () => {
  const { env } = await openHostileService(request => request.socket.destroy())
  const { stdout, code } = await run(['doctor', '--json'], { env })
  expect(code).toBe(8)
  expect(JSON.parse(stdout).at(-1)).toEqual({
    check: 'clock',
    result: 'fault',
    finding: expect.stringMatching(/^No answer from the service: ./),
    next: 'Start the service, or look for a proxy that holds back its answers.',
  })
})
