import type { EventStream } from '../../event-streams/event-stream.ts'
import type { Delivery } from './delivery.ts'

/** How a stream has fared lately, from which it is told that its target is gone. */
export interface StreamHealth {
  /** Deliveries that have failed since one succeeded. */
  readonly failuresInRow: number
  /** The last success, or when the stream was created or enabled. Milliseconds since 1970. */
  readonly lastSuccessAt: number
}

/** A stream that this node holds: it alone sends its events, until another takes it over. */
export interface Claim {
  readonly eventStreamId: string
  /** Higher each time that another node takes the stream, so that what its last holder still writes is told apart. */
  readonly fence: number
  /** Higher after each change that the holder has to take notice of, whichever node made it. */
  readonly revision: number
}

/** An event stream as the dispatcher sees it. */
export interface DispatchedStream {
  readonly stream: EventStream
  readonly claim: Claim
  /** Higher after each change of its configuration. A result of an attempt for an earlier one says nothing of the stream. */
  readonly version: number
  /** Higher each time that it is enabled: deliveries of an earlier round are ended. */
  readonly round: number
  /** Everything in the log up to this sequence has been taken. */
  readonly cursor: number
  readonly health: StreamHealth
  /** When its target may be probed, in milliseconds since 1970; null while its circuit is closed. */
  readonly probeAt: number | null
  /** The number of the last commit of its changes. */
  readonly commits: number
  /** Whether there is work to be done for it, step by step: deliveries to end or to redeliver, or the stream to delete. */
  readonly hasWork: boolean
}

/** How a stream stands, for those who look at it. */
export interface StreamStanding {
  readonly cursor: number
  readonly probeAt: number | null
  /** Deliveries that wait for their next attempt; 1,000 stands for more. */
  readonly waiting: number
  /** What is being done for the stream step by step, the oldest first, and how far it has come. At most 20. */
  readonly work: readonly {
    readonly kind: 'end' | 'redeliver' | 'delete'
    readonly total: number
    readonly done: number
  }[]
}

/** What became of one stream's deliveries: written in one transaction, with the cursor that moved past their events. */
export interface DispatchChanges {
  readonly eventStreamId: string
  /** Of the claim under which they were made. */
  readonly fence: number
  /** One more than that of the changes before. They are written once, however often they come: the same number is the same changes. */
  readonly number: number
  readonly version: number
  readonly round: number
  /** All changes of the stream up to this revision have been acted on. */
  readonly revision: number
  /** Everything in the log up to here has been taken, whichever round the store has by now. */
  readonly cursor: number
  /** Earlier rounds that have ended since the changes before, and up to where each was taken. */
  readonly left: readonly { readonly round: number; readonly cursor: number }[]
  /** Of the version. */
  readonly health: StreamHealth
  /** Of the version. */
  readonly probeAt: number | null
  /** Deliveries of the log whose attempts are under way: after a crash they are attempted again. */
  readonly underWay: readonly Delivery<'under way'>[]
  /** Deliveries that wait for their next attempt at `dueAt`, in milliseconds since 1970. */
  readonly waiting: readonly { readonly delivery: Delivery<'waiting'>; readonly dueAt: number }[]
  /** Deliveries whose attempts are exhausted. */
  readonly failed: readonly Delivery<'failed'>[]
  /** Deliveries that may be in the store, from which they go. */
  readonly delivered: readonly Delivery<'delivered'>[]
  /** Deliveries that ended in each way, test events left out. */
  readonly counts: { readonly successful: number; readonly failed: number }
}

/**
 * What the dispatcher keeps: a port that each store implements. It is fsynced when a call resolves, so that after a crash
 * each event is either behind the cursor with its delivery waiting, failed or done, or still ahead of it. Where several nodes share
 * a store, each stream is held by one of them: one that dies or stops answering loses what it held within seconds.
 */
export interface DispatchStore {
  /**
   * Says that this node is alive, and takes for it, within its share, streams that events are to be sent to, or that have work, and
   * that no living node holds. The caller owes it every few seconds.
   *
   * @returns all streams that this node holds, and how many more than its share they are
   */
  claim(): Promise<{ readonly held: readonly Claim[]; readonly surplus: number }>
  /** Whether this node has claimed lately enough for nobody to have taken over: an attempt may begin only then. */
  isHolding(): boolean
  /** Lets another node have a stream. Its deliveries under way must have ended, and been written. */
  release(claim: Claim): Promise<void>
  /** Streams, each taken for this node unless a living one holds it; without those that one does, or that are deleted. */
  streams(ids: readonly string[]): Promise<readonly DispatchedStream[]>
  /** Where each stream stands that events are sent to, whichever node holds it. */
  cursors(): Promise<readonly { readonly eventStreamId: string; readonly cursor: number }[]>
  /** Whether all that was changed of a stream has been acted on, by whichever node holds it; true where nobody need to. */
  isActedOn(eventStreamId: string): Promise<boolean>
  /** Whether there is work to be done for a stream step by step, whichever node holds it. */
  hasWork(eventStreamId: string): Promise<boolean>
  /** How a stream stands, whichever node holds it; null where there is none. */
  standing(eventStreamId: string): Promise<StreamStanding | null>
  /** Calls `listener` when there may be something to claim, or to take notice of, that another node has changed. */
  onChange(listener: () => void): void
  /** Deliveries of a stream whose next attempt is due, the longest due first. */
  due(eventStreamId: string, now: number, limit: number): Promise<readonly Delivery<'waiting'>[]>
  /** When the next attempt of each stream is due after `now`, for those where one is. Milliseconds since 1970. */
  nextDue(eventStreamIds: readonly string[], now: number): Promise<ReadonlyMap<string, number>>
  /** The event of a delivery as JSON in UTF-8; null where it is no longer kept. */
  event(delivery: Delivery): Promise<Uint8Array | null>
  /** Stores a test event, to be attempted once at `dueAt`. */
  insertTest(delivery: Delivery<'waiting'>, json: Uint8Array, dueAt: number): Promise<void>
  /**
   * Writes all changes or none, one of each stream.
   *
   * @returns ids of the streams that were passed over, since they have been deleted or taken over by another node
   */
  commit(changes: readonly DispatchChanges[]): Promise<readonly string[]>
  /** Disables a stream whose target is gone, unless it has another version by now. @returns whether it was */
  disable(eventStreamId: string, version: number, reason: string): Promise<boolean>
  /**
   * Does one short step of a stream's work: it ends deliveries as failed, makes failed ones due, or deletes what belongs to a
   * deleted stream. Nothing happens where another node has taken the stream over, or where the stream was changed since its holder
   * looked: attempts that it began meanwhile are not known yet.
   *
   * @param except ids of events whose deliveries are under way: they end by themselves
   * @returns how many rows it has changed; null once there is no work left
   */
  work(claim: Claim, except: readonly string[]): Promise<number | null>
}
