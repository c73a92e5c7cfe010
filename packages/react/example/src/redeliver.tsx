import { type RedeliveryRequest, useRedelivery } from '@tenant-api/react'

/** Repeats deliveries, shows the progress, and lists the deliveries that the service refused to repeat. */
export function Redeliver(deliveries: RedeliveryRequest) {
  const { redeliver, cancel, isRunning, isWaiting, total, accepted, refused, error } = useRedelivery()
  return (
    <>
      <button type="button" disabled={isRunning} onClick={() => redeliver(deliveries)}>
        Redeliver
      </button>
      {isRunning && (
        <button type="button" onClick={cancel}>
          {`${accepted + refused.length} of ${total}${isWaiting ? ', waiting' : ''}: stop`}
        </button>
      )}
      {refused.map(({ event_id, error }) => (
        <p key={event_id} role="alert">{`${event_id}: ${error.detail}`}</p>
      ))}
      {error && <p role="alert">{error.detail}</p>}
    </>
  )
}
