import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../controls/badge.tsx'
import { healthOf, healthTones, reasonOf } from './health.ts'
import { useStats } from './use-stream.ts'

interface StreamRowProps {
  readonly stream: Schemas['EventStream']
  /** Milliseconds between two refreshes. */
  readonly refreshTime: number
}

/** A row of the list. A click anywhere opens the page of the stream. */
export function StreamRow({ stream, refreshTime }: StreamRowProps): ReactNode {
  const isEnabled = stream.status === 'enabled'
  const { data, error } = useStats(stream.id, refreshTime, isEnabled)
  const stats = isEnabled ? data : undefined
  const health = healthOf(stream, stats)
  return (
    <tr>
      <td>
        <Link href={`/event-streams/${stream.id}`}>{stream.name}</Link>
        <p className="muted">{stream.destination.configuration.webhook_endpoint}</p>
      </td>
      <td>
        <Badge tone={healthTones[health]}>{health}</Badge>
        <p className="muted">{reasonOf(stream, stats)}</p>
        {error && isEnabled && !data && <p className="field-error">Its statistics could not be read.</p>}
      </td>
      <td className="number">{stats?.current.backlog.toLocaleString() ?? '–'}</td>
      <td className="wide">{typesOf(stream)}</td>
    </tr>
  )
}

function typesOf({ subscriptions }: Schemas['EventStream']): ReactNode {
  const types = subscriptions.map(({ event_type }) => event_type)
  if (types.length === 1) return types
  return (
    <span title={types.join('\n')}>
      {types[0]} and {types.length - 1} more
    </span>
  )
}
