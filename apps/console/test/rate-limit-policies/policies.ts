import type { Client, Schemas } from '@tenant-api/client'
import { test as pageTest } from '../stage.ts'

interface Policies {
  create(
    consumer_selector: string,
    configuration: Schemas['RateLimitPolicyCreate']['configuration'],
  ): Promise<Schemas['RateLimitPolicy']>
  all(): Promise<readonly Schemas['RateLimitPolicy'][]>
}

/** A test that begins and ends without rate limit policies. */
export const test = pageTest.extend('policies', ({ stage }, { onCleanup }) => {
  const policies = policiesOf(stage.client)
  onCleanup(async () => {
    for (const { id } of await policies.all()) await stage.client.deleteRateLimitPolicy({ id })
  })
  return policies
})

function policiesOf(client: Client): Policies {
  return {
    create: (consumer_selector, configuration) =>
      client.createRateLimitPolicy({
        resource: 'oauth_authentication_api',
        consumer: 'client',
        consumer_selector,
        configuration,
      }),
    async all() {
      const found = []
      for await (const { rate_limit_policies } of client.listRateLimitPolicies())
        found.push(...rate_limit_policies)
      return found
    },
  }
}
