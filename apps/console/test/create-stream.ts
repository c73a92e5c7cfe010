import type { Client, Schemas } from '@tenant-api/client'

/** Creates an event stream with two event types. */
export function createStream(
  client: Client,
  name: string,
  webhook_endpoint: string,
  others: Partial<Schemas['EventStreamCreate']> = {},
): Promise<Schemas['EventStream']> {
  return client.createEventStream({
    name,
    subscriptions: [{ event_type: 'organization.created' }, { event_type: 'organization.updated' }],
    destination: {
      type: 'webhook',
      configuration: { webhook_endpoint, webhook_authorization: { method: 'bearer', token: 'shared' } },
    },
    ...others,
  })
}
