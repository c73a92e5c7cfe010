import { eventTypes, type Schemas } from '@tenant-api/client'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../controls/button.tsx'
import { Dropdown } from '../controls/dropdown.tsx'
import { Field } from '../controls/field.tsx'
import { localTime, utcTime } from '../controls/time.tsx'
import { type FilterName, filtersIn, searchOf } from './filters.ts'

const statuses: Readonly<Record<Schemas['DeliveryStatus'], string>> = { failed: 'Failed' }

interface FilterFormProps {
  readonly errors: Partial<Record<FilterName, string>> | undefined
}

interface Draft {
  readonly event_types: readonly string[]
  readonly statuses: string
  readonly date_from: string
  readonly date_to: string
}

function draftOf(search: URLSearchParams): Draft {
  const filters = filtersIn(search)
  return {
    event_types: filters.event_types ?? [],
    statuses: String(filters.statuses ?? ''),
    date_from: localTime(filters.date_from),
    date_to: localTime(filters.date_to),
  }
}

/**
 * The filters of the list. Submitting the form applies the filters, and writes them to the page's address. The browser refuses an
 * incomplete time, whose value is empty: the list would look filtered, but would not be. `step` allows a time with seconds.
 */
export function FilterForm({ errors }: FilterFormProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState(() => draftOf(search))
  const status = useId()
  useEffect(() => setDraft(draftOf(search)), [search])
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return (
    <form
      className="filters"
      aria-label="Filters"
      onSubmit={event => {
        event.preventDefault()
        const { date_from, date_to } = filtersIn(search)
        setSearch(
          searchOf({
            ...draft,
            date_from: utcTime(draft.date_from, date_from),
            date_to: utcTime(draft.date_to, date_to),
          }),
        )
      }}
    >
      <EventTypes
        selected={draft.event_types}
        error={errors?.event_types}
        onChange={event_types => change({ event_types })}
      />
      <Field
        label="First attempt from"
        type="datetime-local"
        step="any"
        value={draft.date_from}
        error={errors?.date_from}
        onChange={event => change({ date_from: event.target.value })}
      />
      <Field
        label="First attempt before"
        type="datetime-local"
        step="any"
        value={draft.date_to}
        error={errors?.date_to}
        onChange={event => change({ date_to: event.target.value })}
      />
      <div className="field">
        <label htmlFor={status}>Status</label>
        <select
          id={status}
          aria-invalid={errors?.statuses ? true : undefined}
          aria-describedby={errors?.statuses ? `${status}-error` : undefined}
          value={draft.statuses}
          onChange={event => change({ statuses: event.target.value })}
        >
          <option value="">Any</option>
          {Object.entries(statuses).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {errors?.statuses && (
          <p id={`${status}-error`} className="field-error">
            {errors.statuses}
          </p>
        )}
      </div>
      <div className="actions">
        <Button type="submit">Apply</Button>
        {search.size > 0 && <Button onClick={() => setSearch({})}>Clear</Button>}
      </div>
    </form>
  )
}

interface EventTypesProps {
  /** Empty for all types. */
  readonly selected: readonly string[]
  readonly error: string | undefined
  readonly onChange: (selected: readonly string[]) => void
}

/** A button that opens a list of event types. */
function EventTypes({ selected, error, onChange }: EventTypesProps): ReactNode {
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
            <label key={type} className="check">
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
