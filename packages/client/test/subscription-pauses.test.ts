import { afterEach, expect, test, vi } from 'vitest'
import { messageOf } from './service.ts'
import { subscribe } from './subscribe.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('onDisconnect gets the failure of each connection, and ends the subscription by throwing', async () => {
  const failures: unknown[] = []
  const { service, messages } = await subscribe({
    onDisconnect: failure => {
      failures.push(failure?.code)
      if (failures.length === 3) throw new Error('enough')
    },
  })
  const first = messages.next().catch(error => error)
  const ended = await service.next()
  ended.openEventStream('o1')
  ended.response.end()
  ;(await service.next()).response.destroy()
  ;(await service.next()).response.writeHead(503).end()
  expect(await first).toEqual(new Error('enough'))
  expect(failures).toEqual([undefined, 'network_error', 'server_error'])
})

test('each consecutive failure lengthens the pause, until a message arrives', async () => {
  const pauses = longestPauses()
  const { service, messages } = await subscribe()
  const first = messages.next()
  const exchange = await service.next()
  exchange.openEventStream('o1')
  exchange.response.end()
  ;(await service.next()).response.destroy()
  ;(await service.next()).response.destroy()
  const again = await service.next()
  expect(pauses).toEqual([200, 400, 800])
  again.openEventStream('o1')
  again.response.end()
  const last = await service.next()
  expect(pauses).toEqual([200, 400, 800, 200])
  last.openEventStream('o1')
  last.send(messageOf('user.deleted', 'o2'))
  await first
  await messages.return?.()
})

/** Makes every random pause the longest possible, and records the pauses of the subscription. */
function longestPauses(): number[] {
  const pauses: number[] = []
  const { setTimeout } = globalThis
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, delay = 0) => {
    // Record only pauses: vitest and fetch set timers, too.
    if (new Error().stack?.includes('abortable.ts') && delay !== 45_000) pauses.push(delay)
    return setTimeout(callback, delay)
  }) as typeof setTimeout)
  return pauses
}
