import type { Client } from '@tenant-api/client'
import { expect } from 'vitest'
import { type Endpoint, openEndpoint } from './endpoint.ts'
import type { Stage } from './stage.ts'

/** An event stream with failed deliveries, and its endpoint. */
export interface FailedStream {
  readonly id: string
  readonly endpoint: Endpoint
  /** Publishes events whose deliveries fail with a status that the service does not retry, and waits until they are listed. */
  fail(count: number, status?: number, type?: Parameters<Stage['publish']>[1]): Promise<string[]>
  /** Deletes the event stream, so that later events are not delivered to it. */
  end(): Promise<void>
}

/** Creates an event stream without deliveries. */
export async function createStream(stage: Stage, client: Client, name: string): Promise<FailedStream> {
  const endpoint = await openEndpoint(422)
  const { id } = await client.createEventStream({
    name,
    subscriptions: [{ event_type: 'organization.created' }, { event_type: 'organization.updated' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: endpoint.url,
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
  return {
    id,
    endpoint,
    async fail(count, status = 422, type) {
      endpoint.status = status
      const ids = await stage.publish(count, type)
      await expect
        .poll(async () => {
          const listed = new Set<string>()
          for await (const page of client.getEventDeliveries({ id, take: 100 }))
            for (const { id } of page) listed.add(id)
          return ids.every(event => listed.has(event))
        })
        .toBe(true)
      return ids
    },
    async end() {
      await client.deleteEventStream({ id })
      endpoint.close()
    },
  }
}
