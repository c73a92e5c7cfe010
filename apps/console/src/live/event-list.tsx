import { useVirtualizer } from '@tanstack/react-virtual'
import type { Gap, LiveEvent } from '@tenant-api/react'
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Badge } from '../controls/badge.tsx'
import { Button } from '../controls/button.tsx'
import { eventOf, subjectOf, timeOfDay, typeOf } from './entry.ts'
import type { Rows } from './rows.ts'

/** The height of a row in pixels. All rows are equally high, so that the place of a row is known without measuring. */
const rowHeight = 32

interface EventListProps {
  readonly rows: Rows
  /** The number of the event whose detail is shown. */
  readonly selected: number | undefined
  /**
   * The time from which events are shown. If it is set, the list first shows its oldest events. Otherwise the list
   * follows the newest events.
   */
  readonly since: string | undefined
  readonly onSelect: (number: number) => void
}

/** A list of events. The page contains only the visible rows. When scrolled to its end, the list follows new events. */
export function EventList({ rows, selected, since, onSelect }: EventListProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  const [isFollowing, setIsFollowing] = useState(since === undefined)
  const [active, setActive] = useState<number>()
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: rows.numberAt,
    overscan: 6,
  })

  const removed = useRef(rows.removed)
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    // Keep the visible rows in place when older rows are removed.
    if (isFollowing) current.scrollTop = current.scrollHeight
    else if (rows.removed > removed.current) current.scrollTop -= (rows.removed - removed.current) * rowHeight
    removed.current = rows.removed
    top.current = current.scrollTop
  })

  function scrolled(): void {
    const { current } = scroller
    if (!current) return
    const isAtEnd = current.scrollTop + current.clientHeight >= current.scrollHeight - rowHeight
    // Follow the newest events until the user scrolls up. New rows move the end away too, but do not change `top`. The list's own
    // scrolling to a new row has changed `top` before.
    if (current.scrollTop < top.current) setIsFollowing(isAtEnd)
    else if (isAtEnd && current.scrollTop > top.current) setIsFollowing(true)
    top.current = current.scrollTop
  }

  function go(row: number): void {
    const target = Math.min(Math.max(row, 0), rows.count - 1)
    setIsFollowing(false)
    setActive(rows.numberAt(target))
    virtual.scrollToIndex(target)
    // The row is in the page after the next frame.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-number="${rows.numberAt(target)}"]`)?.focus(),
    )
  }

  function pressed(event: KeyboardEvent): void {
    const number = numberOf(event.target)
    if (number === undefined) return
    const row = rows.rowOf(number)
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight)
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: row + 1,
      ArrowUp: row - 1,
      PageDown: row + page,
      PageUp: row - page,
      Home: 0,
      End: rows.count - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  function focused({ target }: { readonly target: EventTarget }): void {
    const number = numberOf(target)
    if (number === undefined) return
    // While the list follows new events, it removes older rows. A removed row would lose the focus.
    setIsFollowing(false)
    setActive(number)
  }

  function clicked({ target }: { readonly target: EventTarget }): void {
    const number = numberOf(target)
    if (number === undefined) return
    setIsFollowing(false)
    setActive(number)
    onSelect(number)
  }

  const items = virtual.getVirtualItems()
  const isActiveShown = items.some(({ key }) => key === active)
  return (
    <div className="event-list">
      <div ref={scroller} className="card scroller" onScroll={scrolled}>
        <ol
          aria-label="Events"
          style={{ height: virtual.getTotalSize() }}
          onFocus={focused}
          onClick={clicked}
          onKeyDown={pressed}
        >
          {items.map(({ index, start }, place) => {
            const number = rows.numberAt(index)
            const entry = rows.entry(number)
            const isTabStop = isActiveShown ? number === active : place === items.length - 1
            return (
              entry && (
                <EventRow
                  key={number}
                  entry={entry}
                  number={number}
                  place={index + 1}
                  top={start}
                  isSelected={number === selected}
                  isTabStop={isTabStop}
                />
              )
            )
          })}
        </ol>
      </div>
      {!isFollowing && (
        <Button className="to-end" onClick={() => setIsFollowing(true)}>
          Follow the newest
        </Button>
      )}
    </div>
  )
}

/** The number of the event whose row contains an element. */
function numberOf(element: EventTarget): number | undefined {
  const number = element instanceof Element && element.closest<HTMLElement>('[data-number]')?.dataset.number
  return number ? Number(number) : undefined
}

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
function EventRow({ entry, place, top, ...button }: EventRowProps): ReactNode {
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
