import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import './live.css'
import { type StreamState, useEvents } from '@tenant-api/react'
import { Badge, type Tone } from '../controls/badge.tsx'
import { Button } from '../controls/button.tsx'
import { Empty } from '../controls/loaded.tsx'
import { mostEvents, StayConnected } from '../page/stay-connected.ts'
import { EventDetail } from './event-detail.tsx'
import { EventList } from './event-list.tsx'
import { RateChart } from './rate-chart.tsx'
import { createFilteredEvents, type Filter } from './rows.ts'
import { sentenceOf } from './stream-sentence.ts'
import { JumpToTime, RecentEvents, TypeFilter } from './toolbar.tsx'

/** The events of the tenant as they happen. */
export function Live(): ReactNode {
  const [search] = useSearchParams()
  const since = search.get('since') || undefined
  return (
    <>
      <ViewHeader title="Live" />
      <Allowed operation="subscribeEvents">
        <EventTail key={since} since={since} />
      </Allowed>
    </>
  )
}

/** After a jump to a time, the view pauses at this number of events. More would push out the oldest ones. */
const mostAfterJump = 40_000

interface EventTailProps {
  /** The time of the first event to show, in RFC 3339; undefined for the time of the sign-in. */
  readonly since: string | undefined
}

function EventTail({ since }: EventTailProps): ReactNode {
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
      <div className="live-state row apart">
        <ConnectionState state={state} hasPosition={(since ?? offset) !== undefined} onConnect={resume} />
        <RateChart arrived={arrived} />
      </div>
      <div className="toolbar row">
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
            since={since}
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

const labels: Readonly<Record<StreamState['status'], readonly [string, Tone]>> = {
  connecting: ['connecting', 'neutral'],
  open: ['live', 'good'],
  waiting: ['reconnecting', 'warning'],
  closed: ['not connected', 'bad'],
}

interface ConnectionStateProps {
  readonly state: StreamState
  /** True if the next connection continues after the last event, or begins at a time. */
  readonly hasPosition: boolean
  readonly onConnect: () => void
}

/** The state of the connection. While the connection waits or is closed, a button connects at once. */
function ConnectionState({ state, hasPosition, onConnect }: ConnectionStateProps): ReactNode {
  const [label, tone] = labels[state.status]
  const isLossless = hasPosition && state.status === 'waiting' && state.reason?.code !== 'cursor_expired'
  const isDown = state.status === 'waiting' || state.status === 'closed'
  return (
    <div className="connection row" role="status">
      <Badge tone={tone}>{label}</Badge>
      {isDown && (
        <span className="muted">
          {sentenceOf(state)} {isLossless && 'No event is lost.'}
        </span>
      )}
      {isDown && <Button onClick={onConnect}>Connect now</Button>}
    </div>
  )
}

interface WaitingForEventsProps {
  /** The number of events that the page has. The filter hides all of them. */
  readonly kept: number
  /** Whether the search has not examined all of these events yet. */
  readonly isSearching: boolean
  readonly state: StreamState
  /** The time from which events are shown; undefined for the time of the sign-in. */
  readonly since: string | undefined
  readonly onShowAll: () => void
}

/** The text that replaces the list while it is empty. */
function WaitingForEvents(props: WaitingForEventsProps): ReactNode {
  const { kept, isSearching, state, since, onShowAll } = props
  if (isSearching) return <Empty title="Searching …" />
  if (kept > 0)
    return (
      <Empty title="No event matches.">
        <Button onClick={onShowAll}>Show all {kept.toLocaleString()} events</Button>
      </Empty>
    )
  if (state.status !== 'open') return <Empty title="Not connected yet." />
  return (
    <Empty title="Waiting for events.">
      <p>
        They appear here as they happen. To try it, run{' '}
        <code>npm run tenant-api -- events publish --sample user.created --url {location.origin}</code>.
      </p>
      {since === undefined && <RecentEvents />}
    </Empty>
  )
}

/** The filter in the address of the page, and a function that changes it; undefined removes it. */
function useFilter(): readonly [Filter, (filter: Filter | undefined) => void] {
  const [search, setSearch] = useSearchParams()
  const types = search.get('types') ?? ''
  const text = search.get('text') ?? ''
  const filter = useMemo(() => ({ types: new Set(types ? types.split(',') : []), text }), [types, text])
  function setFilter(filter: Filter | undefined): void {
    setSearch(
      previous => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of [
          ['types', [...(filter?.types ?? [])].join()],
          ['text', filter?.text ?? ''],
        ] as const) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }
  return [filter, setFilter]
}

/** Renders again, in a task of its own, while work is left. Between two steps the browser handles input and draws. */
function useSteps(isWorkLeft: boolean): void {
  const [, step] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isWorkLeft) return
    const timer = setTimeout(step)
    return () => clearTimeout(timer)
  })
}
