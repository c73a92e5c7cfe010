import type { Feed } from './feed.ts'
import type { Feeds } from './feeds.ts'
import type { LiveEvent } from './log.ts'
import type { StreamState } from './stream-state.ts'

/** The part of a subscription that a component shows. */
export interface TailSnapshot {
  /** The newest events, oldest first, and the gaps between them. */
  readonly events: readonly LiveEvent[]
  readonly state: StreamState
  /** The offset to resume from, for `from`; undefined until the service has sent one. */
  readonly offset: string | undefined
  /** The number of older events that `events` no longer contains. */
  readonly dropped: number
  readonly isPaused: boolean
}

/** A store for `useSyncExternalStore`: the newest events of a subscription, as one component shows them. */
export interface Tail {
  /** Called with all new events, at most once per animation frame, while a component is subscribed. */
  onEvents: ((events: readonly LiveEvent[]) => void) | undefined
  subscribe(notify: () => void): () => void
  getSnapshot(): TailSnapshot
  pause(): void
  resume(): void
  clear(): void
}

export const emptyTail: TailSnapshot = {
  events: [],
  state: { status: 'connecting' },
  offset: undefined,
  dropped: 0,
  isPaused: false,
}

/** @param max maximum events to show */
export function createTail(feeds: Feeds, key: string, max: number): Tail {
  let feed: Feed | undefined
  let snapshot = emptyTail
  let isPaused = false
  let start = 0
  let notify = () => {}

  function update(): void {
    if (!feed) return
    const { offset, state } = feed.log.now
    const shown = isPaused ? snapshot : feed.log.newest(start, max)
    snapshot = { offset, ...shown, state, isPaused }
    notify()
  }

  const tail: Tail = {
    onEvents: undefined,
    subscribe(listener) {
      notify = listener
      const { feed: used, stop } = feeds.listen(key, fresh => {
        if (fresh.length > 0) tail.onEvents?.(fresh)
        update()
      })
      if (feed !== used) start = 0
      feed = used
      feed.log.keep(max)
      update()
      return stop
    },
    getSnapshot: () => snapshot,
    pause() {
      isPaused = true
      update()
    },
    resume() {
      isPaused = false
      if ('reason' in snapshot.state) feed?.reconnect()
      update()
    },
    clear() {
      start = feed?.log.now.received ?? 0
      snapshot = { ...snapshot, events: [], dropped: 0 }
      update()
    },
  }
  return tail
}
