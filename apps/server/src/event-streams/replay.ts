import type { components } from '@tenant-api/contract'
import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'
import { type InTurn, inCountTime } from './count-time.ts'

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

const notCounted = `The events could not be counted within ${limits.countSeconds} seconds. Try again, or choose a shorter part of the log.`

/** The part of the log that counts. */
interface CountingLog {
  countTypes(
    after: number,
    to: number,
    types: readonly EventType[],
  ): Promise<{ readonly events: number; readonly last: number }>
}

/**
 * Counts the events of a part of the log, in many calls of the log. Ends at `limits.countedEvents`.
 *
 * @param types the event types to count
 * @throws {Problem} `service_unavailable` when the count takes longer than `limits.countSeconds`
 */
export function countEvents(
  log: CountingLog,
  { from, end }: Pick<ReplayedPart, 'from' | 'end'>,
  types: readonly EventType[],
  inTurn: InTurn,
): Promise<number> {
  return inCountTime(notCounted, inTurn, async step => {
    let [total, after] = [0, from]
    while (after < end && total < limits.countedEvents) {
      const { events, last } = await step(() => log.countTypes(after, end, types))
      total += events
      after = last
    }
    return Math.min(total, limits.countedEvents)
  })
}
