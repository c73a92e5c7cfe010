import type { Logger } from 'pino'
import type { AccessTokens } from './auth/access-token.ts'
import type { ClientStore } from './auth/client.ts'
import type { SigningKeys } from './auth/signing-keys.ts'
import type { Config } from './config.ts'
import type { DeliveryStore } from './deliveries/delivery.ts'
import type { EventStreamStore } from './event-streams/event-stream.ts'
import type { Connections } from './events/connections.ts'
import type { EventLog } from './events/event-log.ts'
import type { Checkpoints } from './paging/checkpoint.ts'
import type { RateLimitPolicyStore } from './rate-limit-policies/rate-limit-policy.ts'

/** All that a handler may touch. Built in create-context.ts, and nowhere else. */
export interface Context {
  readonly config: Config
  /** Scheme and host under which callers know the service. */
  readonly baseUrl: string
  readonly log: Logger
  readonly clients: ClientStore
  readonly signingKeys: SigningKeys
  readonly accessTokens: AccessTokens
  readonly checkpoints: Checkpoints
  /** How many results a page has when a request does not say; half of the most that it may have. */
  readonly defaultPageSize: number
  readonly events: EventLog
  readonly connections: Connections
  readonly eventStreams: EventStreamStore
  readonly deliveries: DeliveryStore
  readonly rateLimitPolicies: RateLimitPolicyStore
  /** Aborted when the service is about to end. */
  readonly shutdown: AbortSignal
  /** Throws when the store does not answer. */
  readonly checkStore: () => Promise<void>
}
