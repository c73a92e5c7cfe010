import { useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { mostEvents, StayConnected } from '../page/stay-connected.ts'
import { ConnectionState } from './connection-state.tsx'
import { EventDetail } from './event-detail.tsx'
import { EventList } from './event-list.tsx'
import { JumpToTime } from './jump-to-time.tsx'
import { RateChart } from './rate-chart.tsx'
import { createFilteredEvents } from './rows.ts'
import { TypeFilter } from './type-filter.tsx'
import { useFilter } from './use-filter.ts'
import { useSteps } from './use-steps.ts'
import { WaitingForEvents } from './waiting-for-events.tsx'
import './event-tail.css'

/** After a jump to a time, the view pauses at this number of events. More would push out the oldest ones. */
const mostAfterJump = 40_000

interface EventTailProps {
  /** The time of the first event to show, in RFC 3339; undefined for the time of the sign-in. */
  readonly since: string | undefined
}

export function EventTail({ since }: EventTailProps): ReactNode {
  const arrived = useRef(0)
  const { events, dropped, hidden, offset, state, isPaused, pause, resume } = useEvents({
    max: mostEvents,
    from_timestamp: since,
    onEvents: fresh => {
      arrived.current += fresh.length
    },
  })
  const [filter, setFilter] = useFilter()
  const [filtered] = useState(createFilteredEvents)
  const rows = filtered.update(events, dropped, filter)
  const isSearching = rows.pending > 0
  useSteps(isSearching)
  const [selected, setSelected] = useState<number>()
  const isFull = since !== undefined && dropped === 0 && events.length >= mostAfterJump
  useEffect(() => {
    if (isFull) pause()
  }, [isFull, pause])

  return (
    <div className="live">
      {since !== undefined && <StayConnected since={since} />}
      <div className="live-state">
        <ConnectionState state={state} hasPosition={(since ?? offset) !== undefined} onConnect={resume} />
        <RateChart arrived={arrived} />
      </div>
      <div className="toolbar">
        <input
          type="search"
          aria-label="Search in events"
          placeholder="Search in events"
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        <TypeFilter
          newer={filtered.newerTypes}
          selected={filter.types}
          onChange={types => setFilter({ ...filter, types })}
        />
        <JumpToTime since={since} />
        <Button onClick={isPaused ? resume : pause}>
          {isPaused ? `Resume (${hidden.toLocaleString()} new)` : 'Pause'}
        </Button>
      </div>
      {isFull && isPaused && (
        <p className="note">
          Paused after {events.length.toLocaleString()} events. Resume to see the newest ones.
        </p>
      )}
      <div className={selected === undefined ? 'panes' : 'panes with-detail'}>
        {rows.count === 0 ? (
          <WaitingForEvents
            kept={events.length}
            isSearching={isSearching}
            state={state}
            onShowAll={() => setFilter(undefined)}
          />
        ) : (
          <EventList
            key={`${filter.text} ${[...filter.types]}`}
            {...{ rows, selected, since }}
            onSelect={setSelected}
          />
        )}
        {selected !== undefined && (
          <EventDetail
            key={selected}
            entry={rows.entry(selected)}
            before={rows.entry(selected - 1)}
            onClose={() => setSelected(undefined)}
          />
        )}
      </div>
      <p className="muted counts">
        {rows.count.toLocaleString()} of {events.length.toLocaleString()} events
        {isSearching && `; ${rows.pending.toLocaleString()} still to search`}
        {dropped > 0 && `; ${dropped.toLocaleString()} older ones are no longer kept here`}
      </p>
    </div>
  )
}
