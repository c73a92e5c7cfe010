import { expect, test } from 'vitest'
import { answer, openHostileService } from './hostile-service.ts'
import { run } from './run-here.ts'

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

test('doctor gives the reason for which the service refuses a subscription', async () => {
  const message = 'The client already holds 8 event subscriptions. Close one first.'
  const { env } = await openHostileService(({ url }, response) => {
    if (!/^\/api\/v2\/events(\?|$)/.test(url ?? '')) return answer(response, 200, {})
    response.setHeader('Retry-After', '1')
    answer(response, 429, { message, errorCode: 'too_many_requests' })
  })
  const { stdout, code } = await run(['doctor', '--json'], { env })
  expect(JSON.parse(stdout).at(-1)).toEqual({
    check: 'stream',
    result: 'fault',
    finding: expect.stringContaining(message),
    next: 'Try again in 1 seconds.',
  })
  expect(code).toBe(7)
})
