import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LoadMore } from '../controls/load-more.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { usePermission } from '../session/permission.ts'
import { Empty } from '../states/empty.tsx'
import { Loaded } from '../states/loaded.tsx'
import { FailedDeliveriesRow, statsDays } from './failed-deliveries-row.tsx'
import { StreamById } from './stream-by-id.tsx'

/**
 * Milliseconds between two refreshes if one page is loaded. With n pages the interval is n times as long, because a
 * refresh costs a request for each stream.
 */
const refreshTime = 30_000

/**
 * Lists event streams to choose from, because the API lists deliveries of only one stream. Shows how many deliveries
 * of each stream failed.
 */
export function ChooseStream(): ReactNode {
  const { isAllowed, reason } = usePermission('listEventStreams')
  return (
    <>
      <ViewHeader title="Deliveries" description="Choose an event stream to see its failed deliveries." />
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
            <div className="scroll">
              <table className="choose-stream">
                <thead>
                  <tr>
                    <th scope="col">Event stream</th>
                    <th scope="col">Health</th>
                    <th scope="col" className="number">
                      Failed in {statsDays} days
                    </th>
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
