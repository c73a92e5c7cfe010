import type { components } from '@tenant-api/contract'

export type RateLimitPolicy = Required<components['schemas']['RateLimitPolicy']>

/** The port for stored rate limit policies. Each store implements it. */
export interface RateLimitPolicyStore {
  /**
   * Inserts a policy and fsyncs it, unless one exists for the same resource, consumer and selector, or there are
   * `limits.rateLimitPolicies` policies. A unique index keeps policies unique. The limit also holds for concurrent
   * insertions at several nodes.
   */
  insert(policy: RateLimitPolicy): Promise<'inserted' | 'exists' | 'too many'>
  find(id: string): Promise<RateLimitPolicy | null>
  /** Replaces the configuration. @returns the updated policy; null if it does not exist */
  update(
    id: string,
    change: Pick<RateLimitPolicy, 'configuration' | 'updated_at'>,
  ): Promise<RateLimitPolicy | null>
  delete(id: string): Promise<'deleted' | 'unknown'>
  /** Up to `limit` policies after the id `after`, sorted by id, skipping the first `skip`. */
  list(
    filter: RateLimitPolicyFilter,
    after: string | null,
    skip: number,
    limit: number,
  ): Promise<readonly RateLimitPolicy[]>
  count(filter: RateLimitPolicyFilter): Promise<number>
  /** The policies for a resource and a consumer with one of the selectors, in any order. Uses the unique index. */
  findBySelectors(
    resource: RateLimitPolicy['resource'],
    consumer: RateLimitPolicy['consumer'],
    selectors: readonly string[],
  ): Promise<readonly RateLimitPolicy[]>
}

/** Filters of a listing of policies. */
export type RateLimitPolicyFilter = Partial<
  Pick<RateLimitPolicy, 'resource' | 'consumer' | 'consumer_selector'>
>
