import type { LiveEvent } from '@tenant-api/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { eventOf, subjectOf, typeOf } from './entry.ts'
import { timeOfDay } from './time-of-day.ts'

interface EventRowProps {
  readonly entry: LiveEvent
  readonly number: number
  readonly row: number
  readonly rowCount: number
  /** Pixels below the start of the list. */
  readonly top: number
  readonly isSelected: boolean
  /** True for the one row that the key Tab reaches. The arrow keys reach the others. */
  readonly isTabStop: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function EventRow({ entry, number, row, rowCount, top, ...state }: EventRowProps): ReactNode {
  const { isSelected, isTabStop, onSelect, onKeyDown } = state
  const place = {
    'aria-setsize': rowCount,
    'aria-posinset': row + 1,
    style: { transform: `translateY(${top}px)` },
  }
  if (entry.type === 'gap')
    return (
      <li {...place} className="gap">
        Events are missing here: the service no longer kept them when the connection was opened again.
      </li>
    )
  const { id, time } = eventOf(entry)
  return (
    <li {...place}>
      <button
        type="button"
        data-number={number}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onSelect}
        onKeyDown={onKeyDown}
      >
        <time dateTime={String(time)}>{timeOfDay(time)}</time>
        <span className="type">
          {typeOf(entry)}
          {entry.type === 'unknown' && <Badge tone="warning">new type</Badge>}
        </span>
        <span className="subject">{subjectOf(entry)}</span>
        <code>{String(id ?? '')}</code>
      </button>
    </li>
  )
}
