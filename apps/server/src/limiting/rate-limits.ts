import type { Logger } from 'pino'
import { createOnceAMinute } from './once-a-minute.ts'
import type { RateLimitPolicy, RateLimitPolicyStore } from './rate-limit-policy.ts'

/** The state of a limit after a request was counted. */
export interface RateLimitVerdict {
  /** Allowed requests per second. */
  readonly limit: number
  readonly remaining: number
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number
  /** Null if the request is within the limit, or if the policy only logs. */
  readonly refusal: 'block' | { readonly redirectUri: string } | null
}

/** A client as claimed by an unauthenticated request. */
export interface ClaimedClient {
  readonly id: string
  /** Whether the client exists. Policies also limit requests with unknown client ids. */
  readonly isKnown: boolean
  readonly isThirdParty: boolean
}

/** Applies the rate limit policies. */
export interface RateLimits {
  /** Counts a request by its claimed client id, before any other check. */
  arrive(resource: RateLimitPolicy['resource'], client: ClaimedClient): Promise<Arrival>
}

/** A counted request. */
interface Arrival {
  /** Set if the request is over the limits of all policies that may apply to its id; null if the request may continue. */
  readonly refused: RateLimitVerdict | null
  /**
   * Applies the policy of the client once it is authenticated. The counter of a group counts only authenticated requests, so that
   * forged client ids cannot use up the limit of a group.
   *
   * @returns null if no policy limits the client
   */
  admit(): Promise<RateLimitVerdict | null>
}

/**
 * Creates the rate limits. Each request looks its policies up by index, without a cache. So a change applies at once on every node,
 * and memory does not grow with the number of policies or forged client ids.
 */
export function createRateLimits(
  policies: Pick<RateLimitPolicyStore, 'findBySelectors'>,
  counters: RateLimitCounters,
  log: Logger,
): RateLimits {
  const isFirstThisMinute = createOnceAMinute()
  // Unknown ids are not logged: they may be secrets sent by mistake, and anyone could flood the log with them.
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
        // Existing clients get the same answer as unknown ones, so that the answer does not reveal which clients exist.
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

/** Allowed requests per second; infinite without a limiting policy. */
function limitOf(match: PolicyMatch | null): number {
  const configuration = match?.policy.configuration
  return !configuration || configuration.action === 'allow' ? Number.POSITIVE_INFINITY : configuration.limit
}

function refuses(match: PolicyMatch | null): boolean {
  // Without a policy the ceiling is infinite. So the count is not above it, and the function is not called; its answer would be
  // no.
  // Stryker disable next-line OptionalChaining,StringLiteral
  return ['block', 'redirect'].includes(match?.policy.configuration.action ?? '')
}

/** Counts requests by key, in windows of one second. A window begins with its first request. */
export interface RateLimitCounters {
  /**
   * Counts one request. Within a window each of the counts 1, 2, 3, … is returned exactly once, also under concurrent calls. A
   * store shared by several nodes guarantees this across all nodes.
   *
   * @param key at most as long as a client id plus a selector
   * @param limit a count above the limit need not be exact, only greater than the limit
   */
  count(key: string, limit: number): Promise<RateLimitCount>
}

export interface RateLimitCount {
  readonly count: number
  /** When the window ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** Maximum length of an id in the key of a counter. Longer ids, which no client has, are cut to bound the size of the key. */
const maxId = 255

/** The selectors whose clients share a counter. */
const groups = ['cimd_clients', 'third_party_clients']

/** A policy that selects a client, and the key of the counter that its clients share. */
interface PolicyMatch {
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
