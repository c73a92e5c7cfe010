import { setTimeout } from 'node:timers/promises'
import { CursorExpiredError, createClient } from '@tenant-api/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

let mock: Mock

beforeEach(async () => {
  mock = await startMock({ eventsPerSecond: 0, heartbeatSeconds: 0.1, retryMs: 100 })
})
afterEach(() => mock.close())

/** Subscribes with a fault in the header `Prefer`, and reads the stream to its end. Returns the text of the stream, and how it ended. */
async function readToEnd(fault: string) {
  const headers = { Authorization: 'Bearer any', Prefer: `stream=${fault}` }
  const response = await fetch(`${mock.url}/api/v2/events?event_type=user.created`, { headers })
  let text = ''
  let isCut = false
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  } catch {
    isCut = true
  }
  return { applied: response.headers.get('preference-applied'), text, isCut }
}

describe('a stream fault requested by Prefer', () => {
  it('cuts the stream in the middle of its second event', async () => {
    const { applied, text, isCut } = await readToEnd('cut')
    expect(applied).toBe('stream=cut')
    expect(isCut).toBe(true)
    const [rest, ...frames] = text.split('\n\n').toReversed()
    expect(frames[0]).toContain('event: user.created\n')
    expect(rest).toMatch(/^event: user\.created\ndata: \{"type":"user\.created",.*[^}]$/)
  })

  it.each(['connection_timeout', 'cursor_expired', 'processing_error'])(
    'ends the stream with the error %s after its first event',
    async code => {
      const { applied, text, isCut } = await readToEnd(code)
      expect(applied).toBe(`stream=${code}`)
      expect(isCut).toBe(false)
      const [, last, previous] = text.split('\n\n').toReversed()
      expect(previous).toContain('event: user.created\n')
      expect(last).toMatch(/^event: error\n/)
      const [, data = ''] = /\ndata: (.*)\n/.exec(last ?? '') ?? []
      expect(JSON.parse(data)).toMatchObject({ type: 'error', error: { code } })
    },
  )

  it('sends nothing after the first event, not even a heartbeat', async () => {
    const reading = readToEnd('silence')
    await mock.subscribers(1)
    await setTimeout(500)
    expect(mock.cut()).toBe(1)
    const { text, isCut } = await reading
    expect(isCut).toBe(true)
    expect(text.trimEnd().split('\n\n').at(-1)).toContain('event: user.created\n')
  })

  it('is ignored for an operation that streams no events, and if its name is unknown', async () => {
    const init = { headers: { Authorization: 'Bearer any', Prefer: 'stream=cut' } }
    const { headers } = await sendTo(`${mock.url}/api/v2/event-streams`, init)
    expect(headers['preference-applied']).toBeUndefined()
    const reading = readToEnd('explode')
    while (mock.push({ type: 'user.created' }).streams === 0) await new Promise(setImmediate)
    mock.push({ type: 'user.created' })
    mock.push({ type: 'error' })
    const { applied, text } = await reading
    expect(applied).toBeNull()
    expect(text.match(/event: user\.created\n/g)?.length).toBeGreaterThan(1)
  })
})

describe('the client', () => {
  const client = (prefer: () => string) =>
    createClient({
      baseUrl: mock.url,
      token: 'any',
      onRequest: request => request.headers.set('Prefer', prefer()),
    })

  it('the client gets each event once although its connections are cut', async () => {
    const types: string[] = []
    for await (const message of client(() => 'stream=cut').subscribe({ from: await position() })) {
      types.push(message.type)
      if (types.length === 3) break
    }
    expect(types).toEqual(['user.created', 'user.deleted', 'group.created'])
  })

  it('the client reports an expired cursor after an error message and after a 410', async () => {
    for (const prefer of ['stream=cursor_expired', 'code=410']) {
      const subscription = client(() => prefer).subscribe({ from: await position() })
      const reading = (async () => {
        for await (const _ of subscription);
      })()
      await expect(reading).rejects.toBeInstanceOf(CursorExpiredError)
    }
  })

  it('the client replaces a stream that has become silent', async () => {
    const asked: string[] = []
    const preferences = ['stream=silence', '']
    const silent = client(() => {
      asked.push(preferences.shift() ?? '')
      return asked.at(-1) ?? ''
    })
    const types: string[] = []
    for await (const message of silent.subscribe({ from: await position(), idleTimeout: 2_000 })) {
      types.push(message.type)
      if (types.length === 3) break
    }
    expect(asked).toEqual(['stream=silence', ''])
    expect(types).toEqual(['user.created', 'user.deleted', 'group.created'])
  })
})

/** Pushes three events, and returns the offset before them. */
async function position(): Promise<string> {
  const { message } = mock.push({ type: 'offset-only' })
  for (const type of ['user.created', 'user.deleted', 'group.created'] as const) mock.push({ type })
  return message.offset
}
