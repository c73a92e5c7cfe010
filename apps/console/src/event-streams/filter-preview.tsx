import type { EventType } from '@tenant-api/client'
import { compileFilters, type EventFilter } from '@tenant-api/contract/event-filter'
import { type LiveEvent, type StreamState, useEvents } from '@tenant-api/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Badge } from '../controls/badge.tsx'
import { eventOf, messageOf, subjectOf, timeOfDay, typeOf } from '../live/entry.ts'
import { sentenceOf } from '../live/stream-sentence.ts'
import { mostEvents } from '../page/stay-connected.ts'
import { usePermission } from '../session/permission.tsx'

/** Number of events that are tested. */
const most = 100
/** Milliseconds before now from which events are read. */
const recent = 15 * 60_000
/** Milliseconds without a change of the types before their events are read. */
const pause = 500

interface FilterPreviewProps {
  /** The chosen event types. */
  readonly types: ReadonlySet<string>
  readonly filters: readonly EventFilter[]
}

/** Which of the latest events of the chosen types meet all filters. A filter without a path is left out. */
export function FilterPreview(props: FilterPreviewProps): ReactNode {
  const { isAllowed, reason } = usePermission('subscribeEvents')
  if (!isAllowed) return <p className="muted">What would pass is not shown. {reason}</p>
  if (props.types.size === 0)
    return <p className="muted">Choose event types to see which of their events would pass.</p>
  return <TestedEvents {...props} />
}

function TestedEvents({ types, filters }: FilterPreviewProps): ReactNode {
  const { events, state } = useLatestEvents(types)
  const passes = compileFilters(filters.filter(({ path }) => path !== ''))
  const tested = events.map(entry => ({ entry, event: eventOf(entry), isPassed: passes(eventOf(entry)) }))
  if (tested.length === 0)
    return (
      <p className="muted">
        {state.status === 'open'
          ? 'No event of these types has happened in the last 15 minutes.'
          : `The latest events are not here yet. ${sentenceOf(state)}`}
      </p>
    )
  const passed = tested.filter(({ isPassed }) => isPassed).length
  return (
    <details className="preview">
      <summary>
        {passed} of the last {tested.length} events of these types pass
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <ul tabIndex={0} aria-label="The latest events">
        {tested.map(({ entry, event, isPassed }) => (
          <li key={String(messageOf(entry)?.offset)}>
            <Badge tone={isPassed ? 'good' : 'neutral'}>{isPassed ? 'passes' : 'hidden'}</Badge>
            <span className="muted">{timeOfDay(event.time)}</span>
            <span>
              {typeOf(entry)} <span className="muted">{subjectOf(entry)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * The latest events of some types, newest first: those that the console has received since the sign-in. If they are too few, those of the
 * last 15 minutes are read too.
 */
function useLatestEvents(types: ReadonlySet<string>): {
  readonly events: readonly LiveEvent[]
  /** The state of the subscription that reads the earlier events. */
  readonly state: StreamState
} {
  const [from_timestamp] = useState(() => new Date(Date.now() - recent))
  const asked = useSettled([...types].sort().join())
  const live = latestOf(useEvents({ max: mostEvents }).events, types)
  const stream = useEvents({
    max: most,
    from_timestamp,
    // The cast is safe: the types are from the document, or from the service.
    event_type: (asked ?? '').split(',') as EventType[],
    enabled: asked !== undefined && live.length < most,
  })
  const earlier = latestOf(stream.events, types)
  return {
    events: live.length > earlier.length ? live : earlier,
    state: asked === undefined ? { status: 'connecting' } : stream.state,
  }
}

/** The newest events of some types, newest first. */
function latestOf(events: readonly LiveEvent[], types: ReadonlySet<string>): readonly LiveEvent[] {
  const found: LiveEvent[] = []
  for (let index = events.length - 1; index >= 0 && found.length < most; index--) {
    const entry = events[index]
    if (entry && entry.type !== 'gap' && types.has(typeOf(entry))) found.push(entry)
  }
  return found
}

/** A value that has not changed for a moment; undefined at first. */
function useSettled(value: string): string | undefined {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
