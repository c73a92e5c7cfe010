import { type Client, createClient, type EventType } from '@tenant-api/client'
import { createPublisher, type PublishEvent, type PublishedEvent } from '@tenant-api/client/publisher'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { sampleOf } from '../src/events/publish-events.ts'

/** A service, and what is needed to call it as its first client. */
export interface Connected {
  readonly baseUrl: string
  /** Environment variables with the credentials of that client. */
  readonly env: Readonly<Record<string, string>>
  readonly client: Client
  /** Publishes events of a type. */
  publish(count: number, type?: EventType, attributes?: Partial<PublishEvent>): Promise<PublishedEvent[]>
}

export interface TestService extends Connected {
  readonly service: RunningService
}

/** An address where nothing listens. Port 2, because `fetch` itself refuses some other ports, such as 1. */
export const closedAddress = 'http://127.0.0.1:2'

export async function startTestService(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const service = await startService({ API_RATE_LIMIT: 'off', ...settings })
  return { service, ...connectedTo(service.baseUrl) }
}

export function connectedTo(baseUrl: string): Connected {
  const publisher = createPublisher({ baseUrl, ...credentials })
  return {
    baseUrl,
    env: {
      TENANT_API_URL: baseUrl,
      TENANT_API_CLIENT_ID: credentials.clientId,
      TENANT_API_CLIENT_SECRET: credentials.clientSecret,
    },
    client: createClient({ baseUrl, ...credentials }),
    publish: (count, type = 'user.created', attributes = {}) =>
      publisher.publishEvents(
        newEvents(count, type).map(event => ({ ...event, ...attributes }) as PublishEvent),
      ),
  }
}

/** Copies of the document's example of a type, each with a new id. */
export function newEvents(count: number, type: EventType = 'user.created'): PublishEvent[] {
  return Array.from({ length: count }, () => sampleOf(type))
}
