import type { StreamState } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../controls/badge.tsx'
import { Button } from '../controls/button.tsx'
import { sentenceOf } from './stream-sentence.ts'
import './connection-state.css'

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
export function ConnectionState({ state, hasPosition, onConnect }: ConnectionStateProps): ReactNode {
  const [label, tone] = labels[state.status]
  const isLossless = hasPosition && state.status === 'waiting' && state.reason?.code !== 'cursor_expired'
  const isDown = state.status === 'waiting' || state.status === 'closed'
  return (
    <div className="connection" role="status">
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
