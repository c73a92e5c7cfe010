import type { components } from '@tenant-api/contract'
import type { NewLogEntry } from '../logs/entries.ts'

type EventType = components['schemas']['EventType']

/** The part of the log that a replay sends again: the events after `from`, up to `end`. */
export interface ReplayedPart {
  readonly from: number
  readonly end: number
  /** Null for all types of the stream. */
  readonly eventTypes: readonly EventType[] | null
}

/**
 * The replays of event streams: a port that each store implements. A change and its entry in the tenant's log are one transaction. Writes
 * are fsynced when they resolve. `DispatchStore` reads and moves the replays.
 */
export interface ReplayStore {
  /**
   * Starts a replay. An event stream has at most one at a time, which ends when the stream is disabled or deleted.
   *
   * @returns `expired` if the log has deleted events after `from`
   */
  start(
    eventStreamId: string,
    part: ReplayedPart,
    entry: NewLogEntry,
  ): Promise<'started' | 'disabled' | 'under way' | 'expired'>
  /** Ends the replay of a stream. Events that it has begun to send keep their deliveries. @returns whether there was one */
  end(eventStreamId: string, entry: NewLogEntry): Promise<boolean>
}
