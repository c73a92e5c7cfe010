import { encodeFrame } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import type { SubscribedMessage } from '../src/index.ts'
import { messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'

function messageIn({ value }: IteratorResult<SubscribedMessage>): SubscribedMessage {
  return value
}

describe('a subscription', () => {
  test('sends its parameters, serialized as documented', async () => {
    const { service, messages } = await subscribe({
      event_type: ['group.created', 'user.deleted'],
      filter: ['source:exact:a\\:b', 'data.object.name:in:a,b:c'],
      from_timestamp: '2026-11-20T09:15:30Z',
    })
    const first = messages.next()
    const exchange = await service.next()
    expect(exchange.target.split('?')[0]).toBe('/api/v2/events')
    expect(exchange.query.getAll('event_type')).toEqual(['group.created', 'user.deleted'])
    expect(exchange.query.getAll('filter')).toEqual(['source:exact:a\\:b', 'data.object.name:in:a,b:c'])
    expect(exchange.query.get('from_timestamp')).toBe('2026-11-20T09:15:30Z')
    expect(exchange.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer a.b.c' })
    exchange.openEventStream('o1')
    exchange.send(messageOf('group.created', 'o2'))
    expect(messageIn(await first)).toEqual(messageOf('group.created', 'o2'))
    await messages.return?.()
  })

  test('gives the text of each message before the message, with all digits of its numbers', async () => {
    const texts: string[] = []
    const { service, messages } = await subscribe({ onText: text => void texts.push(text) })
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    const json = JSON.stringify(messageOf('group.created', 'o2')).replace(/\}$/, ',"n":1125899906842624123}')
    exchange.response.write(`data: ${json}\n\n`)
    expect(messageIn(await first)).toMatchObject({ offset: 'o2' })
    expect(texts).toEqual(['{"type":"offset-only","offset":"o1"}', json])
    await messages.return?.()
  })

  test('starts after the offset if it gets an offset and a time', async () => {
    const { service, messages } = await subscribe({ from: 'o1', from_timestamp: '2026-11-20T09:15:30Z' })
    const first = messages.next()
    const exchange = await service.next()
    expect(Object.fromEntries(exchange.query)).toEqual({ from: 'o1' })
    exchange.openEventStream('o1')
    exchange.send(messageOf('group.created', 'o2'))
    expect(messageIn(await first)).toEqual(messageOf('group.created', 'o2'))
    await messages.return?.()
  })

  test('connects when its iteration starts, and disconnects when the caller leaves the iteration', async () => {
    const { service, subscription } = await subscribe()
    expect(service.count).toBe(0)
    const arrival = service.next()
    const left = (async () => {
      for await (const message of subscription) return message
      return undefined
    })()
    const exchange = await arrival
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    expect(await left).toEqual(messageOf('user.created', 'o2'))
    await exchange.closed
  })

  test('yields the messages with an event, but no `offset-only` message', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(
      messageOf('group.deleted', 'o2'),
      messageOf('offset-only', 'o3'),
      messageOf('user.updated', 'o4'),
    )
    expect(messageIn(await first)).toEqual(messageOf('group.deleted', 'o2'))
    expect(messageIn(await messages.next())).toEqual(messageOf('user.updated', 'o4'))
    await messages.return?.()
  })

  test('yields a message of an unknown type as `unknown`', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.response.write('event: star.born\ndata: {"type":"star.born","offset":"o2","mass":1}\nid: o2\n\n')
    expect(messageIn(await first)).toEqual({
      type: 'unknown',
      offset: 'o2',
      raw: { type: 'star.born', offset: 'o2', mass: 1 },
    })
    await messages.return?.()
  })

  test('reads a frame that arrives in two chunks, split within a character', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    const frames = Buffer.concat([
      encodeFrame(messageOf('user.created', 'o2')),
      Buffer.from('data: {"type":"star.born","offset":"o3","name":"🌟\\u2028"}\r\n\r\n'),
    ])
    const cut = frames.indexOf('🌟') + 2
    exchange.response.write(frames.subarray(0, cut))
    // This message has arrived with the first half of the next one, so the second half arrives as a separate chunk.
    await first
    exchange.response.write(frames.subarray(cut))
    expect(messageIn(await messages.next())).toMatchObject({ raw: { name: '🌟\u2028' } })
    await messages.return?.()
  })

  test('ignores unknown fields and an invalid `retry`, as Server-Sent Events require', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.response.write('retry: soon\nmass: 1\nstar\n\n')
    exchange.send(messageOf('user.created', 'o2'))
    expect(messageIn(await first)).toEqual(messageOf('user.created', 'o2'))
    await messages.return?.()
  })

  test.each([
    ['no JSON', '{"type"'],
    ['no offset', '{"type":"user.created"}'],
    ['null', 'null'],
    ['no event', '{"type":"user.created","offset":"o2"}'],
    [
      'an event of another type',
      '{"type":"user.created","offset":"o2","event":{"type":"a","data":{"object":{}}}}',
    ],
    [
      'an event without its object',
      '{"type":"user.created","offset":"o2","event":{"type":"user.created","data":{}}}',
    ],
    ['no type', '{"offset":"o2"}'],
    ['a type that is no string', '{"type":5,"offset":"o2"}'],
    ['an error without its code', '{"type":"error","offset":"o2"}'],
    ['an error without its message', '{"type":"error","offset":"o2","error":{"code":"of_tomorrow"}}'],
  ])('throws an error with the id of the frame if a frame contains %s', async (_, data) => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.response.write(`data: ${data}\nid: o2\n\n`)
    const message = 'A frame has no message.'
    await expect(first).rejects.toMatchObject({ code: 'malformed_message', offset: 'o2', message })
    await exchange.closed
  })

  test('throws if a frame does not end within 4 million characters', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.response.write(`data: ${'x'.repeat(5_000_000)}`)
    await expect(first).rejects.toMatchObject({ code: 'malformed_message' })
    await exchange.closed
  })
})

describe('the offset of a subscription', () => {
  test('is the start of the subscription, then the offset of each message that the caller has finished with', async () => {
    const { service, subscription, messages } = await subscribe()
    expect(subscription.offset).toBeUndefined()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(
      messageOf('user.created', 'o2'),
      messageOf('offset-only', 'o3'),
      messageOf('user.updated', 'o4'),
    )
    await first
    expect(subscription.offset).toBe('o1')
    await messages.next()
    expect(subscription.offset).toBe('o3')
    await messages.return?.()
    expect(subscription.offset).toBe('o3')
  })

  test('is the given offset until the service sends another one', async () => {
    const { subscription } = await subscribe({ from: 'o7' })
    expect(subscription.offset).toBe('o7')
  })
})
