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
  [
    ['streams', 'attempts', 'est_1CfRkm7WrQvB2TzNpXyL4d', '--results', 'failed'],
    /^2026-11-20T09:21:39\.020Z\t1\tfailed\t503\t187\tgroup\.created\tevt_\w+\tThe endpoint answered with status 503\.\n/,
  ],
  [
    ['events', 'where', 'evt_1CfRm7TzVnBx4JqGsLwC5e'],
    /^est_\w+\t\S+\t2\tdelivered\t204\t41\tgroup\.created\tevt_\w+\t\n/,
  ],
  [
    ['logs', 'list', '--kind', 'refusal'],
    /^log_\w+\t\S+\trefusal\tdelete_event_stream\tdashboard\t\t\t403\t3\t\n/,
  ],
  [['logs', 'show', 'log_1CfRq4VtXbNe7JmPsKwD8y'], /^client\.name\tNightly import$/m],
  [
    [
      'logs',
      'tail',
      '--date-from',
      '2026-11-20T00:00:00Z',
      '--resource-id',
      'est_1CfRkm7WrQvB2TzNpXyL4d',
      '--max',
      '2',
    ],
    /^(log_\w+\t2026-\S+\tchange\tupdate_event_stream\tnightly-import\test_\w+\tname,subscriptions\t200\t1\timport\S+\n){2}$/,
  ],
  [['whoami'], /^client\tanyone\n[\s\S]*^expires\tnever$/m],
  [['doctor'], /^credentials\tok\tThe service accepts any token, as the mock does\.\t$/m],
])('%j works against the mock without a sign-in', async (args, printed) => {
  const { stdout, stderr, code } = await run(args, { env: { TENANT_API_URL: mock.baseUrl } })
  expect({ stderr: stderr.replace(/^(Showing|Listening|Following).*\n/, ''), code }).toEqual({
    stderr: '',
    code: 0,
  })
  expect(stdout).toMatch(printed)
})

test('doctor finds no fault with a made-up token for the mock', async () => {
  const env = { TENANT_API_URL: mock.baseUrl, TENANT_API_TOKEN: 'any' }
  const { stdout, code } = await run(['doctor', '--json'], { env })
  expect(JSON.parse(stdout).map(({ result }: { result: string }) => result)).toEqual(Array(6).fill('ok'))
  expect(code).toBe(0)
})
