import { rm } from 'node:fs/promises'
import { type components, type PublishEvent, validateAnswer } from '@tenant-api/contract'
import {
  type RunningService,
  type ServiceProcess,
  startService,
  startServiceProcess,
} from '@tenant-api/test-kit/start-service'
import { openSubscription, type SubscribeOptions, type Subscription } from './subscription.ts'

export type Published = components['schemas']['PublishedEvent']

/** A running service, with functions for publishers and subscribers. */
export type EventService<Started extends RunningService = RunningService> = Started & EventCalls

interface EventCalls {
  /** Publishes events in one batch. @throws when they are not acknowledged */
  publish(events: readonly PublishEvent[]): Promise<Published[]>
  /** Subscribes, by default with a token of the first client. */
  subscribe(options?: Partial<SubscribeOptions>): Promise<Subscription>
  /** Stops the service or kills its process, and removes its data. */
  end(): Promise<void>
}

const settings = { API_RATE_LIMIT: 'off', EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1000' }

/** Starts the real service without a quota, in the process of the test. */
export async function startEventService(env: Readonly<Record<string, string>> = {}): Promise<EventService> {
  const service = await startService({ ...settings, ...env })
  return withEvents(service, service.stop)
}

/** Starts the real service without a quota, in a process of its own. */
export async function startEventServiceProcess(
  env: Readonly<Record<string, string>> = {},
  under: readonly string[] = [],
): Promise<EventService<ServiceProcess>> {
  const service = await startServiceProcess({ ...settings, ...env }, under)
  return withEvents(service, service.kill)
}

async function withEvents<Started extends RunningService>(
  service: Started,
  end: () => Promise<void>,
): Promise<EventService<Started>> {
  const [token, publisherToken] = await Promise.all([
    service.token({ scope: 'read:events' }),
    service.token({ audience: '/internal/' }),
  ])
  return {
    ...service,
    async publish(events) {
      const response = await fetch(`${service.baseUrl}/internal/events`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${publisherToken}`,
          'content-type': 'application/cloudevents-batch+json',
        },
        body: JSON.stringify(events),
      })
      const body = (await response.json()) as { events: Published[] }
      const headers = Object.fromEntries(response.headers)
      const violations = validateAnswer('publish_events', { status: response.status, headers, body })
      if (response.status !== 200 || violations.length > 0)
        throw new Error(`not published: ${response.status} ${JSON.stringify([body, violations])}`)
      return body.events
    },
    subscribe: options => openSubscription(service.baseUrl, { token, ...options }),
    async end() {
      await end()
      await rm(service.dataDir, { recursive: true, force: true })
    },
  }
}
