import type { StreamState } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Empty } from '../states/empty.tsx'

interface WaitingForEventsProps {
  /** The number of events that the page has. The filter hides all of them. */
  readonly kept: number
  /** Whether the search has not examined all of these events yet. */
  readonly isSearching: boolean
  readonly state: StreamState
  readonly onShowAll: () => void
}

/** The text that replaces the list while it is empty. */
export function WaitingForEvents({ kept, isSearching, state, onShowAll }: WaitingForEventsProps): ReactNode {
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
      They appear here as they happen. To try it, run{' '}
      <code>npm run tenant-api -- events publish --sample user.created</code>.
    </Empty>
  )
}
