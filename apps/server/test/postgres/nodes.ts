import type { ServiceProcess } from '@tenant-api/test-kit/start-service'
import { type EventService, startEventServiceProcess } from '../events/event-service.ts'
import { quickWebhooks } from '../webhooks/stream-service.ts'

/** Settings that the nodes of a service share, besides the database. */
export const settings = {
  ...quickWebhooks,
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  BASE_URL: 'http://tenant.example.com',
  LEASE_SECONDS: '2',
}

/** A node of the service, in a process of its own. */
export type Node = EventService<ServiceProcess>

/** Starts a node of the service on a database. */
export function startNode(DATABASE_URL: string, env: Readonly<Record<string, string>> = {}) {
  return startEventServiceProcess({ ...settings, DATABASE_URL, ...env })
}
