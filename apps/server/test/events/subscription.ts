import { once } from 'node:events'
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { type EventMessage, type SubscriptionMessage, validateAnswer } from '@tenant-api/contract'

export interface SubscribeOptions {
  readonly token: string
  readonly query?: string | Record<string, string>
  readonly lastEventId?: string
}

/** A subscriber on a separate connection. It checks the syntax of every frame, and its data against the document. */
export interface Subscription {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The raw response, for tests that do not read the messages. */
  readonly response: IncomingMessage
  /** Resolves with the next message, or with null when the stream has ended. */
  next(): Promise<SubscriptionMessage | null>
  /** Resolves with the next message that has an event. @throws when the stream ends first */
  nextEvent(): Promise<EventMessage>
  nextEvents(count: number): Promise<EventMessage[]>
  close(): void
}

export async function openSubscription(
  baseUrl: string,
  { token, query = {}, lastEventId }: SubscribeOptions,
): Promise<Subscription> {
  const url = new URL('/api/v2/events', baseUrl)
  url.search = new URLSearchParams(query).toString()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  }
  const open = url.protocol === 'https:' ? secureRequest : request
  const sent: ClientRequest = open(url, { agent: false, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  // A reset by the service ends the stream. Messages received before it are still returned.
  sent.on('error', () => {})
  response.on('error', () => {})
  const messages = readMessages(response)
  const next = async () => (await messages.next()).value ?? null
  async function nextEvent(): Promise<EventMessage> {
    for (;;) {
      const message = await next()
      if (message && isEvent(message)) return message
      if (message?.type !== 'offset-only')
        throw new Error(`expected an event, got ${JSON.stringify(message)}`)
    }
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    response,
    next,
    nextEvent,
    async nextEvents(count) {
      const events: EventMessage[] = []
      while (events.length < count) events.push(await nextEvent())
      return events
    },
    close() {
      sent.destroy()
    },
  }
}

export function isEvent(message: SubscriptionMessage): message is EventMessage {
  return message.type !== 'offset-only' && message.type !== 'error'
}

async function* readMessages(response: IncomingMessage): AsyncGenerator<SubscriptionMessage, null> {
  let isFirst = true
  for await (const block of readBlocks(response)) {
    const frame = isFirst ? block.replace(/^:connected\nretry: \d+\n/, '') : block
    if (isFirst && frame === block)
      throw new Error(`expected the stream to start with ':connected' and 'retry', got ${block}`)
    isFirst = false
    yield readFrame(frame, response)
  }
  return null
}

async function* readBlocks(response: IncomingMessage): AsyncGenerator<string> {
  let rest = ''
  response.setEncoding('utf8')
  try {
    for await (const chunk of response) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
  }
}

function readFrame(block: string, { headers, statusCode = 0 }: IncomingMessage): SubscriptionMessage {
  const [, event, data = '', id] = /^event: ([^\n\r]+)\ndata: ([^\n\r]+)\nid: ([^\n\r]+)$/.exec(block) ?? []
  if (event === undefined) throw new Error(`malformed frame: ${block}`)
  const message = JSON.parse(data) as SubscriptionMessage
  if (message.type !== event || message.offset !== id)
    throw new Error(`the event or id of a frame differs from its data: ${block}`)
  const violations = validateAnswer('subscribe_events', { status: statusCode, headers, body: message })
  if (violations.length > 0)
    throw new Error(`a message violates the document: ${JSON.stringify(violations)} in ${block}`)
  return message
}
