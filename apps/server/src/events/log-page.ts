import { type EventMessage, type Frames, joinFrames } from '@tenant-api/contract'
import { limits } from '../limits.ts'
import type { EventType, LogEntry } from './event-log.ts'

/** The event types of a subscriber. Subscribers with the same types share joined frames. */
export interface EventFilter {
  readonly key: string
  readonly types: ReadonlySet<EventType>
}

export function eventFilter(types: readonly EventType[]): EventFilter {
  return { key: types.toSorted().join(), types: new Set(types) }
}

/**
 * Consecutive events of the log. Thousands of subscribers may need the same page, so the frames for each
 * filter are joined into one buffer only once.
 */
export class LogPage {
  readonly entries: readonly LogEntry[]
  readonly #joined = new Map<string, readonly Frames<EventMessage>[]>()
  readonly #mayJoin: boolean
  /** The earliest time of acceptance. It need not be the time of the first event, because a clock may have been corrected. */
  readonly #earliest: number

  /** @param mayJoin whether other subscribers will use the page */
  constructor(entries: readonly LogEntry[], mayJoin = true) {
    this.entries = entries
    this.#mayJoin = mayJoin
    this.#earliest = entries.reduce((least, { acceptedAt }) => Math.min(least, acceptedAt), Infinity)
  }

  /** The sequence of the last event; null in a page without events. */
  get last(): number | null {
    return this.entries.at(-1)?.sequence ?? null
  }

  /**
   * The frames of the events that match the filter, or of all events if the filter is null. If other
   * subscribers will use the page, it joins the frames into one buffer for the first `limits.joinedFilters`
   * filters. For later filters it returns the separate buffers of the tail, because joined buffers for four
   * million possible filters would need too much memory.
   *
   * @param since milliseconds since 1970; events accepted before this time are not shown
   */
  frames(filter: EventFilter | null, since: number): readonly Frames<EventMessage>[] {
    const types = filter?.types ?? null
    if (!this.#mayJoin || this.#earliest < since) return framesShown(this.entries, types, since)
    const key = filter?.key ?? ''
    const known = this.#joined.get(key)
    if (known) return known
    const shown = framesShown(this.entries, types, since)
    if (this.#joined.size === limits.joinedFilters) return shown
    const joined = shown.length > 1 ? [joinFrames(shown)] : shown
    this.#joined.set(key, joined)
    return joined
  }
}

/** The frames of the events accepted at or after `since` that have one of the given types (null for all). */
export function framesShown(
  entries: readonly LogEntry[],
  types: ReadonlySet<EventType> | null,
  since: number,
): readonly Frames<EventMessage>[] {
  return entries
    .filter(({ type, acceptedAt }) => acceptedAt >= since && (types?.has(type) ?? true))
    .map(({ frame }) => frame)
}
