import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { describe, expect, it, type TestContext } from 'vitest'
import { startEventService } from './event-service.ts'
import { userEvent } from './published-events.ts'
import { isEvent, type Subscription } from './subscription.ts'

async function start(env: Readonly<Record<string, string>>, { onTestFinished }: TestContext) {
  const service = await startEventService(env)
  onTestFinished(() => service.end())
  return service
}

/** Reads a subscription to its end. Resolves with the offsets of the events, and the last message. */
async function readToEnd(subscription: Subscription) {
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

describe.concurrent('a subscription', () => {
  it('ends with an error message at the time limit of its connection, and a reader that resumes misses no event', async test => {
    const service = await start({ EVENTS_MAX_CONNECTION_SECONDS: '1' }, test)
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
      expect(seconds).toBeLessThan(1.5 + toleranceMs / 1_000)
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

  it('ends with an error message when its token expires, and not before', async test => {
    const service = await start({ ACCESS_TOKEN_SECONDS: '8' }, test)
    const token = await service.token()
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const subscription = await service.subscribe({ token })
    const { last } = await readToEnd(subscription)
    expect(last).toMatchObject(timeout)
    const late = Date.now() - exp * 1_000
    expect(late).toBeGreaterThanOrEqual(-5)
    expect(late).toBeLessThan(toleranceMs)
    const refused = await service.subscribe({ token })
    expect(refused.status).toBe(401)
    refused.close()
  })

  it('ends with an error message when the service stops, and the exit code of the service is 0', async test => {
    const service = await start({}, test)
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
