import { useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect } from 'react'

/**
 * Milliseconds between two attempts to reach a service that does not answer. The pause is short, because a user may
 * be waiting.
 */
const retry = 2_000

/** Maximum number of events that are kept for the view Live. */
export const mostEvents = 50_000

interface StayConnectedProps {
  /** The time at which the stream begins, in RFC 3339; undefined for the time of the sign-in. */
  readonly since?: string | undefined
}

/**
 * Keeps a subscription and its events while another view is shown, so that the view Live later has the events that arrived
 * meanwhile. While the service does not answer, this component reconnects every 2 seconds. The pauses of the client
 * itself grow. While the page is hidden, only the client reconnects.
 */
export function StayConnected({ since }: StayConnectedProps): ReactNode {
  const { state, resume } = useEvents({ max: mostEvents, from_timestamp: since })
  const isLost = state.status === 'waiting' && state.reason?.code === 'network_error'
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => document.hidden || resume(), retry)
    return () => clearInterval(timer)
  }, [isLost, resume])
  return null
}
