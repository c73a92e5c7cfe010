import { isCimdClientId } from '../auth/client.ts'
import type { RateLimitPolicy } from './rate-limit-policy.ts'

/** Longer ids are nobody's: those that begin alike share a counter, so that inventing them takes no more memory. */
const maxId = 255

/** A policy that selects a client, and the counter that its requests share with those of other clients. */
export interface PolicyMatch {
  readonly policy: RateLimitPolicy
  /** Null where each client of the policy has a counter of its own. */
  readonly pool: string | null
}

/** The counter of the requests that claim to come from a client, whether it exists or not. */
export function ownCounter(id: string): string {
  return `client:${id.slice(0, maxId)}`
}

/** The selectors under which a client may be found whose id alone is known, the most particular one first: at most four. */
export function selectorsOf(id: string): readonly string[] {
  return [
    `client_id:${id}`,
    ...(isCimdClientId(id) ? ['cimd_clients'] : []),
    'third_party_clients',
    'default',
  ]
}

/** The first policy that selects a client. All clients of a group share a counter. */
export function matchPolicy(
  policies: readonly RateLimitPolicy[],
  { id, isThirdParty }: { id: string; isThirdParty: boolean },
): PolicyMatch | null {
  const selectors = selectorsOf(id).filter(selector => isThirdParty || selector !== 'third_party_clients')
  for (const selector of selectors) {
    const policy = policies.find(({ consumer_selector }) => consumer_selector === selector)
    if (policy) return { policy, pool: selector.endsWith('_clients') ? selector : null }
  }
  return null
}

/**
 * What may select a client of this id: one match, or two where a third-party client would be under another policy. Until a request
 * has proved who it comes from, nothing that depends on the client may show, not even whether it exists.
 */
export function possibleMatches(
  policies: readonly RateLimitPolicy[],
  id: string,
): readonly (PolicyMatch | null)[] {
  const [thirdParty, other] = [true, false].map(isThirdParty => matchPolicy(policies, { id, isThirdParty }))
  return thirdParty?.policy === other?.policy ? [other ?? null] : [thirdParty ?? null, other ?? null]
}
