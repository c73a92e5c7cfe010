import { randomUUID } from 'node:crypto'

export const policiesPath = '/api/v2/rate-limit-policies'

/** A rate limit policy with a selector that no other policy has. */
export function newPolicy() {
  return {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${randomUUID()}`,
    configuration: { action: 'allow' },
  }
}
