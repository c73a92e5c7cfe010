import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { keyOf } from './feeds.ts'
import type { LiveEvent } from './log.ts'
import { useFeeds } from './provider.ts'
import type { StreamQuery } from './reader.ts'
import { createTail, emptyTail, type TailSnapshot } from './tail.ts'

export interface UseEventsOptions extends StreamQuery {
  /** Maximum events to show. Default: 1,000. */
  readonly max?: number | undefined
  /** True to show no new events. They are still received, and appear when `paused` becomes false. */
  readonly paused?: boolean | undefined
  /** Called with every event that arrives while the component is mounted, also when paused; once for each animation frame. */
  readonly onEvents?: ((events: readonly LiveEvent[]) => void) | undefined
}

export interface LiveEvents extends TailSnapshot {
  /** Shows no new events until `resume`. They are still received. */
  pause(): void
  /** Shows new events again. Connects at once if the subscription waits or is closed. */
  resume(): void
  /** Removes the events from this component. */
  clear(): void
}

/**
 * The newest events of the tenant, live. All components and tabs with the same `event_type`, `from` and `from_timestamp` share one
 * connection and its events. Renders at most once per animation frame.
 */
export function useEvents({ max = 1_000, paused, onEvents, ...query }: UseEventsOptions = {}): LiveEvents {
  const feeds = useFeeds()
  const key = keyOf(query)
  const tail = useMemo(() => createTail(feeds, key, max), [feeds, key, max])
  const snapshot = useSyncExternalStore(tail.subscribe, tail.getSnapshot, () => emptyTail)
  useEffect(() => {
    tail.onEvents = onEvents
  }, [tail, onEvents])
  useEffect(() => {
    if (paused) tail.pause()
    if (paused === false) tail.resume()
  }, [tail, paused])
  const { pause, resume, clear } = tail
  return { ...snapshot, pause, resume, clear }
}
