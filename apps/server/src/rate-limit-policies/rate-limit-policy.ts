import type { components } from '@tenant-api/contract'

export type RateLimitPolicy = Required<components['schemas']['RateLimitPolicy']>

/** Rate limit policies at rest: a port that each store implements. */
export interface RateLimitPolicyStore {
  /**
   * Stores a policy, fsynced, unless there is one for the same resource, consumer and selector: the store's own unique index
   * decides, so that of many at once one wins.
   */
  insert(policy: RateLimitPolicy): Promise<'inserted' | 'exists'>
  find(id: string): Promise<RateLimitPolicy | null>
  /** Replaces the configuration. @returns the policy as it then is; null where there is none */
  update(
    id: string,
    change: Pick<RateLimitPolicy, 'configuration' | 'updated_at'>,
  ): Promise<RateLimitPolicy | null>
  delete(id: string): Promise<'deleted' | 'unknown'>
  /** At most `limit` policies in the order of their ids, after an id, once `skip` of them are passed over. */
  list(
    filter: RateLimitPolicyFilter,
    after: string | null,
    skip: number,
    limit: number,
  ): Promise<readonly RateLimitPolicy[]>
  count(filter: RateLimitPolicyFilter): Promise<number>
  /** The policies for a resource and a consumer that have one of a few selectors, by their index, in any order. */
  findBySelectors(
    resource: RateLimitPolicy['resource'],
    consumer: RateLimitPolicy['consumer'],
    selectors: readonly string[],
  ): Promise<readonly RateLimitPolicy[]>
}

/** What narrows a listing of policies; what is absent narrows nothing. */
export type RateLimitPolicyFilter = Partial<
  Pick<RateLimitPolicy, 'resource' | 'consumer' | 'consumer_selector'>
>
