import type { FramePage } from './event-log.ts'
import type { EventFilter } from './log-page.ts'
import type { TailedLog } from './tailed-log.ts'

/** Selects the events that a subscriber gets. */
export interface ShownEvents {
  /** The event types to show, or null for all. */
  readonly filter: EventFilter | null
  /** Milliseconds since 1970. Events accepted before this time are not shown. */
  readonly since: number
}

/** The pages of history of one subscriber. The next page can be read ahead while the current one is being sent. */
export class HistoryPages {
  readonly #log: TailedLog
  readonly #shown: ShownEvents
  #ahead: { readonly after: number; readonly page: Promise<FramePage | null> } | null = null

  constructor(log: TailedLog, shown: ShownEvents) {
    this.#log = log
    this.#shown = shown
  }

  /** The page after a sequence: the page read ahead, or else a newly read page. Null at the head of the log. */
  take(after: number, limit: number): Promise<FramePage | null> {
    const page = this.#ahead?.after === after ? this.#ahead.page : this.#read(after, limit)
    this.#ahead = null
    return page
  }

  readAhead(after: number, limit: number): void {
    const page = this.#read(after, limit)
    // The caller of `take` handles the error.
    page.catch(() => {})
    this.#ahead = { after, page }
  }

  /** Frees the page read ahead. */
  dropAhead(): void {
    this.#ahead = null
  }

  #read(after: number, limit: number): Promise<FramePage | null> {
    const { filter, since } = this.#shown
    return this.#log.readFrames(after, limit, filter?.types ?? null, since)
  }
}
