import type { LiveEvent } from '@tenant-api/react'
import { memo } from 'react'
import { Badge } from '../controls/badge.tsx'
import { eventOf, subjectOf, typeOf } from './entry.ts'
import { timeOfDay } from './time-of-day.ts'

interface EventRowProps {
  readonly entry: LiveEvent
  readonly number: number
  /** Its place in the list, from 1. */
  readonly place: number
  /** Pixels below the start of the list. */
  readonly top: number
  readonly isSelected: boolean
  /** True for the one row that the key Tab reaches. The arrow keys reach the others. */
  readonly isTabStop: boolean
}

/** An event, or a place where events are missing. The list handles clicks and keys, so that a row changes only if its event does. */
export const EventRow = memo(({ entry, number, place, top, isSelected, isTabStop }: EventRowProps) => {
  // The list grows: its length is not known (-1).
  const position = {
    'aria-setsize': -1,
    'aria-posinset': place,
    style: { transform: `translateY(${top}px)` },
  }
  if (entry.type === 'gap')
    return (
      <li {...position} className="gap">
        Events are missing here: the service no longer kept them when the connection was opened again.
      </li>
    )
  const { id, time } = eventOf(entry)
  return (
    <li {...position}>
      <button
        type="button"
        data-number={number}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
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
})
