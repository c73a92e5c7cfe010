import type { AccessTokens } from '../auth/access-token.ts'
import type { SecretChecks } from '../auth/client-secrets.ts'
import type { ClientStore, KnownClients } from '../auth/clients.ts'
import type { KeyRing } from '../auth/key-ring.ts'
import type { OutsideIssuer } from '../auth/outside-issuer.ts'
import type { VerificationKeys } from '../auth/verify-token.ts'
import type { AttemptStore } from '../event-streams/attempts.ts'
import type { DeliveryStore } from '../event-streams/deliveries.ts'
import type { EventStreamStore } from '../event-streams/event-stream.ts'
import type { ReplayStore } from '../event-streams/replay.ts'
import type { Clock } from '../events/clock.ts'
import type { Accept } from '../events/publication.ts'
import type { Subscribers } from '../events/subscribers.ts'
import type { SubscriptionSlots } from '../events/subscription-slots.ts'
import type { TailedLog } from '../events/tail.ts'
import type { FairQueue } from '../limiting/fair-queue.ts'
import type { RateLimitPolicyStore } from '../limiting/rate-limit-policy.ts'
import type { RateLimits } from '../limiting/rate-limits.ts'
import type { LogStore } from '../logs/entries.ts'
import type { Paging } from '../paging.ts'
import type { AddressGuard } from '../webhooks/addresses.ts'
import type { DispatchStore } from '../webhooks/dispatch-store.ts'
import type { Dispatcher } from '../webhooks/dispatcher.ts'

/** Everything that operations may use, grouped by subject. Built only in service.ts. */
export interface Context {
  /** Scheme and host of the service in the URLs that callers use. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly auth: Auth
  readonly events: Events
  readonly eventStreams: EventStreamStore
  readonly deliveries: Deliveries
  readonly attempts: AttemptStore
  readonly replays: ReplayStore
  readonly webhooks: Webhooks
  readonly logs: LogStore
  readonly rateLimitPolicies: RateLimitPolicyStore
  /** Applies the rate limit policies; null if they are turned off. */
  readonly rateLimits: RateLimits | null
  readonly paging: Paging
}

interface Auth {
  readonly clients: ClientStore
  readonly knownClients: KnownClients
  readonly secretChecks: SecretChecks
  readonly tokenRequests: FairQueue
  readonly accessTokens: AccessTokens
  readonly keyRing: KeyRing
  /** The keys that verify tokens: those of the key ring, or of the outside issuer. */
  readonly verificationKeys: Pick<VerificationKeys, 'has'>
  /** The issuer of all access tokens; null if the service issues them. */
  readonly outsideIssuer: OutsideIssuer | null
}

interface Events {
  readonly tenantId: string
  readonly accept: Accept
  readonly log: TailedLog
  readonly slots: SubscriptionSlots
  /** Maximum duration of a connection. */
  readonly maxConnectionSeconds: number
  readonly subscribers: Subscribers
}

interface Deliveries extends DeliveryStore {
  /** Queue for reads that may be large. It serves clients in turn. */
  readonly largeReads: FairQueue
  /** Queue for the steps of requests that count deliveries or events. Reads need not wait for them. */
  readonly largeCounts: FairQueue
}

interface Webhooks {
  readonly store: DispatchStore
  readonly dispatcher: Dispatcher
  readonly addressGuard: AddressGuard
}
