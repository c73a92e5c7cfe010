import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleEvents } from '@tenant-api/simulator'
import { expect, onTestFinished, test } from 'vitest'
import { type MockOptions, startMock } from '../src/index.ts'
import { settingsOf, UsageError } from '../src/run.ts'
import { sendTo } from './send.ts'

const stream = `
  - id: est_1CfRkm7WrQvB2TzNpXyL4d
    name: Orders
    subscriptions: [{ event_type: user.created }]
    destination:
      type: webhook
      configuration:
        webhook_endpoint: https://orders.example.com/hook
        webhook_authorization: { method: bearer, token: '${'$'}{env:TOKEN}' }
`
const policy = { resource: 'oauth_authentication_api', consumer: 'client', consumer_selector: 'default' }
const [{ offset: _, ...event } = { offset: '' }] = exampleEvents

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'tenant.yaml')
  await writeFile(file, text)
  return file
}

async function started(options: MockOptions) {
  const mock = await startMock(options)
  onTestFinished(() => mock.close())
  return { mock, read: async (place: string) => (await sendTo(`${mock.url}/api/v2/${place}`)).body }
}

test('a mock starts with the state in a tenant file, and returns to it', async () => {
  const { mock, read } = await started({ seed: await fileOf(`event_streams:${stream}`) })
  const before = await read('event-streams')
  expect(before).toMatchObject({
    eventStreams: [{ id: 'est_1CfRkm7WrQvB2TzNpXyL4d', name: 'Orders', status: 'enabled' }],
  })
  expect(JSON.stringify(before)).not.toContain('TOKEN')
  expect(await read('rate-limit-policies')).toEqual({ rate_limit_policies: [] })
  const headers = { Authorization: 'Bearer any' }
  await sendTo(`${mock.url}/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d`, { method: 'DELETE', headers })
  expect(await read('event-streams')).toEqual({ eventStreams: [] })
  mock.reset()
  expect(await read('event-streams')).toEqual(before)
})

test('a mock starts with an object', async () => {
  const seed = { rate_limit_policies: [{ ...policy, configuration: { action: 'allow' } }], events: [event] }
  const { read } = await started({ seed })
  expect(await read('rate-limit-policies')).toMatchObject({ rate_limit_policies: [policy] })
})

const aliased = 'event_streams: &all [*all]'
const second = { ...event, event: { ...Object(event).event, id: 'evt_1CfRm3KpZtYh8WqDsNvG6b', data: {} } }
test.each([
  [
    `event_streams:${stream.replace('Orders', '3')}`,
    "3:11: 'event_streams[0].name' must be a string, got a number.",
  ],
  [
    `event_streams:${stream}${stream.slice(1)}`,
    "10:5: 'event_streams[1]' has the same name as 'event_streams[0]'.",
  ],
  ['event_streams: [', /^1:\d+: the file is not valid YAML: /],
  [aliased, /^1:\d+: /],
  [
    `events:\n  - ${JSON.stringify(event)}\n  - ${JSON.stringify(second)}`,
    /^3:\d+: 'events\[1\].event.data.object' is required\.$/,
  ],
  [
    `events:\n  - ${JSON.stringify(event)}\n  - ${JSON.stringify(event)}`,
    /^3:\d+: 'events\[1\].event.id' must differ from that of 'events\[0\]'\.$/,
  ],
  [
    'events:\n  - { type: offset-only, offset: "1" }',
    "2:5: 'events[0]' must be a message with the object 'event'.",
  ],
  [
    'attempts:\n  - { event_stream_id: est_1CfRkm7WrQvB2TzNpXyL4d }',
    "2:5: 'attempts[0].event_id' is required.",
  ],
  [
    'deliveries: [{ id: evt_1CfRm3KpZtYh8WqDsNvG6a, event_stream_id: est_1CfRkm7WrQvB2TzNpXyL4d, status: failed, event_type: user.created, attempts: [] }]',
    "1:65: 'deliveries[0].event_stream_id' must be the 'id' of an event stream in the same file.",
  ],
])('a fault in the file %# ends the start with its place', async (text, message) => {
  const file = await fileOf(text)
  const failure = startMock({ seed: file })
  await expect(failure).rejects.toThrow(TypeError)
  const { message: sentence } = await failure.then(
    () => new Error('The mock has started.'),
    (error: Error) => error,
  )
  expect(sentence.slice(0, file.length + 1)).toBe(`${file}:`)
  expect(sentence.slice(file.length + 1)).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

test('a seed of more events than a file may have is refused', async () => {
  const events = Array.from({ length: 10_001 }, () => ({ event: {} }))
  await expect(startMock({ seed: { events } })).rejects.toThrow(
    "The seed is not a tenant file: 'events' must have at most 10,000 items, got 10001.",
  )
})

test('a file that cannot be read ends the start', async () => {
  await expect(startMock({ seed: '/nowhere/tenant.yaml' })).rejects.toThrow(
    "The seed '/nowhere/tenant.yaml' cannot be read (ENOENT). Name a tenant file.",
  )
})

test('the command line takes a file, and then generates no events unless it is asked to', () => {
  expect(settingsOf(['--seed', 'a.yaml'], {})).toMatchObject({ seed: 'a.yaml', eventsPerSecond: 0 })
  expect(settingsOf([], { MOCK_SEED: 'a.yaml', MOCK_EVENTS_PER_SECOND: '2' })).toMatchObject({
    eventsPerSecond: 2,
  })
  expect(settingsOf([], {})).toMatchObject({ eventsPerSecond: 1 })
  expect(() => settingsOf(['--seed'], {})).toThrow(UsageError)
})
