import { type RunningMock, startMockHere } from '@tenant-api/test-kit/start-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStream } from '../cases.ts'
import { answer, openHostileService } from '../hostile-service.ts'
import { run } from '../run-here.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'
let mock: RunningMock

beforeAll(async () => {
  // Generates 20 events of each second of the past hour.
  mock = await startMockHere({ MOCK_EVENTS_PER_SECOND: '20' })
})
afterAll(() => mock.stop())

/** Runs a command at the mock, and returns what it prints. */
async function printed(...args: readonly string[]) {
  const { stdout, stderr, code } = await run([...args, '--url', mock.baseUrl], { mode: 'terminal' })
  return { stdout, stderr, code }
}

test('a replay asks first, and a dry run of it only counts', async () => {
  const replay = ['streams', 'replay', id, '--date-from', '-1h']
  expect(await printed(...replay, '--no-input')).toEqual({
    ...{ stdout: '', code: 2 },
    stderr: `Send these events to ${id} again? No prompt is possible here. Add --yes to go on.\n`,
  })
  const counted = await printed(...replay, '--dry-run')
  expect(counted).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d,\d{3} events would be sent again\.\n$/),
  })
  expect((await run(['streams', 'attempts', id, '--url', mock.baseUrl])).stdout).not.toContain('replay')
  const sent = await printed(...replay, '--event-types', 'group.created', '--yes')
  expect(sent).toMatchObject({ code: 0, stdout: expect.stringMatching(/^[\d,]+ events are sent again\.\n$/) })
})

test('a replay that is under way refuses a second one, and can be ended once', async () => {
  const { name, subscriptions, destination } = newStream()
  const created = await run([
    ...['streams', 'create', '--name', name, '--subscriptions', JSON.stringify(subscriptions), '--json'],
    ...['--destination', JSON.stringify(destination), '--max-events-per-second', '1', '--url', mock.baseUrl],
    ...['--order', 'object', '--start-from-timestamp', '-10m'],
  ])
  const stream = JSON.parse(created.stdout)
  expect(stream).toMatchObject({ order: 'object', max_events_per_second: 1 })
  const replay = ['streams', 'replay', stream.id, '--date-from', '-1h', '--yes']
  expect(await printed(...replay)).toMatchObject({ code: 0 })
  expect(await printed(...replay)).toMatchObject({ code: 6, stderr: expect.stringContaining('under way') })
  const end = ['streams', 'end-replay', stream.id, '--no-input']
  expect(await printed(...end)).toEqual({ stdout: 'The replay has ended.\n', stderr: '', code: 0 })
  expect(await printed(...end)).toMatchObject({ code: 5 })
})

test('a skip asks first, and says how many events it drops', async () => {
  const skip = ['streams', 'skip', id, '--to', 'latest']
  expect(await printed(...skip, '--no-input')).toMatchObject({ code: 2 })
  expect((await printed(...skip, '--dry-run')).stdout).toBe('717 events would be skipped.\n')
  expect((await printed(...skip, '--yes')).stdout).toBe('717 events are skipped.\n')
  expect(await run([...skip, '--yes', '--url', mock.baseUrl])).toMatchObject({ stdout: 'events\t0\n' })
})

test('a stream that is enabled goes on where it stopped', async () => {
  const update = (...flags: string[]) => printed('streams', 'update', id, ...flags)
  expect(await update('--start-from', 'where_it_stopped')).toMatchObject({ code: 6 })
  expect(await update('--status', 'disabled')).toMatchObject({ code: 0 })
  expect(await update('--status', 'enabled', '--start-from', 'where_it_stopped')).toMatchObject({ code: 0 })
})

test.each([
  [0, '0 events are sent again.'],
  [1, '1 event is sent again.'],
  [100_000, '100,000 or more events are sent again.'],
])('a person reads what a replay of %i events does', async (events, sentence) => {
  const service = await openHostileService((_, response) => answer(response, 202, { events }))
  const args = ['streams', 'replay', id, '--from', 'a', '--yes']
  expect((await run(args, { ...service, mode: 'terminal' })).stdout).toBe(`${sentence}\n`)
  expect((await run(args, { ...service, mode: 'json' })).stdout).toBe(`{"events":${events}}\n`)
})
