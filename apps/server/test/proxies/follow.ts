import { setTimeout as delay } from 'node:timers/promises'
import { isEvent, openSubscription } from '../events/subscription.ts'

/** A reader that follows the events as the clients of our pages do. */
export interface Follower {
  /** The publishers' ids of the events so far, in their order. */
  readonly seen: readonly string[]
  /** How each of its subscriptions ended or was refused, such as `aborted` or `401`. */
  readonly ends: readonly string[]
  /** Resolves when the first subscription is open. */
  readonly isOpen: Promise<void>
  stop(): Promise<void>
}

/** Time between two attempts to connect, in milliseconds: less than a client's, so that a test takes less time. */
const pauseMs = 100

/**
 * Follows all events through a proxy: resumes after the last event whenever the connection ends, waits while the service or the proxy
 * does not answer, and asks for another token if its own is refused.
 */
export function follow(url: string, newToken: () => Promise<string>): Follower {
  const [seen, ends]: [string[], string[]] = [[], []]
  const over = new AbortController()
  const opened = Promise.withResolvers<void>()

  async function run(): Promise<void> {
    let token = await newToken()
    let lastEventId: string | undefined
    while (!over.signal.aborted) {
      const subscription = await openSubscription(url, {
        token,
        ...(lastEventId === undefined ? {} : { lastEventId }),
      }).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
      if (typeof subscription === 'string' || subscription.status !== 200) {
        const end = typeof subscription === 'string' ? subscription : String(subscription.status)
        if (typeof subscription !== 'string') subscription.close()
        ends.push(end)
        if (end === '401') token = await newToken()
        await delay(pauseMs)
        continue
      }
      over.signal.addEventListener('abort', subscription.close, { once: true })
      for (let message = await subscription.next(); message; message = await subscription.next()) {
        opened.resolve()
        lastEventId = message.offset
        if (isEvent(message)) seen.push(message.event.id)
      }
      if (!over.signal.aborted) ends.push(subscription.response.complete ? 'complete' : 'aborted')
      over.signal.removeEventListener('abort', subscription.close)
    }
  }
  const running = run()
  return {
    seen,
    ends,
    isOpen: Promise.race([opened.promise, running]),
    async stop() {
      over.abort()
      await running
    },
  }
}
