import { useQuery } from '@tanstack/react-query'
import { type Client, NotFoundError, type Schemas } from '@tenant-api/client'
import { operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../controls/button.tsx'
import { usePermission } from '../session/permission.tsx'
import { BodyHint } from './body-hint.tsx'

export type TestEvent = Schemas['TestEventAccepted']

/** Milliseconds between two reads: in the first half minute, and later. The operator may allow an attempt five minutes. */
const lookTimes = { soon: 1_000, later: 5_000 }
const soon = 30_000

interface TestOutcomeProps {
  readonly test: TestEvent
  readonly onClose: () => void
}

/**
 * Shows whether a test event has failed, with a link to its delivery. Reads the outcome again while an attempt may be in flight.
 * Cannot show that the event was delivered, because the API lists only failed deliveries.
 */
export function TestOutcome({ test, onClose }: TestOutcomeProps): ReactNode {
  const { event_stream_id: id, event_id, event_type } = test
  const client = useClient()
  const { isAllowed } = usePermission('getEventStreamStats')
  const [openedAt] = useState(Date.now)
  const { data } = useQuery({
    queryKey: [...operationKey(client, 'getEventDelivery'), 'test', test],
    queryFn: ({ signal }) => readTestOutcome(client, test, signal),
    enabled: isAllowed,
    refetchInterval: ({ state: { data } }) => {
      if (data?.failure || data?.isUnderWay === false) return false
      return Date.now() < openedAt + soon ? lookTimes.soon : lookTimes.later
    },
    retry: false,
  })
  return (
    <div className={`problem row apart ${data?.failure ? '' : 'pending'}`} role="status">
      <div>
        <p>
          <Outcome event_type={event_type} result={data} />
        </p>
        <BodyHint error={data?.failure?.error_message} />
      </div>
      <div className="actions">
        <Link className="button" href={`/deliveries/${id}/${event_id}`}>
          See its delivery
        </Link>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

interface OutcomeProps {
  readonly event_type: string
  /** Undefined until the service has reported one. */
  readonly result: TestResult | undefined
}

function Outcome({ event_type, result }: OutcomeProps): ReactNode {
  if (result?.failure)
    return (
      <>
        <strong>The test event {event_type} failed.</strong> {result.failure.error_message}
      </>
    )
  if (result?.isUnderWay === false)
    return (
      <>
        <strong>The test event {event_type} has ended.</strong> It is not among the failed deliveries.
      </>
    )
  return (
    <>
      <strong>The test event {event_type} is on its way.</strong> If the endpoint refuses it, this is shown
      here and among the failed deliveries.
    </>
  )
}

/** What the service reports of a test event. */
interface TestResult {
  /** The failed attempt; undefined if the history does not list the test event. */
  readonly failure: Schemas['EventStreamDelivery']['attempts'][number] | undefined
  /** Whether the test event may still be under way, because deliveries of its event stream are. */
  readonly isUnderWay: boolean
}

/** Reads what has become of a test event. The service lists it only if it has failed, and counts it while it is under way. */
async function readTestOutcome(
  client: Client,
  { event_stream_id: id, event_id }: Schemas['TestEventAccepted'],
  signal: AbortSignal,
): Promise<TestResult> {
  // Read the statistics first: a test event that has ended by then is in the history if it has failed.
  const { current } = await client.getEventStreamStats({ id }, { signal })
  const failed = await client.getEventDelivery({ id, event_id }, { signal }).catch(ignoreNotFound)
  return { failure: failed?.attempts.at(-1), isUnderWay: current.waiting > 0 }
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error
}
