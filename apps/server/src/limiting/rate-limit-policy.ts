import type { components } from '@tenant-api/contract'
import type { Precondition } from '../api/entity-tags.ts'
import type { NewLogEntry } from '../logs/entries.ts'

type ShownPolicy = Required<components['schemas']['RateLimitPolicy']>

/** A policy with its version, for use inside the service. */
export interface RateLimitPolicy extends ShownPolicy {
  /** Grows with each change; 1 for a new policy. The store sets it. */
  readonly version: number
}

/** The policy as callers see it: without its version. */
export function shownPolicy({ version: _, ...policy }: RateLimitPolicy): ShownPolicy {
  return policy
}

/** The port for stored rate limit policies. Each store implements it. A change and its entry in the tenant's log are one transaction. */
export interface RateLimitPolicyStore {
  /**
   * Inserts a policy and fsyncs it, unless one exists for the same resource, consumer and selector, or there are
   * `limits.rateLimitPolicies` policies. A unique index keeps policies unique. The limit also holds for concurrent
   * insertions at several nodes.
   */
  insert(policy: RateLimitPolicy, entry: NewLogEntry): Promise<'inserted' | 'exists' | 'too many'>
  find(id: string): Promise<RateLimitPolicy | null>
  /**
   * Replaces the configuration, unless the policy is unknown or does not meet the precondition. The check and the write are atomic.
   *
   * @param entry makes the entry; null if nothing was changed, and then nothing is written
   */
  update(
    id: string,
    change: Pick<RateLimitPolicy, 'configuration' | 'updated_at'>,
    entry: (before: RateLimitPolicy, after: RateLimitPolicy) => NewLogEntry | null,
    precondition?: Precondition,
  ): Promise<RateLimitPolicy | 'unknown' | 'precondition failed'>
  delete(
    id: string,
    entry: (policy: RateLimitPolicy) => NewLogEntry,
    precondition?: Precondition,
  ): Promise<'deleted' | 'unknown' | 'precondition failed'>
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
