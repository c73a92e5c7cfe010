import {
  type ErrorMessage,
  encodeFrame,
  type FrameSink,
  type SubscriptionMessage,
} from '@tenant-api/contract'
import { limits } from '../limits.ts'
import { type EventFilter, shows } from './event-filter.ts'
import { CursorExpiredError, type FramePage } from './event-log.ts'
import { framesSince, type TailedLog } from './tail.ts'

/** Page size for a reader of history, in events. Such a page blocks the event loop for less than 1 ms. */
const historyPageSize = 200
/** A reader is slow if its socket needs longer than this to drain, in milliseconds. */
const slowMs = 250
/** Page size for a slow reader, and for every reader of history when there are many. */
const smallPageSize = 16

/** Serves the subscribers of a node in turn. */
export interface SubscriberQueue {
  /** Calls the `pump` of a subscriber at the subscriber's turn. */
  serve(subscriber: Subscriber): void
  readonly historyReaders: Set<Subscriber>
}

export interface SubscriberOptions extends ShownEvents {
  readonly clientId: string
  /** The cursor to start from: the first event shown is the one after it. */
  readonly sequence: number
  /** When to end the connection, in milliseconds from now. */
  readonly endsAfterMs: number
  /** The error message for a client that may no longer read; null while it may. Checked every two seconds. */
  readonly refusal: () => Promise<string | null>
  /** Called once, when the socket is closed. */
  readonly onEnd: () => void
}

/**
 * A cursor into the log that moves when the log grows. History and live events are one sequence of reads, so no event is
 * lost or repeated between them. No queue holds events for a subscriber: while its socket is full the cursor stays, and the
 * events are read from the log later.
 */
export class Subscriber {
  readonly #log: TailedLog
  readonly #options: SubscriberOptions
  readonly #queue: SubscriberQueue
  readonly #sink: FrameSink<SubscriptionMessage>
  readonly #onFailure: (error: unknown) => void
  readonly #history: HistoryPages
  /** Times by `performance.now()`: a wall clock that is set back would stop heartbeats. */
  readonly #endsAt: number
  #lastMessageAt = 0
  #blockedSince: number | null = null
  /** When the stream was ended. Its last bytes may still be in flight. */
  #endedAt: number | null = null
  #sequence: number
  /** A slow reader gets small pages until it has caught up, because it may hold its page in memory for long. */
  #isSlow = false
  #isReading = false
  /** A page of history that has been read and is sent at the subscriber's next turn. */
  #arrived: FramePage | null = null
  #erasures = 0
  #isGone = false

  constructor(
    log: TailedLog,
    options: SubscriberOptions,
    queue: SubscriberQueue,
    sink: FrameSink<SubscriptionMessage>,
    onFailure: (error: unknown) => void,
  ) {
    this.#log = log
    this.#options = options
    this.#queue = queue
    this.#sink = sink
    this.#onFailure = onFailure
    this.#history = new HistoryPages(log, options)
    this.#sequence = options.sequence
    this.#endsAt = performance.now() + options.endsAfterMs
    // Send an offset first, so that a client whose connection is cut before the first event can resume.
    this.#sendOffset()
  }

  get clientId(): string {
    return this.#options.clientId
  }

  /** Sends the offset at once, unless the socket is full or the stream has ended. */
  probe(): void {
    if (!this.#isOver && this.#blockedSince === null) this.#sendOffset()
  }

  /** Sends the events after the cursor from the tail in memory, or else starts to read a page of history. */
  pump(): void {
    const { filter, since } = this.#options
    if (this.#arrived && this.#isReady) this.#sendArrived(this.#arrived)
    let hasTested = false
    while (this.#isReady) {
      const page = this.#log.newest(this.#sequence)
      if (page?.last === null) {
        this.#isSlow = false
        this.#history.dropAhead()
        this.#queue.historyReaders.delete(this)
        return
      }
      // A page whose events are all hidden does not fill the socket. So testing one after the other would take all of the time.
      if (hasTested) {
        this.#queue.serve(this)
        return
      }
      if (page === null || this.#isSlow) this.#readHistory()
      else {
        this.#send({ last: page.last, frames: page.frames(filter, since) })
        hasTested = Boolean(filter?.matches)
      }
    }
  }

  /** Resumes sending when the socket has drained. */
  drained(): void {
    this.#isSlow ||= performance.now() - (this.#blockedSince ?? 0) > slowMs
    this.#blockedSince = null
    this.#queue.serve(this)
  }

  /** Releases everything the stream holds, once its socket is closed. */
  gone(): void {
    if (this.#isGone) return
    this.#isGone = true
    this.#history.dropAhead()
    this.#arrived = null
    this.#queue.historyReaders.delete(this)
    this.#options.onEnd()
  }

  /** Drops events that were read ahead, because some may have been erased since. */
  forget(): void {
    this.#erasures++
    this.#arrived = null
    this.#history.dropAhead()
  }

  /**
   * Sends a heartbeat if one is due, ends the stream at its planned time, or closes the connection of a stalled reader.
   *
   * @param now milliseconds by `performance.now()`
   */
  tick(now: number, { heartbeatMs, stalledMs }: { heartbeatMs: number; stalledMs: number }): void {
    // A slow reader of history has a full socket nearly always, and must not outlive its token.
    if (now >= this.#endsAt)
      this.end('connection_timeout', 'This connection has reached its time limit. Resume from `offset`.')
    const waitsSince = this.#endedAt ?? this.#blockedSince
    if (waitsSince !== null) {
      if (now - waitsSince >= slowMs) this.#history.dropAhead()
      if (now - waitsSince >= stalledMs) this.#sink.reset()
    } else if (now - this.#lastMessageAt >= heartbeatMs) this.#sendOffset()
  }

  /** Ends the stream if its client may no longer read. Keeps the stream open if the store cannot answer. */
  async checkRight(): Promise<void> {
    const refusal = await this.#options.refusal().catch(() => null)
    if (refusal !== null) this.end('connection_timeout', refusal)
  }

  /** Ends the stream with a message that holds the offset to resume from. */
  end(code: ErrorMessage['error']['code'], message: string): void {
    if (this.#isOver) return
    this.#endedAt = performance.now()
    const offset = this.#log.offsetOf(this.#sequence)
    this.#sink.write([encodeFrame({ type: 'error', offset, error: { code, message } })])
    this.#sink.end()
  }

  get #isOver(): boolean {
    return this.#isGone || this.#endedAt !== null
  }

  get #isReady(): boolean {
    return this.#blockedSince === null && !this.#isReading && !this.#isOver
  }

  #send({ last, frames, free }: FramePage): void {
    this.#sequence = last
    if (frames.length > 0) this.#write(frames, free)
  }

  #sendOffset(): void {
    this.#write([encodeFrame({ type: 'offset-only', offset: this.#log.offsetOf(this.#sequence) })])
  }

  #write(...written: Parameters<FrameSink<SubscriptionMessage>['write']>): void {
    this.#lastMessageAt = performance.now()
    if (!this.#sink.write(...written)) this.#blockedSince = this.#lastMessageAt
  }

  #readHistory(): void {
    this.#isReading = true
    this.#queue.historyReaders.add(this)
    const before = this.#erasures
    this.#history.take(this.#sequence, this.#pageSize).then(
      page => {
        this.#isReading = false
        this.#arrived = this.#isOver || this.#erasures > before ? null : page
        this.#queue.serve(this)
      },
      error => {
        if (error instanceof CursorExpiredError)
          return this.end('cursor_expired', 'The events after this offset are no longer kept.')
        this.end('processing_error', 'The event log cannot be read. Reconnect, and resume from `offset`.')
        this.#onFailure(error)
      },
    )
  }

  #sendArrived(page: FramePage): void {
    this.#arrived = null
    // Read no page ahead for a slow reader, because it would hold the page in memory for long.
    if (this.#pageSize === historyPageSize) this.#history.readAhead(page.last, historyPageSize)
    this.#send(page)
  }

  get #pageSize(): number {
    const isCrowded = this.#queue.historyReaders.size > limits.historyReaders
    return this.#isSlow || isCrowded ? smallPageSize : historyPageSize
  }
}

/** Selects the events that a subscriber gets. */
interface ShownEvents {
  /** The event types to show, or null for all. */
  readonly filter: EventFilter | null
  /** Milliseconds since 1970. Events accepted before this time are not shown. */
  readonly since: number
}

/** The pages of history of one subscriber. The next page can be read ahead while the current one is being sent. */
class HistoryPages {
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

  async #read(after: number, limit: number): Promise<FramePage | null> {
    const { filter, since } = this.#shown
    if (!filter?.matches) return this.#log.readFrames(after, limit, filter?.types ?? null, since)
    const entries = await this.#log.read(after, limit)
    const last = entries.at(-1)?.sequence
    if (last === undefined) return null
    return {
      last,
      /** Tested when they are sent, so that this takes the subscriber's own time. */
      get frames() {
        return framesSince(
          since,
          entries.filter(entry => shows(filter, entry)),
        )
      },
    }
  }
}
