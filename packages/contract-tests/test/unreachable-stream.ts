import type { Client, EventType, Schemas } from '@tenant-api/client'

/** Creates an event stream whose endpoint refuses connections. */
export function createUnreachableStream(
  client: Client,
  event_type: EventType,
): Promise<Schemas['EventStream']> {
  return client.createEventStream({
    name: 'unreachable',
    subscriptions: [{ event_type }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'http://127.0.0.1:1/',
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
}
