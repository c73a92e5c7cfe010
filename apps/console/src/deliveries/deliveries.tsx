import { type ReactNode, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { NoSuchPage, ViewHeader } from '../page/view-header.tsx'
import { NotAllowed, usePermission } from '../session/permission.tsx'
import { DeliveryPage } from './delivery-page.tsx'
import { StreamDeliveries } from './stream-deliveries.tsx'
import './deliveries.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { infiniteQueryOptions, queryOptions, useClient } from '@tenant-api/react'
import { Button, LoadMore } from '../controls/button.tsx'
import { Field } from '../controls/field.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { StateBadge } from '../event-streams/state-badge.tsx'
import { atMost, reasonOf, stateOf, totalOf } from '../event-streams/stream.ts'

/** The view of failed deliveries. Its pages show the event streams, the deliveries of one stream, and one delivery. */
export function Deliveries(): ReactNode {
  const { isAllowed, reason } = usePermission('getEventDeliveries')
  if (!isAllowed)
    return (
      <>
        <ViewHeader title="Failed deliveries" />
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

/**
 * Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long, because a
 * refresh costs a request for each stream.
 */
const refreshTime = 30_000

/**
 * Lists event streams to choose from, because the API lists deliveries of only one stream. Shows how many deliveries
 * of each stream failed.
 */
function ChooseStream(): ReactNode {
  const { isAllowed, reason } = usePermission('listEventStreams')
  return (
    <>
      <ViewHeader
        title="Failed deliveries"
        description="Deliveries that get no further attempt. Choose an event stream to see them, and to redeliver them."
      />
      {isAllowed ? <StreamTable /> : <StreamById reason={reason} />}
    </>
  )
}

function StreamTable(): ReactNode {
  const client = useClient()
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(client, 'listEventStreams', {}),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  return (
    <Loaded query={list} what="event streams">
      {({ pages }) =>
        pages[0]?.items.length === 0 ? (
          <Empty title="There are no event streams yet.">
            An event stream sends events to a webhook. <Link href="/event-streams">Create one</Link>.
          </Empty>
        ) : (
          <>
            <div>
              <table className="cards choose-stream">
                <thead>
                  <tr>
                    <th scope="col">Event stream</th>
                    <th scope="col">State</th>
                    <th scope="col" className="number">
                      Waiting
                    </th>
                    <th scope="col" className="number">
                      Failed in {statsDays} days
                    </th>
                    <th scope="col">Last error</th>
                  </tr>
                </thead>
                <tbody>
                  {pages
                    .flatMap(({ items }) => items)
                    .map(stream => (
                      <FailedDeliveriesRow
                        key={stream.id}
                        stream={stream}
                        refreshTime={refreshTime * pages.length}
                      />
                    ))}
                </tbody>
              </table>
            </div>
            <LoadMore list={list} />
          </>
        )
      }
    </Loaded>
  )
}

/** The number of days that the statistics cover. */
const statsDays = 14

interface FailedDeliveriesRowProps {
  readonly stream: Schemas['EventStream']
  /** Milliseconds between two refreshes. */
  readonly refreshTime: number
}

/** An event stream with the number of its deliveries that failed in the last `statsDays` days. */
function FailedDeliveriesRow({ stream, refreshTime }: FailedDeliveriesRowProps): ReactNode {
  const client = useClient()
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - statsDays + 1)
  const { data, error } = useQuery({
    ...queryOptions(client, 'getEventStreamStats', { id: stream.id, date_from: day }),
    refetchInterval: refreshTime,
  })
  const isEnabled = stream.status === 'enabled'
  const unknown = error ? '–' : '…'
  return (
    <tr>
      <td data-label="Event stream">
        <Link href={`/deliveries/${stream.id}`}>{stream.name}</Link>
      </td>
      <td data-label="State">
        <StateBadge state={stateOf(stream, data)} />
        {error && !data && <p className="field-error">Its statistics could not be read.</p>}
      </td>
      <td data-label="Waiting" className="number">
        {data ? atMost(data.current.waiting) : unknown}
      </td>
      <td data-label="Failed" className="number">
        {data ? totalOf(data, 'failed_deliveries').toLocaleString() : unknown}
      </td>
      <td data-label="Last error">{data ? (isEnabled && reasonOf(stream, data)) || '–' : unknown}</td>
    </tr>
  )
}

interface StreamByIdProps {
  /** A sentence that says why the token may not list event streams. */
  readonly reason: string | undefined
}

/** Asks for the id of an event stream. */
function StreamById({ reason }: StreamByIdProps): ReactNode {
  const [id, setId] = useState('')
  const [, navigate] = useLocation()
  return (
    <form
      className="stream-by-id"
      onSubmit={event => {
        event.preventDefault()
        navigate(`/deliveries/${encodeURIComponent(id.trim())}`)
      }}
    >
      <Field
        label="Id of the event stream"
        hint={`${reason} You can open an event stream by its id.`}
        value={id}
        required
        spellCheck={false}
        onChange={event => setId(event.target.value)}
      />
      <Button type="submit">Show deliveries</Button>
    </form>
  )
}
