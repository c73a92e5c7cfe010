import { useMemo, useSyncExternalStore } from 'react'
import { type Feeds, keyOf } from './feeds.ts'
import { useTenant } from './provider.ts'
import type { StreamQuery } from './reader.ts'

/** Milliseconds between two measurements. */
const interval = 1_000

/** Events per second, over the last second. Shares the connection of `useEvents` with the same query. */
export function useEventRate({ event_type, from }: StreamQuery = {}): number {
  const { feeds } = useTenant()
  const key = keyOf({ event_type, from })
  const meter = useMemo(() => createMeter(feeds, key), [feeds, key])
  return useSyncExternalStore(meter.subscribe, meter.getRate, () => 0)
}

function createMeter(feeds: Feeds, key: string) {
  let rate = 0
  return {
    getRate: () => rate,
    subscribe(notify: () => void) {
      const { feed, release } = feeds.use(key)
      let count = 0
      let since = performance.now()
      const stop = feed.listen(fresh => {
        count += fresh.length
      })
      const timer = setInterval(() => {
        const now = performance.now()
        rate = Math.round((count * 1_000) / (now - since))
        count = 0
        since = now
        notify()
      }, interval)
      return () => {
        stop()
        clearInterval(timer)
        release()
      }
    },
  }
}
