import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { newEvents } from './events.ts'

/** The service with production settings, but without limits that would distort the figures. */
export interface BenchedService extends ServiceProcess {
  readonly pid: number
  readonly subscriberToken: string
  readonly publisherToken: string
  /** Publishes new events in one request. Resolves once they are acknowledged. */
  publish(count: number): Promise<void>
}

export async function startBenchedService(
  env: Readonly<Record<string, string>> = {},
): Promise<BenchedService> {
  const service = await startServiceProcess({
    NODE_ENV: 'production',
    API_RATE_LIMIT: 'off',
    EVENTS_MAX_CONNECTIONS_PER_CLIENT: '100000',
    EVENTS_MAX_CONNECTION_SECONDS: '86400',
    EVENTS_HEARTBEAT_SECONDS: '3600',
    ...env,
  })
  const subscriberToken = await service.token({ scope: 'read:events' })
  const publisherToken = await service.token({ audience: '/internal/' })
  return {
    ...service,
    pid: service.process.pid ?? 0,
    subscriberToken,
    publisherToken,
    async publish(count) {
      const response = await fetch(`${service.baseUrl}/internal/events`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${publisherToken}`,
          'Content-Type': 'application/cloudevents-batch+json',
        },
        body: JSON.stringify(newEvents(count)),
      })
      if (response.status !== 200)
        throw new Error(`publishing failed: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    },
  }
}
