import { useQuery } from '@tanstack/react-query'
import { operationKey, useClient } from '@tenant-api/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Badge } from '../controls/badge.tsx'
import {
  countOf,
  type Health,
  healthOf,
  healthTones,
  reasonOf,
  type totalOf,
} from '../event-streams/health.ts'
import { Empty } from '../states/empty.tsx'
import { Loaded } from '../states/loaded.tsx'
import { Figure } from './figure.tsx'
import { type Fleet, readFleet } from './read-fleet.ts'

/** Milliseconds between two refreshes. Each stream costs a request. */
const refreshTime = 15_000

/** The event streams by health, the deliveries of today and yesterday, and the streams that need attention. */
export function FleetHealth(): ReactNode {
  const client = useClient()
  const fleet = useQuery({
    queryKey: [...operationKey(client, 'getEventStreamStats'), 'of all streams'],
    queryFn: ({ signal }) => readFleet(client, signal),
    refetchInterval: refreshTime,
    retry: false,
  })
  return (
    <Loaded query={fleet} what="event streams">
      {data => (
        <>
          <Figures {...data} />
          <Attention {...data} />
        </>
      )}
    </Loaded>
  )
}

function Figures({ streams, unread }: Fleet): ReactNode {
  const count = (health: Health) =>
    streams.filter(({ stream, stats }) => healthOf(stream, stats) === health).length
  /** @param day -1 for today, -2 for yesterday */
  const total = (name: Parameters<typeof totalOf>[1], day: number) =>
    streams.reduce((sum, { stats }) => sum + (stats ? countOf(stats, name, day) : 0), 0)
  const [failing, disabled] = [count('failing'), count('disabled')]
  const [delivered, failed] = [total('successful_deliveries', -1), total('failed_deliveries', -1)]
  const share = delivered + failed > 0 ? (100 * delivered) / (delivered + failed) : undefined
  const yesterday = (name: Parameters<typeof totalOf>[1]) => `${total(name, -2).toLocaleString()} yesterday.`
  return (
    <>
      <Figure label="Event streams" value={streams.length} tone={failing > 0 ? 'bad' : 'neutral'}>
        {count('enabled')} enabled, {failing} failing, {disabled} disabled
      </Figure>
      <Figure label="Delivered today" value={delivered.toLocaleString()}>
        {share === undefined ? 'Since' : `${share.toFixed(share === 100 ? 0 : 1)} % since`} 00:00 UTC.{' '}
        {yesterday('successful_deliveries')}
      </Figure>
      <Figure label="Failed today" value={failed.toLocaleString()} tone={failed > 0 ? 'bad' : 'neutral'}>
        Since 00:00 UTC. {yesterday('failed_deliveries')}{' '}
        {failed > 0 && <Link href="/deliveries">See why</Link>}
      </Figure>
      {unread > 0 && (
        <p className="note">The statistics of {unread} more event streams are not counted here.</p>
      )}
    </>
  )
}

/** The streams that are failing or disabled, failing ones first. */
function Attention({ streams }: Fleet): ReactNode {
  const rows = streams
    .map(({ stream, stats }) => ({ stream, stats, health: healthOf(stream, stats) }))
    .filter(({ health }) => health !== 'enabled')
    .sort((a, b) => Number(b.health === 'failing') - Number(a.health === 'failing'))
  if (streams.length === 0)
    return (
      <Empty title="There are no event streams yet.">
        An event stream sends events to a webhook. <Link href="/event-streams">Create one</Link>.
      </Empty>
    )
  return (
    <section className="card attention" aria-labelledby="attention">
      <h2 id="attention">Needs attention</h2>
      {rows.length === 0 ? (
        <p className="muted">No event stream is failing or disabled.</p>
      ) : (
        <ul>
          {rows.slice(0, 20).map(({ stream, stats, health }) => (
            <li key={stream.id}>
              <Badge tone={healthTones[health]}>{health}</Badge>
              <Link href={`/event-streams/${stream.id}`}>{stream.name}</Link>
              <span className="muted">{reasonOf(stream, stats)}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 20 && <Link href="/event-streams">{rows.length - 20} more</Link>}
    </section>
  )
}
