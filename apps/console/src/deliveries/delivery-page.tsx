import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isFailure, type Schemas } from '@tenant-api/client'
import { isJson, jsonParts } from '@tenant-api/contract/json-text'
import { mutationOptions, operationKey, queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { ActionButton, CopyButton } from '../controls/button.tsx'
import { Facts } from '../controls/facts.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { Problem } from '../controls/problem.tsx'
import { readableDuration, Time } from '../controls/time.tsx'
import { AttemptAnswer, durationOf } from '../event-streams/attempts.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { usePermission } from '../session/permission.tsx'
import { StreamTrail } from './stream-deliveries.tsx'

/** Milliseconds between two requests for the delivery. */
const refreshTime = 2_000

interface DeliveryPageProps {
  /** The id of the event stream. */
  readonly id: string
  readonly event_id: string
}

/** One failed delivery: its attempts, its event, and its redelivery. */
export function DeliveryPage({ id, event_id }: DeliveryPageProps): ReactNode {
  const client = useClient()
  const queryClient = useQueryClient()
  const search = useSearch()
  const delivery = useQuery({
    ...queryOptions(client, 'getEventDelivery', { id, event_id }),
    refetchInterval: refreshTime,
  })
  const redelivery = useMutation({
    ...mutationOptions(client, 'redeliverEvent'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operationKey(client, 'getEventDelivery') }),
  })
  const { data, error } = delivery
  const isListed = !(isFailure(error) && error.code === 'not_found')
  return (
    <>
      <ViewHeader
        title="Failed delivery"
        description={
          <StreamTrail id={id}>
            <Link href={`/deliveries/${id}${search && `?${search}`}`}>Failed deliveries</Link>
          </StreamTrail>
        }
      >
        {data && isListed && (
          <ActionButton
            operation="redeliverEvent"
            isBusy={redelivery.isPending}
            onClick={() => redelivery.mutate({ id, event_id })}
          >
            Redeliver
          </ActionButton>
        )}
      </ViewHeader>
      {redelivery.error && <Problem error={redelivery.error} />}
      <div role="status">
        {data && !isListed && <Farewell id={id} isRedelivered={redelivery.isSuccess} />}
        {isListed && redelivery.isSuccess && (
          <p className="progress-note">
            The service has accepted the redelivery. Attempts that fail appear below.
          </p>
        )}
      </div>
      {isListed ? (
        <Loaded query={delivery} what="the delivery">
          {found => <DeliveryDetail delivery={found} />}
        </Loaded>
      ) : data ? (
        <DeliveryDetail delivery={data} />
      ) : (
        <Empty title="The history holds no failed delivery of this event.">
          Its attempts still go on, or the endpoint has accepted it. This page shows the delivery when its
          last attempt has failed.
        </Empty>
      )}
    </>
  )
}

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
function Farewell({ id, isRedelivered }: FarewellProps): ReactNode {
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

type Delivery = Schemas['EventStreamDelivery']

/** The facts, the attempts and the event of a delivery. */
function DeliveryDetail({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const { id, event_type, attempts, event } = delivery
  return (
    <div className="delivery">
      <Facts
        className="facts"
        facts={{
          'Event type': event_type,
          'Event id': <code>{id}</code>,
          'Event time': event?.time && <Time value={event.time} />,
          Source: event?.source,
        }}
      />
      <section aria-labelledby="attempts">
        <h2 id="attempts">
          {attempts.length} {attempts.length === 1 ? 'attempt' : 'attempts'}
        </h2>
        <AttemptList id={delivery.event_stream_id} event_id={id} attempts={attempts} />
      </section>
      <section aria-labelledby="event">
        <header className="row apart">
          <h2 id="event">Event</h2>
          {event && <CopyButton text={jsonOf(event)}>Copy</CopyButton>}
        </header>
        {event ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          <pre className="json" tabIndex={0}>
            {jsonOf(event)}
          </pre>
        ) : (
          <p className="muted">The event was deleted from the log before the last attempt failed.</p>
        )}
      </section>
    </div>
  )
}

/** The event as indented JSON. The history contains the event's data as JSON text, which keeps all digits of its numbers. */
function jsonOf(event: NonNullable<Delivery['event']>): string {
  const { data, ...attributes } = event
  const text = JSON.stringify(attributes)
  const whole = `${text.slice(0, -1)},"data":${data}}`
  // The data may be missing, and that of another service may be no JSON.
  return jsonParts(isJson(whole) ? whole : JSON.stringify(event), 0, '  ')
}

/** Maximum attempts whose durations and answers are read: the maximum of a page. */
const mostAnswers = 50

interface AttemptListProps {
  /** The id of the event stream. */
  readonly id: string
  readonly event_id: string
  /** Oldest first. */
  readonly attempts: Schemas['EventStreamDelivery']['attempts']
}

/**
 * The attempts of a delivery on a time line. Each has its error, the time since the attempt before it, and, as long as the service
 * keeps them, its duration and the answer.
 */
function AttemptList({ id, event_id, attempts }: AttemptListProps): ReactNode {
  const { queryKey, ...options } = queryOptions(useClient(), 'listEventStreamAttempts', {
    id,
    event_id,
    take: mostAnswers,
  })
  // Each further attempt of a redelivery has an answer to read.
  const { data } = useQuery({
    ...options,
    queryKey: [...queryKey, attempts.length],
    placeholderData: keepPreviousData,
  })
  return (
    <ol className="attempts">
      {attempts.map(({ timestamp, status, error_message }, index) => {
        const before = attempts[index - 1]
        const ended = data?.items.find(({ attempted_at }) => attempted_at === timestamp)
        return (
          <li key={timestamp} className={status}>
            <p>
              <strong>{index + 1}</strong>
              <Time value={timestamp} />
              {before && (
                <span className="muted">
                  {readableDuration(Date.parse(timestamp) - Date.parse(before.timestamp))} later
                </span>
              )}
            </p>
            <p>
              {error_message ?? `The attempt ${status}.`}
              {ended && <span className="muted"> It took {durationOf(ended)}.</span>}
            </p>
            {ended && <AttemptAnswer attempt={ended} />}
          </li>
        )
      })}
    </ol>
  )
}
