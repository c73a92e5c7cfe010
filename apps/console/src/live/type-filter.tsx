import { eventTypes } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dropdown } from '../controls/dropdown.tsx'
import './type-filter.css'

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
          <label key={type}>
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
