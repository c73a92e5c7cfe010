import type { components } from '@tenant-api/contract'

export type RateLimitPolicy = Required<components['schemas']['RateLimitPolicy']>

/** Rate limit policies at rest: a port that each store implements. */
export interface RateLimitPolicyStore {
  /**
   * Stores a policy, fsynced, unless there is one for the same resource, consumer and selector: the store's own unique index
   * decides, so that of many at once one wins.
   */
  insert(policy: RateLimitPolicy): Promise<'inserted' | 'exists'>
}
