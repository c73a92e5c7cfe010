import { CursorExpiredError, createClient, type SubscribedMessage } from '@tenant-api/client'
import { eventTypes, validate } from '@tenant-api/contract'
import { operations } from '@tenant-api/simulator'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any' })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** The current offset of the log. */
const here = () => api.push({ type: 'offset-only' }).message.offset

/** Reads `count` messages of a subscription, then leaves it. */
async function read(
  count: number,
  parameters: Parameters<typeof client.subscribe>[0] = {},
): Promise<SubscribedMessage[]> {
  const messages: SubscribedMessage[] = []
  for await (const message of client.subscribe(parameters)) {
    messages.push(message)
    if (messages.length === count) return messages
  }
  return messages
}

test('sends each pushed message at once, in the documented form', async () => {
  for (const type of eventTypes) {
    const reading = read(1)
    await api.subscribers(1)
    const { message } = api.push({ type })
    expect(await reading).toEqual([message])
    expect(validate('SubscriptionMessage', message)).toEqual([])
    await api.subscribers(0)
  }
})

test('subscribers(n) resolves when exactly n streams are open', async () => {
  const leaving = new AbortController()
  const readings = [1, 2].map(() => read(1, { signal: leaving.signal }).catch((error: unknown) => error))
  await api.subscribers(2)
  expect(api.push({ type: 'offset-only' }).streams).toBe(2)
  leaving.abort()
  await Promise.all(readings)
  await api.subscribers(0)
  expect(api.push({ type: 'offset-only' }).streams).toBe(0)
})

describe('a list in a query takes both forms, repeated and with commas:', () => {
  test.each(['event_type=group.created&event_type=user.deleted', 'event_type=group.created,user.deleted'])(
    'the types of a subscription, ?%s',
    async query => {
      const from = here()
      for (const type of ['group.created', 'user.created', 'user.deleted'] as const) api.push({ type })
      const { body } = await fetch(`${baseUrl}/api/v2/events?from=${from}&${query}`)
      let text = ''
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk
        if (text.includes('event: user.deleted')) break
      }
      expect(text).toContain('event: group.created')
      expect(text).not.toContain('event: user.created')
      await api.subscribers(0)
    },
  )

  test.each(['event_types=group.created&event_types=user.deleted', 'event_types=group.created,user.deleted'])(
    'the types of attempts, ?%s',
    async query => {
      const [id] = Object.values(operations.list_event_stream_attempts.parameters)
      const list = async (search: string) => {
        const answer = await fetch(`${baseUrl}/api/v2/event-streams/${id}/attempts${search}`)
        const { attempts } = (await answer.json()) as { attempts: { event_type: string }[] }
        return attempts.map(({ event_type }) => event_type)
      }
      const all = await list('')
      const found = await list(`?${query}`)
      expect(found).toEqual(all.filter(type => ['group.created', 'user.deleted'].includes(type)))
      expect(found.length).toBeGreaterThan(0)
    },
  )
})

test('streams only events that meet all filters, and refuses a path that they lack', async () => {
  const from = here()
  for (const name of ['ab', 'abc', 'bc'])
    api.push({ type: 'group.created', event: { data: { object: { name } } } })
  api.push({ type: 'user.deleted' })
  const filter = ['data.object.name:prefix:a', 'data.object.name:suffix:c'] as const
  const messages = await read(1, { from, filter })
  expect(messages).toMatchObject([{ type: 'group.created', event: { data: { object: { name: 'abc' } } } }])
  const refused = read(1, { event_type: ['group.created'], filter: ['data.object.email:exists'] })
  await expect(refused).rejects.toMatchObject({
    status: 400,
    errorCode: 'invalid_query_string',
    errors: [{ path: 'filter', code: 'invalid' }],
  })
})

test('streams only events of the requested types', async () => {
  const from = here()
  api.push({ type: 'user.created' })
  api.push({ type: 'group.created' })
  api.push({ type: 'user.deleted' })
  const messages = await read(2, { from, event_type: ['group.created', 'user.deleted'] })
  expect(messages.map(({ type }) => type)).toEqual(['group.created', 'user.deleted'])
})

test('replaces properties of the example with the given ones', async () => {
  const reading = read(1, { from: here() })
  api.push({ type: 'organization.created', event: { data: { object: { id: 'org_1', name: 'bakers' } } } })
  const [message] = await reading
  expect(message).toMatchObject({ event: { data: { object: { id: 'org_1', name: 'bakers' } } } })
})

test('pushes events of undocumented types, as a newer service may send them', async () => {
  const reading = read(1, { from: here() })
  api.pushUnknown({ type: 'user.renamed', event: { data: { object: {} } } })
  expect(await reading).toMatchObject([{ type: 'unknown', raw: { type: 'user.renamed' } }])
})

test('generates events at the rate of eventsPerSecond', async () => {
  const busy = mockTenantApi({ baseUrl, eventsPerSecond: 200 })
  server.use(...busy.handlers)
  const messages = await read(22)
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(eventTypes))
})

test('a cut aborts the answer, and a pushed error ends it normally', async () => {
  const ends = async (end: () => void) => {
    const response = await fetch(`${baseUrl}/api/v2/events`)
    await api.subscribers(1)
    end()
    return response.text().then(
      () => 'ended',
      () => 'aborted',
    )
  }
  expect(await ends(() => api.cut())).toBe('aborted')
  expect(await ends(() => api.push({ type: 'error' }))).toBe('ended')
})

describe('a subscription resumes', () => {
  test('after a cut, and gets the events pushed right before and after it', async () => {
    const reading = read(3, { from: here() })
    await api.subscribers(1)
    api.push({ type: 'user.created' })
    expect(api.cut()).toBe(1)
    api.push({ type: 'user.updated' })
    await api.subscribers(1)
    api.push({ type: 'user.deleted' })
    expect((await reading).map(({ type }) => type)).toEqual(['user.created', 'user.updated', 'user.deleted'])
  }, 20_000)

  test('after `lastEventId`, even with the `from` of the first connection', async () => {
    const from = here()
    const { offset } = api.push({ type: 'user.created' }).message
    api.push({ type: 'user.updated' })
    const response = await fetch(`${baseUrl}/api/v2/events?from=${from}&lastEventId=${offset}`)
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('event: user.')) break
    }
    expect(/^id: (.*)$/m.exec(text)?.[1]).toBe(offset)
    expect(text).not.toContain('user.created')
  })

  test('after a cut in the middle of an event', async () => {
    server.use(api.answer('subscribe_events', { fault: 'cut' }, { once: true }))
    const from = here()
    for (const type of ['user.created', 'user.updated', 'user.deleted'] as const) api.push({ type })
    const types = (await read(3, { from })).map(({ type }) => type)
    expect(types).toEqual(['user.created', 'user.updated', 'user.deleted'])
  }, 20_000)

  test('after a silence', async () => {
    server.use(api.answer('subscribe_events', { fault: 'silence' }, { once: true }))
    const from = here()
    for (const type of ['user.created', 'user.updated'] as const) api.push({ type })
    const types = (await read(2, { from, idleTimeout: 2_000 })).map(({ type }) => type)
    expect(types).toEqual(['user.created', 'user.updated'])
  }, 20_000)

  test('after a pushed error, which ends every open stream', async () => {
    const reading = read(1)
    await api.subscribers(1)
    expect(api.push({ type: 'error' }).streams).toBe(1)
    await api.subscribers(1)
    api.push({ type: 'user.created' })
    expect((await reading).map(({ type }) => type)).toEqual(['user.created'])
  }, 20_000)
})

describe('a subscription ends', () => {
  test.each([
    ['410', () => server.use(api.answer('subscribe_events', { status: 410 }))],
    ['an error message', () => server.use(api.answer('subscribe_events', { fault: 'cursor_expired' }))],
  ])('with %s if its cursor has expired', async (_, arrange) => {
    arrange()
    await expect(read(2)).rejects.toBeInstanceOf(CursorExpiredError)
  })

  test('with 400 if its cursor is invalid', async () => {
    await expect(read(1, { from: 'nonsense' })).rejects.toMatchObject({ errorCode: 'invalid_cursor' })
  })

  test('when its signal aborts, and leaves no stream open', async () => {
    const leaving = new AbortController()
    const reading = read(1, { signal: leaving.signal })
    await api.subscribers(1)
    leaving.abort(new Error('enough'))
    await expect(reading).rejects.toThrow('enough')
    await api.subscribers(0)
  })
})

test.each([
  ['eventsPerSecond', 1e9],
  ['heartbeatSeconds', 0],
  ['retryMs', Number.NaN],
])('the option %s is refused if its value is %s', (name, value) => {
  const mocking = () => mockTenantApi({ baseUrl, [name]: value })
  expect(mocking).toThrow(new RegExp(`^${name} must be a number from `))
})
