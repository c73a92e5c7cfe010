/** The bounds of what an agent gets, and how it gets the rest. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, eventFrame, eventNumbers, offsetFrame, openEventStream, upTo } from '../hostile-service.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Agent, connectAgent, connectToHostile, type Given } from './agent.ts'

let service: TestService
let token: string

beforeAll(async () => {
  service = await startTestService()
  token = await service.service.token()
})
afterAll(() => service.service.stop())

const connect = () => connectAgent({ baseUrl: service.baseUrl, token })
const longest = 20_000

/** Reads an answer to its end, and checks the size of each part. */
async function whole(agent: Agent, name: string, given: Given = {}): Promise<string> {
  let text = ''
  for (let called = await agent.call(name, given); ; ) {
    const [note = '', part = ''] = called.texts
    expect(note.length + part.length).toBeLessThanOrEqual(longest)
    const { answer, from, to, characters, rest } = JSON.parse(note)
    expect({ from, to }).toEqual({ from: text.length, to: text.length + part.length })
    text += part
    if (to === characters) return text
    expect(rest).toContain(`{"answer":"${answer}","from":${to}}`)
    called = await agent.call('read_rest', { answer, from: to })
  }
}

describe('an answer of more than 20,000 characters', () => {
  test('comes in parts, also if a part would end within a character', async () => {
    // In UTF-16, 30,001 code units: whatever the length of a note, one of the two texts has a pair at the end of a part.
    const names = ['😀'.repeat(15_000), `x${'😀'.repeat(15_000)}`]
    const agent = await connectToHostile((request, response) =>
      answer(response, 200, { name: names[Number(request.url?.at(-1))] }),
    )
    for (const [index, name] of names.entries()) {
      const text = await whole(agent, 'read_get_event_stream', { id: index })
      expect(JSON.parse(text)).toEqual({ status: 200, data: { name } })
    }
  })

  test('is kept, so that its parts fit together although the data changes', async () => {
    let count = 0
    const agent = await connectToHostile((_request, response) => {
      count += 1
      answer(response, 200, { keys: Array.from({ length: 3_000 }, () => ({ kid: `${count}` })) })
    })
    const text = await whole(agent, 'read_get_jwks')
    expect(new Set(JSON.parse(text).data.keys.map(({ kid }: { kid: string }) => kid)).size).toBe(1)
  })

  test('can be read on while it is one of the latest four', async () => {
    const agent = await connectToHostile((_request, response) =>
      answer(response, 200, { name: 'x'.repeat(longest) }),
    )
    const answers = []
    for (let count = 0; count < 5; count += 1)
      answers.push((await agent.call('read_get_event_stream', { id: 'any' })).json.answer)
    const results = await Promise.all(
      answers.map(answer => agent.call('read_rest', { answer, from: 19_000 })),
    )
    expect(results.map(({ isError }) => isError)).toEqual([true, false, false, false, false])
  })

  test('of a list says that a smaller take helps', async () => {
    const agent = await connectToHostile((_request, response) =>
      answer(response, 200, {
        logs: Array.from({ length: 50 }, () => ({ id: 'x'.repeat(1_000) })),
        next: 'n',
      }),
    )
    expect((await agent.call('read_list_logs')).json.rest).toContain('a smaller take')
    expect(JSON.parse(await whole(agent, 'read_list_logs'))).toMatchObject({ next: 'n' })
  })
})

describe('read_events_since', () => {
  test('reads 250 events, each once and in order, with at most 100 in an answer', async () => {
    const published = await service.publish(250, 'user.deleted')
    const agent = await connect()
    const read: string[] = []
    let position: Given = { from_timestamp: '2026-01-01T00:00:00Z' }
    while (read.length < published.length) {
      const { texts, json } = await agent.call('read_events_since', {
        ...position,
        event_type: ['user.deleted'],
      })
      expect(texts).toHaveLength(1)
      expect(texts[0]?.length).toBeLessThanOrEqual(longest)
      const events = json.events as unknown as { event: { id: string } }[]
      expect(events.length).toBeGreaterThan(0)
      expect(events.length).toBeLessThanOrEqual(100)
      read.push(...events.map(({ event }) => event.id))
      position = { from: json.next }
    }
    expect(read).toEqual(published.map(({ event_id: id }) => id))
  })

  test('ends after its seconds with the position, although no event has come', async () => {
    const agent = await connect()
    const { json } = await agent.call('read_events_since', { seconds: 1 })
    expect(json).toEqual({ events: [], ended: 'seconds', next: expect.any(String) })
    const [event] = await service.publish(1)
    const next = await agent.call('read_events_since', { from: json.next, take: 1 })
    expect(next.json).toMatchObject({ events: [{ event: { id: event?.event_id } }], ended: 'take' })
  })

  test('ends with 100 events, even if the stream has more', async () => {
    const agent = await connectToHostile((_request, response) => {
      openEventStream(response)
      for (const number of upTo(200)) response.write(eventFrame(number))
    })
    const { texts, json } = await agent.call('read_events_since')
    expect(eventNumbers(texts[0] ?? '')).toEqual(upTo(100))
    expect(json).toMatchObject({ ended: 'take', next: 'o100' })
  })

  test('ends before the event that does not fit, and gives a larger one in parts', async () => {
    const agent = await connectToHostile((request, response) => {
      openEventStream(response)
      const from = Number(new URL(request.url ?? '', 'http://any').searchParams.get('from')?.slice(1) ?? 0)
      for (const number of upTo(4).slice(from))
        response.write(
          eventFrame(number, { data: { object: { user_id: 'x'.repeat(number === 3 ? 50_000 : 9_000) } } }),
        )
    })
    const first = await agent.call('read_events_since')
    expect(eventNumbers(first.texts[0] ?? '')).toEqual([1, 2])
    expect(first.json).toMatchObject({ ended: 'characters', next: 'o2' })
    const second = JSON.parse(await whole(agent, 'read_events_since', { from: 'o2' }))
    expect(second).toMatchObject({ events: [{ event: { id: 'evt_3' } }], ended: 'characters', next: 'o3' })
  })

  test('goes on after events that a filter hides', async () => {
    const agent = await connectToHostile((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1) + offsetFrame(7))
    })
    const { texts, json } = await agent.call('read_events_since', { seconds: 1 })
    expect(eventNumbers(texts[0] ?? '')).toEqual([1])
    expect(json).toMatchObject({ ended: 'seconds', next: 'o7' })
  })

  test('gives the events before a failure, and the failure to the next call', async () => {
    let count = 0
    const agent = await connectToHostile((_request, response) => {
      count += 1
      if (count > 1) return answer(response, 410, { errorCode: 'cursor_expired', message: 'Gone.' })
      openEventStream(response)
      return response.write(`${eventFrame(1)}data: malformed\n\n`)
    })
    const { texts, json } = await agent.call('read_events_since')
    expect(eventNumbers(texts[0] ?? '')).toEqual([1])
    expect(json).toMatchObject({ ended: 'error', next: 'o1' })
    expect(await agent.call('read_events_since', { from: 'o1' })).toMatchObject({
      isError: true,
      json: { status: 410, data: { errorCode: 'cursor_expired' } },
    })
  })

  test('keeps all digits of numbers', async () => {
    const agent = await connectToHostile((_request, response) => {
      openEventStream(response)
      response.write(eventFrame(1).replace('"user 1"', '12345678901234567890.10'))
    })
    const { texts } = await agent.call('read_events_since', { take: 1 })
    expect(texts[0]).toContain(':12345678901234567890.10')
  })
})

describe('calls at the same time', () => {
  test('more than ten are refused, until one has been cancelled; then its request is closed', async () => {
    const [arrived, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let left = 10
    // It answers nothing.
    const agent = await connectToHostile((_request, response) => {
      left -= 1
      if (left === 0) arrived.resolve()
      response.on('close', closed.resolve)
    })
    const [cancelling, ending] = [new AbortController(), new AbortController()]
    const calls = Array.from({ length: 10 }, (_, index) =>
      agent
        .call('read_get_jwks', {}, index === 0 ? cancelling.signal : ending.signal)
        .catch((error: unknown) => error),
    )
    await arrived.promise
    expect(await agent.call('read_get_jwks')).toMatchObject({
      isError: true,
      json: { code: 'too_many_calls' },
    })
    cancelling.abort(new Error('cancelled'))
    await closed.promise
    expect(String(await calls[0])).toContain('cancelled')
    expect((await agent.call('read_whoami', { x: 1 })).json).toMatchObject({ status: 400 })
    ending.abort(new Error('ended'))
    await Promise.all(calls)
  })

  test('a cancelled read of events closes its stream', async () => {
    const [opened, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const agent = await connectToHostile((_request, response) => {
      openEventStream(response)
      opened.resolve()
      response.on('close', closed.resolve)
    })
    const cancelling = new AbortController()
    const call = agent.call('read_events_since', {}, cancelling.signal)
    await opened.promise
    cancelling.abort(new Error('cancelled'))
    await expect(call).rejects.toThrow('cancelled')
    await closed.promise
  })
})
