import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, queryOptions, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { fieldErrors } from '../controls/field-errors.ts'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { usePermission } from '../session/permission.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { causeIn, filterNames, filtersIn, searchOf } from './filters.ts'
import { outcomeOf, useRedeliveries } from './redeliveries.ts'
import { RedeliverAllDialog, RedeliveryStatus } from './redelivery.tsx'

/** Milliseconds between two refreshes of the list. A refresh reads all loaded pages, one after the other. */
const refreshTime = 5_000

interface StreamDeliveriesProps {
  /** The id of the event stream. */
  readonly id: string
}

/** The failed deliveries of an event stream that match the filters of the address. */
export function StreamDeliveries({ id }: StreamDeliveriesProps): ReactNode {
  const client = useClient()
  const [search] = useSearchParams()
  const [isConfirming, setIsConfirming] = useState(false)
  const redeliveries = useRedeliveries(id)
  const filters = filtersIn(search)
  const list = useInfiniteQuery({
    ...infiniteQueryOptions(client, 'getEventDeliveries', { id, ...filters }),
    refetchInterval: ({ state }) => refreshTime * (state.data?.pages.length ?? 1),
  })
  const errors = fieldErrors(list.error, filterNames)
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? []
  const listing = String(new URLSearchParams(searchOf(filters)))
  const obstacle =
    causeIn(search) !== undefined
      ? 'The service cannot filter by error. Select deliveries, or show all errors.'
      : loaded.length === 0
        ? 'There is no delivery to redeliver.'
        : undefined
  return (
    <>
      <ViewHeader title="Failed deliveries" description={<StreamTrail id={id} />}>
        <ActionButton
          operation="redeliverEvents"
          aria-disabled={obstacle !== undefined}
          title={obstacle}
          onClick={() => setIsConfirming(true)}
        >
          {Object.keys(filters).length > 0 ? 'Redeliver all that match' : 'Redeliver all'}
        </ActionButton>
      </ViewHeader>
      <FilterForm errors={errors} />
      <RedeliveryStatus
        redeliveries={redeliveries}
        outcome={outcomeOf(redeliveries.accepted, listing, loaded, list.hasNextPage)}
      />
      {errors ? (
        <p className="muted">Correct the filters to see deliveries.</p>
      ) : (
        <Loaded query={list} what="deliveries">
          {() =>
            loaded.length === 0 ? (
              <NoDeliveries />
            ) : (
              <DeliveryList
                deliveries={loaded}
                list={list}
                isRedelivering={redeliveries.run.isRunning}
                onRedeliver={ids => redeliveries.redeliverSelected(ids, listing)}
              />
            )
          }
        </Loaded>
      )}
      {isConfirming && (
        <RedeliverAllDialog
          id={id}
          filters={filters}
          onClose={() => setIsConfirming(false)}
          onAccepted={count => {
            const ids = list.hasNextPage ? undefined : loaded.map(delivery => delivery.id)
            redeliveries.followAll({ count, ids, listing })
          }}
        />
      )}
    </>
  )
}

/** The text that replaces an empty list of deliveries. */
function NoDeliveries(): ReactNode {
  const [search] = useSearchParams()
  if (search.size > 0) return <Empty title="No failed delivery matches the filters." />
  return (
    <Empty title="No delivery has failed.">
      A delivery is listed here when its last attempt has failed, and until a redelivery succeeds.
    </Empty>
  )
}

interface StreamTrailProps {
  /** The id of the event stream. */
  readonly id: string
  /** Further links. */
  readonly children?: ReactNode
}

/** Links above deliveries: to their event stream, and back to all event streams. */
export function StreamTrail({ id, children }: StreamTrailProps): ReactNode {
  const client = useClient()
  const { isAllowed } = usePermission('getEventStream')
  const { data } = useQuery({ ...queryOptions(client, 'getEventStream', { id }), enabled: isAllowed })
  return (
    <span className="row">
      <Link href="/deliveries">All event streams</Link>
      <span aria-hidden="true">/</span>
      {data ? <Link href={`/event-streams/${id}`}>{data.name}</Link> : <code>{id}</code>}
      {children && <span aria-hidden="true">/</span>}
      {children}
    </span>
  )
}
