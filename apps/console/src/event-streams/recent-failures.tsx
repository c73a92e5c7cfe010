import { useQuery } from '@tanstack/react-query'
import { operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Time } from '../controls/time.tsx'
import { usePermission } from '../session/permission.ts'
import { Loaded } from '../states/loaded.tsx'
import { readRecentFailures } from './read-recent-failures.ts'
import './recent-failures.css'

const shown = 5
/** Milliseconds between two refreshes. Finding the newest of many deliveries takes several requests. */
const refreshTime = 15_000

interface RecentFailuresProps {
  /** The id of the event stream. */
  readonly id: string
}

/** The newest failed deliveries. */
export function RecentFailures(props: RecentFailuresProps): ReactNode {
  const { isAllowed, reason } = usePermission('getEventDeliveries')
  return (
    <section className="card failures" aria-labelledby="failures">
      <header>
        <h2 id="failures">Recent failed deliveries</h2>
        {isAllowed && <Link href={`/deliveries/${props.id}`}>See all</Link>}
      </header>
      {isAllowed ? <Failures {...props} /> : <p className="muted">{reason}</p>}
    </section>
  )
}

function Failures({ id }: RecentFailuresProps): ReactNode {
  const client = useClient()
  const deliveries = useQuery({
    queryKey: [...operationKey(client, 'getEventDeliveries'), 'recent', id],
    queryFn: ({ signal }) => readRecentFailures(client, id, shown, signal),
    refetchInterval: refreshTime,
    retry: false,
  })
  return (
    <Loaded query={deliveries} what="failed deliveries">
      {found =>
        found.length === 0 ? (
          <p className="muted">No delivery has failed.</p>
        ) : (
          <ul>
            {found.map(({ id: event_id, event_type, attempts }) => {
              const last = attempts.at(-1)
              return (
                <li key={event_id}>
                  <Link href={`/deliveries/${id}/${event_id}`}>{event_type}</Link>
                  <span>{last?.error_message}</span>
                  <span className="muted">{last && <Time value={last.timestamp} />}</span>
                </li>
              )
            })}
          </ul>
        )
      }
    </Loaded>
  )
}
