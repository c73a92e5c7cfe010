import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Empty } from '../states/empty.tsx'

/** The text that replaces an empty list of deliveries. */
export function NoDeliveries(): ReactNode {
  const [search] = useSearchParams()
  if (search.size > 0) return <Empty title="No failed delivery matches the filters." />
  return (
    <Empty title="No delivery has failed.">
      A delivery is listed here when its last attempt has failed, and until a redelivery succeeds.
    </Empty>
  )
}
