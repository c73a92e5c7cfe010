import { type RunningMock, startMockHere } from '@tenant-api/test-kit/start-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './run-here.ts'

let mock: RunningMock

beforeAll(async () => {
  mock = await startMockHere()
})
afterAll(() => mock.stop())

test.each([
  [['streams', 'list'], /^est_/],
  [['events', 'tail', '--max', '1'], /\tevt_/],
  [['policies', 'list'], /^rlp_/],
  [['whoami'], /^client\tanyone\n[\s\S]*^expires\tnever$/m],
  [['doctor'], /^credentials\tok\tThe service accepts any token, as the mock does\.\t$/m],
])('%j works against the mock without a sign-in', async (args, printed) => {
  const { stdout, stderr, code } = await run(args, { env: { TENANT_API_URL: mock.baseUrl } })
  expect({ stderr: stderr.replace(/^(Showing|Listening).*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toMatch(printed)
})

test('doctor finds no fault with a made-up token for the mock', async () => {
  const env = { TENANT_API_URL: mock.baseUrl, TENANT_API_TOKEN: 'any' }
  const { stdout, code } = await run(['doctor', '--json'], { env })
  expect(JSON.parse(stdout).map(({ result }: { result: string }) => result)).toEqual(Array(6).fill('ok'))
  expect(code).toBe(0)
})
