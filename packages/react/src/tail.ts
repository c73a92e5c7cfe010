import type { Feed } from './feed.ts'
import type { Feeds } from './feeds.ts'
import type { LiveEvent } from './log.ts'
import type { StreamState } from './stream-state.ts'

/** The part of a subscription that a component shows. */
export interface TailSnapshot<Event = LiveEvent> {
  /** The newest events, oldest first, and the gaps between them. */
  readonly events: readonly Event[]
  readonly state: StreamState
  /** The offset to resume from, for `from`; undefined until the service has sent one. */
  readonly offset: string | undefined
  /** The number of older events that `events` no longer contains. */
  readonly dropped: number
  /** The number of newer events and gaps that arrived while paused. */
  readonly hidden: number
}

/** A store for `useSyncExternalStore`: the newest events of a subscription, as one component shows them. */
export interface Tail {
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
export interface TailActions {
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
export function createTail(feeds: Feeds, key: string, setPaused: (isPaused: boolean) => void): Tail {
  const empty: TailSnapshot = {
    events: [],
    dropped: 0,
    hidden: 0,
    offset: undefined,
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
