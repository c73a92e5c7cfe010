import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, EventType, LogEntry } from '../../events/event-log.ts'
import type { Delivery } from './delivery.ts'
import type { DispatchedStream, DispatchStore } from './dispatch-store.ts'
import { DueDeliveries } from './due-deliveries.ts'
import type { LogFeed } from './log-feed.ts'
import { LogReader } from './log-reader.ts'

/** A delivery that may be attempted next, with its event where that is in memory. */
export interface Candidate {
  readonly delivery: Delivery<'accepted'> | Delivery<'waiting'>
  readonly json: Uint8Array | null
  /** When the event was accepted, or first attempted where only that is known. Milliseconds since 1970. */
  readonly since: number
}

/** What one stream may attempt next: new events of the log, and retries that are due. */
export class Candidates {
  readonly #eventStreamId: string
  readonly #log: LogReader
  readonly #due: DueDeliveries
  #round: number
  #lastWasDue = false

  /** @param parts.wake called when there is something new */
  constructor(
    { stream, cursor, round }: DispatchedStream,
    parts: { events: EventLog; feed: LogFeed; store: DispatchStore; wake: () => void },
  ) {
    this.#eventStreamId = stream.id
    this.#round = round
    this.#log = new LogReader(cursor, typesOf(stream), parts)
    this.#due = new DueDeliveries(stream.id, parts.store)
  }

  /** Everything in the log up to this sequence has been taken, or is of no concern to the stream. */
  get cursor(): number {
    return this.#log.cursor
  }

  /** When the next retry is due, in milliseconds since 1970; null where none waits. */
  get nextAt(): number | null {
    return this.#due.nextAt
  }

  /** A retry is due at that time, if not earlier. */
  dueBy(time: number): void {
    this.#due.dueBy(time)
  }

  /** The next one; null where `fill` has to look for it. */
  peek(): Candidate | null {
    const waiting = this.#due.peek()
    const entry = this.#log.peek()
    // In turn, so that neither a long history of retries nor a stream of new events holds up the other.
    if (waiting && (!entry || !this.#lastWasDue))
      return { delivery: waiting, json: null, since: firstAttemptAt(waiting) }
    return (
      entry && {
        delivery: this.#accepted(entry),
        json: eventJsonOf(entry.frame),
        since: entry.acceptedAt,
      }
    )
  }

  /** Takes the one that `peek` gave. */
  shift({ delivery }: Candidate): void {
    this.#lastWasDue = delivery.state === 'waiting'
    if (this.#lastWasDue) this.#due.shift()
    else this.#log.shift()
  }

  /**
   * Reads what may be attempted next.
   *
   * @param unsettled ids of deliveries whose rows in the store say less than is known
   * @returns whether there is something to look at again
   */
  async fill(now: number, unsettled: () => ReadonlySet<string>): Promise<boolean> {
    const foundDue = await this.#due.fill(now, unsettled)
    return (await this.#log.fill()) || foundDue
  }

  /** Forgets what was read ahead: a stream that has to wait shall hold nothing meanwhile. */
  rest(): void {
    this.#log.rest()
  }

  /** Goes on for the stream as it is now, in a new round from its cursor on. */
  reconfigure({ stream, cursor, round }: DispatchedStream): void {
    this.#due.reset()
    this.#log.reconfigure(cursor, typesOf(stream))
    this.#round = round
  }

  /** Nothing is read any more. */
  close(): void {
    this.#log.close()
    this.#due.close()
  }

  #accepted({ type, frame, id, sequence }: LogEntry): Delivery<'accepted'> {
    return {
      state: 'accepted',
      eventStreamId: this.#eventStreamId,
      eventId: id,
      eventType: type,
      sequence,
      bytes: frame.length,
      round: this.#round,
      attempts: [],
      tries: 0,
      isTest: false,
      isListed: false,
    }
  }
}

function firstAttemptAt({ attempts }: Delivery): number {
  const [first] = attempts
  return first ? Date.parse(first.timestamp) : Number.POSITIVE_INFINITY
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<EventType> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}
