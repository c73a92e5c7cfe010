import { useQuery } from '@tanstack/react-query'
import { isFailure } from '@tenant-api/client'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { usePermission } from '../session/permission.ts'

interface FarewellProps {
  /** The id of the event stream. */
  readonly id: string
  /** True if the user has redelivered the delivery on this page. */
  readonly isRedelivered: boolean
}

/**
 * The message for a delivery that was shown and is no longer in the history. The history ends with the event stream, so the message
 * depends on whether the event stream still exists.
 */
export function Farewell({ id, isRedelivered }: FarewellProps): ReactNode {
  const { isAllowed } = usePermission('getEventStream')
  const { data, error, isFetchedAfterMount } = useQuery({
    ...queryOptions(useClient(), 'getEventStream', { id }),
    enabled: isAllowed,
    // The page has read the event stream before the delivery left the history.
    refetchOnMount: 'always',
  })
  if (isAllowed && !isFetchedAfterMount) return undefined
  if (isFailure(error) && error.code === 'not_found')
    return <p className="progress-note">The event stream was deleted, and its history with it.</p>
  if (!data || error)
    return (
      <p className="progress-note">
        The delivery has left the history: a redelivery succeeded, the delivery was too old, or its event
        stream was deleted.
      </p>
    )
  return (
    <p className="progress-note good">
      {isRedelivered
        ? 'The redelivery succeeded. The delivery has left the history.'
        : 'The delivery has left the history: a redelivery succeeded, or the delivery was too old.'}
    </p>
  )
}
