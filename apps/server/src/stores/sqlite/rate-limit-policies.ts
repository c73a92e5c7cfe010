import type { DatabaseSync } from 'node:sqlite'
import type { RateLimitPolicyStore } from '../../rate-limit-policies/rate-limit-policy.ts'

export function createSqliteRateLimitPolicies(database: DatabaseSync): RateLimitPolicyStore {
  const insert = database.prepare(`
    INSERT INTO rate_limit_policies (id, resource, consumer, consumer_selector, configuration, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (resource, consumer, consumer_selector) DO NOTHING`)
  return {
    async insert(policy) {
      const { changes } = insert.run(
        policy.id,
        policy.resource,
        policy.consumer,
        policy.consumer_selector,
        JSON.stringify(policy.configuration),
        Date.parse(policy.created_at),
        Date.parse(policy.updated_at),
      )
      return changes === 1 ? 'inserted' : 'exists'
    },
  }
}
