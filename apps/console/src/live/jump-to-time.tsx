import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Dropdown } from '../controls/dropdown.tsx'
import { Field } from '../controls/field.tsx'
import { localTime, utcTime } from '../controls/local-time.ts'
import './jump-to-time.css'

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
    next.set('since', utcTime(given))
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
    <Dropdown label={isTime ? `From ${new Date(since).toLocaleString()}` : 'Jump to a time'}>
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
      </form>
    </Dropdown>
  )
}
