import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { LoadMore } from '../controls/load-more.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { Empty } from '../states/empty.tsx'
import { Loaded } from '../states/loaded.tsx'
import { StreamRow } from './stream-row.tsx'
import './stream-list.css'

/** Number of streams on a page. Each costs a request for its statistics. */
const pageSize = 20
/**
 * Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long, so that
 * more pages cost no more requests a second.
 */
const refreshTime = 15_000

/** All event streams, in the order of their creation. */
export function StreamList(): ReactNode {
  const [, navigate] = useLocation()
  return (
    <>
      <ViewHeader title="Event streams" description="An event stream sends events to a webhook.">
        <ActionButton
          operation="createEventStream"
          tone="primary"
          onClick={() => navigate('/event-streams/new')}
        >
          Create an event stream
        </ActionButton>
      </ViewHeader>
      <Allowed operation="listEventStreams">
        <Streams />
      </Allowed>
    </>
  )
}

function Streams(): ReactNode {
  const client = useClient()
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(client, 'listEventStreams', { take: pageSize }),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  return (
    <Loaded query={list} what="event streams">
      {({ pages }) => {
        const streams = pages.flatMap(({ items }) => items)
        if (streams.length === 0)
          return (
            <Empty title="There are no event streams yet.">
              Create one to receive events at a webhook of yours.
            </Empty>
          )
        return (
          <div className="streams">
            <table>
              <thead>
                <tr>
                  <th scope="col">Event stream</th>
                  <th scope="col">Health</th>
                  <th scope="col" className="number">
                    Events behind
                  </th>
                  <th scope="col" className="wide">
                    Event types
                  </th>
                </tr>
              </thead>
              <tbody>
                {streams.map(stream => (
                  <StreamRow key={stream.id} stream={stream} refreshTime={refreshTime * pages.length} />
                ))}
              </tbody>
            </table>
            <LoadMore list={list} />
          </div>
        )
      }}
    </Loaded>
  )
}
