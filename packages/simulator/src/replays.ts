import { compileFilters, type EventFilter } from '@tenant-api/contract/event-filter'
import { type Answer, documentedAnswer, documentedError, type PublicOperationId } from './answer.ts'
import type { Attempts } from './attempts.ts'
import { type EventLog, eventOf, type LoggedEvent } from './event-log.ts'
import { isOffset } from './offset.ts'
import { isRecord, type Parts, type Resource } from './parts.ts'

/** The parts of the log that event streams ask for: where they start, what is sent again, and what they skip. */
export interface Replays {
  /**
   * The documented error for a place in the log that is none or has expired, for a `start` in a request that does not enable its event
   * stream, for a replay or a skip of a disabled stream, and for a second replay. Undefined for any other request.
   *
   * @param body the body of the request, which fits its schema
   */
  refusal(id: PublicOperationId, body: Parts, stream: Resource | undefined): Answer | undefined
  /** Replays, ends a replay, or skips, and answers. Undefined for another operation, and for a request that `refusal` refuses. */
  answer(id: PublicOperationId, body: Parts, stream: Resource): Answer | undefined
  /** The statistics of a stream with its position, and with its replay that is under way. */
  shownIn(statistics: Parts, streamId: unknown): Parts
  /** Adds the attempts of the events that replays have sent since the last call. */
  catchUp(): void
  /** Ends the replay of a stream. */
  end(streamId: unknown): void
  /** Ends all replays, and forgets what was skipped. */
  reset(): void
}

/** A replay that is under way: that of a stream that sends at most some events in a second. */
interface Replay {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** The position to start after. */
  readonly after: number
  /** The last position. */
  readonly end: number
  readonly events: readonly LoggedEvent[]
  readonly perSecond: number
  /** The number of events that have attempts. */
  sent: number
}

/** A replay looks at so many events of the log at most. It is also where counting ends. */
const mostEvents = 100_000

export function createReplays(log: EventLog, attempts: Attempts): Replays {
  const underWay = new Map<string, Replay>()
  const skipped = new Set<string>()

  /** The part of the log of a replay. All its places are valid. */
  function partOf({ from, to, date_from: since, date_to: until }: Parts): Pick<Replay, 'after' | 'end'> {
    const newest = log.newest()
    const after = typeof from === 'string' ? (log.positionAt(from) ?? newest) : log.before(timeOf(since))
    if (typeof to === 'string') return { after, end: log.positionAt(to) ?? newest }
    return { after, end: until === undefined ? newest : Math.min(newest, log.before(timeOf(until))) }
  }

  function replay(body: Parts, stream: Resource): number {
    const streamId = String(stream.id)
    const part = partOf(body)
    const types = typesOf(stream, body)
    // The cast is safe: a request with wrong filters is refused.
    const matches = compileFilters((stream.filters ?? []) as readonly EventFilter[])
    const events = log
      .read(part.after, mostEvents)
      .filter(one => one.position <= part.end && types.includes(one.type) && matches(eventOf(one)))
    if (body.dry_run !== true && events.length > 0) {
      const perSecond = Number(stream.max_events_per_second) || Number.POSITIVE_INFINITY
      underWay.set(streamId, { ...part, startedAt: Date.now(), events, perSecond, sent: 0 })
      catchUp()
    }
    return events.length
  }

  /** The number of events that a stream skips. The streams of the examples have as many waiting events as the example says, once. */
  function skip({ dry_run: isDry }: Parts, streamId: string, example: unknown): unknown {
    const waiting = attempts.isExample(streamId) && !skipped.has(streamId) ? example : 0
    if (isDry !== true) skipped.add(streamId)
    return waiting
  }

  function catchUp(): void {
    for (const [streamId, one] of underWay) {
      const due = 1 + (one.perSecond * (Date.now() - one.startedAt + 1)) / 1_000
      const sent = Math.min(one.events.length, Math.floor(due))
      attempts.addReplayed(streamId, one.events.slice(one.sent, sent))
      one.sent = sent
      if (sent === one.events.length) underWay.delete(streamId)
    }
  }

  return {
    refusal(id, body, stream) {
      const start = startIn(id, body)
      const enables = stream?.status === 'disabled' && body.status === 'enabled'
      if (start && stream && !enables) return conflict(id, 'start_without_enabling')
      if (start?.from === 'where_it_stopped')
        return enables ? undefined : documentedError(id, 400, 'where_it_stopped')
      if (start) return placeError(log, id, start.from)
      if (!isReplay(id) && !isSkip(id)) return undefined
      const wrong = isReplay(id)
        ? (placeError(log, id, body.from) ?? placeError(log, id, body.to, 'to'))
        : body.to !== 'latest' && placeError(log, id, body.to)
      if (wrong) return wrong
      if (stream?.status === 'disabled') return conflict(id, 'disabled')
      return isReplay(id) && underWay.has(String(stream?.id)) ? conflict(id, 'under_way') : undefined
    },
    answer(id, body, stream) {
      const streamId = String(stream.id)
      const answer = documentedAnswer(id)
      if (isReplay(id)) return { ...answer, body: { events: replay(body, stream) } }
      if (isSkip(id)) return { ...answer, body: { events: skip(body, streamId, Object(answer.body).events) } }
      if (!isEnd(id)) return undefined
      // The streams of the examples answer as if the replay of the example were under way.
      const isKnown = underWay.delete(streamId) || attempts.isExample(streamId)
      return isKnown ? answer : documentedAnswer(id, { status: 404 })
    },
    shownIn(statistics, streamId) {
      const { current } = statistics
      const replay = underWay.get(String(streamId))
      const position = log.offsetAt(log.newest())
      return {
        ...statistics,
        current: { ...Object(current), position, ...(replay && { replay: shown(log, replay) }) },
      }
    },
    catchUp,
    end(streamId) {
      underWay.delete(String(streamId))
    },
    reset() {
      underWay.clear()
      skipped.clear()
    },
  }
}

/** Where an event stream begins, in a request that creates or changes one. */
export function startIn(id: string, { start }: Parts): Parts | undefined {
  const canStart = id === 'create_event_stream' || id === 'update_event_stream'
  return canStart && isRecord(start) ? start : undefined
}

function isReplay(id: string): boolean {
  return id === 'replay_events'
}

function isEnd(id: string): boolean {
  return id === 'end_replay'
}

function isSkip(id: string): boolean {
  return id === 'skip_events'
}

function conflict(id: PublicOperationId, example: string): Answer {
  return documentedAnswer(id, { status: 409, example })
}

/**
 * The documented error for text that is no offset, or one that has expired; undefined for a valid place.
 *
 * @param property the property with the text, if the document's examples of the operation show it for `from` only
 */
function placeError(
  log: EventLog,
  id: PublicOperationId,
  text: unknown,
  property?: string,
): Answer | undefined {
  if (typeof text !== 'string') return undefined
  const position = log.positionAt(text)
  if (position === undefined) {
    const answer = documentedError(id, 400, isOffset(text) ? 'forged_cursor' : 'invalid_cursor')
    return property ? named(answer, property) : answer
  }
  // Nothing after the end of a replay is sent.
  if (property || isSkip(id) || !log.hasExpired(position)) return undefined
  return documentedAnswer(id, { status: 410, example: 'cursor_expired' })
}

/** An error about the property `from` as one about another property. */
function named(answer: Answer, property: string): Answer {
  const text = JSON.stringify(answer.body).replaceAll("'from'", `'${property}'`)
  return { ...answer, body: JSON.parse(text.replaceAll('#/from', `#/${property}`)) }
}

/** The event types of a replay: those of the stream that the request names, by default all. */
function typesOf({ subscriptions }: Resource, { event_types: wanted }: Parts): readonly unknown[] {
  const types = Array.isArray(subscriptions) ? subscriptions.map(({ event_type }) => event_type) : []
  return Array.isArray(wanted) ? types.filter(type => wanted.includes(type)) : types
}

function shown(log: EventLog, { startedAt, after, end, events, sent }: Replay): Parts {
  const seconds = Math.max(1, (Date.now() - startedAt) / 1_000)
  return {
    started_at: new Date(startedAt).toISOString(),
    position: log.offsetAt(events[sent - 1]?.position ?? after),
    end: log.offsetAt(end),
    sent,
    events_per_second: Math.round((sent / seconds) * 10) / 10,
  }
}

/** Milliseconds since 1970. JavaScript has no leap seconds, such as 23:59:60. */
function timeOf(timestamp: unknown): number {
  return Date.parse(String(timestamp).replace(':60Z', ':59Z'))
}
