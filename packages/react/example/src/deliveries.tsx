import { useInfiniteQuery } from '@tanstack/react-query'
import { infiniteQueryOptions, useClient } from '@tenant-api/react'
import { ListEnd } from './list-end.tsx'
import { Redeliver } from './redeliver.tsx'

/** The failed deliveries of an event stream. After a redelivery, a refetch shows which deliveries still fail. */
export function Deliveries({ id }: { id: string }) {
  const listing = useInfiniteQuery({
    ...infiniteQueryOptions(useClient(), 'getEventDeliveries', { id, take: 10 }),
    refetchInterval: 2_000,
  })
  const deliveries = listing.data?.pages.flatMap(page => page.items) ?? []
  return (
    <section aria-label="Failed deliveries">
      <h3>{`Failed deliveries: ${deliveries.length}`}</h3>
      <ul>
        {deliveries.map(delivery => (
          <li
            key={delivery.id}
          >{`${delivery.event_type} ${delivery.id}, ${delivery.attempts.length} attempts`}</li>
        ))}
      </ul>
      <ListEnd listing={listing} />
      <Redeliver id={id} event_ids={deliveries.map(delivery => delivery.id)} />
    </section>
  )
}
