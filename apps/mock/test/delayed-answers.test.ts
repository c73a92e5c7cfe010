import { createClient } from '@tenant-api/client'
import { expect, test } from 'vitest'
import { startMock } from '../src/start-mock.ts'
import { post } from './send.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

const lines: string[] = []

async function mocked() {
  lines.length = 0
  const mock = await startMock({ eventsPerSecond: 0, log: line => lines.push(line) })
  const client = createClient({ baseUrl: mock.url, token: 'any', retries: 0 })
  return { mock, client, [Symbol.asyncDispose]: mock.close }
}

test('a reset breaks off requests whose answers are delayed: they change nothing, and are not recorded', async () => {
  await using world = await mocked()
  const { mock, client } = world
  mock.answer({ operation: 'update_event_stream', delay: 60_000, times: 1 })
  mock.answer({ operation: 'list_event_streams', status: 503, delay: 60_000, times: 20 })
  const pending = [
    client.updateEventStream({ id, name: 'Leak' }),
    ...Array.from({ length: 20 }, () => client.listEventStreams().page()),
  ]
  const ends = Promise.allSettled(pending)
  // A choice is gone when as many requests as its `times` have arrived.
  const choices = async () => (await fetch(`${mock.url}/__mock/answers`)).text()
  await expect.poll(choices).not.toContain('"chosen"')
  mock.reset()
  for (const end of await ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'network_error' } })
  expect(mock.requests()).toEqual([])
  expect(lines.filter(line => line.endsWith('broken off by a reset'))).toHaveLength(21)
  expect((await client.getEventStream({ id })).name).not.toBe('Leak')
})

/** The client gives up long before the delay ends, and the mock says so at once. */
test.each([
  ['the usual answer', {}],
  ['a chosen error', { status: 503 }],
] as const)('a request whose client gives up before %s is recorded with its body', async (_, part) => {
  await using world = await mocked()
  const { mock } = world
  mock.answer({ operation: 'update_event_stream', delay: 60_000, ...part })
  const leaving = new AbortController()
  const init = { ...post('{"name":"Audit"}'), method: 'PATCH', signal: leaving.signal }
  const update = fetch(`${mock.url}/api/v2/event-streams/${id}`, init)
  await mock.received(1)
  leaving.abort()
  await expect(update).rejects.toThrow()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^PATCH .* aborted \(chosen\)$/)
  expect(mock.requests()).toMatchObject([
    { method: 'PATCH', body: { name: 'Audit' }, status: undefined, aborted: true },
  ])
})

test('a test can wait for a request that has no answer yet', async () => {
  await using world = await mocked()
  const { mock, client } = world
  mock.answer({ operation: 'update_event_stream', delay: 60_000 })
  await expect(mock.received(1, { timeout: 50 })).rejects.toThrow(
    'Waited 0.05 s for 1 request, but 0 have arrived.',
  )
  const leaving = new AbortController()
  const update = client.updateEventStream({ id, name: 'Audit' }, { signal: leaving.signal })
  await mock.received(1)
  expect(mock.requests()).toMatchObject([{ body: { name: 'Audit' }, status: undefined, aborted: false }])
  leaving.abort()
  await expect(update).rejects.toThrow()
  await client.getEventStream({ id })
  await mock.received(2)
  expect(mock.requests()).toMatchObject([{ method: 'PATCH' }, { method: 'GET', status: 200 }])
  mock.reset()
  await expect(mock.received(1, { timeout: 50 })).rejects.toThrow('but 0 have arrived.')
})

test('a change is stored although its client gives up before the answer', async () => {
  await using world = await mocked()
  const { mock, client } = world
  mock.answer({ operation: 'update_event_stream', delay: 2_000, times: 1 })
  const leaving = new AbortController()
  const update = client.updateEventStream({ id, name: 'Audit' }, { signal: leaving.signal })
  await mock.received(1)
  leaving.abort()
  await expect(update).rejects.toThrow()
  await expect.poll(async () => (await client.getEventStream({ id })).name).toBe('Audit')
})

test('`times` counts only requests that get the answer, also when they come together', async () => {
  await using world = await mocked()
  const { mock, client } = world
  mock.answer({ operation: 'update_event_stream', example: 'disabled', delay: 50, times: 2 })
  const wrong = client.updateEventStream({ id, name: '' })
  await expect(wrong).rejects.toMatchObject({ status: 400 })
  const answered = await Promise.all(['a', 'b', 'c'].map(name => client.updateEventStream({ id, name })))
  expect(answered.filter(({ status }) => status === 'disabled')).toHaveLength(2)
  expect(answered.filter(({ status }) => status === 'enabled')).toHaveLength(1)
})

test('requests to pages of the mock are not recorded', async () => {
  await using world = await mocked()
  const { mock, client } = world
  for (const path of ['/', '/__mock', '/__mock/answers', '/healthz', '/readyz', '/openapi.json'])
    expect((await fetch(mock.url + path)).status).toBe(200)
  await client.getJwks()
  expect(mock.requests()).toMatchObject([{ url: '/.well-known/jwks.json' }])
})
