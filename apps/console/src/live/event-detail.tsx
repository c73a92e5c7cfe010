import type { LiveEvent } from '@tenant-api/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, CopyButton } from '../controls/button.tsx'
import { Facts } from '../controls/facts.tsx'
import { Empty } from '../controls/loaded.tsx'
import { cliCommand, curlCommand, eventOf, jsonOf, messageOf, startOf, typeOf } from './entry.ts'

interface EventDetailProps {
  /** The event; undefined if the list has dropped it meanwhile. The detail goes on showing the event it was opened with. */
  readonly entry: LiveEvent | undefined
  /** The entry before the event in the subscription. */
  readonly before: LiveEvent | undefined
  readonly onClose: () => void
}

/** An event with its raw message, and commands that read it again. */
export function EventDetail({ onClose, ...now }: EventDetailProps): ReactNode {
  const [{ entry, before }] = useState(now)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const shown = document.activeElement
    heading.current?.focus()
    return () => {
      // Return the focus only if it was inside the detail: removed elements leave it to the body.
      if (document.activeElement === document.body && shown instanceof HTMLElement)
        shown.focus({ preventScroll: true })
    }
  }, [])
  const message = entry && messageOf(entry)
  if (!entry || !message)
    return (
      <aside className="card detail">
        <Empty title="This event is no longer kept here." />
      </aside>
    )
  const { id, time, source } = eventOf(entry)
  const start = startOf(entry, before)
  const json = jsonOf(entry)
  return (
    <aside
      className="card detail"
      aria-label="Event"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <header className="row apart">
        <h2 ref={heading} tabIndex={-1}>
          {typeOf(entry)}
        </h2>
        <Button onClick={onClose}>Close</Button>
      </header>
      {entry.type === 'unknown' && (
        <p className="note">This type is newer than the console. Update the service to see it described.</p>
      )}
      <Facts
        facts={{
          Id: <code>{String(id ?? '')}</code>,
          Time: <code>{String(time ?? '')}</code>,
          Source: <code>{String(source ?? '')}</code>,
          Offset: <code>{String(message.offset ?? '')}</code>,
        }}
      />
      <div className="actions">
        <CopyButton text={json}>Copy message</CopyButton>
        <CopyButton text={curlCommand(start)}>Copy as curl</CopyButton>
        <CopyButton text={cliCommand(start)}>Copy as CLI command</CopyButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0}>{json}</pre>
    </aside>
  )
}
