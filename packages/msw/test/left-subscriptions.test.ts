import { createClient } from '@tenant-api/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mockTenantApi } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
const client = createClient({ baseUrl, token: 'any', retries: 0 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  server.events.removeAllListeners()
  api.reset()
})
afterAll(() => server.close())

/** Subscribes, and leaves when MSW has the request, but has not called its handler. */
async function leave(): Promise<void> {
  const leaving = new AbortController()
  server.events.on('request:start', () => leaving.abort())
  await expect(fetch(`${baseUrl}/api/v2/events`, { signal: leaving.signal })).rejects.toThrow()
  server.events.removeAllListeners()
}

describe('a subscription that is left before its answer', () => {
  test.each([0, 20])('opens no stream, with a delay of %i ms', async delay => {
    server.use(api.answer('subscribe_events', {}, { delay }))
    server.use(api.answer('get_event_stream', { status: 404 }, { delay: delay + 20 }))
    const opened = api.subscribers(1).then(() => 'opened')
    await leave()
    // This later request is answered after the subscription.
    const later = client.getEventStream({ id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }).catch(() => 'none opened')
    expect(await Promise.race([opened, later])).toBe('none opened')
    expect(api.openStreams()).toBe(0)
    api.cut()
    const events = client.subscribe()[Symbol.asyncIterator]()
    const next = events.next()
    await opened
    await events.return?.()
    await next
  })

  test('does not get the message that the next test pushes', async () => {
    await leave()
    const events = client.subscribe()[Symbol.asyncIterator]()
    const next = events.next()
    await api.subscribers(1)
    expect(api.push({ type: 'user.created' }).streams).toBe(1)
    expect((await next).value).toMatchObject({ type: 'user.created' })
    await events.return?.()
    await api.subscribers(0)
  })

  test('is not open in the next test, even if its answer is delayed until after reset()', async () => {
    const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const choose = async () => {
      arrived.resolve()
      await answered.promise
      return {}
    }
    server.use(api.answer('subscribe_events', choose))
    const request = fetch(`${baseUrl}/api/v2/events`)
    await arrived.promise
    api.reset()
    answered.resolve()
    await expect(request).rejects.toThrow()
    expect(api.openStreams()).toBe(0)
  })
})
