import { afterEach, describe, expect, test, vi } from 'vitest'
import { messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'
import { timerOf } from './timers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('reconnect', () => {
  test('ends a pause at once', async () => {
    const { service, subscription, messages } = await subscribe()
    const first = messages.next()
    const { response } = await service.next()
    const paused = timerOf(3_600_000)
    response.writeHead(503, { 'retry-after': '3600' }).end()
    await paused
    expect(subscription.state.status).toBe('waiting')
    subscription.reconnect()
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    expect(await first).toMatchObject({ value: { offset: 'o2' } })
    await messages.return?.()
  })

  test('replaces an open connection, and resumes after the last message', async () => {
    const onDisconnect = vi.fn()
    const { service, subscription, messages } = await subscribe({ onDisconnect })
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send(messageOf('user.created', 'o2'))
    await first
    const second = messages.next()
    subscription.reconnect()
    await before.closed
    const after = await service.next()
    expect(after.query.get('from')).toBe('o2')
    after.openEventStream('o2')
    after.send(messageOf('user.deleted', 'o3'))
    expect(await second).toMatchObject({ value: { offset: 'o3' } })
    expect(onDisconnect).not.toHaveBeenCalled()
    await messages.return?.()
  })

  test('within the loop neither loses nor repeats messages', async () => {
    const { service, subscription, messages } = await subscribe()
    const first = messages.next()
    const before = await service.next()
    before.openEventStream('o1')
    before.send(messageOf('user.created', 'o2'), messageOf('user.updated', 'o3'))
    await first
    subscription.reconnect()
    const second = messages.next()
    const after = await service.next()
    expect(after.query.get('from')).toBe('o2')
    after.openEventStream('o2')
    after.send(messageOf('user.updated', 'o3'))
    expect(await second).toMatchObject({ value: { offset: 'o3' } })
    await messages.return?.()
  })

  test('replaces a connection that the service has not answered', async () => {
    const { service, subscription, messages } = await subscribe()
    const first = messages.next()
    const unanswered = await service.next()
    subscription.reconnect()
    await unanswered.closed
    const exchange = await service.next()
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    expect(await first).toMatchObject({ value: { offset: 'o2' } })
    await messages.return?.()
  })

  test('does nothing before and after the loop', async () => {
    const { service, subscription, messages } = await subscribe()
    subscription.reconnect()
    expect(service.count).toBe(0)
    const first = messages.next()
    await service.next()
    await messages.return?.()
    await first
    subscription.reconnect()
    expect(subscription.state.status).toBe('closed')
    expect(service.count).toBe(1)
  })
})
