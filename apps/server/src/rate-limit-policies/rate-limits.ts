import type { Logger } from 'pino'
import { createOnceAMinute } from '../once-a-minute.ts'
import { type LimitedClient, matchPolicy, selectorsOf } from './match-policy.ts'
import type { RateLimitCounters } from './rate-limit-counters.ts'
import type { RateLimitPolicy, RateLimitPolicyStore } from './rate-limit-policy.ts'

/** What a policy says of a request that it counted. */
export interface RateLimitVerdict {
  /** Requests that are let through each second. */
  readonly limit: number
  readonly remaining: number
  /** When the count starts again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** Null within the limit, and beyond it where the policy only logs. */
  readonly refusal: 'block' | { readonly redirectUri: string } | null
}

/** The rate limit policies at work. */
export interface RateLimits {
  /** Counts a request of a client. @returns null where no policy limits the client */
  judge(resource: RateLimitPolicy['resource'], client: LimitedClient): Promise<RateLimitVerdict | null>
}

/**
 * Policies are looked up at each request, by their index: a change works at once, on every node of a store, and there is no
 * copy to grow with the number of policies or of invented clients.
 */
export function createRateLimits(
  policies: Pick<RateLimitPolicyStore, 'findBySelectors'>,
  counters: RateLimitCounters,
  log: Logger,
): RateLimits {
  const isFirstThisMinute = createOnceAMinute()
  // Ids that nobody has are kept out of the log: people put secrets there by mistake, and anyone could write into it.
  function warn(policyId: string, { id, isKnown }: LimitedClient, limit: number): void {
    const claimedId = isKnown ? id : undefined
    if (isFirstThisMinute(JSON.stringify([policyId, claimedId])))
      log.warn({ rate_limit_policy_id: policyId, claimed_client_id: claimedId, limit }, 'over a rate limit')
  }
  return {
    async judge(resource, client) {
      const found = await policies.findBySelectors(resource, 'client', selectorsOf(client))
      const match = matchPolicy(found, client)
      if (!match || match.policy.configuration.action === 'allow') return null
      const { id, configuration } = match.policy
      const { limit } = configuration
      const { count, endsAt } = await counters.count(match.counterKey)
      const verdict = { limit, remaining: Math.max(limit - count, 0), resetsAt: endsAt }
      if (count <= limit) return { ...verdict, refusal: null }
      switch (configuration.action) {
        case 'block':
          return { ...verdict, refusal: 'block' }
        case 'redirect':
          return { ...verdict, refusal: { redirectUri: configuration.redirect_uri } }
        case 'log':
          warn(id, client, limit)
          return { ...verdict, refusal: null }
      }
    },
  }
}
