import type { EndedAttempt } from '../event-streams/attempts.ts'
import type { EventStream } from '../event-streams/event-stream.ts'
import type { EventType } from '../events/event-log.ts'
import type { NewLogEntry } from '../logs/entries.ts'
import type { Delivery } from './delivery.ts'

/** Recent results of a stream, which show whether its target is gone. */
export interface StreamHealth {
  /** Failed deliveries since the last success. */
  readonly failuresInRow: number
  /**
   * The time of the last successful delivery, in milliseconds since 1970; or, if that is later, the time at which the stream was
   * created or enabled.
   */
  readonly lastSuccessAt: number
}

/** This node's hold on a stream. Only the holder of a stream sends its events. */
export interface Claim {
  readonly eventStreamId: string
  /**
   * Grows each time another node takes the stream, or when it begins at another place, so that late writes of a former holder are
   * ignored.
   */
  readonly fence: number
  /** Grows with each change that the holder must act on, whichever node made the change. */
  readonly revision: number
}

/** A claim and the number of the last commit of the stream's changes, as they are in the store. */
interface StoredClaim extends Claim {
  readonly commits: number
}

/** How far a replay of a stream has come. */
export interface ReplayProgress {
  /** Tells a replay from the next one of its stream. */
  readonly id: number
  /** Each event of the replay up to this sequence has had the beginning of an attempt, or is left to its own delivery. */
  readonly position: number
  /** The sequence with which it ends. Never ahead of the stream's cursor: the events after it have not been delivered yet. */
  readonly end: number
  /** Number of events that it has begun to send. */
  readonly sent: number
}

/** An event stream with the state that the dispatcher needs. */
export interface DispatchedStream {
  readonly stream: EventStream
  readonly claim: Claim
  /** Grows with each change of the configuration. Attempts under an earlier version do not affect health or circuit. */
  readonly version: number
  /** Grows each time the stream is enabled, unless it goes on where it stopped. Deliveries of earlier rounds are ended. */
  readonly round: number
  /** Each event of the stream up to this sequence has had the beginning of a first attempt, or has expired. */
  readonly cursor: number
  readonly health: StreamHealth
  /** When the target may be probed, in milliseconds since 1970; null while the circuit is closed. */
  readonly probeAt: number | null
  /** The number of the last commit of the stream's changes. */
  readonly commits: number
  /** Number of successful attempts of the stream so far. */
  readonly successes: number
  /** Events up to this sequence are skipped: stepwise work removes the rows of their deliveries that wait for a retry. */
  readonly skippedTo: number
  /** Events up to this sequence may have rows of earlier rounds, if the stream gets them again. */
  readonly stoppedAt: number
  /** Whether the stream has stepwise work: deliveries to end, redeliver or skip, or its rows to delete. */
  readonly hasWork: boolean
  /** The replay that is under way, with its event types: null for all of the stream. Its end may be ahead of the cursor. */
  readonly replay: (ReplayProgress & { readonly eventTypes: readonly EventType[] | null }) | null
}

/** The state of a stream that its owner can see. */
export interface StreamStanding {
  readonly cursor: number
  readonly probeAt: number | null
  /** When the oldest event was accepted whose delivery has not ended, in milliseconds since 1970; null if there is none. */
  readonly oldestWaitingAt: number | null
  /** Whether a delivery waits whose last attempt failed. Deliveries of the history that are being redelivered are left out. */
  readonly isRetrying: boolean
  /** Deliveries that wait for a retry, counted up to 1,000. */
  readonly waiting: number
  /** Deliveries of the history that are being redelivered, counted up to 1,000. */
  readonly redelivering: number
  /** The stepwise work of the stream and its progress, oldest first. At most 20 entries. */
  readonly work: readonly {
    readonly kind: 'end' | 'redeliver' | 'skip' | 'delete'
    readonly total: number
    readonly done: number
  }[]
  /** All deliveries of events up to this sequence have ended or wait for a retry. */
  readonly decided: number
  readonly replay: (Omit<ReplayProgress, 'id'> & { readonly startedAt: number }) | null
}

/** The results of a stream's deliveries, written in one transaction with its cursor. */
export interface DispatchChanges {
  readonly eventStreamId: string
  /** The fence of the claim under which the changes were made. */
  readonly fence: number
  /**
   * The serial number of these changes. It is 1 more than the serial number of the stream's previous changes.
   * The store applies each number once, so a commit can be repeated.
   */
  readonly number: number
  readonly version: number
  readonly round: number
  /** This node has acted on all changes of the stream up to this revision. */
  readonly revision: number
  /** The deliveries of all events of the stream up to this sequence have begun or expired, in `round` or an earlier round. */
  readonly cursor: number
  /** Earlier rounds that have ended since the previous changes, with the last cursor of each. */
  readonly endedRounds: readonly { readonly round: number; readonly cursor: number }[]
  /** The progress of the replay, which ends at its end; null without one. Ignored if this replay is not under way any more. */
  readonly replay: ReplayProgress | null
  /** Ignored if the stored version of the stream is not `version`. */
  readonly health: StreamHealth
  /** Ignored if the stored version of the stream is not `version`. */
  readonly probeAt: number | null
  /**
   * Deliveries of events in the log that have an attempt in flight, and no row yet. The row makes another node repeat the attempt
   * if this node dies.
   */
  readonly underWay: readonly Delivery<'under way'>[]
  /**
   * Deliveries that wait for their next attempt at `dueAt`, in milliseconds since 1970. One that follows another of its object in the
   * store is not due before that has ended. This also holds for `underWay`.
   */
  readonly waiting: readonly { readonly delivery: Delivery<'waiting'>; readonly dueAt: number }[]
  /** Deliveries that get no further attempt, unless they are redelivered. */
  readonly failed: readonly Delivery<'failed'>[]
  /** Delivered and skipped deliveries that may have rows in the store. The commit deletes the rows. */
  readonly delivered: readonly (Delivery<'delivered'> | Delivery<'skipped'>)[]
  /** Entries of the tenant's log about the stream. */
  readonly entries: readonly NewLogEntry[]
  /** Numbers of ended deliveries, without test events. */
  readonly counts: { readonly successful: number; readonly failed: number }
  /** Attempts that have ended, without the successes that are left out of the list. */
  readonly attempts: readonly EndedAttempt[]
  /** Number of successful attempts of this commit that are left out of the list. */
  readonly leftOut: number
  /** Number of successful attempts of the stream so far, with those of this commit and those that are left out. */
  readonly successes: number
}

/**
 * The dispatcher's storage: a port that each store implements. Writes are fsynced when a call resolves. After a crash each
 * event is either ahead of the cursor, or behind it with a delivery that waits or has ended. If several nodes share a store,
 * one node holds each stream. A node that dies or hangs loses its streams when its lease ends.
 */
export interface DispatchStore {
  /**
   * Renews this node's lease. Then claims streams that no living node holds, up to this node's share: enabled
   * streams and streams with stepwise work. The caller must call this every few seconds, to find changes and
   * streams of dead nodes.
   *
   * @returns all streams that this node holds, and by how many they exceed its share. After a failover that lost writes, a claim
   *   may be older than what this node knows.
   */
  claim(): Promise<{ readonly held: readonly StoredClaim[]; readonly surplus: number }>
  /** Renews this node's lease. May be called while `claim` or `release` is running. */
  renew(): Promise<void>
  /**
   * Whether this node's lease has been valid since its latest claim. Attempts may begin only while this is true, because
   * otherwise another node may have taken over the streams.
   */
  isHolding(): boolean
  /** Releases streams for other nodes. Their attempts must have ended, and the results must be written. */
  release(claims: readonly Claim[]): Promise<void>
  /** Ends this node's lease, so that the other nodes share all streams. Call it last. */
  leave(): Promise<void>
  /** Takes over the given streams, and returns them. Leaves out streams that are deleted or held by another living node. */
  streams(ids: readonly string[]): Promise<readonly DispatchedStream[]>
  /** The cursor of every enabled stream, whichever node holds it. */
  cursors(): Promise<readonly { readonly eventStreamId: string; readonly cursor: number }[]>
  /**
   * The revision of a change that the holder of a stream has not acted on; null once it has, or if the stream needs no holder.
   *
   * @param revision an earlier result; null for the latest change. While a caller waits for one change, others may follow.
   */
  unnoticedChange(eventStreamId: string, revision: number | null): Promise<number | null>
  /** Whether a stream has stepwise work, whichever node holds it. */
  hasWork(eventStreamId: string): Promise<boolean>
  /** The state of a stream, whichever node holds it; null if it does not exist. */
  standing(eventStreamId: string): Promise<StreamStanding | null>
  /** Calls `listener` when another node has changed streams, so that this node claims streams and acts on the changes. */
  onChange(listener: () => void): void
  /** Deliveries of a stream whose next attempt is due, in the order of their due times. */
  due(eventStreamId: string, now: number, limit: number): Promise<readonly Delivery<'waiting'>[]>
  /**
   * Prepares the next events of a replay. Makes failed deliveries among them due, as deliveries of the replay.
   *
   * @returns the ids of the events that have a delivery of their own: it waits, is in flight, or was made due. `restarted` counts those
   *   that were made due: none if the replay is not under way any more, or another node has taken the stream over.
   */
  prepareReplay(
    claim: Claim,
    replayId: number,
    events: readonly { readonly id: string; readonly sequence: number }[],
  ): Promise<{ readonly left: readonly string[]; readonly restarted: number }>
  /** The next due time after `now` of each stream that has one, in milliseconds since 1970. */
  nextDue(eventStreamIds: readonly string[], now: number): Promise<ReadonlyMap<string, number>>
  /** Those of the given objects of which the stream has events in `retries`: later events wait for them. */
  waitingObjects(eventStreamId: string, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** The event of a delivery as JSON in UTF-8; null if retention has deleted it, `erased` if an erasure has removed it. */
  event(delivery: Delivery): Promise<Uint8Array | null | 'erased'>
  /**
   * Stores a test event, to be attempted once at `dueAt`, and its entry in the tenant's log.
   *
   * @returns false if too many test events of the stream wait
   */
  insertTest(
    delivery: Delivery<'waiting'>,
    json: Uint8Array,
    dueAt: number,
    entry: NewLogEntry,
  ): Promise<boolean>
  /**
   * Writes all changes or none. `changes` has at most one element for each stream. Writes no row for a delivery whose event was erased.
   *
   * @returns ids of the streams whose changes were ignored: streams that no longer exist, or were taken over by another node,
   *   or whose last commit or change a failover has lost
   */
  commit(changes: readonly DispatchChanges[]): Promise<readonly string[]>
  /**
   * Disables a stream whose target no longer works, unless its version has changed, or another node has taken the stream over.
   *
   * @param entry the entry in the tenant's log
   * @returns whether it was disabled
   */
  disable(claim: Claim, version: number, reason: string, entry: NewLogEntry): Promise<boolean>
  /**
   * Does one short step of a stream's work: ends deliveries as failed, makes failed ones due, removes skipped ones, or deletes rows of a
   * deleted stream. Does nothing if another node has taken the stream over, or if the stream has changed since the claim was read,
   * because `except` may then be incomplete.
   *
   * @param except ids of events with attempts in flight; these attempts end the deliveries
   * @returns how many rows were changed; null if no work is left
   */
  work(claim: Claim, except: readonly string[]): Promise<number | null>
}
