import { useEffect, useState } from 'react'
import { checkQuery } from './check-options.ts'
import { keyOf } from './feeds.ts'
import { isDevelopment } from './in-development.ts'
import { useFeeds } from './provider.ts'
import type { StreamQuery } from './reader.ts'

/** Events per second, measured each second. Shares the connection of `useEvents` with the same query. */
export function useEventRate(query: StreamQuery = {}): number {
  if (isDevelopment) checkQuery(query)
  const feeds = useFeeds()
  const key = keyOf(query)
  const [rate, setRate] = useState(0)
  useEffect(() => {
    let count = 0
    let since = performance.now()
    const { stop } = feeds.subscribe(key, fresh => {
      for (const event of fresh) if (event.type !== 'gap') count++
    })
    const timer = setInterval(() => {
      // The timer is late when the page is busy or hidden.
      const now = performance.now()
      setRate(Math.round((count * 1_000) / (now - since)))
      count = 0
      since = now
    }, 1_000)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [feeds, key])
  return rate
}
