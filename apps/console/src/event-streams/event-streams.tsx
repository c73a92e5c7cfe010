import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { NoSuchPage } from '../page/no-such-page.tsx'
import { CreateStream } from './create-stream.tsx'
import { EditStream } from './edit-stream.tsx'
import { StreamList } from './stream-list.tsx'
import { StreamPage } from './stream-page.tsx'

/** The view of event streams: the list, the page of a stream, and the forms that create and change a stream. */
export function EventStreams(): ReactNode {
  return (
    <Switch>
      <Route path="/event-streams" component={StreamList} />
      <Route path="/event-streams/new" component={CreateStream} />
      <Route path="/event-streams/:id">{({ id }) => <StreamPage key={id} id={id} />}</Route>
      <Route path="/event-streams/:id/edit">{({ id }) => <EditStream key={id} id={id} />}</Route>
      <Route component={NoSuchPage} />
    </Switch>
  )
}
