import { useEvents } from '@tenant-api/react'
import type { ReactNode } from 'react'

/** Keeps the event stream open while another view is shown, so that the view Live has the events of that time. */
export function StayConnected(): ReactNode {
  useEvents({ max: 1 })
  return null
}
