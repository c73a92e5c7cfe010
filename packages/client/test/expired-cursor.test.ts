import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CursorExpiredError, SubscribeParameters, Waiting } from '../src/index.ts'
import { type Exchange, messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'

const expiries: [string, (exchange: Exchange) => void][] = [
  ['410', exchange => exchange.answer('subscribe_events', 410, 'cursor_expired')],
  [
    'an error message',
    exchange => {
      const error = { code: 'cursor_expired', message: 'The position is no longer kept.' } as const
      exchange.openEventStream('o1')
      exchange.send({ type: 'error', offset: 'o1', error })
    },
  ],
]

/** A subscription that records its pauses. It ends each pause at once. */
async function recorded(parameters: SubscribeParameters) {
  const pauses: Waiting[] = []
  const lengths: number[] = []
  const { service, subscription } = await subscribe({
    ...parameters,
    onState: state => {
      if (state.status !== 'waiting') return
      pauses.push(state)
      lengths.push(state.until - Date.now())
      subscription.reconnect()
    },
  })
  return { service, subscription, messages: subscription[Symbol.asyncIterator](), pauses, lengths }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a subscription whose cursor has expired', () => {
  test.each(expiries)('continues with the latest events after %s if onExpired says so', async (_, expire) => {
    const parameters = { from: 'o1', event_type: ['user.created'], onExpired: 'latest' } as const
    const { service, subscription, messages, pauses } = await recorded(parameters)
    const first = messages.next()
    expire(await service.next())
    const live = await service.next()
    expect(Object.fromEntries(live.query)).toEqual({ event_type: 'user.created' })
    expect(subscription.offset).toBeUndefined()
    expect(pauses).toMatchObject([{ attempt: 1, reason: { code: 'cursor_expired', offset: 'o1' } }])
    expect(pauses[0]?.reason?.message).not.toMatch(/http/)
    live.openEventStream('o8')
    live.send(messageOf('user.created', 'o9'))
    expect(await first).toMatchObject({ value: { offset: 'o9' } })
    await messages.return?.()
  })

  test('continues without its from_timestamp if the service no longer keeps events of that time', async () => {
    const from_timestamp = '2026-11-20T09:15:30Z'
    const { service, messages } = await recorded({ from_timestamp, onExpired: 'latest' })
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    const live = await service.next()
    expect([...live.query]).toEqual([])
    await messages.return?.()
    await first
  })

  test('waits longer after each consecutive refusal', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { service, messages, lengths } = await recorded({ from: 'o1', onExpired: 'latest' })
    const first = messages.next()
    for (let count = 0; count < 3; count += 1)
      (await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await service.next()
    for (const [index, least] of [2_000, 6_000, 12_000].entries())
      expect(lengths[index]).toBeGreaterThan(least)
    await messages.return?.()
    await first
  })

  test('pauses shortly after the expiry, however long the pauses before it were', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { service, messages, lengths, pauses } = await recorded({ from: 'o1', onExpired: 'latest' })
    const first = messages.next()
    for (let count = 0; count < 3; count += 1) (await service.next()).response.writeHead(503).end()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await service.next()
    expect(lengths[2]).toBeGreaterThan(12_000)
    expect(lengths[3]).toBeLessThanOrEqual(4_000)
    expect(pauses[3]).toMatchObject({ attempt: 1, reason: { code: 'cursor_expired' } })
    await messages.return?.()
    await first
  })

  test('continues with the latest events if the function onExpired returns `latest`', async () => {
    const onExpired = vi.fn((_: CursorExpiredError) => 'latest' as const)
    const { service, messages, pauses } = await recorded({ from: 'o1', onExpired })
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await service.next()
    expect(onExpired.mock.calls).toEqual([[pauses[0]?.reason]])
    await messages.return?.()
    await first
  })

  test('ends with a CursorExpiredError if the function onExpired returns `error`', async () => {
    const { service, messages } = await recorded({ from: 'o1', onExpired: () => 'error' })
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await expect(first).rejects.toMatchObject({ code: 'cursor_expired', offset: 'o1' })
    expect(service.count).toBe(1)
  })

  test.each(['foo', undefined])('ends with a TypeError if the function onExpired returns %o', async value => {
    const { service, messages } = await recorded({ from: 'o1', onExpired: () => value as 'error' })
    const next = messages.next()
    ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
    await expect(next).rejects.toThrow(/^onExpired must be /)
  })

  test.each<SubscribeParameters>([{}, { onExpired: 'error' }])(
    'ends with a CursorExpiredError: %o',
    async parameters => {
      const { service, messages } = await subscribe({ from: 'o1', ...parameters })
      const first = messages.next()
      ;(await service.next()).answer('subscribe_events', 410, 'cursor_expired')
      await expect(first).rejects.toMatchObject({ code: 'cursor_expired', offset: 'o1' })
      expect(service.count).toBe(1)
    },
  )
})
