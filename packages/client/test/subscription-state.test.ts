import { afterEach, describe, expect, test, vi } from 'vitest'
import { NetworkError, type SubscribeParameters, type SubscriptionState } from '../src/index.ts'
import { messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A subscription that records its states. */
async function recorded(parameters: SubscribeParameters = {}) {
  const states: SubscriptionState[] = []
  const { service, subscription } = await subscribe({ ...parameters, onState: state => states.push(state) })
  return { service, subscription, messages: subscription[Symbol.asyncIterator](), states }
}

describe('the state of a subscription', () => {
  test('is connecting until the service has answered, then open, and closed after the loop', async () => {
    const { service, subscription, messages, states } = await recorded()
    expect(subscription.state).toEqual({ status: 'connecting' })
    const first = messages.next()
    const exchange = await service.next()
    expect(subscription.state).toEqual({ status: 'connecting' })
    exchange.openEventStream('o1')
    exchange.send(messageOf('user.created', 'o2'))
    await first
    expect(subscription.state).toEqual({ status: 'open' })
    await messages.return?.()
    expect(subscription.state).toEqual({ status: 'closed', reason: undefined })
    expect(states.map(({ status }) => status)).toEqual(['connecting', 'open', 'closed'])
  })

  test('is waiting during a pause, with the reason, the number of the attempt, and the time of the next connection', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const before = Date.now()
    const { service, messages, states } = await recorded()
    const first = messages.next()
    const ended = await service.next()
    ended.openEventStream('o1')
    ended.response.end()
    ;(await service.next()).response.writeHead(503, { 'retry-after': '1' }).end()
    const last = await service.next()
    const after = Date.now()
    const pauses = states.filter(state => state.status === 'waiting')
    expect(pauses).toMatchObject([
      { attempt: 1, reason: undefined },
      { attempt: 2, reason: { code: 'server_error' } },
    ])
    for (const [index, least] of [100, 1_100].entries()) {
      expect(pauses[index]?.until).toBeGreaterThanOrEqual(before + least)
      expect(pauses[index]?.until).toBeLessThanOrEqual(after + 2)
    }
    last.openEventStream('o1')
    last.send(messageOf('user.created', 'o2'))
    await first
    await messages.return?.()
  })

  test('counts attempts from 1 again after a message', async () => {
    const { service, messages, states } = await recorded()
    const first = messages.next()
    for (let count = 0; count < 2; count += 1) {
      const ended = await service.next()
      ended.openEventStream('o1')
      ended.response.end()
    }
    await service.next().then(({ response }) => response.destroy())
    const last = await service.next()
    expect(states.flatMap(state => (state.status === 'waiting' ? [state.attempt] : []))).toEqual([1, 1, 2])
    last.openEventStream('o1')
    last.send(messageOf('user.created', 'o2'))
    await first
    await messages.return?.()
  })

  test('is closed with the error that ended the loop', async () => {
    const { service, subscription, messages } = await recorded()
    const first = messages.next()
    ;(await service.next()).answer('subscribe_events', 403, 'insufficient_scope')
    const error = await first.catch((error: unknown) => error)
    expect(subscription.state).toEqual({ status: 'closed', reason: error })
    expect(error).toMatchObject({ code: 'forbidden' })
  })

  test('is closed with the reason of the signal after an abort, even before the first connection', async () => {
    const reason = new Error('enough')
    const { service, subscription, messages } = await recorded({ signal: AbortSignal.abort(reason) })
    await expect(messages.next()).rejects.toBe(reason)
    expect(subscription.state).toEqual({ status: 'closed', reason })
    expect(service.count).toBe(0)
  })

  test('is closed when the caller leaves before requesting a message', async () => {
    const { service, subscription, messages, states } = await recorded()
    expect(await messages.return?.()).toEqual({ done: true, value: undefined })
    expect(subscription.state).toEqual({ status: 'closed', reason: undefined })
    expect(states).toEqual([{ status: 'closed', reason: undefined }])
    expect(await messages.next()).toEqual({ done: true, value: undefined })
    expect(service.count).toBe(0)
  })

  test.each(['connecting', 'open', 'waiting'])(
    'ends the subscription also with a temporary failure of another call that onState throws when it is %s',
    async status => {
      const failure = new NetworkError('another call')
      const { service, subscription, messages } = await subscribe({
        onState: state => {
          if (state.status === status) throw failure
        },
      })
      const first = messages.next().catch((error: unknown) => error)
      if (status !== 'connecting') {
        const exchange = await service.next()
        exchange.openEventStream('o1')
        exchange.response.end()
      }
      expect(await first).toBe(failure)
      expect(subscription.state).toEqual({ status: 'closed', reason: failure })
    },
  )

  test.each(['connecting', 'open', 'waiting'])(
    'ends the subscription with the error that onState throws when it is %s',
    async status => {
      const mistake = new Error('mistake')
      const { service, subscription, messages } = await subscribe({
        onState: state => {
          if (state.status === status) throw mistake
        },
      })
      const first = messages.next().catch((error: unknown) => error)
      if (status !== 'connecting') {
        const exchange = await service.next()
        exchange.openEventStream('o1')
        exchange.response.end()
      }
      expect(await first).toBe(mistake)
      expect(subscription.state).toEqual({ status: 'closed', reason: mistake })
    },
  )
})
