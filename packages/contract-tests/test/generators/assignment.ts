/**
 * The assignment of a program that uses a generated client: get a token, list the deliveries of an event stream, create a rate limit
 * policy, and subscribe to events. This file is copied beside each program.
 */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'

interface Assignment {
  /** The address of the service, for clients that do not read it from the document. */
  readonly baseURL: string
  readonly client_id: string
  readonly client_secret: string
  /** The event stream with the deliveries. */
  readonly id: string
  readonly policy: {
    readonly resource: 'oauth_authentication_api'
    readonly consumer: 'client'
    readonly consumer_selector: string
    readonly configuration: { readonly action: 'block'; readonly limit: number }
  }
  /** The offset after which to subscribe. */
  readonly from: string
}

export const assignment: Assignment = JSON.parse(process.argv[2] ?? '')

/** The query of every subscription. */
export const eventTypes: ['user.created', 'user.updated'] = ['user.created', 'user.updated']

/** Reads three events, and then a fourth with a new request from the last offset. Skips messages without an event. */
export async function follow<Message extends { readonly offset: string }>(
  subscribe: (from: string) => AsyncIterable<Message>,
  eventOf: (message: Message) => object | undefined,
): Promise<readonly object[]> {
  const events: object[] = []
  let { from } = assignment
  for (const wanted of [3, 4])
    for await (const message of subscribe(from)) {
      from = message.offset
      const event = eventOf(message)
      if (event) events.push(event)
      if (events.length === wanted) break
    }
  return events
}

/** The JSON of each message of a subscription, for clients that cannot read Server-Sent Events. */
export async function* dataOf({ body }: Response): AsyncGenerator<string> {
  for await (const line of createInterface(Readable.from(body ?? [])))
    if (line.startsWith('data: ')) yield line.slice('data: '.length)
}

/** Prints what the client did, and exits although connections are open. */
export function report(done: {
  readonly deliveries: readonly string[]
  readonly action: string
  readonly events: readonly object[]
}): never {
  process.stdout.write(JSON.stringify(done))
  process.exit()
}
