import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePermission } from '../session/permission.tsx'
import { actorOf } from './entry.ts'

interface ChangedByProps {
  /** The id of the resource. */
  readonly id: string
  /** The time of its last change, in RFC 3339. */
  readonly at: string
}

/** Says who changed a resource last, with a link to the entry of the log. Shows nothing if the token may not read the log. */
export function ChangedBy({ id, at }: ChangedByProps): ReactNode {
  const client = useClient()
  const { isAllowed } = usePermission('listLogs')
  const { data } = useQuery({
    // The time is in the key, so that the log is read once for each change.
    queryKey: [...operationKey(client, 'listLogs'), 'last change', id, at],
    queryFn: async ({ signal }) => {
      const { items } = await client.listLogs({ resource_id: id }, { signal }).page()
      return items.find(isChange) ?? null
    },
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!data) return null
  return (
    <span className="muted">
      by <Link href={`/log/${data.id}`}>{actorOf(data)}</Link>
    </span>
  )
}

/** Whether an entry tells of a change of the resource itself: redeliveries and test events are about it too. */
function isChange({ kind, operation, resource }: Schemas['LogEntry']): boolean {
  return (
    (kind === 'change' && (operation.startsWith('create_') || operation.startsWith('update_'))) ||
    (resource?.type === 'event_stream' && operation === 'event_stream.disabled')
  )
}
