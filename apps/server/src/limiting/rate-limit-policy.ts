import type { components } from '@tenant-api/contract'

export type RateLimitPolicy = Required<components['schemas']['RateLimitPolicy']>

/** The port for stored rate limit policies. Each store implements it. */
export interface RateLimitPolicyStore {
  /**
   * Inserts a policy and fsyncs it, unless one exists for the same resource, consumer and selector, or there are
   * `limits.rateLimitPolicies` policies. A unique index keeps policies unique. Inserts at the same moment may exceed the limit
   * by their number.
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

/** Maximum length of an id in the key of a counter. Longer ids, which no client has, are cut to bound the size of the key. */
const maxId = 255

/** The selectors whose clients share a counter. */
const groups = ['cimd_clients', 'third_party_clients']

/** A policy that selects a client, and the key of the counter that its clients share. */
export interface PolicyMatch {
  readonly policy: RateLimitPolicy
  /** Null if each client of the policy has its own counter. */
  readonly pool: string | null
}

/** The key of the counter for requests that claim this client id. The client need not exist. */
export function ownCounter(id: string): string {
  return `client:${id.slice(0, maxId)}`
}

/** The selectors that can match a client id, most specific first. At most four. */
export function selectorsOf(id: string): readonly string[] {
  return [
    `client_id:${id}`,
    ...(isCimdClientId(id) ? ['cimd_clients'] : []),
    'third_party_clients',
    'default',
  ]
}

/** The most specific policy that selects a client. All clients of a group selector share a counter. */
export function matchPolicy(
  policies: readonly RateLimitPolicy[],
  { id, isThirdParty }: { id: string; isThirdParty: boolean },
): PolicyMatch | null {
  const selectors = selectorsOf(id).filter(selector => isThirdParty || selector !== 'third_party_clients')
  for (const selector of selectors) {
    const policy = policies.find(({ consumer_selector }) => consumer_selector === selector)
    if (policy) return { policy, pool: groups.includes(selector) ? selector : null }
  }
  return null
}

/**
 * The policies that may select a client with this id: one match, or two if the match depends on whether the client is
 * third-party. The answer to an unauthenticated request must not depend on the real client: that would reveal whether the
 * client exists.
 */
export function possibleMatches(
  policies: readonly RateLimitPolicy[],
  id: string,
): readonly (PolicyMatch | null)[] {
  const [thirdParty, other] = [true, false].map(isThirdParty => matchPolicy(policies, { id, isThirdParty }))
  return thirdParty?.policy === other?.policy ? [other ?? null] : [thirdParty ?? null, other ?? null]
}

/**
 * Whether an id belongs to a CIMD client: the id is the https URL of a Client ID Metadata Document. Checks only the form of
 * the id, not whether the client exists.
 */
export function isCimdClientId(id: string): boolean {
  return /^https:\/\//i.test(id) && URL.canParse(id)
}
