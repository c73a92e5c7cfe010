import type { LiveEvent } from '@tenant-api/react'
import { textOf, typeOf } from './entry.ts'

/** The conditions for events to be shown. Gaps are always shown. */
export interface Filter {
  /** The types to show; empty for all. */
  readonly types: ReadonlySet<string>
  /** Text that the event must contain, in upper or lower case; empty for all. */
  readonly text: string
}

/** The events that pass a filter, oldest first. */
export interface Rows {
  readonly count: number
  /** The number of rows removed from the beginning since the filter was set, because their events were dropped. */
  readonly removed: number
  /** The number of events that have not been examined yet. Further calls of `update` examine them. */
  readonly pending: number
  /** The number of the event that a row shows, counted from the start of the subscription, including dropped events. */
  numberAt(row: number): number
  /** The row of an event; -1 if it is not shown. */
  rowOf(number: number): number
  /** The entry with a number; undefined if it is dropped or has not arrived. */
  entry(number: number): LiveEvent | undefined
}

/** Filters a growing list. Each new event is examined once. All events are examined again only when the filter changes. */
interface FilteredEvents {
  /** The types that have arrived and that the console does not know. */
  readonly newerTypes: ReadonlySet<string>
  /**
   * Examines the next events, in a short step: the page stays responsive while it searches 50,000 events.
   *
   * @param dropped the number of older events that `events` no longer contains
   */
  update(events: readonly LiveEvent[], dropped: number, filter: Filter): Rows
}

/** The number of events that a step examines if it makes no search texts. */
export const stepWork = 10_000
/** Making the search text of one event takes as long as examining this many events. */
export const textWork = 10

export function createFilteredEvents(): FilteredEvents {
  /**
   * The search texts of the first events. A search makes the texts that it needs. Steps with little other work make
   * texts in advance.
   */
  let texts: string[] = []
  let examined = 0
  let first = 0
  let numbers: number[] = []
  let removed = 0
  let applied: Filter | undefined
  const newerTypes = new Set<string>()

  function forget(dropped: number): void {
    const gone = dropped - first
    first = dropped
    texts = texts.slice(gone)
    examined = Math.max(0, examined - gone)
    const kept = numbers.findIndex(number => number >= dropped)
    const hidden = kept < 0 ? numbers.length : kept
    removed += hidden
    numbers = numbers.slice(hidden)
  }

  function restart(filter: Filter): void {
    applied = filter
    examined = 0
    numbers = []
    removed = 0
  }

  return {
    newerTypes,
    update(events, dropped, filter) {
      if (dropped !== first) forget(dropped)
      if (applied?.text !== filter.text || applied.types !== filter.types) restart(filter)
      const { isPassed, isSearch } = passes(filter)
      let work = stepWork
      while (examined < events.length && work > 0) {
        // The cast is safe: the index is within the list.
        const entry = events[examined] as LiveEvent
        if (isSearch && examined === texts.length) {
          texts.push(textOf(entry))
          work -= textWork
        }
        if (entry.type === 'unknown') newerTypes.add(entry.raw.type)
        if (isPassed(entry, texts[examined] ?? '')) numbers.push(first + examined)
        examined += 1
        work -= 1
      }
      for (; texts.length < events.length && work > 0; work -= textWork)
        texts.push(textOf(events[texts.length] as LiveEvent))
      return rowsOf(events, { dropped, numbers, removed, pending: events.length - examined })
    },
  }
}

function passes({ types, text }: Filter) {
  const sought = text.trim().toLowerCase()
  const isSearch = sought !== ''
  const isPassed = (entry: LiveEvent, text: string) =>
    entry.type === 'gap' ||
    ((types.size === 0 || types.has(typeOf(entry))) && (!isSearch || text.includes(sought)))
  return { isPassed, isSearch }
}

interface Examined {
  readonly dropped: number
  readonly numbers: readonly number[]
  readonly removed: number
  readonly pending: number
}

function rowsOf(events: readonly LiveEvent[], { dropped, numbers, removed, pending }: Examined): Rows {
  return {
    count: numbers.length,
    removed,
    pending,
    numberAt: row => numbers[row] ?? -1,
    rowOf(number) {
      let [low, high] = [0, numbers.length - 1]
      while (low <= high) {
        const middle = (low + high) >> 1
        const found = numbers[middle] ?? -1
        if (found === number) return middle
        if (found < number) low = middle + 1
        else high = middle - 1
      }
      return -1
    },
    entry: number => events[number - dropped],
  }
}
