import { expect, it } from 'vitest'
import { encodeEventFrame, encodeFrame, eventJsonOf, joinFrames } from '../src/index.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
const heartbeat = { type: 'offset-only', offset: 'a1' } as const

it('a message is encoded as one frame: its type, its JSON in one line, and last its offset', () => {
  expect(text(encodeFrame(heartbeat))).toBe(
    'event: offset-only\ndata: {"type":"offset-only","offset":"a1"}\nid: a1\n\n',
  )
})

it('the frame of an already encoded event repeats the type and offset in its data', () => {
  const event = { id: 'evt_1', data: { text: 'é\n\r\u2028🥐' } }
  const frame = text(encodeEventFrame('user.created', 'a2', Buffer.from(JSON.stringify(event))))
  expect(frame.match(/\n/g)).toHaveLength(4)
  expect(frame).not.toContain('\r')
  const [, data = ''] = /^event: user\.created\ndata: (.*)\nid: a2\n\n$/s.exec(frame) ?? []
  expect(JSON.parse(data)).toEqual({ type: 'user.created', offset: 'a2', event })
})

it('line breaks in a message do not break its frame', () => {
  const message = 'one\ntwo\r\nthree\rfour\n\ndata: five\u2028six\u2029seven\u0085'
  const error = { code: 'processing_error', message } as const
  const frame = text(encodeFrame({ type: 'error', offset: 'a3', error }))
  expect(frame.split('\n')).toHaveLength(5)
  expect(frame).not.toMatch(/[\r\u0085\u2028\u2029]/)
  expect(JSON.parse(frame.split('\n')[1]?.replace('data: ', '') ?? '').error.message).toBe(message)
})

it.each([
  ['a message', encodeFrame(heartbeat)],
  ['an event', encodeEventFrame('user.created', 'a2', Buffer.from('{"id":"evt_1"}'))],
])('a client that takes an id when its line arrives has the data of %s by then', (_what, frame) => {
  for (let length = 0; length < frame.length; length++) {
    const lines = text(frame.subarray(0, length)).split('\n').slice(0, -1)
    const hasId = lines.some(line => line.startsWith('id: '))
    const data = lines.find(line => line.startsWith('data: '))?.slice(6)
    if (hasId) expect(JSON.parse(data ?? '')).toHaveProperty('offset')
  }
  expect(text(frame)).toMatch(/\nid: a\d\n\n$/)
})

it.each(['{}', '{"a":"}\\nid: a2\\n\\n,\\"event\\":"}', `{"a":"${'é'.repeat(9)}"}`])(
  'the JSON of an event is found in its frame: %s',
  json => {
    expect(text(eventJsonOf(encodeEventFrame('user.created', 'a2', Buffer.from(json))))).toBe(json)
  },
)

it('joined frames have the same bytes, in order', () => {
  const frames = ['1', '2', '3'].map(offset => encodeFrame({ ...heartbeat, offset }))
  expect(text(joinFrames(frames))).toBe(frames.map(text).join(''))
  expect(text(joinFrames(frames.slice(0, 1)))).toBe(frames.slice(0, 1).map(text).join(''))
  expect(joinFrames([])).toHaveLength(0)
})
