import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isFailure } from '@tenant-api/client'
import { mutationOptions, operationKey, queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Empty } from '../states/empty.tsx'
import { Loaded } from '../states/loaded.tsx'
import { Problem } from '../states/problem.tsx'
import { DeliveryDetail } from './delivery-detail.tsx'
import { Farewell } from './farewell.tsx'
import { StreamTrail } from './stream-trail.tsx'
import './delivery-page.css'

/** Milliseconds between two requests for the delivery. */
const refreshTime = 2_000

interface DeliveryPageProps {
  /** The id of the event stream. */
  readonly id: string
  readonly event_id: string
}

/** One failed delivery: its attempts, its event, and its redelivery. */
export function DeliveryPage({ id, event_id }: DeliveryPageProps): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const search = useSearch()
  const delivery = useQuery({
    ...queryOptions(client, 'getEventDelivery', { id, event_id }),
    refetchInterval: refreshTime,
  })
  const redelivery = useMutation({
    ...mutationOptions(client, 'redeliverEvent'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operationKey(client, 'getEventDelivery') }),
  })
  const { data, error } = delivery
  const isListed = !(isFailure(error) && error.code === 'not_found')
  return (
    <>
      <ViewHeader
        title="Delivery"
        description={
          <StreamTrail id={id}>
            <Link href={`/deliveries/${id}${search && `?${search}`}`}>Failed deliveries</Link>
          </StreamTrail>
        }
      >
        {data && isListed && (
          <ActionButton
            operation="redeliverEvent"
            isBusy={redelivery.isPending}
            onClick={() => redelivery.mutate({ id, event_id })}
          >
            Redeliver
          </ActionButton>
        )}
      </ViewHeader>
      {redelivery.error && <Problem error={redelivery.error} />}
      <div role="status">
        {data && !isListed && <Farewell id={id} isRedelivered={redelivery.isSuccess} />}
        {isListed && redelivery.isSuccess && (
          <p className="progress-note">
            The service has accepted the redelivery. Attempts that fail appear below.
          </p>
        )}
      </div>
      {isListed ? (
        <Loaded query={delivery} what="the delivery">
          {found => <DeliveryDetail delivery={found} />}
        </Loaded>
      ) : data ? (
        <DeliveryDetail delivery={data} />
      ) : (
        <Empty title="The history holds no failed delivery of this event.">
          Its attempts still go on, or the endpoint has accepted it. This page shows the delivery when its
          last attempt has failed.
        </Empty>
      )}
    </>
  )
}
