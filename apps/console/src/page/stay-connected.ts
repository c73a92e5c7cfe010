import { useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect } from 'react'

/** Milliseconds between two attempts to reach a service that does not answer. Someone may watch and wait for it. */
const retry = 2_000

/**
 * Keeps the subscription open while another view is shown, so that the view Live has the events of that time. While the service
 * does not answer, tries again sooner than the client, whose pauses grow.
 */
export function StayConnected(): ReactNode {
  const { state, resume } = useEvents({ max: 1 })
  useEffect(() => {
    if (state.status !== 'waiting' || state.reason?.code !== 'network_error') return
    const timer = setTimeout(resume, retry)
    return () => clearTimeout(timer)
  }, [state, resume])
  return null
}
