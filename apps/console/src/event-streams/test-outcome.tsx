import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { queryOptions, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../controls/button.tsx'
import { AttemptAnswer, attemptsPath, durationOf } from './attempts.tsx'
import { BodyHint } from './body-hint.tsx'

export type TestEvent = Schemas['TestEventAccepted']

/**
 * Milliseconds between two reads: in the first half minute, and later. The service lists an attempt at once after its end, so the
 * outcome is shown within a second of the endpoint's answer. The operator may allow an attempt five minutes.
 */
const lookTimes = { soon: 500, later: 2_000 }
const soon = 30_000

interface TestOutcomeProps {
  readonly test: TestEvent
  readonly onClose: () => void
}

/** Shows whether a test event has arrived, and what the endpoint answered. Looks for its attempt until that has ended. */
export function TestOutcome({ test, onClose }: TestOutcomeProps): ReactNode {
  const { event_stream_id: id, event_id, event_type } = test
  const client = useClient()
  const [openedAt] = useState(Date.now)
  const { data } = useQuery({
    ...queryOptions(client, 'listEventStreamAttempts', { id, event_id }),
    refetchInterval: ({ state: { data } }) => {
      if (data && data.items.length > 0) return false
      return Date.now() < openedAt + soon ? lookTimes.soon : lookTimes.later
    },
  })
  const attempt = data?.items[0]
  const tone = !attempt ? 'pending' : attempt.result === 'delivered' ? 'arrived' : ''
  return (
    <div className={`problem row apart ${tone}`} role="status">
      <div>
        <p>
          <strong>
            The test event {event_type} {outcomeOf(attempt)}.
          </strong>{' '}
          {attempt ? reasonOf(attempt) : 'Its outcome is shown here.'}
        </p>
        {attempt && <AttemptAnswer attempt={attempt} />}
        <BodyHint error={attempt?.error_message} />
      </div>
      <div className="actions">
        {attempt?.result === 'failed' && (
          <Link className="button" href={`/deliveries/${id}/${event_id}`}>
            See its delivery
          </Link>
        )}
        <Link className="button" href={attemptsPath(id, event_id)}>
          See its attempt
        </Link>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

type Attempt = Schemas['DeliveryAttempt']

/** @param attempt undefined until it has ended */
function outcomeOf(attempt: Attempt | undefined): string {
  if (!attempt) return 'is on its way'
  if (attempt.result === 'delivered') return 'has arrived'
  return attempt.result === 'abandoned' ? 'was abandoned' : 'failed'
}

function reasonOf(attempt: Attempt): string {
  const took = `The attempt took ${durationOf(attempt)}.`
  if (attempt.error_message) return `${attempt.error_message} ${took}`
  return `The endpoint answered with status ${attempt.status}. ${took}`
}
