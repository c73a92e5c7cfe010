import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { NoSuchPage } from '../page/no-such-page.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { usePermission } from '../session/permission.ts'
import { NotAllowed } from '../states/not-allowed.tsx'
import { ChooseStream } from './choose-stream.tsx'
import { DeliveryPage } from './delivery-page.tsx'
import { StreamDeliveries } from './stream-deliveries.tsx'
import './deliveries.css'

/** The view of failed deliveries. Its pages show the event streams, the deliveries of one stream, and one delivery. */
export function Deliveries(): ReactNode {
  const { isAllowed, reason } = usePermission('getEventDeliveries')
  if (!isAllowed)
    return (
      <>
        <ViewHeader title="Deliveries" />
        <NotAllowed operation="getEventDeliveries" reason={reason} />
      </>
    )
  return (
    <Switch>
      <Route path="/deliveries" component={ChooseStream} />
      <Route path="/deliveries/:id">{({ id }) => <StreamDeliveries key={id} id={id} />}</Route>
      <Route path="/deliveries/:id/:event_id">
        {({ id, event_id }) => <DeliveryPage key={event_id} id={id} event_id={event_id} />}
      </Route>
      <Route component={NoSuchPage} />
    </Switch>
  )
}
