import { afterAll } from 'vitest'
import { startTestService } from '../service.ts'
import { start } from '../tenant-api.ts'
import { secret } from './receiver.ts'

/** Starts a service for the tests of a file. The service makes one attempt for each delivery. */
export async function prepareListening() {
  const tested = await startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' })
  afterAll(() => tested.service.stop())
  const env = { ...tested.env, TENANT_API_SIGNING_SECRET: secret }
  return {
    tested,
    /** The environment of `listen`, with the secret of the receiver. */
    env,
    /** Starts to forward events to an endpoint. */
    listen: (endpoint: string, ...args: string[]) =>
      start(['listen', '--forward-to', endpoint, ...args], { env }),
  }
}

export const idsOf = (events: readonly { event_id: string }[]) => events.map(({ event_id }) => event_id)
