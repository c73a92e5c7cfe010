import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../controls/button.tsx'
import { usePermission } from '../session/permission.ts'
import './test-outcome.css'

export type TestEvent = Schemas['TestEventAccepted']

/**
 * The maximum number of checks for a failure, one each second. 30 seconds are twice the default time limit of an
 * attempt.
 */
const looks = 30

interface TestOutcomeProps {
  readonly test: TestEvent
  readonly onClose: () => void
}

/**
 * Shows whether a test event has failed, with a link to its delivery. Cannot show that it succeeded, because the API
 * lists only failed deliveries.
 */
export function TestOutcome({ test, onClose }: TestOutcomeProps): ReactNode {
  const { event_stream_id: id, event_id, event_type } = test
  const { isAllowed } = usePermission('getEventDelivery')
  const delivery = useQuery({
    ...queryOptions(useClient(), 'getEventDelivery', { id, event_id }),
    enabled: isAllowed,
    refetchInterval: ({ state }) => (state.data || state.errorUpdateCount >= looks ? false : 1_000),
  })
  const failure = delivery.data?.attempts.at(-1)
  return (
    <div className={failure ? 'outcome bad' : 'outcome'} role="status">
      <p>
        {failure ? (
          <>
            <strong>The test event {event_type} failed.</strong> {failure.error_message}
          </>
        ) : (
          <>
            <strong>The test event {event_type} is on its way.</strong> If the endpoint refuses it, this is
            shown here and among the failed deliveries.
          </>
        )}
      </p>
      <div className="actions">
        <Link className="button" href={`/deliveries/${id}/${event_id}`}>
          See its delivery
        </Link>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}
