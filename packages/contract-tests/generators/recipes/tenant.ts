/** What the recipes share. The token is one of a client with the scopes `read:event_streams`, `create:event_streams` and `read:events`. */
import { EventSourceParserStream } from 'eventsource-parser/stream'

export const { TENANT_API_URL: baseUrl = '', TENANT_API_TOKEN: token = '' } = process.env

export const newStream = {
  // Each event stream has a name of its own.
  name: `Users to our CRM, since ${new Date().toISOString()}`,
  subscriptions: [{ event_type: 'user.created' as const }],
  destination: {
    type: 'webhook' as const,
    configuration: {
      webhook_endpoint: 'https://crm.example.com/hooks',
      webhook_authorization: { method: 'bearer' as const, token: 'shared-with-the-receiver' },
    },
  },
}

/** The messages of an event stream, for clients that cannot read Server-Sent Events. */
export async function* messagesOf<Message>({ ok, status, body }: Response): AsyncGenerator<Message> {
  if (!ok || !body) throw new Error(`The service answered ${status}.`)
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) yield JSON.parse(data)
}

export function show(...words: readonly unknown[]): void {
  process.stdout.write(`${words.join(' ')}\n`)
}
