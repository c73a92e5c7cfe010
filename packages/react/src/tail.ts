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
  clear(): void
  /** Connects at once if the subscription waits or is closed. */
  reconnect(): void
}

const emptyTail: TailSnapshot = {
  events: [],
  dropped: 0,
  hidden: 0,
  offset: undefined,
  state: { status: 'connecting' },
}

export function createTail(feeds: Feeds, key: string): Tail {
  let feed: Feed | undefined
  let snapshot = emptyTail
  let max = 0
  let isPaused = false
  let start = 0
  let notify = () => {}

  function update(): void {
    if (!feed) return
    const newest = feed.log.newest(start, max)
    const { offset, state, total } = feed.log.now
    const { events, dropped } = isPaused ? snapshot : newest
    snapshot = { events, dropped, hidden: total - start - dropped - events.length, offset, state }
    notify()
  }

  const tail: Tail = {
    subscribe(listener) {
      notify = listener
      const { feed: used, stop } = feeds.subscribe(key, fresh => {
        // `onEvents` may throw.
        update()
        if (fresh.length > 0) tail.onEvents?.(fresh)
      })
      if (feed !== used) {
        feed = used
        snapshot = emptyTail
        start = 0
      }
      update()
      return stop
    },
    getSnapshot: () => snapshot,
    show(most, paused) {
      max = most
      isPaused = paused
      update()
    },
    clear() {
      if (feed) start = feed.log.now.total
      snapshot = emptyTail
      update()
    },
    reconnect() {
      if ('reason' in snapshot.state) feed?.reconnect()
    },
  }
  return tail
}
