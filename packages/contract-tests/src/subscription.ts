import type { IncomingHttpHeaders } from 'node:http'
import { finished } from 'node:stream/promises'
import { type EventMessage, operations, type SubscriptionMessage, validateAnswer } from '@tenant-api/contract'
import { expect, onTestFinished } from 'vitest'
import { readFrames } from './frames.ts'
import type { Target } from './target.ts'
import { open } from './wire.ts'

/** An open event stream. Everything that comes out of it has been held to the document. */
export interface Subscription {
  readonly headers: IncomingHttpHeaders
  /** The lines before the first message. */
  readonly opening: readonly string[]
  /** The first message: the position that the stream starts after. */
  readonly start: SubscriptionMessage
  /** @throws when the stream has ended */
  next(): Promise<SubscriptionMessage>
  /** The next so many events, without the heartbeats between them. */
  events(count: number): Promise<readonly EventMessage[]>
  /** Resolves once the connection is closed. */
  close(): Promise<void>
}

/**
 * Opens the event stream for the test that runs, and resolves with its first message. It closes with the test, at the latest.
 *
 * @param request.query without its question mark
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
  // A test that fails would leave its connection open, and the client has few of them.
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
