import {
  type ErrorMessage,
  encodeFrame,
  type FrameSink,
  type SubscriptionMessage,
} from '@tenant-api/contract'
import { limits } from '../limits.ts'
import { CursorExpiredError, type FramePage } from './event-log.ts'
import type { EventFilter } from './log-page.ts'
import type { TailedLog } from './tailed-log.ts'

/** Events that a reader of history gets at once: a page of this size keeps the event loop for less than a millisecond. */
const historyPageSize = 200
/** A reader whose socket takes longer than this to take what it was given is slow. */
const slowMs = 250
/** What a slow reader gets at once, and each reader of history where there are many. */
const smallPageSize = 16

/** What the subscribers of a node share. */
export interface Company {
  /** Calls `pump` of a subscriber that may have something to send, when it is its turn. */
  serve(subscriber: Subscriber): void
  /** Those that read history. */
  readonly historyReaders: Set<Subscriber>
}

export interface SubscriberOptions {
  /** Where to start: the events after this one are shown. */
  readonly sequence: number
  /** The event types to show, or null for all. */
  readonly filter: EventFilter | null
  /** Events accepted before this time are not shown, in milliseconds since 1970. */
  readonly since: number
  /** When to end the connection, in milliseconds since 1970. */
  readonly endsAt: number
  /** Whether its client may read on; asked every two seconds. */
  readonly mayRead: () => Promise<boolean>
  /** Called once, when the subscriber is gone or has been ended. */
  readonly onEnd: () => void
}

/**
 * One subscriber: a cursor into the log, moved when the log grows. History and live events are one reading, so there is no
 * seam where an event could fall through or come twice. Nothing is queued for a subscriber: while its socket takes nothing,
 * the cursor stands, and what has come since is read from the log afterwards.
 */
export class Subscriber {
  readonly #log: TailedLog
  readonly #options: SubscriberOptions
  readonly #company: Company
  readonly #sink: FrameSink<SubscriptionMessage>
  readonly #onFailure: (error: unknown) => void
  #sequence: number
  #lastMessageAt = 0
  #blockedSince: number | null = null
  /** Until it has caught up, a slow reader gets small pages: what it is given it may hold in memory for long, and alone. */
  #isSlow = false
  #isReading = false
  /** A page of history that waits for the subscriber's turn. */
  #arrived: FramePage | null = null
  /** The page after the one that was sent last, asked for while that is on its way. A slow reader has none: it would hold it for long. */
  #ahead: { readonly after: number; readonly page: Promise<FramePage | null> } | null = null
  /** When the stream was ended, in milliseconds since 1970; its last bytes may still be on their way. */
  #endedAt: number | null = null
  #isGone = false

  constructor(
    log: TailedLog,
    options: SubscriberOptions,
    company: Company,
    sink: FrameSink<SubscriptionMessage>,
    onFailure: (error: unknown) => void,
  ) {
    this.#log = log
    this.#options = options
    this.#company = company
    this.#sink = sink
    this.#onFailure = onFailure
    this.#sequence = options.sequence
    // The reader holds a cursor from the first bytes on: a cut before the first event loses nothing.
    this.#sendOffset()
  }

  /** Sends what all share in memory after the cursor, or a page of history. */
  pump(): void {
    const { filter, since } = this.#options
    if (this.#arrived && this.#isReady) this.#sendArrived(this.#arrived)
    while (this.#isReady) {
      const page = this.#log.newest(this.#sequence)
      if (page?.last === null) {
        this.#isSlow = false
        this.#company.historyReaders.delete(this)
        return
      }
      if (page === null || this.#isSlow) this.#readHistory()
      else this.#send({ last: page.last, frames: page.frames(filter, since) })
    }
  }

  /** The socket takes bytes again. */
  drained(): void {
    this.#isSlow ||= Date.now() - (this.#blockedSince ?? 0) > slowMs
    this.#blockedSince = null
    this.#company.serve(this)
  }

  /** The socket is closed: only now does the stream hold nothing any more, whoever ended it. */
  gone(): void {
    if (this.#isGone) return
    this.#isGone = true
    this.#ahead = null
    this.#arrived = null
    this.#company.historyReaders.delete(this)
    this.#options.onEnd()
  }

  /**
   * What time asks for: a heartbeat, the planned end, or the end of a reader that has taken nothing for too long.
   *
   * @param now milliseconds since 1970
   */
  tick(now: number, { heartbeatMs, stalledMs }: { heartbeatMs: number; stalledMs: number }): void {
    const waitsSince = this.#endedAt ?? this.#blockedSince
    if (waitsSince !== null) {
      if (now - waitsSince >= slowMs) this.#ahead = null
      if (now - waitsSince >= stalledMs) this.#sink.destroy()
    } else if (now >= this.#options.endsAt) {
      this.end(
        'connection_timeout',
        'This connection has reached the end of its time. Reconnect, and resume by the offset.',
      )
    } else if (now - this.#lastMessageAt >= heartbeatMs) {
      this.#sendOffset()
    }
  }

  /** Ends the stream of a client that may no longer read. While that cannot be found out, it goes on. */
  async checkRight(): Promise<void> {
    if (await this.#options.mayRead().catch(() => true)) return
    this.end('connection_timeout', 'The client of this connection may no longer read events.')
  }

  /** Ends the stream with a message by whose offset it is resumed. */
  end(code: ErrorMessage['error']['code'], message: string): void {
    if (this.#isOver) return
    this.#endedAt = Date.now()
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

  #send({ last, frames }: FramePage): void {
    this.#sequence = last
    if (frames.length > 0) this.#write(frames)
  }

  #sendOffset(): void {
    this.#write([encodeFrame({ type: 'offset-only', offset: this.#log.offsetOf(this.#sequence) })])
  }

  #write(frames: Parameters<FrameSink<SubscriptionMessage>['write']>[0]): void {
    this.#lastMessageAt = Date.now()
    if (!this.#sink.write(frames)) this.#blockedSince = this.#lastMessageAt
  }

  #readHistory(): void {
    this.#isReading = true
    this.#company.historyReaders.add(this)
    const page = this.#ahead?.after === this.#sequence ? this.#ahead.page : this.#pageAfter(this.#sequence)
    this.#ahead = null
    page.then(
      page => {
        this.#isReading = false
        this.#arrived = this.#isOver ? null : page
        this.#company.serve(this)
      },
      error => {
        this.#isReading = false
        const isExpired = error instanceof CursorExpiredError
        if (isExpired) this.end('cursor_expired', 'What follows this offset is no longer kept.')
        else
          this.end('processing_error', 'The event log cannot be read. Reconnect, and resume by the offset.')
        if (!isExpired) this.#onFailure(error)
      },
    )
  }

  #sendArrived(page: FramePage): void {
    this.#arrived = null
    if (!this.#isSlow && !this.#isCrowded) this.#readAhead(page.last)
    this.#send(page)
    // Others have their turn between two pages, also where a filter shows nothing of a long history.
    if (this.#isReady) this.#readHistory()
  }

  #readAhead(after: number): void {
    const page = this.#pageAfter(after)
    // It is told when the page is wanted.
    page.catch(() => {})
    this.#ahead = { after, page }
  }

  #pageAfter(sequence: number): Promise<FramePage | null> {
    const { filter, since } = this.#options
    const limit = this.#isSlow || this.#isCrowded ? smallPageSize : historyPageSize
    return this.#log.readFrames(sequence, limit, filter?.types ?? null, since)
  }

  get #isCrowded(): boolean {
    return this.#company.historyReaders.size > limits.historyReaders
  }
}
