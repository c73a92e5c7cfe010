import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import { accepted, type Delivery } from './delivery.ts'
import type { DispatchedStream, DispatchStore } from './dispatch-store.ts'
import { DueDeliveries } from './due-deliveries.ts'
import type { LogFeed } from './log-feed.ts'
import { type DroppedEntry, LogReader } from './log-reader.ts'

/** A delivery that may be attempted next, with its event if that is in memory. */
export interface Candidate {
  readonly delivery: Delivery<'accepted'> | Delivery<'waiting'>
  readonly json: Uint8Array | null
  /**
   * When the event was accepted or, for a retry, first attempted, in milliseconds since 1970. Infinite for test events and
   * redeliveries, which never expire.
   */
  readonly since: number
}

/** The next deliveries of a stream: new events of the log, and retries that are due. */
export class Candidates {
  readonly #eventStreamId: string
  readonly #log: LogReader
  readonly #due: DueDeliveries
  #round: number
  /** Whether the next event precedes the next retry. They take turns. */
  #isEventNext = false

  /** @param parts.wake called when there is a new candidate */
  constructor(
    { stream, cursor, round }: DispatchedStream,
    parts: { events: EventLog; feed: LogFeed; store: DispatchStore; wake: () => void },
  ) {
    this.#eventStreamId = stream.id
    this.#round = round
    this.#log = new LogReader(cursor, typesOf(stream), parts)
    this.#due = new DueDeliveries(stream.id, parts.store)
  }

  /** The deliveries of all events of the stream up to this sequence have begun or expired. */
  get cursor(): number {
    return this.#log.cursor
  }

  /** When the next retry is due, in milliseconds since 1970; null if no retry waits. */
  get nextAt(): number | null {
    return this.#due.nextAt
  }

  /** Notes that a retry becomes due at this time. */
  dueBy(time: number): void {
    this.#due.dueBy(time)
  }

  /** The next candidate; null if `fill` must read first: none is in memory, or a retry that is due is next. */
  peek(now: number): Candidate | null {
    const waiting = this.#due.peek()
    const entry = this.#log.peek()
    // Alternate, so that many retries do not delay new events, and many new events do not delay retries.
    if (waiting && (!entry || !this.#isEventNext))
      return { delivery: waiting, json: null, since: waitingSince(waiting) }
    if (!this.#isEventNext && this.#due.isToRead(now)) return null
    return (
      entry && {
        delivery: this.#accepted(entry),
        json: entry.frame && eventJsonOf(entry.frame),
        since: entry.acceptedAt,
      }
    )
  }

  /** Removes the candidate that `peek` returned. */
  shift({ delivery }: Candidate): void {
    this.#isEventNext = delivery.state === 'waiting'
    if (this.#isEventNext) this.#due.shift()
    else this.#log.shift()
  }

  /**
   * Reads the next candidates into memory.
   *
   * @param unsettled ids of deliveries whose rows in the store are out of date
   * @returns false if there is nothing more to read now; even after true, `peek` may return null
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>): Promise<boolean> {
    const foundDue = await this.#due.fill(now, unsettled)
    if (!foundDue) this.#isEventNext = true
    const foundNew = await this.#log.fill()
    return foundDue || foundNew || this.#log.peek() !== null
  }

  /** Drops events that were read ahead, to free memory while the stream has to wait. */
  rest(): void {
    this.#log.rest()
  }

  /** Applies a changed configuration. A new round starts from its own cursor. */
  reconfigure({ stream, cursor, round }: DispatchedStream): void {
    this.#due.reset()
    this.#log.reconfigure(cursor, typesOf(stream))
    this.#round = round
  }

  /** Drops the events that were read ahead, and reads no more of them. */
  close(): void {
    this.#log.close()
  }

  #accepted(entry: LogEntry | DroppedEntry): Delivery<'accepted'> {
    const { type, id, sequence } = entry
    return accepted({
      eventStreamId: this.#eventStreamId,
      eventId: id,
      eventType: type,
      sequence,
      bytes: entry.frame ? entry.frame.length : entry.bytes,
      round: this.#round,
    })
  }
}

/** `Candidate.since` of a waiting delivery. Test events and redeliveries have no sequence. */
function waitingSince({ attempts, sequence }: Delivery): number {
  const first = sequence === null ? undefined : attempts[0]
  return first ? Date.parse(first.timestamp) : Number.POSITIVE_INFINITY
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<EventType> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}
