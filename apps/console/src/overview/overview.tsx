import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { EventRate } from './event-rate.tsx'
import { FleetHealth } from './fleet-health.tsx'
import { Subscribers } from './subscribers.tsx'
import './overview.css'

/** The overview: the rate of events, and the health of the event streams. */
export function Overview(): ReactNode {
  return (
    <>
      <ViewHeader title="Overview" />
      <div className="overview">
        <Allowed operation="subscribeEvents">
          <EventRate />
          <Subscribers />
        </Allowed>
        <Allowed operation="listEventStreams">
          <FleetHealth />
        </Allowed>
      </div>
    </>
  )
}
