import type { ReactNode } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { EventRate } from './event-rate.tsx'
import { FleetHealth } from './fleet-health.tsx'
import { Subscribers } from './subscribers.tsx'
import './overview.css'

/** What the service does, and what has failed, at a glance. */
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
