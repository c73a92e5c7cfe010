import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '../limits.ts'
import type { LogEntry, LogFilter, LogStore } from './entries.ts'

/**
 * A page of the log, in steps between which the event loop gets a turn.
 *
 * @param after the id of the last entry of the previous page; null for the first page
 * @returns at most `size` entries, and the id after which the next page begins; null on the last page. The page is short, even empty, if
 *   `limits.searchedLogEntries` have been read for it: only a search with several filters can read so many.
 */
export async function logPage(
  logs: Pick<LogStore, 'search'>,
  filter: LogFilter,
  after: string | null,
  size: number,
): Promise<{ entries: LogEntry[]; last: string | null }> {
  const found: LogEntry[] = []
  let place = after
  for (let read = 0; ; await nextTurn()) {
    // One more than the page has, to learn whether another page follows.
    const step = await logs.search(filter, place, size + 1 - found.length)
    found.push(...step.entries)
    place = step.last
    read += step.read
    if (found.length > size) return { entries: found.slice(0, size), last: found[size - 1]?.id ?? null }
    if (place === null || read >= limits.searchedLogEntries) return { entries: found, last: place }
  }
}
