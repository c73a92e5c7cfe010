import type { EventTypeFilter, FilteredType } from '@tenant-api/client'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { checkEventsOptions, checkRateOptions } from './check-options.ts'
import type { Feed } from './feed.ts'
import { type Feeds, keyOf } from './feeds.ts'
import type { LiveEvent, StreamState } from './log.ts'
import type { UseEventsOptions } from './option-types.ts'
import { useFeeds } from './provider.ts'
import type { StreamQuery } from './reader.ts'

export interface LiveEvents<Event = LiveEvent> extends TailSnapshot<Event>, TailActions {
  readonly isPaused: boolean
}

/**
 * The newest events of the tenant, live. An `event_type` that is written out narrows their type. All components and tabs with the
 * same `event_type`, `filter`, `from` and `from_timestamp` share one connection and its events; each other combination has its own. Renders at
 * most once per animation frame; with a `max` of 0, only when the state changes.
 */
export function useEvents<const Filter extends EventTypeFilter = undefined>(
  options?: UseEventsOptions<Filter>,
): LiveEvents<LiveEvent<FilteredType<Filter>>>
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

/** The part of a subscription that a component shows. */
interface TailSnapshot<Event = LiveEvent> {
  /** The newest events, oldest first, and the gaps between them. */
  readonly events: readonly Event[]
  readonly state: StreamState
  /** The offset to resume from, for `from`; undefined until the service has sent one. */
  readonly offset?: string | undefined
  /** The number of older events that `events` no longer contains. */
  readonly dropped: number
  /** The number of newer events and gaps that arrived while paused. */
  readonly hidden: number
}

/** A store for `useSyncExternalStore`: the newest events of a subscription, as one component shows them. */
interface Tail {
  /** Called with all new events, at most once per animation frame, while a component is subscribed. */
  onEvents?: ((events: readonly LiveEvent[]) => void) | undefined
  subscribe(notify: () => void): () => void
  /** Before the first `subscribe`, and so on a server, the snapshot is empty. */
  getSnapshot(): TailSnapshot
  /** Shows at most `max` events, and no new ones while paused. Must be called before `subscribe`. */
  show(max: number, isPaused: boolean): void
  readonly actions: TailActions
}

/** What a component can do with its tail. */
interface TailActions {
  /** Shows no new events until `resume`. They are still received. */
  pause(): void
  /** Shows new events again. Connects at once if the subscription waits or is closed. */
  resume(): void
  /** Removes the events from this component. */
  clear(): void
}

/**
 * @param key the key of a query; '' to read nothing
 * @param setPaused asks the component to call `show` with another value of `isPaused`
 */
function createTail(feeds: Feeds, key: string, setPaused: (isPaused: boolean) => void): Tail {
  const empty: TailSnapshot = {
    events: [],
    dropped: 0,
    hidden: 0,
    state: { status: key ? 'connecting' : 'closed' },
  }
  let feed: Feed | undefined
  let snapshot = empty
  let max = 0
  let isPaused = false
  let start = 0
  let notify = () => {}

  /** @param isShown whether the component shows a change of the events */
  function update(isShown: boolean): void {
    if (!feed) return
    const newest = feed.log.newest(start, max)
    const { offset, state, total } = feed.log.now
    const isChanged = isShown || JSON.stringify(state) !== JSON.stringify(snapshot.state)
    const { events, dropped } = isPaused ? snapshot : newest
    snapshot = { offset, state, events, dropped, hidden: total - start - dropped - events.length }
    if (isChanged) notify()
  }

  const tail: Tail = {
    subscribe(listener) {
      if (!key) return () => {}
      notify = listener
      const { feed: used, stop } = feeds.subscribe(key, fresh => {
        // A component that shows no events is not rendered for each of them. `onEvents` may throw.
        update(max > 0)
        if (fresh.length) tail.onEvents?.(fresh)
      })
      if (feed !== used) {
        feed = used
        snapshot = empty
        start = 0
      }
      update(true)
      return stop
    },
    getSnapshot: () => snapshot,
    show(most, paused) {
      max = most
      isPaused = paused
      update(true)
    },
    actions: {
      pause: () => setPaused(true),
      resume() {
        setPaused(false)
        if ('reason' in snapshot.state) feed?.reconnect()
      },
      clear() {
        if (feed) start = feed.log.now.total
        snapshot = empty
        update(true)
      },
    },
  }
  return tail
}

export type UseEventRateOptions = StreamQuery & Pick<UseEventsOptions, 'enabled'>

/** Events per second, measured each second. Shares the connection of `useEvents` with the same query. */
export function useEventRate(options: UseEventRateOptions = {}): number {
  if (process.env.NODE_ENV !== 'production') checkRateOptions(options)
  const count = useRef(0)
  const [rate, setRate] = useState(0)
  useEvents({
    ...options,
    max: 0,
    onEvents(events) {
      for (const event of events) if (event.type !== 'gap') count.current++
    },
  })
  useEffect(() => {
    let since = performance.now()
    const timer = setInterval(() => {
      // The timer is late when the page is busy or hidden.
      setRate(Math.round((count.current * 1_000) / (performance.now() - since)))
      count.current = 0
      since = performance.now()
    }, 1_000)
    return () => clearInterval(timer)
  }, [])
  return rate
}
