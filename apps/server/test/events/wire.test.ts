import { connect } from 'node:net'
import type { PublishEvent } from '@tenant-api/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type EventService, startEventService } from './event-service.ts'
import { documentedEvents, userEvent } from './published-events.ts'

let service: EventService
beforeAll(async () => {
  service = await startEventService()
})
afterAll(() => service.end())

/** Subscribes over a raw socket. The returned function waits for text that matches, and returns the match. */
async function openSocket(): Promise<(expected: RegExp) => Promise<RegExpExecArray>> {
  const token = await service.token({ scope: 'read:events' })
  const { hostname, port, host } = new URL(service.baseUrl)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write(`GET /api/v2/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  let text = ''
  let onText = () => {}
  socket.on('data', chunk => {
    text += chunk
    onText()
  })
  return async expected => {
    for (;;) {
      const found = expected.exec(text)
      if (found) {
        text = text.slice(found.index + found[0].length)
        return found
      }
      await new Promise<void>(resolve => {
        onText = resolve
      })
    }
  }
}

it('a stream begins with a comment, the reconnection delay, and its start position', async () => {
  const read = await openSocket()
  const [, headers = ''] = await read(/^HTTP\/1\.1 200 OK\r\n((?:.+\r\n)*)\r\n/)
  expect(headers).toMatch(/^content-type: text\/event-stream(; charset=utf-8)?$/im)
  expect(headers).toMatch(/^cache-control: no-store, no-transform$/im)
  expect(headers).toMatch(/^x-accel-buffering: no$/im)
  expect(headers).toMatch(/^transfer-encoding: chunked$/im)
  expect(headers).not.toMatch(/^content-length/im)

  // A block with `retry` alone would be an empty message for some clients.
  const [, delay] = await read(/^[0-9a-f]+\r\n:connected\nretry: (\d+)\n\r\n/)
  expect(Number(delay)).toBeGreaterThanOrEqual(2_000)
  expect(Number(delay)).toBeLessThanOrEqual(3_000)

  const [, data, offset] = await read(/^[0-9a-f]+\r\nevent: offset-only\ndata: (.*)\nid: (\w+)\n\n\r\n/)
  expect(data).toBe(`{"type":"offset-only","offset":"${offset}"}`)
})

// shows: message.type.copied, subscribe.data, events.message, events.envelope, event.specversion, event.type
// shows: event.source, event.id, event.time, event.data, event.xtenant, event.xstream, event.xpurpose
it('an event is one frame whose id is the offset that its publisher got', async () => {
  const read = await openSocket()
  await read(/event: offset-only\n/)
  const [published] = await service.publish([userEvent('on-the-wire')])
  const [, type, data = '', id] = await read(/event: (user\.\w+)\ndata: (.*)\nid: (.*)\n\n/)
  expect({ type, id }).toEqual({ type: 'user.created', id: published?.offset })
  expect(JSON.parse(data)).toEqual({
    type: 'user.created',
    offset: published?.offset,
    event: {
      specversion: '1.0',
      type: 'user.created',
      source: '/tests',
      id: published?.event_id,
      time: '2026-11-20T08:02:11.318Z',
      data: userEvent('on-the-wire').data,
      xtenant: 'local',
    },
  })
})

// shows: message.type.event, subscribe.event_type.default, events.types, events.live
it('an event of every documented type conforms to the document, with the data as published', async () => {
  const subscription = await service.subscribe()
  onTestFinished(() => subscription.close())
  const events = documentedEvents()
  expect(events).toHaveLength(22)
  const published = await service.publish(events)
  for (const [index, { type, event, offset }] of (await subscription.nextEvents(22)).entries()) {
    const given = events[index] as PublishEvent
    expect(type).toBe(given.type)
    expect(offset).toBe(published[index]?.offset)
    expect(event).toMatchObject({ source: given.source, id: published[index]?.event_id, data: given.data })
    expect(event.id).toMatch(/^evt_/)
  }
})

it.each([
  ['line feeds', 'a\nb\n\nc\n'],
  ['carriage returns', '\ra\r\rb\r\n\r\n'],
  ['line and paragraph separators', 'a\u2028b\u2029c\u0085d'],
  [
    'text that looks like a frame',
    '\n\nevent: error\ndata: {"type":"error"}\nid: 1\n\n:comment\nretry: 1\n\n',
  ],
  ['text that looks like the end of the JSON', '"}}}\nid: 1\n\ndata: {"a":"'],
  ['characters of every width and control characters', '\u0001\u001b\u007fé€🥐\ufeff\uffff'],
])('event data with %s stays one frame and arrives unchanged', async (_what, text) => {
  const subscription = await service.subscribe()
  onTestFinished(() => subscription.close())
  const event = userEvent(crypto.randomUUID(), text)
  event.data = { object: { ...event.data.object, [text.slice(0, 20)]: text } } as PublishEvent['data']
  const [published] = await service.publish([event])
  const received = await subscription.nextEvent()
  expect(received.offset).toBe(published?.offset)
  expect(JSON.stringify(received.event.data)).toBe(JSON.stringify(event.data))
})
