import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startMock, type Use } from '../src/index.ts'
import { settingsOf } from '../src/run.ts'

const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }

/** Starts a mock until the end of the test, with what its clients use. */
async function startObserved() {
  const uses: Use[] = []
  const mock = await startMock({ eventsPerSecond: 0, onUse: use => uses.push(use) })
  onTestFinished(() => mock.close())
  return { mock, uses, api: `${mock.url}/api/v2` }
}

it('tells what a request sends and which status it gets', async () => {
  const { uses, api } = await startObserved()
  const body = JSON.stringify({ configuration: { action: 'block', limit: 5 }, consumer: 'Client 7' })
  await fetch(`${api}/rate-limit-policies`, {
    method: 'POST',
    headers: { ...headers, 'If-Match': '1' },
    body,
  })
  await fetch(`${api}/event-streams?take=5`, { headers })
  await fetch(`${api}/nothing`, { headers })
  expect(uses).toEqual([
    {
      operation: 'create_rate_limit_policy',
      status: 400,
      parameters: ['header.if-match'],
      sends: [
        ...['$', '$.configuration', '$.consumer', '$.consumer=*'],
        ...['$.configuration.action', '$.configuration.limit'],
        ...['$.configuration.action=block', '$.configuration.limit=*'],
      ],
    },
    { operation: 'list_event_streams', status: 200, parameters: ['query.take', 'query.take=*'], sends: [] },
  ])
})

it('keeps no value of a request for a token', async () => {
  const { uses, mock } = await startObserved()
  const body = JSON.stringify({ grant_type: 'client_credentials', client_id: 'a', client_secret: 'secret' })
  await fetch(`${mock.url}/oauth/token`, { method: 'POST', headers, body })
  expect(uses).toMatchObject([
    { operation: 'issue_token', sends: ['$', '$.grant_type', '$.client_id', '$.client_secret'] },
  ])
})

it('tells the types of pushed events that a stream gets, also of those that it gets after a break', async () => {
  const { uses, api, mock } = await startObserved()
  const events = `${api}/events?event_type=user.created&event_type=user.deleted`
  const first = await fetch(events, { headers })
  mock.push({ type: 'user.created' })
  mock.push({ type: 'group.created' })
  const text = new TextDecoder()
  let read = ''
  const reader = first.body?.getReader()
  while (!read.includes('event: user.created')) read += text.decode((await reader?.read())?.value)
  mock.cut()
  mock.push({ type: 'user.deleted' })
  const [, offset = ''] = /event: user\.created\ndata: .*\nid: (.*)/.exec(read) ?? []
  const second = await fetch(events, { headers: { ...headers, 'Last-Event-ID': offset } })
  await second.body?.cancel()
  expect(uses.flatMap(({ event }) => event ?? [])).toEqual(['user.created', 'user.deleted'])
})

it('adds each distinct use to the file of --used, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-used-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'used.jsonl')
  for (const _ of ['a first mock', 'a second one']) {
    const mock = await startMock({ ...Object(settingsOf(['--used', file, '--port', '0'], {})) })
    for (const take of [5, 6]) await fetch(`${mock.url}/api/v2/event-streams?take=${take}`, { headers })
    await mock.close()
  }
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(new Set(lines).size).toBe(1)
  expect(lines).toHaveLength(2)
  expect(() => settingsOf(['--used', folder], {})).toThrow(`The file '${folder}' cannot be written: EISDIR.`)
})

it('answers although `onUse` throws, and refuses one that is no function', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  onTestFinished(() => printed.mockRestore())
  const onUse = () => {
    throw new Error('the disk is full')
  }
  const mock = await startMock({ eventsPerSecond: 0, onUse })
  onTestFinished(() => mock.close())
  expect((await fetch(`${mock.url}/api/v2/event-streams`, { headers })).status).toBe(200)
  expect(String(printed.mock.calls)).toContain(
    'The function `onUse` of the mock failed: Error: the disk is full',
  )
  await expect(startMock({ onUse: 5 as never })).rejects.toThrow('onUse must be a function, got 5.')
})
