import type { RateLimitPolicy } from '../../limiting/rate-limit-policy.ts'
import { type Row, timestampOf } from './row.ts'

/** Converts a row of `rate_limit_policies`. */
export function policyOf(row: Row): RateLimitPolicy {
  return {
    id: String(row.id),
    resource: row.resource as RateLimitPolicy['resource'],
    consumer: row.consumer as RateLimitPolicy['consumer'],
    consumer_selector: String(row.consumer_selector),
    configuration: JSON.parse(String(row.configuration)),
    created_at: timestampOf(row.created_at),
    updated_at: timestampOf(row.updated_at),
  }
}

/** The values of a row of `rate_limit_policies`, in the order of the properties. */
export function policyValues(policy: RateLimitPolicy) {
  return [
    policy.id,
    policy.resource,
    policy.consumer,
    policy.consumer_selector,
    JSON.stringify(policy.configuration),
    Date.parse(policy.created_at),
    Date.parse(policy.updated_at),
  ]
}
