import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { queryOptions, useClient } from '@tenant-api/react'
import { usePermission } from '../session/permission.ts'

/**
 * The number of deliveries of an event stream that are being redelivered; undefined if it is not known, which is so after a
 * redelivery until the service has been asked again.
 */
export function useRedelivering(id: string): number | undefined {
  const client = useClient()
  const { isAllowed } = usePermission('getEventStreamStats')
  const { data, isStale } = useQuery({
    ...queryOptions(client, 'getEventStreamStats', { id }),
    enabled: isAllowed,
    // Stale only if a redelivery has invalidated it, not by its age.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && redeliveringOf(state.data) > 0 ? 2_000 : 10_000),
  })
  return data && !isStale ? redeliveringOf(data) : undefined
}

function redeliveringOf({ current }: Schemas['EventStreamStats']): number {
  return current.work
    .filter(({ kind }) => kind === 'redeliver')
    .reduce((sum, { total, done }) => sum + total - done, current.redelivering)
}
