import type { Logger } from 'pino'
import { createOnceAMinute } from '../once-a-minute.ts'
import { matchPolicy, ownCounter, type PolicyMatch, possibleMatches, selectorsOf } from './match-policy.ts'
import type { RateLimitCount, RateLimitCounters } from './rate-limit-counters.ts'
import type { RateLimitPolicy, RateLimitPolicyStore } from './rate-limit-policy.ts'

/** How a limit stands after a request that it counted. */
export interface RateLimitVerdict {
  /** Requests that are let through each second. */
  readonly limit: number
  readonly remaining: number
  /** When the count starts again, in milliseconds since 1970. */
  readonly resetsAt: number
  /** Null within the limit, and beyond it where the policy only logs. */
  readonly refusal: 'block' | { readonly redirectUri: string } | null
}

/** A client, as a request claims it to be. */
export interface ClaimedClient {
  readonly id: string
  /** Whether there is a client of this id; a policy may come before its client, and limits strangers too. */
  readonly isKnown: boolean
  readonly isThirdParty: boolean
}

/** The rate limit policies at work. */
export interface RateLimits {
  /** Counts a request by the id that it claims, before anything else about it is checked. */
  arrive(resource: RateLimitPolicy['resource'], client: ClaimedClient): Promise<Arrival>
}

/** A request that was counted. */
export interface Arrival {
  /** The refusal of a request that is over the limit whatever client of this id it comes from; null for one that may go on. */
  readonly refused: RateLimitVerdict | null
  /**
   * The verdict of the policy that selects the client, once it has proved to be that. The counter of a group counts such requests
   * alone, so that nobody uses up a group's limit in the name of clients that they are not.
   *
   * @returns null where no policy limits the client
   */
  admit(): Promise<RateLimitVerdict | null>
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
  function warn(policyId: string, { id, isKnown }: ClaimedClient, limit: number): void {
    const claimedId = isKnown ? id : undefined
    if (isFirstThisMinute(JSON.stringify([policyId, claimedId])))
      log.warn({ rate_limit_policy_id: policyId, claimed_client_id: claimedId, limit }, 'over a rate limit')
  }

  function verdictOf(
    { policy: { id, configuration } }: PolicyMatch,
    { count, endsAt }: RateLimitCount,
    client: ClaimedClient,
  ): RateLimitVerdict | null {
    if (configuration.action === 'allow') return null
    const { limit } = configuration
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
  }

  return {
    async arrive(resource, client) {
      const found = await policies.findBySelectors(resource, 'client', selectorsOf(client.id))
      const possible = possibleMatches(found, client.id)
      const strangers = possible.at(-1) ?? null
      const ceiling = Math.max(...possible.map(limitOf))
      const own =
        limitOf(strangers) === Number.POSITIVE_INFINITY
          ? noCount
          : await counters.count(ownCounter(client.id), ceiling)
      const match = matchPolicy(found, client)
      const verdict = match && match.pool === null ? verdictOf(match, own, client) : null
      return {
        // What a stranger would be told: it is the same for a client that exists.
        refused:
          strangers && own.count > ceiling && possible.every(refuses)
            ? verdictOf(strangers, own, client)
            : null,
        async admit() {
          if (!match?.pool) return verdict
          return verdictOf(match, await counters.count(match.pool, limitOf(match)), client)
        },
      }
    },
  }
}

const noCount: RateLimitCount = { count: 0, endsAt: 0 }

/** Requests a second that a policy lets through, or says nothing of; infinite where none limits. */
function limitOf(match: PolicyMatch | null): number {
  const configuration = match?.policy.configuration
  return !configuration || configuration.action === 'allow' ? Number.POSITIVE_INFINITY : configuration.limit
}

function refuses(match: PolicyMatch | null): boolean {
  return ['block', 'redirect'].includes(match?.policy.configuration.action ?? '')
}
