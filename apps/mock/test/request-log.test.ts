import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { post, sendTo } from './send.ts'

let mock: Mock
let lines: string[]

beforeEach(async () => {
  lines = []
  mock = await startMock({ eventsPerSecond: 0, log: line => lines.push(line) })
})
afterEach(() => mock.close())

const headers = { Authorization: 'Bearer any' }
const send = (path: string, init?: RequestInit) => sendTo(mock.url + path, init)

describe('the log of a mock', () => {
  it('has a line for each request, with the reason of an error', async () => {
    await send('/api/v2/event-streams?take=2')
    await send('/api/v2/event-streams?take=0')
    await send('/api/v2/event-streams', post('{"name":"x"}'))
    await send('/api/v2/event-streams', { headers: {} })
    await send('/oauth/token', { method: 'POST' })
    await send('/nothing')
    await send('/__mock/cut', { method: 'POST' })
    await send('/__mock/events', post('{"type":"user.exploded"}'))
    expect(lines).toEqual([
      'GET /api/v2/event-streams?take=2 200',
      "GET /api/v2/event-streams?take=0 400 The query parameter 'take' must be at least 1, got 0.",
      "POST /api/v2/event-streams 400 The property 'subscriptions' is required.",
      'GET /api/v2/event-streams 401 An access token is required. Request one from /oauth/token/, and send it as a Bearer token.',
      expect.stringMatching(/^POST \/oauth\/token 415 The Content-Type /),
      'GET /nothing 404 There is nothing at this path.',
      'POST /__mock/cut 200',
      expect.stringMatching(
        /^POST \/__mock\/events 400 The property 'type' must be one of the 24 documented values/,
      ),
    ])
  })

  it('has one line for a request whose error names a line break', async () => {
    await send('/api/v2/event-streams?a%0AGET=1')
    expect(lines).toEqual([expect.stringMatching(/^GET \S+ 400 The query parameter 'a GET' is unknown\.$/)])
  })

  it('names a broken connection, and marks chosen answers', async () => {
    mock.answer({ operation: 'list_event_streams', fault: 'reset', times: 1 })
    mock.answer({ operation: 'list_event_streams', status: 403, times: 1 })
    await send('/api/v2/event-streams').catch(() => undefined)
    await send('/api/v2/event-streams')
    await send('/api/v2/event-streams')
    expect(lines).toEqual([
      'GET /api/v2/event-streams reset (chosen)',
      expect.stringMatching(/^GET .* 403 .* \(chosen\)$/),
      'GET /api/v2/event-streams 200',
    ])
  })

  it('has a line for an event stream when it opens', async () => {
    const leaving = new AbortController()
    await fetch(`${mock.url}/api/v2/events`, { headers, signal: leaving.signal })
    expect(lines).toEqual(['GET /api/v2/events 200'])
    leaving.abort()
  })

  it('has a line for a preflight of a browser', async () => {
    const preflight = { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'PATCH' }
    await send('/api/v2/event-streams', { method: 'OPTIONS', headers: preflight })
    expect(lines).toEqual(['OPTIONS /api/v2/event-streams 204'])
  })
})

it('a mock without a log prints nothing', async () => {
  const quiet = await startMock()
  const write = vi.spyOn(process.stdout, 'write')
  await sendTo(`${quiet.url}/nothing`)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
  await quiet.close()
})
