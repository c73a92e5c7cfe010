import type { Logger } from 'pino'
import type { AccessTokens } from '../auth/access-token.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import type { KnownClients } from '../auth/known-clients.ts'
import type { SecretChecks } from '../auth/secret-checks.ts'
import type { TokenRequestQueue } from '../auth/token-request-queue.ts'
import type { VerifiedTokens } from '../auth/verified-tokens.ts'
import type { Config } from '../config/config.ts'
import type { Acceptance } from '../events/acceptance.ts'
import type { Subscribers } from '../events/subscribers.ts'
import type { SubscriptionSlots } from '../events/subscription-slots.ts'
import type { TailedLog } from '../events/tailed-log.ts'
import type { FairQueue } from '../fairness/fair-queue.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Checkpoints } from '../paging/checkpoint.ts'
import type { Quota } from '../quota/quota.ts'
import type { RateLimits } from '../rate-limit-policies/rate-limits.ts'
import type { Stores } from '../stores/stores.ts'
import type { Dispatcher } from '../webhooks/dispatch/dispatcher.ts'
import type { AddressGuard } from '../webhooks/send/address-guard.ts'

/** Everything that handlers may use. Built only in start/create-context.ts. */
export interface Context
  extends Omit<
    Stores,
    | 'node'
    | 'signingKeys'
    | 'events'
    | 'rateLimitCounters'
    | 'openQuota'
    | 'openSubscriptionSlots'
    | 'startAlone'
    | 'check'
    | 'close'
  > {
  readonly config: Config
  /** Scheme and host of the service in the URLs that callers use. */
  readonly baseUrl: string
  readonly log: Logger
  readonly metrics: Metrics
  readonly keyRing: KeyRing
  readonly accessTokens: AccessTokens
  readonly verifiedTokens: VerifiedTokens
  readonly knownClients: KnownClients
  readonly secretChecks: SecretChecks
  readonly checkpoints: Checkpoints
  /** Page size if a request names none: half of the maximum. */
  readonly defaultPageSize: number
  /** Queue for reads that may be large. It serves clients in turn. */
  readonly largeReads: FairQueue
  readonly tokenRequests: TokenRequestQueue
  readonly acceptPublication: Acceptance
  readonly events: TailedLog
  readonly subscriptionSlots: SubscriptionSlots
  readonly subscribers: Subscribers
  readonly dispatcher: Dispatcher
  readonly addressGuard: AddressGuard
  /** Limits the calls of each client to the administrative API; null if that is turned off. */
  readonly quota: Quota | null
  /** Applies the rate limit policies; null if they are turned off. */
  readonly rateLimits: RateLimits | null
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>
}
