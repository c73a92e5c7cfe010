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
  /** Reads the policies that may apply to a client. */
  of(resource: RateLimitPolicy['resource'], client: ClaimedClient): Promise<ClientLimits>
}

/** The policies that may apply to a client. */
interface ClientLimits {
  /**
   * Counts a request whose secret is not known to be right, by client id and network. So nobody can use up the limit of a client
   * on another network.
   *
   * @returns set if the request is over the limits of all policies that may apply to its id; null if the request may continue
   */
  attempt(network: string): Promise<RateLimitVerdict | null>
  /**
   * Counts a request with the right secret. Nothing else is counted by these counters, so only the client itself, or the clients of
   * its group, can use up their limit.
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
  function warnIfOver(
    { policy }: PolicyMatch,
    { count }: RateLimitCount,
    { id, isKnown }: ClaimedClient,
  ): void {
    const { configuration } = policy
    if (configuration.action !== 'log' || count <= configuration.limit) return
    const claimedId = isKnown ? id : undefined
    if (isFirstThisMinute(JSON.stringify([policy.id, claimedId])))
      log.warn(
        { rate_limit_policy_id: policy.id, claimed_client_id: claimedId, limit: configuration.limit },
        'over a rate limit',
      )
  }

  return {
    async of(resource, client) {
      const found = await policies.findBySelectors(resource, 'client', selectorsOf(client.id))
      const match = matchPolicy(found, client)
      return {
        async attempt(network) {
          const possible = possibleMatches(found, client.id)
          const strangers = possible.at(-1) ?? null
          if (limitOf(strangers) === Number.POSITIVE_INFINITY) return null
          const ceiling = Math.max(...possible.map(limitOf))
          const counted = await counters.count(attemptCounter(client.id, network), ceiling)
          if (match?.pool === null) warnIfOver(match, counted, client)
          // Existing clients get the same answer as unknown ones, so that the answer does not reveal which clients exist.
          return counted.count > ceiling && possible.every(refuses) ? verdictOf(strangers, counted) : null
        },
        async admit() {
          if (!match || limitOf(match) === Number.POSITIVE_INFINITY) return null
          const counted = await counters.count(match.pool ?? ownCounter(client.id), limitOf(match))
          warnIfOver(match, counted, client)
          return verdictOf(match, counted)
        },
      }
    },
  }
}

/** The verdict of a policy on a counted request; null if it does not limit requests. */
function verdictOf(match: PolicyMatch | null, { count, endsAt }: RateLimitCount): RateLimitVerdict | null {
  const configuration = match?.policy.configuration
  if (!configuration || configuration.action === 'allow') return null
  const { limit } = configuration
  const verdict = { limit, remaining: Math.max(limit - count, 0), resetsAt: endsAt }
  if (count <= limit) return { ...verdict, refusal: null }
  switch (configuration.action) {
    case 'block':
      return { ...verdict, refusal: 'block' }
    case 'redirect':
      return { ...verdict, refusal: { redirectUri: configuration.redirect_uri } }
    case 'log':
      return { ...verdict, refusal: null }
  }
}

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
   * @param key at most as long as a client id plus a selector; anyone can cause new keys, one for each request
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

/** The key of the counter for requests of a client with the right secret. */
export function ownCounter(id: string): string {
  return `client:${id.slice(0, maxId)}`
}

/** The key of the counter for other requests that claim this client id, from one network. The client need not exist. */
export function attemptCounter(id: string, network: string): string {
  return `attempt:${network} ${id.slice(0, maxId)}`
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
