import { eventTypes } from '@tenant-api/client'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Dropdown } from '../controls/dropdown.tsx'
import { Field } from '../controls/field.tsx'
import { localTime, readableTime, utcTime } from '../controls/time.tsx'

interface TypeFilterProps {
  /** Types that have arrived and that the console does not know. */
  readonly newer: ReadonlySet<string>
  /** The types to show; empty for all. */
  readonly selected: ReadonlySet<string>
  readonly onChange: (types: ReadonlySet<string>) => void
}

/** Chooses the event types to show. */
export function TypeFilter({ newer, selected, onChange }: TypeFilterProps): ReactNode {
  const types = [...new Set<string>([...eventTypes, ...newer, ...selected])].sort()

  function toggle(type: string, isShown: boolean): void {
    const next = new Set(selected)
    if (isShown) next.add(type)
    else next.delete(type)
    onChange(next)
  }

  return (
    <Dropdown
      label={
        selected.size === 0 ? 'All types' : selected.size === 1 ? [...selected] : `${selected.size} types`
      }
    >
      <fieldset className="types">
        <legend className="hidden">Event types</legend>
        {types.map(type => (
          <label key={type} className="check">
            <input
              type="checkbox"
              checked={selected.has(type)}
              onChange={({ target }) => toggle(type, target.checked)}
            />
            {type}
          </label>
        ))}
      </fieldset>
      <Button onClick={() => onChange(new Set())}>Show all types</Button>
    </Dropdown>
  )
}

/** Milliseconds before now at which recent events begin. */
const recent = 15 * 60_000

/** A button that shows the events of the last 15 minutes. */
export function RecentEvents(): ReactNode {
  const [search, setSearch] = useSearchParams()
  function show(): void {
    const next = new URLSearchParams(search)
    next.set('since', new Date(Date.now() - recent).toISOString().replace(/\.\d+/, ''))
    setSearch(next)
  }
  return <Button onClick={show}>Show the last 15 minutes</Button>
}

interface JumpToTimeProps {
  /** The time from which events are shown at present, in RFC 3339. */
  readonly since: string | undefined
}

/** A form to show the events from a time on, or the latest events again. */
export function JumpToTime({ since }: JumpToTimeProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const [error, setError] = useState<string>()

  function jump(given: string): void {
    const time = new Date(given)
    if (Number.isNaN(time.getTime())) {
      setError('Enter a date and a time.')
      return
    }
    const next = new URLSearchParams(search)
    next.set('since', utcTime(given, since))
    setSearch(next)
  }
  function showLatest(): void {
    const next = new URLSearchParams(search)
    next.delete('since')
    setSearch(next)
  }

  // Anyone can edit the address, so `since` may be invalid.
  const isTime = since !== undefined && !Number.isNaN(Date.parse(since))
  return (
    <Dropdown label={isTime ? `From ${readableTime(Date.parse(since))}` : 'Jump to a time'}>
      <form
        className="jump"
        onSubmit={event => {
          event.preventDefault()
          jump(String(new FormData(event.currentTarget).get('time')))
        }}
      >
        <Field
          label="Show events from"
          name="time"
          type="datetime-local"
          step={1}
          defaultValue={localTime(since ?? Date.now() - 600_000)}
          error={error}
          required
        />
        <div className="actions">
          <Button type="submit" tone="primary">
            Jump
          </Button>
          {since && <Button onClick={showLatest}>Back to the latest</Button>}
        </div>
        <RecentEvents />
      </form>
    </Dropdown>
  )
}
