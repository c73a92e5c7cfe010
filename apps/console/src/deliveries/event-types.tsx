import { eventTypes } from '@tenant-api/client'
import { type ReactNode, useId } from 'react'
import { Button } from '../controls/button.tsx'

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
      <span id={`${id}-label`} className="label">
        Event types
      </span>
      <button
        type="button"
        className="choice"
        popoverTarget={id}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <span id={`${id}-value`}>{summaryOf(selected)}</span>
      </button>
      <div id={id} popover="auto" className="choices">
        <fieldset aria-labelledby={`${id}-label`}>
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
        <Button popoverTarget={id}>Done</Button>
      </div>
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
