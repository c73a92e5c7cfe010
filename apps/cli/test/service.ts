import { type Client, createClient } from '@tenant-api/client'
import { createPublisher, type PublishEvent, type PublishedEvent } from '@tenant-api/client/publisher'
import { credentials, type RunningService, startService } from '@tenant-api/contract-tests/start-service'
import { samples } from '../src/generated/samples.ts'

/** A service, and the environment in which commands are its first client. */
export interface TestService {
  readonly service: RunningService
  readonly env: Readonly<Record<string, string>>
  readonly client: Client
  /** Publishes events of a type. */
  publish(count: number, type?: keyof typeof samples): Promise<PublishedEvent[]>
}

export async function startTestService(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const service = await startService({ API_RATE_LIMIT: 'off', ...settings })
  return { service, ...connectedTo(service.baseUrl) }
}

export function connectedTo(baseUrl: string): Omit<TestService, 'service'> {
  const publisher = createPublisher({ baseUrl, ...credentials })
  return {
    env: {
      TENANT_API_URL: baseUrl,
      TENANT_API_CLIENT_ID: credentials.clientId,
      TENANT_API_CLIENT_SECRET: credentials.clientSecret,
    },
    client: createClient({ baseUrl, ...credentials }),
    publish: (count, type = 'user.created') => publisher.publishEvents(newEvents(count, type)),
  }
}

/** The document's example of a type, each time under another id. */
export function newEvents(count: number, type: keyof typeof samples = 'user.created'): PublishEvent[] {
  return Array.from({ length: count }, () => ({ ...samples[type], id: crypto.randomUUID() }) as PublishEvent)
}
