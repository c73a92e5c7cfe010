import { useEffect, useRef, useState } from 'react'
import { checkRateOptions } from './check-options.ts'
import type { StreamQuery } from './reader.ts'
import { type UseEventsOptions, useEvents } from './use-events.ts'

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
      const now = performance.now()
      setRate(Math.round((count.current * 1_000) / (now - since)))
      count.current = 0
      since = now
    }, 1_000)
    return () => clearInterval(timer)
  }, [])
  return rate
}
