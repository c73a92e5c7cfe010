import { eventJsonOf } from '@tenant-api/contract'
import type { EventLog, LogEntry } from '../events/event-log.ts'
import type {
  Delivery,
  DeliveryAttempt,
  DispatchChanges,
  DispatchedStream,
  DispatchStore,
} from './dispatch-store.ts'
import type { Outcome } from './outcome.ts'
import { retryDelay } from './retry-schedule.ts'

/** Attempts that a stream may have under way at once. */
const maxUnderWay = 32
/** A stream whose attempts only fail gets this many: what it waits for in vain must not take the places of all. */
const maxUnderWayWhileFailing = 2
const failingAfter = 10
const pageSize = 200

/**
 * One event stream on its way through the log: its cursor, the deliveries under way, and what became of the others since the
 * last commit. It decides what is attempted next, and knows nothing of HTTP or of other streams.
 */
export class Lane {
  stream: DispatchedStream['stream']
  health: DispatchedStream['health']
  /** Set while a stream that was disabled still has events to end: see {@link DispatchedStream}. */
  endingAt: number | null
  /** When the next waiting delivery is due, in milliseconds since 1970; null where none waits. */
  nextDueAt: number | null = 0

  readonly #underWay = new Map<string, Delivery>()
  #cursor: number
  #types: ReadonlySet<string>
  #page: readonly LogEntry[] = []
  #due: Delivery[] = []
  #changes = new Changes()
  #failedAttempts = 0
  #lastWasDue = false

  constructor({ stream, cursor, endingAt, health }: DispatchedStream) {
    this.stream = stream
    this.health = health
    this.endingAt = endingAt
    this.#cursor = cursor
    this.#types = typesOf(stream)
  }

  /** Whether the stream is disabled and nothing of it is left to end. */
  get isOver(): boolean {
    return this.stream.status === 'disabled' && this.endingAt === null && this.#underWay.size === 0
  }

  /** Takes over what was changed from outside; a stream that was enabled goes on where the log ended at that time. */
  reconfigure({ stream, cursor, endingAt, health }: DispatchedStream): void {
    this.stream = stream
    this.endingAt = endingAt
    this.#types = typesOf(stream)
    if (cursor > this.#cursor) {
      this.#cursor = cursor
      this.#page = []
      this.health = health
    }
  }

  /** The next delivery to attempt, which is then under way; null where there is none, or no place for one. */
  async next(log: EventLog, store: DispatchStore, now: number): Promise<Delivery | null> {
    const limit = this.#failedAttempts >= failingAfter ? maxUnderWayWhileFailing : maxUnderWay
    if (this.stream.status !== 'enabled' || this.#underWay.size >= limit) return null
    // In turn, so that neither a long history of retries nor a stream of new events holds up the other.
    const first = this.#lastWasDue ? await this.#nextFresh(log) : await this.#nextWaiting(store, now)
    const delivery =
      first ?? (this.#lastWasDue ? await this.#nextWaiting(store, now) : await this.#nextFresh(log))
    if (!delivery) return null
    this.#lastWasDue = !this.#lastWasDue
    this.#underWay.set(delivery.eventId, delivery)
    return delivery
  }

  /** Takes down what an attempt came to. @param startedAt of the attempt, in milliseconds since 1970 */
  settle(delivery: Delivery, outcome: Outcome, startedAt: number, delays: readonly number[]): void {
    this.#underWay.delete(delivery.eventId)
    const changes = this.#changes
    if (outcome.result === 'delivered') {
      this.#failedAttempts = 0
      changes.delivered.push(delivery.eventId)
      if (delivery.isTest) return
      changes.successful++
      this.health = { failuresInRow: 0, lastSuccessAt: Date.now() }
      return
    }
    this.#failedAttempts++
    const attempts = [...delivery.attempts, failedAttempt(outcome.message, startedAt)]
    const tries = delivery.tries + 1
    const mayRetry = outcome.result === 'failed' && !delivery.isTest && this.stream.status === 'enabled'
    const delay = mayRetry ? retryDelay(tries, delays, outcome) : null
    if (delay !== null) {
      const dueAt = Date.now() + delay
      changes.pending.set(delivery.eventId, { delivery: { ...delivery, attempts, tries }, dueAt })
      this.nextDueAt = Math.min(this.nextDueAt ?? dueAt, dueAt)
    } else if (this.stream.status === 'disabled' && !delivery.isTest) {
      this.#fail({ ...delivery, attempts: [...attempts, disabledAttempt()] })
    } else {
      this.#fail({ ...delivery, attempts })
    }
  }

  /**
   * Ends as failed what was accepted before the stream was disabled: one page of events that were not attempted yet.
   *
   * @returns whether there is more to end
   */
  async end(log: EventLog): Promise<boolean> {
    if (this.endingAt === null) return false
    const page = await log.read(this.#cursor, pageSize)
    for (const entry of page.filter(({ sequence }) => sequence <= (this.endingAt ?? 0))) {
      this.#cursor = entry.sequence
      if (this.#types.has(entry.type))
        this.#fail({ ...this.#deliveryOf(entry), attempts: [disabledAttempt()] })
    }
    this.#page = []
    if (page.length > 0 && this.#cursor < this.endingAt) return true
    this.endingAt = null
    this.#changes.isDirty = true
    return false
  }

  /** What has changed since this was asked last; null where nothing has. */
  takeChanges(): DispatchChanges | null {
    const { pending, failed, delivered, successful, counted, isDirty } = this.#changes
    if (!isDirty && pending.size + failed.length + delivered.length === 0) return null
    const now = Date.now()
    // A crash from now on finds the deliveries under way as due: they are attempted again, under the same event id.
    for (const [id, delivery] of this.#underWay) pending.set(id, { delivery, dueAt: now })
    this.#changes = new Changes()
    return {
      eventStreamId: this.stream.id,
      cursor: this.#cursor,
      endingAt: this.endingAt,
      health: this.health,
      pending: [...pending.values()],
      failed,
      delivered,
      counts: { successful, failed: counted },
    }
  }

  /** Takes back changes that could not be committed, to be committed with the next ones. */
  giveBack({ pending, failed, delivered, counts }: DispatchChanges): void {
    const changes = this.#changes
    changes.isDirty = true
    changes.pending = new Map([
      ...pending.map(entry => [entry.delivery.eventId, entry] as const),
      ...changes.pending,
    ])
    changes.failed.unshift(...failed)
    changes.delivered.unshift(...delivered)
    changes.successful += counts.successful
    changes.counted += counts.failed
  }

  /** Ids of deliveries whose rows in the store say less than is known here. */
  get unsettled(): ReadonlySet<string> {
    const { pending, failed, delivered } = this.#changes
    return new Set([
      ...this.#underWay.keys(),
      ...pending.keys(),
      ...failed.map(({ eventId }) => eventId),
      ...delivered,
    ])
  }

  async #nextFresh(log: EventLog): Promise<Delivery | null> {
    for (;;) {
      const next = this.#page.findIndex(({ type }) => this.#types.has(type))
      const entry = this.#page[next]
      const passed = entry ?? this.#page.at(-1)
      if (passed) {
        this.#cursor = passed.sequence
        this.#changes.isDirty = true
      }
      this.#page = entry ? this.#page.slice(next + 1) : []
      if (entry) return this.#deliveryOf(entry)
      this.#page = await log.read(this.#cursor, pageSize)
      if (this.#page.length === 0) return null
    }
  }

  async #nextWaiting(store: DispatchStore, now: number): Promise<Delivery | null> {
    const waiting = this.#due.pop()
    if (waiting) return waiting
    if (this.nextDueAt === null || this.nextDueAt > now) return null
    const unsettled = this.unsettled
    const found = await store.due(this.stream.id, now, pageSize + unsettled.size)
    this.#due = found.filter(({ eventId }) => !unsettled.has(eventId)).toReversed()
    const next = this.#due.pop()
    if (next) return next
    const uncommitted = [...this.#changes.pending.values()].map(({ dueAt }) => dueAt)
    const stored = await store.nextDue(this.stream.id, now)
    this.nextDueAt =
      stored === null && uncommitted.length === 0 ? null : Math.min(stored ?? Infinity, ...uncommitted)
    return null
  }

  #deliveryOf({ type, frame, id }: LogEntry): Delivery {
    return {
      eventStreamId: this.stream.id,
      eventId: id,
      eventType: type,
      json: eventJsonOf(frame),
      status: 'pending',
      attempts: [],
      tries: 0,
      isTest: false,
    }
  }

  #fail(delivery: Delivery): void {
    this.#changes.failed.push({ ...delivery, status: 'failed', tries: 0 })
    if (delivery.isTest) return
    this.#changes.counted++
    this.health = { ...this.health, failuresInRow: this.health.failuresInRow + 1 }
  }
}

/** What is to be committed next. */
class Changes {
  isDirty = false
  pending = new Map<string, { delivery: Delivery; dueAt: number }>()
  readonly failed: Delivery[] = []
  readonly delivered: string[] = []
  successful = 0
  counted = 0
}

function typesOf({ subscriptions }: DispatchedStream['stream']): ReadonlySet<string> {
  return new Set(subscriptions.map(({ event_type }) => event_type))
}

function failedAttempt(message: string, at: number): DeliveryAttempt {
  return { status: 'failed', timestamp: new Date(at).toISOString(), error_message: message }
}

/** The last attempt of what a disabled stream did not deliver any more. */
export function disabledAttempt(): DeliveryAttempt {
  return failedAttempt('The event stream was disabled.', Date.now())
}
