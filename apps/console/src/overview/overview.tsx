import { type ReactNode, useState } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import './overview.css'
import { useQuery } from '@tanstack/react-query'
import { type Client, isFailure, type Schemas } from '@tenant-api/client'
import { operationKey, queryOptions, useClient, useEventRate, useEvents } from '@tenant-api/react'
import { Link } from 'wouter'
import { Badge, type Tone } from '../controls/badge.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import {
  countOf,
  type Health,
  healthOf,
  healthTones,
  reasonOf,
  type totalOf,
} from '../event-streams/stream.ts'
import { sentenceOf } from '../live/stream-sentence.ts'

/** The overview: the rate of events, and the health of the event streams. */
export function Overview(): ReactNode {
  return (
    <>
      <ViewHeader title="Overview" />
      <div className="overview">
        <Allowed operation="subscribeEvents">
          <EventRate />
          <Subscribers />
        </Allowed>
        <Allowed operation="listEventStreams">
          <FleetHealth />
        </Allowed>
      </div>
    </>
  )
}

/** The number of events a second, and the state of the connection on which they arrive. */
function EventRate(): ReactNode {
  const rate = useEventRate()
  const [last, setLast] = useState<string>()
  const { state } = useEvents({
    max: 0,
    onEvents(events) {
      if (events.some(({ type }) => type !== 'gap')) setLast(new Date().toLocaleTimeString())
    },
  })
  return (
    <Figure label="Events a second" value={rate}>
      {state.status === 'open'
        ? last === undefined
          ? 'None since you opened this page.'
          : `The last one at ${last}.`
        : sentenceOf(state)}{' '}
      <Link href="/live">Watch them live</Link>
    </Figure>
  )
}

/** Milliseconds between two refreshes. */
const subscribersRefreshTime = 5_000

/** The number of open subscriptions on all nodes. */
export function Subscribers(): ReactNode {
  const count = useQuery({
    ...queryOptions(useClient(), 'getEventSubscribers'),
    refetchInterval: subscribersRefreshTime,
  })
  return (
    <Loaded query={count} what="subscribers">
      {({ subscriptions }) => (
        <Figure label="Subscribers" value={subscriptions.toLocaleString()}>
          Open subscriptions, including that of this console.
        </Figure>
      )}
    </Loaded>
  )
}

/** Milliseconds between two refreshes. Each stream costs a request. */
const refreshTime = 15_000

/** The event streams by health, the deliveries of today and yesterday, and the streams that need attention. */
function FleetHealth(): ReactNode {
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

interface FigureProps {
  readonly label: string
  readonly value: ReactNode
  /** A color for a value that needs attention. */
  readonly tone?: Tone
  /** Details of the value. */
  readonly children?: ReactNode
}

/** A number with its name. */
function Figure({ label, value, tone = 'neutral', children }: FigureProps): ReactNode {
  return (
    <section className="card figure" aria-label={label}>
      <h2>{label}</h2>
      <p className={`value ${tone}`}>{value}</p>
      {children && <div className="muted">{children}</div>}
    </section>
  )
}

type Stream = Schemas['EventStream']

/** All event streams, with their statistics of yesterday and today. */
interface Fleet {
  readonly streams: readonly {
    readonly stream: Stream
    readonly stats: Schemas['EventStreamStats'] | undefined
  }[]
  /** The number of streams whose statistics were not read, because too many may have had deliveries since yesterday. */
  readonly unread: number
}

/** Maximum streams whose statistics are read. Each stream costs a request, and the service allows 50 requests a second. */
const mostStats = 100
const atOnce = 4

/**
 * Reads all event streams. Also reads the statistics of up to 100 streams that may have had deliveries since
 * yesterday (UTC): streams that are enabled, and streams that were disabled since yesterday.
 */
async function readFleet(client: Client, signal: AbortSignal): Promise<Fleet> {
  const all: Stream[] = []
  for await (const { items } of client.listEventStreams({}, { signal }).pages()) all.push(...items)
  const yesterday = new Date()
  yesterday.setUTCHours(-24, 0, 0, 0)
  const active = all.filter(
    ({ status, disabled_at }) => status === 'enabled' || Date.parse(disabled_at ?? '') >= yesterday.getTime(),
  )
  const waiting = active.slice(0, mostStats).values()
  const stats = new Map<string, Schemas['EventStreamStats']>()
  const deleted = new Set<string>()
  async function readSome(): Promise<void> {
    for (const { id } of waiting) {
      try {
        stats.set(id, await client.getEventStreamStats({ id, date_from: yesterday }, { signal }))
      } catch (error) {
        if (!isFailure(error) || error.code !== 'not_found') throw error
        deleted.add(id)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readSome))
  return {
    streams: all
      .filter(({ id }) => !deleted.has(id))
      .map(stream => ({ stream, stats: stats.get(stream.id) })),
    unread: active.length - stats.size - deleted.size,
  }
}
