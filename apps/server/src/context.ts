import type { Logger } from 'pino'
import type { AccessTokens } from './auth/access-token.ts'
import type { KeyRing } from './auth/key-ring.ts'
import type { KnownClients } from './auth/known-clients.ts'
import type { SecretChecks } from './auth/secret-checks.ts'
import type { VerifiedTokens } from './auth/verified-tokens.ts'
import type { Config } from './config.ts'
import type { Acceptance } from './events/acceptance.ts'
import type { Connections } from './events/connections.ts'
import type { Subscribers } from './events/subscribers.ts'
import type { TailedLog } from './events/tailed-log.ts'
import type { FairQueue } from './fair-queue.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Checkpoints } from './paging/checkpoint.ts'
import type { Quota } from './quota/quota.ts'
import type { RateLimits } from './rate-limit-policies/rate-limits.ts'
import type { Stores } from './stores.ts'
import type { Dispatcher } from './webhooks/dispatch/dispatcher.ts'
import type { AddressGuard } from './webhooks/send/address-guard.ts'

/** All that a handler may touch. Built in create-context.ts, and nowhere else. */
export interface Context
  extends Omit<
    Stores,
    | 'node'
    | 'signingKeys'
    | 'events'
    | 'rateLimitCounters'
    | 'openQuota'
    | 'openConnections'
    | 'startAlone'
    | 'check'
    | 'close'
  > {
  readonly config: Config
  /** Scheme and host under which callers know the service. */
  readonly baseUrl: string
  readonly log: Logger
  readonly metrics: Metrics
  readonly keyRing: KeyRing
  readonly accessTokens: AccessTokens
  readonly verifiedTokens: VerifiedTokens
  readonly knownClients: KnownClients
  readonly secretChecks: SecretChecks
  readonly checkpoints: Checkpoints
  /** How many results a page has when a request does not say; half of the most that it may have. */
  readonly defaultPageSize: number
  /** Reads that may be large, of each client in its turn. */
  readonly largeReads: FairQueue
  readonly acceptPublication: Acceptance
  readonly events: TailedLog
  readonly connections: Connections
  readonly subscribers: Subscribers
  readonly dispatcher: Dispatcher
  readonly addressGuard: AddressGuard
  /** How often each client may call the administrative API; null where that is not limited. */
  readonly quota: Quota | null
  /** The rate limit policies at work; null where they are turned off. */
  readonly rateLimits: RateLimits | null
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>
}
