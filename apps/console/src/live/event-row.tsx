import type { Gap, LiveEvent } from '@tenant-api/react'
import { memo, type ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { eventOf, subjectOf, typeOf } from './entry.ts'
import { timeOfDay } from './time-of-day.ts'

interface EventButtonProps {
  readonly entry: Exclude<LiveEvent, Gap>
  readonly number: number
  readonly isSelected: boolean
  /** True for the one row that the key Tab reaches. The arrow keys reach the others. */
  readonly isTabStop: boolean
}

interface EventRowProps extends Omit<EventButtonProps, 'entry'> {
  readonly entry: LiveEvent
  /** The place of the row in the list, from 1. */
  readonly place: number
  /** Pixels below the start of the list. */
  readonly top: number
}

/** An event, or a place where events are missing. The list handles its clicks and keys. */
export function EventRow({ entry, place, top, ...button }: EventRowProps): ReactNode {
  // The length of a growing list is not known: -1 in ARIA.
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
  return (
    <li {...position}>
      <EventButton entry={entry} {...button} />
    </li>
  )
}

/** Memoized, because all rows move when the list drops old events, but only the rows of new events have new content. */
const EventButton = memo(({ entry, number, isSelected, isTabStop }: EventButtonProps) => {
  const { id, time } = eventOf(entry)
  return (
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
  )
})
