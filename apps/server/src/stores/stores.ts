import type { ClientStore } from '../auth/clients.ts'
import type { SigningKeyStore } from '../auth/key-ring.ts'
import type { DerivedKeys } from '../crypto.ts'
import type { AttemptStore } from '../event-streams/attempts.ts'
import type { DeliveryStore } from '../event-streams/deliveries.ts'
import type { EventStreamStore } from '../event-streams/event-stream.ts'
import type { ReplayStore } from '../event-streams/replay.ts'
import type { Clock } from '../events/clock.ts'
import type { ErasureStore } from '../events/erasure.ts'
import type { EventLog } from '../events/event-log.ts'
import type { SubscriptionSlots } from '../events/subscription-slots.ts'
import type { Quota, Rate } from '../limiting/quota.ts'
import type { RateLimitPolicyStore } from '../limiting/rate-limit-policy.ts'
import type { RateLimitCounters } from '../limiting/rate-limits.ts'
import type { LogStore } from '../logs/entries.ts'
import type { NoticeStore } from '../logs/notices.ts'
import type { DispatchStore } from '../webhooks/dispatch-store.ts'

/** Database connections for one kind of work. */
export interface Pool {
  readonly name: string
  readonly busy: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  /** Maximum number of connections of the pool. */
  readonly most: number
}

/** This process as one of the nodes that share the database, with its lease and connections. */
export interface StoreNode {
  /** A random id, different at each start. */
  readonly id: string
  /** Seconds until the lease of this node expires unless renewed; null for a store that has only one node. */
  leaseSeconds(): number | null
  /** Empty for an embedded database. */
  pools(): readonly Pool[]
  /** Whether a commit waits for a standby, by the last renewal of the lease; null for an embedded database. */
  isSynchronous(): boolean | null
  /** @param listener called whenever {@link isSynchronous} has changed */
  onReplication(listener: (isSynchronous: boolean) => void): void
}

/** All ports, implemented by one database. */
export interface Stores {
  /** The keys of the tenant's data. */
  readonly keys: DerivedKeys
  readonly node: StoreNode
  readonly clients: ClientStore
  readonly signingKeys: SigningKeyStore
  readonly events: EventLog
  readonly clock: Clock
  readonly eventStreams: EventStreamStore
  readonly deliveries: DeliveryStore
  readonly attempts: AttemptStore
  readonly replays: ReplayStore
  readonly dispatch: DispatchStore
  readonly rateLimitPolicies: RateLimitPolicyStore
  readonly rateLimitCounters: RateLimitCounters
  readonly logs: LogStore
  readonly notices: NoticeStore
  openQuota(rate: Rate): Quota
  openSubscriptionSlots(maxPerClient: number): SubscriptionSlots
  /** Runs `work` under a lock that all nodes share, so that only one of several starting nodes creates keys and clients. */
  startAlone<Result>(work: () => Promise<Result>): Promise<Result>
  /** @throws when the database does not answer reads within 1.5 s */
  check(): Promise<void>
  /**
   * Writes nothing: the store knows from its own writes whether a publication would be acknowledged now.
   *
   * @throws within 1.5 s when it would not
   */
  checkWrites(): Promise<void>
  close(): Promise<void>
}

/** The ports for operators' commands, which may run beside the service. */
export interface CommandStores extends Pick<Stores, 'keys' | 'clients' | 'signingKeys' | 'logs' | 'close'> {
  /** Seals the data's key with SECRETS_KEY, if the previous one has sealed it. @returns whether it was sealed anew */
  sealAnew(): Promise<boolean>
  readonly erasure: ErasureStore
  /** Milliseconds since 1970, by the clock that the service uses: the clock of the PostgreSQL server, or of this machine. */
  now(): Promise<number>
}
