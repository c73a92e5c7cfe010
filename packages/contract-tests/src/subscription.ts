import type { IncomingHttpHeaders } from 'node:http'
import { finished } from 'node:stream/promises'
import { type EventMessage, operations, type SubscriptionMessage, validateAnswer } from '@tenant-api/contract'
import { expect, onTestFinished } from 'vitest'
import { readFrames } from './frames.ts'
import type { Target } from './target.ts'
import { open } from './wire.ts'

/** An open event stream. Every message has been validated against the document. */
export interface Subscription {
  readonly headers: IncomingHttpHeaders
  /** The lines before the first message. */
  readonly opening: readonly string[]
  /** The first message. Its offset is the position after which the stream starts. */
  readonly start: SubscriptionMessage
  /** The next message. @throws if the stream has ended */
  next(): Promise<SubscriptionMessage>
  /** The next `count` events, without heartbeats. @throws on an error message, or if the stream ends */
  events(count: number): Promise<readonly EventMessage[]>
  /** Resolves once the connection is closed. */
  close(): Promise<void>
}

/**
 * Opens the event stream, and resolves when its first message has arrived. The stream is closed at the end of the running test.
 *
 * @param request.query without the question mark
 */
export async function subscribe(
  { baseUrl, token, coverage }: Target,
  { query = '', headers = {} }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Subscription> {
  const { method, path } = operations.subscribe_events
  const incoming = await open(baseUrl, {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
  const close = async () => {
    incoming.destroy()
    await finished(incoming).catch(() => undefined)
  }
  // Close also when the test fails: the client may have few connections open at a time.
  onTestFinished(close)
  expect(incoming.statusCode).toBe(200)
  const frames = readFrames(incoming)
  const { value: opening } = await frames.next()

  async function next(): Promise<SubscriptionMessage> {
    const { value: frame } = await frames.next()
    if (!frame?.message)
      throw new Error(`no message but ${frame?.lines.join('\n') ?? 'the end of the stream'}`)
    coverage?.add('subscribe_events', { status: 200, headers: incoming.headers, body: frame.message })
    return frame.message
  }

  const start = await next()
  expect(validateAnswer('subscribe_events', { status: 200, headers: incoming.headers, body: start })).toEqual(
    [],
  )
  return {
    headers: incoming.headers,
    opening: opening?.lines ?? [],
    start,
    next,
    async events(count) {
      const events: EventMessage[] = []
      while (events.length < count) {
        const message = await next()
        if (message.type === 'error') throw new Error(JSON.stringify(message))
        if (message.type !== 'offset-only') events.push(message)
      }
      return events
    },
    close,
  }
}
