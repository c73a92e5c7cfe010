import { useQuery } from '@tanstack/react-query'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Loaded } from '../states/loaded.tsx'
import { Figure } from './figure.tsx'

/** Milliseconds between two refreshes. */
const refreshTime = 5_000

/** The number of open subscriptions on all nodes. */
export function Subscribers(): ReactNode {
  const count = useQuery({
    ...queryOptions(useClient(), 'getEventSubscribers'),
    refetchInterval: refreshTime,
  })
  return (
    <Loaded query={count} what="subscribers">
      {({ subscriptions }) => (
        <Figure label="Subscribers" value={subscriptions.toLocaleString()}>
          Open subscriptions, including that of this console.
        </Figure>
      )}
    </Loaded>
  )
}
