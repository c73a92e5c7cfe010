import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import { Time } from '../controls/time.tsx'
import { AttemptList } from './attempt-list.tsx'

type Delivery = Schemas['EventStreamDelivery']

interface DeliveryDetailProps {
  readonly delivery: Delivery
}

/** The facts, the attempts and the event of a delivery. */
export function DeliveryDetail({ delivery }: DeliveryDetailProps): ReactNode {
  const { id, event_type, attempts, event } = delivery
  return (
    <div className="delivery">
      <dl className="facts">
        <div>
          <dt>Event type</dt>
          <dd>{event_type}</dd>
        </div>
        <div>
          <dt>Event id</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </div>
        {event?.time && (
          <div>
            <dt>Event time</dt>
            <dd>
              <Time value={event.time} />
            </dd>
          </div>
        )}
        {event?.source && (
          <div>
            <dt>Source</dt>
            <dd>{event.source}</dd>
          </div>
        )}
      </dl>
      <section aria-labelledby="attempts">
        <h2 id="attempts">
          {attempts.length} {attempts.length === 1 ? 'attempt' : 'attempts'}
        </h2>
        <AttemptList attempts={attempts} />
      </section>
      <section aria-labelledby="event">
        <header>
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

/** The event as indented JSON. The history contains the event's data as a JSON string; this shows the parsed data. */
function jsonOf(event: NonNullable<Delivery['event']>): string {
  const { data, ...attributes } = event
  return JSON.stringify(data === undefined ? attributes : { ...attributes, data: parsed(data) }, null, 2)
}

/** Parses a JSON string. Returns the string itself if parsing would lose something, such as digits of a long number. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : text
  } catch {
    return text
  }
}
