import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type EventMessage, operations, type SubscriptionMessage, validateAnswer } from '@tenant-api/contract'
import type { WireRequest } from './cases.ts'
import { atEnd, noteRequest, within } from './cases.ts'
import { expect, Violation } from './expect.ts'
import { type Frame, readFrames } from './frames.ts'
import type { Target } from './target.ts'
import { open } from './wire.ts'

/** Maximum milliseconds between two messages. By default the service sends a heartbeat after 15 s without a message. */
const silenceMs = 20_000
/** Milliseconds within which published events must arrive. */
const eventsMs = 40_000
/** Milliseconds for which closed subscriptions may count. The service may learn late that they are closed, for example behind a proxy. */
const closingMs = 20_000
/** The number of subscriptions that this process holds, by base URL. */
const held = new Map<string, number>()

/** An open subscription. Every message has been validated against the document. */
export interface Subscription {
  readonly headers: IncomingHttpHeaders
  /** The lines before the first message. */
  readonly opening: readonly string[]
  /** The first message. Its offset is the position after which the subscription starts. */
  readonly start: SubscriptionMessage
  /** The next message. @throws {Violation} if the subscription has ended, or if no message arrives */
  next(): Promise<SubscriptionMessage>
  /** The next `count` events, without heartbeats. @throws {Violation} on an error message, or if they do not arrive in time */
  events(count: number): Promise<readonly EventMessage[]>
  /** Resolves once the connection is closed. */
  close(): Promise<void>
}

/**
 * Opens a subscription, and resolves when its first message has arrived. The end of the running scope closes the subscription.
 * Retries while closed subscriptions count towards the limit of the client.
 *
 * @param request.query the query string, without the question mark
 */
export async function subscribe(
  { baseUrl, token, coverage }: Target,
  { query = '', headers = {} }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Subscription> {
  const { method, path } = operations.subscribe_events
  const request = {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  }
  const incoming = await openStream(baseUrl, request)
  const close = async () => {
    incoming.destroy()
    await finished(incoming).catch(() => undefined)
  }
  // Close the connection also when the case fails, because a client may have only a few connections at a time.
  atEnd(close)
  expect(incoming.statusCode, 'the status of the subscription').toBe(200)
  const frames = readFrames(incoming)

  async function nextFrame(limitMs: number): Promise<Frame> {
    noteRequest(request)
    const { value: frame } = await within(
      limitMs,
      frames.next(),
      () => new Violation(`the subscription must send a message in ${limitMs / 1_000} s`),
    )
    if (!frame) throw new Violation('the subscription must not end without an error message')
    const answer = { status: 200, headers: incoming.headers, body: frame.message }
    coverage?.add('subscribe_events', answer, [])
    return frame
  }

  async function next(limitMs = silenceMs): Promise<SubscriptionMessage> {
    return (await nextFrame(limitMs)).message
  }

  const { opening, message: start } = await nextFrame(silenceMs)
  const answer = { status: 200, headers: incoming.headers, body: start }
  const violations = validateAnswer('subscribe_events', answer)
  coverage?.add('subscribe_events', answer, violations)
  expect(
    violations.map(({ path, message }) => `${path} ${message}`),
    'the violations of the subscription',
  ).toEqual([])
  return {
    headers: incoming.headers,
    opening,
    start,
    next: () => next(),
    async events(count) {
      const events: EventMessage[] = []
      const end = Date.now() + eventsMs
      while (events.length < count) {
        const message = await next(Math.max(1, end - Date.now())).catch(error => {
          if (Date.now() < end) throw error
          throw new Violation(
            `the subscription must send ${count} events in ${eventsMs / 1_000} s, got ${events.length}`,
          )
        })
        if (message.type === 'error')
          throw new Violation(`the subscription must send an event, got ${JSON.stringify(message)}`)
        if (message.type !== 'offset-only') events.push(message)
      }
      return events
    },
    close,
  }
}

/** Sends the request of a subscription. Waits for the `Retry-After` of a 429 if the client holds fewer subscriptions than it may. */
async function openStream(baseUrl: string, request: WireRequest): Promise<IncomingMessage> {
  const end = Date.now() + closingMs
  for (;;) {
    const incoming = await open(baseUrl, request)
    const { statusCode, headers } = incoming
    if (statusCode === 200) {
      count(baseUrl, 1)
      incoming.on('close', () => count(baseUrl, -1))
    }
    const mayHoldMore = (held.get(baseUrl) ?? 0) < Number(headers['x-ratelimit-limit'])
    const retryAt = Date.now() + 1_000 * Number(headers['retry-after'])
    if (statusCode !== 429 || !mayHoldMore || !(retryAt < end)) return incoming
    incoming.destroy()
    await wait(retryAt - Date.now())
  }
}

function count(baseUrl: string, change: 1 | -1): void {
  held.set(baseUrl, (held.get(baseUrl) ?? 0) + change)
}
