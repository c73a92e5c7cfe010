import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { queryOptions, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../controls/badge.tsx'
import { healthOf, healthTones, totalOf } from '../event-streams/health.ts'

/** The number of days that the statistics cover. */
export const statsDays = 14

interface FailedDeliveriesRowProps {
  readonly stream: Schemas['EventStream']
  /** Milliseconds between two refreshes. */
  readonly refreshTime: number
}

/** An event stream with the number of its deliveries that failed in the last `statsDays` days. */
export function FailedDeliveriesRow({ stream, refreshTime }: FailedDeliveriesRowProps): ReactNode {
  const client = useClient()
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - statsDays + 1)
  const { data, error } = useQuery({
    ...queryOptions(client, 'getEventStreamStats', { id: stream.id, date_from: day }),
    refetchInterval: refreshTime,
  })
  const health = healthOf(stream, data)
  return (
    <tr>
      <td>
        <Link href={`/deliveries/${stream.id}`}>{stream.name}</Link>
      </td>
      <td>
        <Badge tone={healthTones[health]}>{health}</Badge>
        {error && !data && <p className="field-error">Its statistics could not be read.</p>}
      </td>
      <td className="number">
        {data ? totalOf(data, 'failed_deliveries').toLocaleString() : error ? '–' : '…'}
      </td>
    </tr>
  )
}
