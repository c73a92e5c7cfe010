import { waitMs } from '@tenant-api/test-kit/timeouts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { holdClocks } from '../held-clock.ts'
import { startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'
import { isEvent, type Subscription } from './subscription.ts'

async function start(env: Readonly<Record<string, string>> = {}) {
  const service = await startEventService(env)
  onTestFinished(() => service.end())
  return service
}

/** Reads a subscription to its end, but not for ever. Resolves with the offsets of the events, and the last message. */
async function readToEnd(subscription: Subscription) {
  const tooLate = setTimeout(() => subscription.close(), waitMs)
  onTestFinished(() => clearTimeout(tooLate))
  const offsets: string[] = []
  let last: Awaited<ReturnType<Subscription['next']>> = null
  for (;;) {
    const message = await subscription.next()
    if (!message) return { offsets, last }
    if (isEvent(message)) offsets.push(message.offset)
    last = message
  }
}

const timeout = { type: 'error', error: { code: 'connection_timeout' } }

describe('a subscription', () => {
  // shows: message.type.error, events.error
  it('ends with an error message at the time limit of its connection, and a reader that resumes misses no event', async () => {
    const service = await start({ EVENTS_MAX_CONNECTION_SECONDS: '1' })
    const first = await service.subscribe()
    let cursor = (await first.next())?.offset ?? ''
    first.close()
    const published: string[] = []
    const done = new AbortController()
    const publishing = (async () => {
      for (let index = 0; !done.signal.aborted; index++)
        for (const { offset } of await service.publish([userEvent(`event-${index}`)])) published.push(offset)
    })()
    const seen: string[] = []
    // On a slow machine, a connection may end before it has brought an event.
    for (let connection = 0; connection < 3 || seen.length <= 10; connection++) {
      const startedAt = performance.now()
      const { offsets, last } = await readToEnd(await service.subscribe({ lastEventId: cursor }))
      const seconds = (performance.now() - startedAt) / 1_000
      expect(seconds).toBeGreaterThan(0.75)
      expect(last).toMatchObject(timeout)
      expect(last?.offset).toBe(offsets.at(-1) ?? cursor)
      cursor = last?.offset ?? ''
      seen.push(...offsets)
    }
    done.abort()
    await publishing
    expect(seen.length).toBeGreaterThan(10)
    expect(seen).toEqual(published.slice(0, seen.length))
  })

  it('ends with an error message when its token expires, and not before', async () => {
    const clock = holdClocks()
    const service = await start({ ACCESS_TOKEN_SECONDS: '300' })
    const token = await service.token()
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    clock.pass(60_000)
    const subscription = await service.subscribe({ token })
    await subscription.next()
    clock.pass(1_000 * exp - 1 - Date.now())
    // The heartbeat shows that the service has looked at the clock.
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
    clock.pass(1)
    expect((await readToEnd(subscription)).last).toMatchObject(timeout)
    const refused = await service.subscribe({ token })
    expect(refused.status).toBe(401)
    refused.close()
  })

  it('ends with an error message when the service stops', async () => {
    const service = await start()
    const subscriptions = await Promise.all([service.subscribe(), service.subscribe()])
    const [published] = await service.publish([userEvent('last')])
    const ends = Promise.all(subscriptions.map(readToEnd))
    await service.stop()
    for (const { offsets, last } of await ends) {
      expect(offsets).toEqual([published?.offset])
      expect(last).toMatchObject({ ...timeout, offset: published?.offset })
    }
  })
})
