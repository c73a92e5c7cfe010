import type { components } from '@tenant-api/contract'
import type { FailedDelivery } from '../deliveries/delivery.ts'
import type { EventStream } from '../event-streams/event-stream.ts'
import type { EventType } from '../events/event-log.ts'

export type DeliveryAttempt = components['schemas']['EventStreamDeliveryAttempt']

/** An event on its way to the destination of an event stream. */
export interface Delivery {
  readonly eventStreamId: string
  readonly eventId: string
  readonly eventType: EventType
  /** The CloudEvent as the log has it: JSON in UTF-8. */
  readonly json: Uint8Array
  /** `failed` once its attempts were exhausted; it stays so, and listed, while it is redelivered. */
  readonly status: 'pending' | FailedDelivery['status']
  /** All attempts so far, oldest first. */
  readonly attempts: readonly DeliveryAttempt[]
  /** How many of them belong to the schedule that is under way. */
  readonly tries: number
  /** A test event is attempted once. */
  readonly isTest: boolean
}

/** How a stream has fared lately, from which it is told that its target is gone. */
export interface StreamHealth {
  readonly failuresInRow: number
  /** The last success, or when the stream was created or enabled. Milliseconds since 1970. */
  readonly lastSuccessAt: number
}

/** An event stream as the dispatcher sees it. */
export interface DispatchedStream {
  readonly stream: EventStream
  /** Everything in the log up to this sequence has been taken. */
  readonly cursor: number
  /**
   * For a disabled stream: the events up to this sequence were accepted while it was enabled, and those after the cursor
   * are still to be ended as failed. Null when there is nothing left to end, and nothing of it is under way.
   */
  readonly endingAt: number | null
  readonly health: StreamHealth
  readonly claim: Claim
}

/** A stream that this node holds: it alone sends its events, until another takes it over. */
export interface Claim {
  readonly eventStreamId: string
  /** Higher each time that another node takes the stream, so that what its last holder still writes is told apart. */
  readonly fence: number
  /** Higher after each change that the holder has to take notice of, whichever node made it. */
  readonly revision: number
}

/** What became of one stream's deliveries: written in one transaction, with the cursor that moved past their events. */
export interface DispatchChanges {
  readonly eventStreamId: string
  /** Of the claim under which they were made. */
  readonly fence: number
  /** All changes of the stream up to this revision have been acted on. */
  readonly revision: number
  readonly cursor: number
  /** Of a disabled stream, everything up to this sequence has been ended; null while it has not. */
  readonly endedAt: number | null
  /** Null for a disabled stream: it begins anew once enabled. */
  readonly health: StreamHealth | null
  /** Deliveries that go on: under way, or waiting for their next attempt at `dueAt`. */
  readonly pending: readonly { readonly delivery: Delivery; readonly dueAt: number }[]
  /** Deliveries whose attempts are exhausted. */
  readonly failed: readonly Delivery[]
  /** Ids of the events that were delivered and may be in the store, from which they go. */
  readonly delivered: readonly string[]
  /** Deliveries that ended in each way since the last changes, test events left out. */
  readonly counts: { readonly successful: number; readonly failed: number }
}

/**
 * What the dispatcher keeps: a port that each store implements. It is fsynced when a call resolves, so that after a crash
 * each event is either behind the cursor with its delivery pending, failed or done, or still ahead of it. Where several nodes share
 * a store, each stream is held by one of them: one that dies or stops answering loses what it held within seconds.
 */
export interface DispatchStore {
  /**
   * Says that this node is alive, and takes for it, within its share, streams that events are to be sent to, or that still have
   * deliveries to end, and that no living node holds. The caller owes it every few seconds.
   *
   * @returns all such streams that this node holds, and how many more than its share they are
   */
  claim(): Promise<{ readonly held: readonly Claim[]; readonly surplus: number }>
  /** Whether this node has claimed lately enough for nobody to have taken over: an attempt may begin only then. */
  isHolding(): boolean
  /** Lets another node have a stream. Its deliveries under way must have ended, and been written. */
  release(claim: Claim): Promise<void>
  /** A stream, taken for this node unless a living one holds it; null where one does, and where it is deleted. */
  stream(id: string): Promise<DispatchedStream | null>
  /** Where each stream stands that events are sent to, or that has deliveries to end, whichever node holds it. */
  cursors(): Promise<readonly { readonly eventStreamId: string; readonly cursor: number }[]>
  /** Whether all that was changed of a stream has been acted on, by whichever node holds it; true where it is deleted. */
  isActedOn(eventStreamId: string): Promise<boolean>
  /** Calls `listener` when there may be something to claim, or to take notice of, that another node has changed. */
  onChange(listener: () => void): void
  /** Deliveries of a stream whose next attempt is due, the longest due first. */
  due(eventStreamId: string, now: number, limit: number): Promise<readonly Delivery[]>
  /** When the next attempt of a stream is due after `now`; null where none is. Milliseconds since 1970. */
  nextDue(eventStreamId: string, now: number): Promise<number | null>
  /** Stores a test event, to be attempted once at `dueAt`. */
  insertTest(delivery: Delivery, dueAt: number): Promise<void>
  /**
   * Writes all changes or none, one of each stream. A stream that was disabled in the meantime stays to be ended: the changes
   * may have been made without knowing of it.
   *
   * @returns ids of the streams that were passed over, since they have been deleted or taken over by another node
   */
  commit(changes: readonly DispatchChanges[]): Promise<readonly string[]>
  /**
   * Ends as failed every delivery of a stream that waits for an attempt, with `attempt` as its last one, but for the events
   * in `except`. Test events are not counted. Nothing happens where another node has taken the stream over.
   */
  endWaiting(claim: Claim, attempt: DeliveryAttempt, except: readonly string[]): Promise<void>
}
