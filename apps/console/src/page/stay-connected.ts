import { useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect } from 'react'

/** Milliseconds between two attempts to reach a service that does not answer. Short, because someone may watch and wait. */
const retry = 2_000

interface StayConnectedProps {
  /** The time at which the stream begins, in RFC 3339; undefined for the time of the sign-in. */
  readonly since?: string | undefined
}

/**
 * Keeps a subscription open while another view is shown, so that the view Live has the events of that time. While the service
 * does not answer, tries again sooner than the client, whose pauses grow. A hidden page leaves the attempts to the client.
 */
export function StayConnected({ since }: StayConnectedProps): ReactNode {
  const { state, resume } = useEvents({ max: 1, from_timestamp: since })
  const isLost = state.status === 'waiting' && state.reason?.code === 'network_error'
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => document.hidden || resume(), retry)
    return () => clearInterval(timer)
  }, [isLost, resume])
  return null
}
