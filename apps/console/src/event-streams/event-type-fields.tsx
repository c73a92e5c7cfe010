import { eventTypes } from '@tenant-api/client'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/button.tsx'

interface EventTypeFieldsProps {
  /** The types that are chosen at first. */
  readonly initial: readonly string[]
  readonly error: string | undefined
}

/** Checkboxes for all event types, with a search field. Chosen types that the search hides stay chosen. */
export function EventTypeFields({ initial, error }: EventTypeFieldsProps): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial))
  const [search, setSearch] = useState('')
  const id = useId()
  // A stream may have types that are newer than the console.
  const all = [...new Set<string>([...eventTypes, ...initial])].sort()
  const found = all.filter(type => type.includes(search.trim().toLowerCase()))

  function change(types: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const type of types) {
      if (isChosen) next.add(type)
      else next.delete(type)
    }
    setChosen(next)
  }

  return (
    <fieldset className="event-types" aria-describedby={`${id}-state`}>
      <legend>Event types</legend>
      <div className="search">
        <input
          type="search"
          aria-label="Search event types"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={event => {
            // Enter in this field must not submit the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <Button onClick={() => change(found, true)}>Choose {search.trim() ? 'found' : 'all'}</Button>
        <Button onClick={() => change(found, false)}>Choose none</Button>
      </div>
      <div className="choices" aria-invalid={error ? true : undefined}>
        {all.map(type => (
          <label key={type} hidden={!found.includes(type)}>
            <input
              type="checkbox"
              name="event_types"
              value={type}
              checked={chosen.has(type)}
              onChange={({ target }) => change([type], target.checked)}
            />
            {type}
          </label>
        ))}
        {found.length === 0 && <p className="muted">No event type contains “{search}”.</p>}
      </div>
      <div id={`${id}-state`} aria-live="polite">
        {error && <p className="field-error">{error}</p>}
        <p className="muted">{`${chosen.size} of ${all.length} chosen`}</p>
      </div>
    </fieldset>
  )
}
