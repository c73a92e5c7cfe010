import { type Client, type SubscribeParameters, TimeoutError } from '@tenant-api/client'
import { jsonParts } from '@tenant-api/contract/json-text'
import { tools } from '../generated/tools.ts'
import { longest, visible } from './long-answers.ts'
import { asRefusal, refuseUnknown, type Tool, wholeNumber } from './tool.ts'

const mostEvents = 100
const mostSeconds = 10

const { inputSchema } = tools.subscribe_events
const schema = {
  ...inputSchema,
  properties: {
    ...(inputSchema.properties as object),
    take: { description: 'The most events to return.', type: 'integer', minimum: 1, maximum: mostEvents },
    seconds: {
      description: 'How long to wait for them, once the stream is open.',
      type: 'integer',
      minimum: 1,
      maximum: mostSeconds,
    },
  },
} as const

/**
 * The subscription as a read that ends: at 100 events, after 10 seconds, or before the event that would not fit in an answer. The
 * answer has the position after which the next call goes on, so that no event is lost or repeated.
 */
export function eventsSince(client: Client): Tool {
  return {
    name: 'read_events_since',
    description: `Read the tenant's events after a position or since a time; without both, those that happen meanwhile. Ends with \`take\` events (${mostEvents} by default) or after \`seconds\` (${mostSeconds} by default). Go on with \`next\` as \`from\`.`,
    inputSchema: schema,
    async call(given, signal) {
      refuseUnknown({ inputSchema: schema }, given)
      const take = wholeNumber(given, 'take', mostEvents, mostEvents)
      const seconds = wholeNumber(given, 'seconds', mostSeconds, mostSeconds)
      const { take: _, seconds: __, ...asked } = given
      const ending = new AbortController()
      const timers: NodeJS.Timeout[] = []
      const endAfter = (seconds: number) => timers.push(setTimeout(() => ending.abort(), seconds * 1_000))
      let hasOpened = false
      let text = ''
      const events: string[] = []
      let left = longest - 200
      let ended = 'seconds'
      let next: string | undefined
      try {
        endAfter(mostSeconds)
        let subscription: ReturnType<Client['subscribe']> | undefined
        try {
          subscription = client.subscribe({
            // The cast is safe: the service validates these parameters.
            ...(asked as SubscribeParameters),
            signal: AbortSignal.any([signal, ending.signal]),
            onText(received) {
              text = received
            },
            onState({ status }) {
              if (status !== 'open' || hasOpened) return
              hasOpened = true
              // The token and the connection take time too. Before the stream opens, there may be no position to go on from.
              endAfter(seconds)
            },
            onDisconnect(failure) {
              if (failure) throw failure
            },
          })
          for await (const { offset } of subscription) {
            // The digits of long numbers are only in the text.
            const event = visible(jsonParts(text, 0))
            left -= event.length + 1
            if (left < 0 && events.length > 0) {
              ended = 'characters'
              break
            }
            events.push(event)
            next = offset
            if (events.length < take) continue
            ended = 'take'
            break
          }
        } catch (error) {
          signal.throwIfAborted()
          if (ending.signal.aborted && hasOpened) next = subscription?.offset
          else if (ending.signal.aborted) throw new TimeoutError(`No stream has opened in ${mostSeconds} s.`)
          // Without the events so far, the next call would read them again, and fail at the same place.
          else if (events.length > 0) ended = 'error'
          else throw asRefusal(error, given)
        }
      } finally {
        for (const timer of timers) clearTimeout(timer)
      }
      const end = JSON.stringify({ ended, ...(next !== undefined && { next }) })
      return `{"events":[${events.join()}],${end.slice(1)}`
    },
  }
}
