import type { EventTypeFilter, FilteredType } from '@tenant-api/client'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { checkEventsOptions } from './check-options.ts'
import { keyOf } from './feeds.ts'
import type { LiveEvent } from './log.ts'
import { useFeeds } from './provider.ts'
import type { StreamQuery } from './reader.ts'
import { createTail, type TailActions, type TailSnapshot } from './tail.ts'

export type UseEventsOptions<Filter extends EventTypeFilter = EventTypeFilter> = StreamQuery<Filter> & {
  /** Maximum events to show: a whole number of 0 or more, or `Infinity`. Default: 1,000. */
  readonly max?: number | undefined
  /** When it becomes true, calls `pause`. When it is no longer true, new events are shown again. Default: false. */
  readonly paused?: boolean | undefined
  /** If false, nothing is read, there are no events, and the state is `closed` without a reason. Default: true. */
  readonly enabled?: boolean | undefined
  /**
   * Called with all events that arrive while the component is mounted, also when paused. At most one call per animation
   * frame.
   */
  readonly onEvents?: ((events: readonly FilteredEvent<Filter>[]) => void) | undefined
}

type FilteredEvent<Filter extends EventTypeFilter> = LiveEvent<FilteredType<Filter>>

export interface LiveEvents<Event = LiveEvent> extends TailSnapshot<Event>, TailActions {
  readonly isPaused: boolean
}

/**
 * The newest events of the tenant, live. An `event_type` that is written out narrows their type. All components and tabs with the
 * same `event_type`, `from` and `from_timestamp` share one connection and its events; each other combination has its own. Renders at
 * most once per animation frame; with a `max` of 0, only when the state changes.
 */
export function useEvents<const Filter extends EventTypeFilter = undefined>(
  options?: UseEventsOptions<Filter>,
): LiveEvents<FilteredEvent<Filter>>
export function useEvents(options?: UseEventsOptions): LiveEvents
export function useEvents(options: UseEventsOptions = {}): LiveEvents {
  if (process.env.NODE_ENV !== 'production') checkEventsOptions(options)
  const { max = 1_000, paused = false, enabled = true, onEvents, ...query } = options
  const feeds = useFeeds()
  const key = enabled ? keyOf(query) : ''
  const [isPaused, setPaused] = useState(paused)
  const [before, setBefore] = useState(paused)
  if (before !== paused) {
    setBefore(paused)
    setPaused(paused)
  }
  const tail = useMemo(() => createTail(feeds, key, setPaused), [feeds, key])
  useEffect(() => {
    tail.onEvents = onEvents
  })
  useEffect(() => tail.show(max, isPaused), [tail, max, isPaused])
  const snapshot = useSyncExternalStore(tail.subscribe, tail.getSnapshot, tail.getSnapshot)
  return { ...snapshot, ...tail.actions, isPaused }
}
