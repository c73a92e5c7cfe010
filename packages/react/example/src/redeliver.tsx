import { type RedeliveryRequest, useRedelivery } from '@tenant-api/react'

/** Repeats deliveries, shows the progress, and lists the deliveries that the service refused to repeat. */
export function Redeliver(deliveries: RedeliveryRequest) {
  const { redeliver, cancel, isRunning, isWaiting, total, accepted, refused, error } = useRedelivery()
  if (isRunning)
    return (
      <button type="button" onClick={cancel}>
        {`Redelivering ${accepted} of ${total}${isWaiting ? ', waiting' : ''}: stop`}
      </button>
    )
  return (
    <>
      <button type="button" onClick={() => redeliver(deliveries)}>
        Redeliver
      </button>
      {refused.map(({ event_id, error }) => (
        <p key={event_id} role="alert">{`${event_id}: ${error.detail}`}</p>
      ))}
      {error && <p role="alert">{error.detail}</p>}
    </>
  )
}
