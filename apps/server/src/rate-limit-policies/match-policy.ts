import { isCimdClientId } from '../auth/client.ts'
import type { RateLimitPolicy } from './rate-limit-policy.ts'

/** Longer ids are nobody's: those that begin alike share a counter, so that inventing them takes no more memory. */
const maxId = 255

/** Whom a policy may select: a client, as the request claims it to be. */
export interface LimitedClient {
  readonly id: string
  /** Whether there is a client of this id; a policy may come before its client, and limits strangers too. */
  readonly isKnown: boolean
  readonly isThirdParty: boolean
}

/** A policy that selects a client, and the counter that its requests go to. */
export interface PolicyMatch {
  readonly policy: RateLimitPolicy
  readonly counterKey: string
}

/**
 * The selectors under which a client is found, the most particular one first: at most four. A client that does not exist is
 * found like one that does, so that no answer tells which ones there are.
 */
export function selectorsOf({ id, isThirdParty }: Omit<LimitedClient, 'isKnown'>): readonly string[] {
  return [
    `client_id:${id}`,
    ...(isCimdClientId(id) ? ['cimd_clients'] : []),
    ...(isThirdParty ? ['third_party_clients'] : []),
    'default',
  ]
}

/** The first policy that selects the client. A group has one counter for all of its clients, `default` one for each. */
export function matchPolicy(
  policies: readonly RateLimitPolicy[],
  client: Omit<LimitedClient, 'isKnown'>,
): PolicyMatch | null {
  for (const selector of selectorsOf(client)) {
    const policy = policies.find(({ consumer_selector }) => consumer_selector === selector)
    if (policy) {
      const counterKey = selector === 'default' ? `default:${client.id.slice(0, maxId)}` : selector
      return { policy, counterKey }
    }
  }
  return null
}
