import { useQuery } from '@tanstack/react-query'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePermission } from '../session/permission.ts'

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
    <span className="trail">
      <Link href="/deliveries">All event streams</Link>
      <span aria-hidden="true">/</span>
      {data ? <Link href={`/event-streams/${id}`}>{data.name}</Link> : <code>{id}</code>}
      {children && <span aria-hidden="true">/</span>}
      {children}
    </span>
  )
}
