import { type EventMessage, type Frames, joinFrames } from '@tenant-api/contract'
import type { Logger } from 'pino'
import { limits } from '../limits.ts'
import { type EventFilter, recentEvent, shows } from './event-filter.ts'
import { CursorExpiredError, type EventLog, isOfTypes, type LogEntry, maxReadBytes } from './event-log.ts'

/**
 * Consecutive events of the log. Thousands of subscribers may need the same page, so each filter tests its events only once, and
 * the frames that the filter shows are joined into one buffer only once.
 */
export class LogPage {
  readonly entries: readonly LogEntry[]
  readonly #joined = new Map<string, readonly Frames<EventMessage>[]>()
  /** The events that filters with conditions show. */
  readonly #passed = new Map<string, readonly LogEntry[]>()
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
   * filters. For later filters it returns the separate buffers of the tail, because joined buffers for any number of filters would
   * need too much memory. Filters that hide nothing share one buffer.
   *
   * @param since milliseconds since 1970; events accepted before this time are not shown
   */
  frames(filter: EventFilter | null, since: number): readonly Frames<EventMessage>[] {
    if (!this.#mayJoin || this.#earliest < since) return framesSince(since, this.#shown(filter))
    const key = filter?.key ?? ''
    const known = this.#joined.get(key)
    if (known) return known
    const entries = this.#shown(filter)
    if (filter && entries.length === this.entries.length) return this.frames(null, since)
    const shown = framesSince(since, entries)
    if (this.#joined.size === limits.joinedFilters) return shown
    const joined = shown.length > 1 ? [joinFrames(shown)] : shown
    this.#joined.set(key, joined)
    return joined
  }

  #shown(filter: EventFilter | null): readonly LogEntry[] {
    const known = filter?.matches && this.#passed.get(filter.key)
    if (known) return known
    const shown = this.entries.filter(entry => shows(filter, entry, recentEvent))
    if (filter?.matches && this.#passed.size < limits.testedFilters) this.#passed.set(filter.key, shown)
    return shown
  }
}

/** The frames of the events accepted at or after `since`. */
export function framesSince(since: number, entries: readonly LogEntry[]): readonly Frames<EventMessage>[] {
  return entries.filter(({ acceptedAt }) => acceptedAt >= since).map(({ frame }) => frame)
}

/** Size of the tail, in bytes of frames. */
const maxBytes = 4_194_304
/** Size of a page of the tail, in bytes: about as much as the socket of a fast reader takes at once. */
const maxPageBytes = 131_072
const pageSize = 1_000
/** Delay before the store is read again after a failure, in milliseconds. */
const retryMs = 250

/**
 * An event log that keeps its newest events in memory as frames, so that they are read from the store once for all subscribers. It
 * announces its growth in order and without gaps, which the log of a store need not do.
 */
export interface TailedLog extends EventLog {
  /** The events after a sequence, from memory. An empty page at the head; null if memory no longer holds all of them. */
  newest(sequence: number): LogPage | null
}

/** Adds a tail to a log. Listeners of `onGrowth` are called once the tail holds the new events. */
export async function withTail(log: EventLog, logger: Logger): Promise<TailedLog> {
  const listeners = new Set<(appended: readonly LogEntry[]) => void>()
  let entries: LogEntry[] = []
  let bytes = 0
  let head = await log.head()
  let pages = new Map<number, LogPage>()
  let isReading = false
  // Stryker disable next-line BooleanLiteral: Only `fill` reads the variable, and each caller of `fill` sets it to true before the call.
  let hasGrown = false
  let hasExpired = false
  let erasures = 0
  const erasureListeners = new Set<() => void>()

  log.onErasure(() => {
    erasures++
    forget()
    for (const listener of erasureListeners) listener()
  })

  log.onGrowth(appended => {
    if (!isReading && appended[0]?.sequence === head + 1) {
      push(appended)
      return
    }
    hasGrown = true
    if (!isReading) void fill()
  })

  async function fill(): Promise<void> {
    isReading = true
    try {
      if (hasExpired) await startAnew()
      while (hasGrown) {
        hasGrown = false
        const before = erasures
        const grown = await log.read(head, pageSize)
        // The events may have been read before they were erased.
        hasGrown ||= grown.length > 0 || erasures > before
        if (grown.length > 0 && erasures === before) push(grown)
      }
      isReading = false
    } catch (error) {
      logger.error({ err: error }, 'the event log cannot be read')
      // Subscribers keep their cursors until the retry succeeds, so events are late but not lost.
      hasGrown = true
      hasExpired = error instanceof CursorExpiredError
      setTimeout(fill, retryMs).unref()
    }
  }

  /** Starts again at the head, since retention has deleted events that this process never read. Listeners get an empty list. */
  async function startAnew(): Promise<void> {
    head = await log.head()
    hasExpired = false
    forget()
    for (const listener of listeners) listener([])
  }

  function forget(): void {
    entries = []
    bytes = 0
    pages = new Map()
  }

  function push(grown: readonly LogEntry[]): void {
    for (const entry of grown) {
      entries.push(entry)
      bytes += entry.frame.length
      head = entry.sequence
    }
    pages = new Map()
    // The tail holds about 4 MB. That it may hold exactly this many bytes is not promised.
    // Stryker disable next-line EqualityOperator
    if (bytes > maxBytes) {
      // Drop the older half at once, so that dropping costs little for each event.
      entries = entries.slice(entries.length >> 1)
      bytes = entries.reduce((sum, { frame }) => sum + frame.length, 0)
    }
    for (const listener of listeners) listener(grown)
  }

  function newest(sequence: number): LogPage | null {
    // At the head and beyond it, the slice of the newest events below is empty, too. The line saves the work for subscribers
    // that wait at the head.
    // Stryker disable next-line ConditionalExpression,EqualityOperator
    if (sequence >= head) return atHead
    const index = sequence + 1 - (entries[0]?.sequence ?? head + 1)
    if (index < 0) return null
    const known = pages.get(sequence)
    if (known) return known
    const isShared = pages.size < limits.sharedPages
    const page = new LogPage(upToBytes(maxPageBytes, entries.slice(index, index + pageSize)), isShared)
    if (isShared) pages.set(sequence, page)
    return page
  }

  return {
    ...log,
    newest,
    async read(sequence, limit) {
      const page = newest(sequence)
      return page ? upToBytes(maxReadBytes, page.entries.slice(0, limit)) : log.read(sequence, limit)
    },
    async readFrames(sequence, limit, types, since) {
      const page = newest(sequence)
      if (!page) return log.readFrames(sequence, limit, types, since)
      const entries = upToBytes(maxReadBytes, page.entries.slice(0, limit))
      const last = entries.at(-1)?.sequence
      const shown = entries.filter(entry => isOfTypes(entry, types))
      return last === undefined ? null : { last, frames: framesSince(since, shown) }
    },
    onGrowth(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onErasure(listener) {
      erasureListeners.add(listener)
    },
  }
}

const atHead = new LogPage([])

/** The first entries, up to and including the one that reaches `bytes`. */
function upToBytes(bytes: number, entries: readonly LogEntry[]): readonly LogEntry[] {
  let size = 0
  const last = entries.findIndex(({ frame }) => {
    size += frame.length
    return size >= bytes
  })
  return last === -1 ? entries : entries.slice(0, last + 1)
}
