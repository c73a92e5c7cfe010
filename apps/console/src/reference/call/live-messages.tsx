import { type ReactNode, useState } from 'react'
import { LeavingButton } from '../../controls/button.tsx'
import { useObservable } from '../../observable.ts'
import { JsonBlock } from '../text.tsx'
import { type LiveMessage, type LiveStream, lastOffset } from './send.ts'

interface LiveMessagesProps {
  readonly stream: LiveStream
  /** Continues the subscription after its end; undefined if that is not possible. */
  readonly resume?: () => void
  readonly focusExecute: () => void
}

/** The messages of a subscription as they arrive, the newest first. */
export function LiveMessages({ stream, resume, focusExecute }: LiveMessagesProps): ReactNode {
  const { lines, count, isOpen, end } = useObservable(stream.state)
  const button = { className: 'small', moveFocus: focusExecute }
  return (
    <section className="live-messages" aria-label="Live messages">
      <div className="stream-state">
        <h3>Live messages: {count}</h3>
        <span role="status">{isOpen ? 'Listening.' : end}</span>
        {isOpen && (
          <LeavingButton {...button} onClick={stream.stop}>
            Stop
          </LeavingButton>
        )}
        {!isOpen && resume && lastOffset(lines) && (
          <LeavingButton {...button} onClick={resume}>
            Resume after the last message
          </LeavingButton>
        )}
      </div>
      {isOpen && lines.every(({ message }) => !message?.event) && (
        <p className="muted">
          Events appear here as they happen. To publish one, run{' '}
          <code>npm run tenant-api -- events publish --sample user.created</code> in the repository of the
          service. To replay earlier ones, set <code>from_timestamp</code>.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ol tabIndex={0} aria-label="Messages">
        {lines.map(line =>
          line.message ? (
            <Message key={line.key} arrival={line.arrival} message={line.message} />
          ) : (
            <li key={line.key} className="gap">
              {line.note}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

interface MessageProps {
  readonly arrival: Date
  readonly message: LiveMessage
}

/** A message with the time of its event. A replayed event also has the time of its arrival. */
function Message({ arrival, message }: MessageProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { type, event } = message
  const time = event ? new Date(event.time) : arrival
  const isReplayed = arrival.getTime() - time.getTime() > 5_000
  return (
    <li className={event ? '' : 'position'}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time dateTime={time.toISOString()} title={time.toISOString()}>
            {timeOfDay(time)}
          </time>
          <span>{type}</span>
          {isReplayed && <small>arrived {arrival.toLocaleTimeString()}</small>}
        </summary>
        {isOpen && <JsonBlock label="Message" value={message} />}
      </details>
    </li>
  )
}

/** An earlier day is shown with its date. */
function timeOfDay(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString()
  return isToday ? time.toLocaleTimeString() : time.toLocaleString()
}
