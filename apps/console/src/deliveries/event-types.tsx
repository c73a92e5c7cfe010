import { eventTypes } from '@tenant-api/client'
import { type ReactNode, useId } from 'react'
import { Dropdown } from '../controls/dropdown.tsx'

interface EventTypesProps {
  /** Empty for all types. */
  readonly selected: readonly string[]
  readonly error: string | undefined
  readonly onChange: (selected: readonly string[]) => void
}

/** A button that opens a list of event types. */
export function EventTypes({ selected, error, onChange }: EventTypesProps): ReactNode {
  const id = useId()
  return (
    <div className="field event-types">
      <span id={id} className="label">
        Event types
      </span>
      <Dropdown
        label={
          <>
            <span className="hidden">Event types: </span>
            <span>{summaryOf(selected)}</span>
          </>
        }
      >
        <fieldset aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
          {eventTypes.map(type => (
            <label key={type}>
              <input
                type="checkbox"
                checked={selected.includes(type)}
                onChange={event =>
                  onChange(event.target.checked ? [...selected, type] : selected.filter(one => one !== type))
                }
              />
              {type}
            </label>
          ))}
        </fieldset>
      </Dropdown>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

function summaryOf(selected: readonly string[]): string {
  if (selected.length === 0) return 'All'
  return selected.length === 1 ? String(selected[0]) : `${selected.length} types`
}
