import { type LiveEvent, useEventRate, useEvents } from '@tenant-api/react'

/** The newest events. All tabs show the same ones, over one connection. */
export function Live() {
  const { events, state, dropped, hidden, isPaused, pause, resume, clear } = useEvents({ max: 100 })
  const rate = useEventRate()
  return (
    <section aria-label="Live events">
      <h2>Live events: {state.status}</h2>
      <p>{`${rate} a second, ${dropped} older`}</p>
      {'reason' in state && state.reason && <p role="alert">{state.reason.detail}</p>}
      <button type="button" onClick={isPaused ? resume : pause}>
        {isPaused ? `Resume (${hidden} new)` : 'Pause'}
      </button>
      {state.status === 'closed' && (
        <button type="button" onClick={resume}>
          Connect again
        </button>
      )}
      <button type="button" onClick={clear}>
        Clear
      </button>
      <ol>
        {events.map(event => (
          <li key={keyOf(event)}>{textOf(event)}</li>
        ))}
      </ol>
    </section>
  )
}

function keyOf(event: LiveEvent): string {
  return event.type === 'gap' ? `gap ${event.after}` : event.offset
}

function textOf(event: LiveEvent): string {
  if (event.type === 'gap') return 'Events are missing here.'
  if (event.type === 'unknown') return event.raw.type
  return `${event.type} ${event.event.id}`
}
