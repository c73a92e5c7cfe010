import { faults, validateAnswer } from '@tenant-api/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockForEachTest } from './mock-for-each-test.ts'
import { post, sendTo } from './send.ts'

interface Attempt {
  readonly event_id: string
  readonly event_type: string
  readonly number: number
  readonly result: string
  readonly purpose: string
}

const current = mockForEachTest()
const send = (path: string, init?: RequestInit) => sendTo(`${current.mock.url}/api/v2/${path}`, init)
const known = 'event-streams/est_1CfRkm7WrQvB2TzNpXyL4d'
const forged = '0'.repeat(41)
const since = '2026-01-01T00:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const stream = {
  ...{ name: 'Billing', subscriptions: [{ event_type: 'user.created' }, { event_type: 'user.deleted' }] },
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://billing.example.com/',
      webhook_authorization: { method: 'bearer', token: 'secret' },
    },
  },
}

/** Creates an event stream of two types, and resolves with its path. */
async function newStream(properties: object = {}): Promise<string> {
  const answer = await send('event-streams', post(JSON.stringify({ ...stream, ...properties })))
  expect(answer).toMatchObject({ status: 201 })
  expect(validateAnswer('create_event_stream', answer)).toEqual([])
  return `event-streams/${(answer.body as { id: string }).id}`
}

const replay = (path: string, body: object) => send(`${path}/replay`, post(JSON.stringify(body)))
const skip = (path: string, body: object) => send(`${path}/skip`, post(JSON.stringify(body)))
const patch = (path: string, body: object) => send(path, { ...post(JSON.stringify(body)), method: 'PATCH' })
const end = (path: string) =>
  send(`${path}/replay`, { method: 'DELETE', headers: { Authorization: 'Bearer any' } })

/** Pushes an event of each type, and returns their offsets. */
const pushEach = (...types: ('user.created' | 'user.deleted' | 'group.created')[]) =>
  types.map(type => current.mock.push({ type }).message.offset)

async function attemptsOf(path: string): Promise<Attempt[]> {
  const answer = await send(`${path}/attempts`)
  expect(validateAnswer('list_event_stream_attempts', answer)).toEqual([])
  return (answer.body as { attempts: Attempt[] }).attempts
}

async function replayOf(path: string): Promise<unknown> {
  const answer = await send(`${path}/stats`)
  expect(validateAnswer('get_event_stream_stats', answer)).toEqual([])
  return (answer.body as { current: { replay?: object } }).current.replay
}

it('a replay leaves an attempt for each event of its part that the stream subscribes to', async () => {
  const path = await newStream()
  const [, first, , last] = pushEach(
    'user.created',
    'user.created',
    'group.created',
    'user.deleted',
    'user.created',
  )
  const answer = await replay(path, { from: first, to: last })
  expect(answer).toMatchObject({ status: 202, body: { events: 1 } })
  expect(validateAnswer('replay_events', answer)).toEqual([])
  expect(await attemptsOf(path)).toMatchObject([
    { event_type: 'user.deleted', number: 1, result: 'delivered', purpose: 'replay' },
  ])
  expect(await replay(path, { date_from: since })).toMatchObject({ body: { events: 4 } })
  expect((await attemptsOf(path)).map(({ event_type, number }) => [event_type, number])).toEqual([
    ['user.created', 1],
    ['user.deleted', 2],
    ['user.created', 1],
    ['user.created', 1],
    ['user.deleted', 1],
  ])
})

it('a replay of some types, and one of a time, have only their events', async () => {
  const path = await newStream()
  pushEach('user.created', 'user.deleted')
  vi.advanceTimersByTime(60_000)
  const date = `${new Date().toISOString().slice(0, 19)}Z`
  pushEach('user.deleted', 'group.created')
  const count = async (body: object) => (await replay(path, { ...body, dry_run: true })).body
  expect(await count({ date_from: since })).toEqual({ events: 3 })
  expect(await count({ date_from: since, event_types: ['user.deleted', 'group.created'] })).toEqual({
    events: 2,
  })
  expect(await count({ date_from: since, date_to: date })).toEqual({ events: 2 })
  expect(await count({ date_from: date })).toEqual({ events: 1 })
  expect(await attemptsOf(path)).toEqual([])
})

it('a replay leaves out what the filters of the stream hide', async () => {
  const path = await newStream({ filters: [{ path: 'source', exact: 'urn:billing' }] })
  pushEach('user.created')
  const { message } = current.mock.push({ type: 'user.created', event: { source: 'urn:billing' } })
  expect(await replay(path, { date_from: since })).toMatchObject({ body: { events: 1 } })
  expect(await attemptsOf(path)).toMatchObject([{ event_id: message.event.id }])
})

it('a replay takes as long as the most events in a second allow, and shows its progress', async () => {
  const path = await newStream({ max_events_per_second: 1 })
  const [first, , last] = pushEach('user.created', 'user.created', 'user.created')
  expect(await replay(path, { date_from: since })).toMatchObject({ status: 202, body: { events: 3 } })
  expect(await replayOf(path)).toMatchObject({ position: first, end: last, sent: 1 })
  const again = await replay(path, { date_from: since })
  expect(again).toMatchObject({ status: 409, body: { errorCode: 'conflict' } })
  expect(validateAnswer('replay_events', again)).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(await replayOf(path)).toMatchObject({ sent: 2, events_per_second: 2 })
  expect(await attemptsOf(path)).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(await replayOf(path)).toBeUndefined()
  expect(await attemptsOf(path)).toHaveLength(3)
  const ended = await end(path)
  expect(ended).toMatchObject({ status: 404 })
  expect(validateAnswer('end_replay', ended)).toEqual([])
})

it.each([
  ['a request ends it', (path: string) => end(path), 204],
  ['its stream is disabled', (path: string) => patch(path, { status: 'disabled' }), 200],
] as const)('a replay is over when %s', async (_, stop, status) => {
  const path = await newStream({ max_events_per_second: 1 })
  pushEach('user.created', 'user.created', 'user.created')
  await replay(path, { date_from: since })
  expect(await stop(path)).toMatchObject({ status })
  vi.advanceTimersByTime(10_000)
  expect(await replayOf(path)).toBeUndefined()
  expect(await attemptsOf(path)).toHaveLength(1)
  expect(await end(path)).toMatchObject({ status: 404 })
})

it.each<[object, object?]>([
  [{}],
  [{ to: 'x' }, faults.BadRequestReplay.wrong_start],
  [{ from: 'b', to: 'a' }],
  [{ from: 'x', date_from: since }, faults.BadRequestReplay.wrong_start],
  [{ from: 'x', to: 'y', date_to: since }, faults.BadRequestReplay.two_ends],
  [{ date_from: since, date_to: since }, faults.BadRequestReplay.wrong_order],
  [{ from: 'x' }, faults.BadRequestReplay.invalid_cursor],
  [{ from: forged }, faults.BadRequestReplay.forged_cursor],
])('refuses the replay %j', async (body, fault = {}) => {
  const answer = await replay(known, body)
  expect(answer).toMatchObject({ status: 400, body: fault })
  expect(validateAnswer('replay_events', answer)).toEqual([])
})

it('names the end of a replay that is no offset', async () => {
  const answer = await replay(known, { date_from: since, to: 'x' })
  expect(answer).toMatchObject({
    status: 400,
    body: { errorCode: 'invalid_cursor', errors: [{ path: '#/to' }] },
  })
  expect((answer.body as { message: string }).message).toContain("'to'")
})

it('an offset that has expired is gone', async () => {
  const [old] = pushEach('user.created')
  vi.advanceTimersByTime(2 * 86_400_000)
  pushEach('user.created')
  const path = await newStream()
  for (const answer of [
    await replay(path, { from: old }),
    await send('event-streams', post(JSON.stringify({ ...stream, start: { from: old } }))),
  ])
    expect(answer).toMatchObject({ status: 410, body: { errorCode: 'cursor_expired' } })
})

it('a stream of the examples has waiting events, which a skip drops', async () => {
  const counted = await skip(known, { to: 'latest', dry_run: true })
  expect(counted).toMatchObject({ status: 202, body: { events: 717 } })
  expect(validateAnswer('skip_events', counted)).toEqual([])
  expect(await skip(known, { to: 'latest' })).toMatchObject({ body: { events: 717 } })
  expect(await skip(known, { to: 'latest' })).toMatchObject({ body: { events: 0 } })
  const [offset] = pushEach('user.created')
  expect(await skip(await newStream(), { to: offset })).toMatchObject({ status: 202, body: { events: 0 } })
})

it.each([
  ['latest ', faults.BadRequestSkip.invalid_cursor],
  [forged, faults.BadRequestSkip.forged_cursor],
])('refuses to skip to %j', async (to, fault) => {
  expect(await skip(known, { to })).toMatchObject({ status: 400, body: fault })
})

it('a disabled stream neither replays nor skips', async () => {
  const path = await newStream({ status: 'disabled' })
  for (const answer of [await replay(path, { date_from: since }), await skip(path, { to: 'latest' })])
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('disabled') } })
})

it('a stream starts at an offset or a time, and does not have the start as a property', async () => {
  const [offset] = pushEach('user.created')
  for (const start of [{ from: offset }, { from_timestamp: since }]) {
    const path = await newStream({ start, order: 'object', max_events_per_second: 10 })
    const { body } = await send(path)
    expect(body).toMatchObject({ order: 'object', max_events_per_second: 10 })
    expect(body).not.toHaveProperty('start')
  }
})

it('a change has a start only if it enables the stream', async () => {
  const path = await newStream({ status: 'disabled' })
  const [offset] = pushEach('user.created')
  const refused = await patch(path, { name: 'x', start: { from: offset } })
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'conflict' } })
  expect(validateAnswer('update_event_stream', refused)).toEqual([])
  const start = { from: 'where_it_stopped' }
  const enabled = await patch(path, { status: 'enabled', start })
  expect(enabled).toMatchObject({ status: 200, body: { status: 'enabled' } })
  expect(validateAnswer('update_event_stream', enabled)).toEqual([])
  expect(await patch(path, { status: 'enabled', start })).toMatchObject({ status: 409 })
})

it.each([
  ['where_it_stopped', 'where_it_stopped'],
  ['x', 'invalid_cursor'],
  [forged, 'forged_cursor'],
] as const)('refuses to create a stream that starts after %s', async (from, example) => {
  const answer = await send('event-streams', post(JSON.stringify({ ...stream, start: { from } })))
  expect(answer).toMatchObject({ status: 400, body: faults.BadRequestEventStream[example] })
})

it('each replay and each skip leaves an entry in the log, but no dry run does', async () => {
  pushEach('user.created')
  const entries = async () => {
    const { body } = await send('logs?resource_id=est_1CfRkm7WrQvB2TzNpXyL4d&kind=change&take=50')
    return (body as { logs: { operation: string }[] }).logs.map(({ operation }) => operation)
  }
  const before = await entries()
  await replay(known, { date_from: since, dry_run: true })
  await skip(known, { to: 'latest', dry_run: true })
  expect(await entries()).toEqual(before)
  await replay(known, { date_from: since })
  await end(known)
  await skip(known, { to: 'latest' })
  expect((await entries()).slice(0, 3)).toEqual(['skip_events', 'end_replay', 'replay_events'])
})

it('a reset ends all replays', async () => {
  await patch(known, { max_events_per_second: 1 })
  pushEach('group.created', 'group.created', 'group.created')
  await replay(known, { date_from: since })
  expect(await replayOf(known)).toMatchObject({ sent: 1 })
  current.mock.resetResources()
  expect(await replayOf(known)).toBeUndefined()
})
