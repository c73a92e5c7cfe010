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
    next: 'Try again in 1 second.',
  })
  expect(code).toBe(7)
})

test.each([
  [0, "This machine's clock agrees with the service's."],
  [30_000, expect.stringMatching(/^This machine's clock is \d+ s behind the service's\.$/)],
])(
  'doctor reports no difference of clocks that is below the resolution of the Date header: %d ms',
  async (ahead, finding) => {
    const { env } = await openHostileService((_request, response) => {
      response.setHeader('Date', new Date(Date.now() + ahead).toUTCString())
      answer(response, 200, {})
    })
    const { stdout } = await run(['doctor', '--json'], { env })
    expect(JSON.parse(stdout)).toContainEqual({ check: 'clock', result: 'ok', finding, next: '' })
  },
)

test('a name that cannot be resolved is called so, and doctor advises to correct it', async () => {
  const env = { TENANT_API_URL: 'http://name.invalid:8080', TENANT_API_TOKEN: 'a-token' }
  expect((await run(['streams', 'list'], { env })).stderr).toMatch(
    /^No answer from the service: the name name\.invalid cannot be resolved \((ENOTFOUND|EAI_AGAIN)\)\. Check the address/,
  )
  const { stdout } = await run(['doctor', '--json'], { env })
  expect(JSON.parse(stdout)).toEqual([
    {
      check: 'address',
      result: 'fault',
      finding: expect.stringMatching(/accepts no connection: (ENOTFOUND|EAI_AGAIN)\.$/),
      next: 'Correct the name in the address, or the DNS of this machine.',
    },
  ])
})
