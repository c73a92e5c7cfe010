import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Exchange, messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'
import { timerOf } from './timers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a subscription ends at once with a typed error', () => {
  test.each([
    [400, 'invalid_cursor', 'bad_request'],
    [401, 'client_not_global', 'unauthorized'],
    [403, 'insufficient_scope', 'forbidden'],
  ])('on %i %s', async (status, example, code) => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', status, example)
    await expect(first).rejects.toMatchObject({ code, errorCode: example })
    expect(service.count).toBe(1)
  })

  test('on 410', async () => {
    const { service, messages } = await subscribe({ from: 'o1' })
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await expect(first).rejects.toMatchObject({
      code: 'cursor_expired',
      offset: 'o1',
      cause: { code: 'gone', status: 410 },
    })
  })

  test('on a message of type `error` with the code cursor_expired', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    const error = { code: 'cursor_expired', message: 'The position is no longer kept.' } as const
    exchange.send({ type: 'error', offset: 'o1', error })
    await expect(first).rejects.toMatchObject({
      code: 'cursor_expired',
      offset: 'o1',
      message: error.message,
    })
    await exchange.closed
  })

  test('on an answer that is not an event stream', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const { response, closed } = await service.next()
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>login</p>')
    const detail = 'The answer is not an event stream.'
    await expect(first).rejects.toMatchObject({ code: 'unexpected_answer', status: 200, detail })
    await closed
  })
})

describe('leaving the iteration', () => {
  test('ends a pending next() at once, and closes the connection', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    expect(await messages.return?.()).toEqual({ done: true, value: undefined })
    expect(await first).toEqual({ done: true, value: undefined })
    await exchange.closed
  })

  test('ends the pause before a new connection at once', async () => {
    const { service, messages } = await subscribe()
    const first = messages.next()
    const { response } = await service.next()
    const paused = timerOf(3_600_000)
    response.writeHead(503, { 'retry-after': '3600' }).end()
    await paused
    await messages.return?.()
    expect(await first).toEqual({ done: true, value: undefined })
    expect(service.count).toBe(1)
  })

  test('and iterating again throws a TypeError', async () => {
    const { service, subscription, messages } = await subscribe()
    const first = messages.next()
    await service.next()
    await messages.return?.()
    await first
    const again = async () => {
      for await (const message of subscription) return message
      return undefined
    }
    await expect(again()).rejects.toThrow(/^A subscription can be iterated only once/)
  })
})

describe('an abort', () => {
  const states: [string, (exchange: Exchange) => void][] = [
    ['while the service has not answered', () => {}],
    ['while the connection is open', exchange => exchange.openEventStream('o1')],
  ]
  test.each(states)(
    '%s ends the iteration at once with its reason, and closes the connection',
    async (_, reach) => {
      const controller = new AbortController()
      const { service, messages } = await subscribe({ signal: controller.signal })
      const first = messages.next()
      const exchange = await service.next()
      reach(exchange)
      controller.abort(new Error('enough'))
      await expect(first).rejects.toThrow('enough')
      await exchange.closed
      expect(await messages.next()).toEqual({ done: true, value: undefined })
    },
  )

  test('ends the iteration at once, even during the pause before a new connection', async () => {
    const controller = new AbortController()
    const { service, messages } = await subscribe({ signal: controller.signal })
    const first = messages.next()
    const { response } = await service.next()
    const paused = timerOf(3_600_000)
    response.writeHead(503, { 'retry-after': '3600' }).end()
    await paused
    controller.abort(new Error('enough'))
    await expect(first).rejects.toThrow('enough')
    expect(service.count).toBe(1)
  })

  test('between two messages prevents the second message', async () => {
    const controller = new AbortController()
    const { service, subscription, messages } = await subscribe({ signal: controller.signal })
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'), messageOf('user.updated', 'o3'))
    await first
    controller.abort(new Error('enough'))
    await expect(messages.next()).rejects.toThrow('enough')
    expect(subscription.offset).toBe('o2')
    await exchange.closed
  })

  test('has no listeners after the end of the iteration', async () => {
    const { signal } = new AbortController()
    const { service, messages } = await subscribe({ signal })
    const first = messages.next()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    await first
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    exchange.response.end()
    const second = messages.next()
    const next = await service.next()
    next.openEventStream('o2')
    next.send(messageOf('user.deleted', 'o3'))
    await second
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await messages.return?.()
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  test('before the first message prevents the connection', async () => {
    const { service, messages } = await subscribe({ signal: AbortSignal.abort() })
    await expect(messages.next()).rejects.toMatchObject({ name: 'AbortError' })
    expect(service.count).toBe(0)
  })
})
