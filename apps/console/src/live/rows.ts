import type { LiveEvent } from '@tenant-api/react'
import { textOf, typeOf } from './entry.ts'

/** Which events are shown. Gaps always are. */
export interface Filter {
  /** The types to show; empty for all. */
  readonly types: ReadonlySet<string>
  /** Text that the event must contain, in any case; empty for all. */
  readonly text: string
}

/** The events that pass a filter, oldest first. */
export interface Rows {
  readonly count: number
  /** How many rows were removed from the beginning since the filter was set, because their events were dropped. */
  readonly removed: number
  /** The number of an event in the stream, by its row. It stays the same when older events are dropped. */
  numberAt(row: number): number
  /** The row of an event; -1 if it is not shown. */
  rowOf(number: number): number
  /** The entry with a number; undefined if it is dropped or has not arrived. */
  entry(number: number): LiveEvent | undefined
}

/** Filters a growing list. Each new event is examined once, and all of them only when the filter changes. */
export interface FilteredEvents {
  /** The types that have arrived and that the console does not know. */
  readonly newerTypes: ReadonlySet<string>
  /** @param dropped the number of older events that `events` no longer contains */
  update(events: readonly LiveEvent[], dropped: number, filter: Filter): Rows
}

export function createFilteredEvents(): FilteredEvents {
  /** The texts of the events, so that a search need not write JSON. */
  let texts: string[] = []
  let first = 0
  let numbers: number[] = []
  let removed = 0
  let applied: Filter | undefined
  const newerTypes = new Set<string>()

  function learn(entry: LiveEvent): void {
    texts.push(textOf(entry))
    if (entry.type === 'unknown') newerTypes.add(entry.raw.type)
  }

  function forget(dropped: number): void {
    texts = texts.slice(Math.max(0, dropped - first))
    first = dropped
    const kept = numbers.findIndex(number => number >= dropped)
    const gone = kept < 0 ? numbers.length : kept
    removed += gone
    numbers = numbers.slice(gone)
  }

  return {
    newerTypes,
    update(events, dropped, filter) {
      if (dropped !== first) forget(dropped)
      const known = texts.length
      for (const entry of events.slice(known)) learn(entry)
      const isSame = applied?.text === filter.text && applied.types === filter.types
      if (!isSame) {
        numbers = []
        removed = 0
      }
      applied = filter
      const isPassed = passes(filter)
      // An index loop: this runs over 50,000 events while someone types.
      for (let index = isSame ? known : 0; index < events.length; index += 1)
        if (isPassed(events[index] as LiveEvent, texts[index] ?? '')) numbers.push(first + index)
      return rowsOf(events, dropped, numbers, removed)
    },
  }
}

function passes({ types, text }: Filter): (entry: LiveEvent, text: string) => boolean {
  const sought = text.trim().toLowerCase()
  if (types.size === 0 && sought === '') return () => true
  return (entry, text) =>
    entry.type === 'gap' ||
    ((types.size === 0 || types.has(typeOf(entry))) && (sought === '' || text.includes(sought)))
}

function rowsOf(
  events: readonly LiveEvent[],
  dropped: number,
  numbers: readonly number[],
  removed: number,
): Rows {
  return {
    count: numbers.length,
    removed,
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
