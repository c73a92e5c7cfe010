import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { type EventService, startEventService, startEventServiceProcess } from '../events/event-service.ts'
import { quickWebhooks } from '../webhooks/harness/stream-service.ts'

/** Settings that the nodes of a service share, besides the database. */
export const settings = {
  ...quickWebhooks,
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  BASE_URL: 'http://tenant.example.com',
  LEASE_SECONDS: '2',
}

type Settings = Readonly<Record<string, string>>

/** Starts a node of the service on a database, in the process of the test. Several nodes share nothing but the database. */
export function startNode(DATABASE_URL: string, env: Settings = {}): Promise<EventService> {
  return startEventService({ ...settings, DATABASE_URL, ...env })
}

/** A node that a test can kill or suspend. */
export type NodeProcess = EventService<ServiceProcess>

/** Starts a node in a process of its own. */
export function startNodeProcess(DATABASE_URL: string, env: Settings = {}): Promise<NodeProcess> {
  return startEventServiceProcess({ ...settings, DATABASE_URL, ...env })
}
