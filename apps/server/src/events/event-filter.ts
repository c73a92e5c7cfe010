import { eventJsonOf } from '@tenant-api/contract'
import {
  type EventFilter as Condition,
  compileFilters,
  type EventMatcher,
} from '@tenant-api/contract/event-filter'
import { limits } from '../limits.ts'
import { type EventType, isOfTypes, type LogEntry, type ShownEntry } from './event-log.ts'

/** The events that a subscriber or an event stream gets. Equal filters have equal keys. */
export interface EventFilter {
  readonly key: string
  /** Null for all types. */
  readonly types: ReadonlySet<EventType> | null
  /** Tests the content of an event, as parsed JSON; null if any content passes. */
  readonly matches: EventMatcher | null
}

/** @param types an empty list means all types */
export function eventFilter(types: readonly EventType[], conditions: readonly Condition[] = []): EventFilter {
  const texts = conditions.map(({ path, ...test }) => JSON.stringify([path, test]))
  return {
    key: JSON.stringify([types.toSorted(), texts.toSorted()]),
    types: types.length > 0 ? new Set(types) : null,
    matches: conditions.length > 0 ? compileFilters(conditions) : null,
  }
}

/** The filter of an event stream. */
export function streamFilter({
  subscriptions,
  filters,
}: {
  readonly subscriptions: readonly { readonly event_type: EventType }[]
  readonly filters?: readonly Condition[]
}): EventFilter {
  return eventFilter(
    subscriptions.map(({ event_type }) => event_type),
    filters,
  )
}

/** What a replay shows of the events of a stream. @param wanted null for all types of the stream */
export function replayFilter(filter: EventFilter, wanted: readonly EventType[] | null): EventFilter {
  const types = [...(filter.types ?? [])].filter(type => wanted?.includes(type) ?? true)
  return { ...filter, key: `${types} ${filter.key}`, types: new Set(types) }
}

/**
 * Whether a filter shows an event; null shows all events. Erased events are never shown.
 *
 * @param eventOf the parsed JSON of the event; called only if the filter has conditions
 */
export function shows(
  filter: EventFilter | null,
  entry: LogEntry,
  eventOf: (entry: LogEntry) => unknown = parsed,
): entry is ShownEntry {
  return isOfTypes(entry, filter?.types ?? null) && (filter?.matches?.(eventOf(entry)) ?? true)
}

function parsed({ frame }: LogEntry): unknown {
  return JSON.parse(Buffer.from(eventJsonOf(frame)).toString())
}

const recent = new Map<LogEntry, unknown>()
let recentBytes = 0

/** The parsed JSON of an event that other filters will test too. The newest of these events stay parsed. */
export function recentEvent(entry: LogEntry): unknown {
  const known = recent.get(entry)
  if (known !== undefined) return known
  const event = parsed(entry)
  recent.set(entry, event)
  recentBytes += entry.frame.length
  for (const oldest of recent.keys()) {
    if (recentBytes <= limits.parsedEventsBytes) break
    recent.delete(oldest)
    recentBytes -= oldest.frame.length
  }
  return event
}
