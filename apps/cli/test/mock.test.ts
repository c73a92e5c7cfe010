import { startMock } from '@tenant-api/test-kit/start-mock'
import type { Running } from '@tenant-api/test-kit/start-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './tenant-api.ts'

let mock: Running

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.stop())

test.each([
  [['streams', 'list'], /^est_/],
  [['events', 'tail', '--max', '1'], /\tevt_/],
  [['policies', 'list'], /^rlp_/],
])('%j works against the mock without a sign-in', async (args, printed) => {
  const { stdout, stderr, code } = await run(args, { env: { TENANT_API_URL: mock.baseUrl } })
  expect({ stderr: stderr.replace(/^Showing the first.*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
  expect(stdout).toMatch(printed)
})
