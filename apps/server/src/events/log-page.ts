import { type EventMessage, type Frames, joinFrames } from '@tenant-api/contract'
import type { EventType, LogEntry } from './event-log.ts'

/** The event types that a subscriber is shown. Subscribers with the same types share what is joined for one of them. */
export interface EventFilter {
  readonly key: string
  readonly types: ReadonlySet<EventType>
}

export function eventFilter(types: readonly EventType[]): EventFilter {
  return { key: types.toSorted().join(), types: new Set(types) }
}

/**
 * Consecutive events of the log. Thousands of subscribers stand at the same place: what is joined into one buffer for the
 * first of them is there for all.
 */
export class LogPage {
  readonly entries: readonly LogEntry[]
  readonly #joined = new Map<string, Frames<EventMessage> | null>()

  constructor(entries: readonly LogEntry[]) {
    this.entries = entries
  }

  /** The sequence of the last event; null in a page without events. */
  get last(): number | null {
    return this.entries.at(-1)?.sequence ?? null
  }

  /**
   * The frames of the events that a filter shows, or of all without one; null where it shows none.
   *
   * @param since events accepted before this time are not shown, in milliseconds since 1970
   */
  frames(filter: EventFilter | null, since: number): Frames<EventMessage> | null {
    if ((this.entries[0]?.acceptedAt ?? since) < since)
      return joinShown(this.entries, filter?.types ?? null, since)
    const key = filter?.key ?? ''
    let joined = this.#joined.get(key)
    if (joined === undefined) {
      joined = joinShown(this.entries, filter?.types ?? null, since)
      this.#joined.set(key, joined)
    }
    return joined
  }
}

/** The frames of those of the types, or of all, accepted at or after `since`; null where there are none. */
export function joinShown(
  entries: readonly LogEntry[],
  types: ReadonlySet<EventType> | null,
  since: number,
): Frames<EventMessage> | null {
  const shown = entries.filter(({ type, acceptedAt }) => acceptedAt >= since && (types?.has(type) ?? true))
  return shown.length === 0 ? null : joinFrames(shown.map(({ frame }) => frame))
}
