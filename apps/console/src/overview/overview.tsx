import { type ReactNode, useState } from 'react'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/permission.tsx'
import './overview.css'
import { useQuery } from '@tanstack/react-query'
import { type Client, isFailure, type Schemas } from '@tenant-api/client'
import { operationKey, queryOptions, useClient, useEventRate, useEvents } from '@tenant-api/react'
import { Link } from 'wouter'
import type { Tone } from '../controls/badge.tsx'
import { Empty, Loaded } from '../controls/loaded.tsx'
import { relativeTime, Time } from '../controls/time.tsx'
import { StateBadge } from '../event-streams/state-badge.tsx'
import {
  countOf,
  reasonOf,
  type State,
  stateOf,
  stateTones,
  type totalOf,
  urgentStates,
  waitingOf,
} from '../event-streams/stream.ts'
import { sentenceOf } from '../live/stream-sentence.ts'

/** The overview: the rate of events, and the health of the event streams. */
export function Overview(): ReactNode {
  return (
    <>
      <ViewHeader title="Overview" />
      <div className="overview">
        <Allowed operation="listEventStreams">
          <FleetHealth />
        </Allowed>
        <Allowed operation="subscribeEvents">
          <EventRate />
          <Subscribers />
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
      if (events.some(({ type }) => type !== 'gap')) setLast(new Date().toISOString())
    },
  })
  return (
    <Figure label="Events a second" value={rate}>
      {state.status === 'open'
        ? last === undefined
          ? 'None since you opened this page.'
          : lastOne(last)
        : sentenceOf(state)}{' '}
      <Link href="/live">Watch them live</Link>
    </Figure>
  )
}

const lastOne = (time: string): ReactNode => (
  <>
    The last one at <Time value={time} />.
  </>
)

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
          <Attention {...data} />
          {data.streams.length > 0 && <Figures {...data} />}
        </>
      )}
    </Loaded>
  )
}

function Figures({ streams, unread }: Fleet): ReactNode {
  const states = streams.map(({ stream, stats }) => stateOf(stream, stats))
  const counts = (Object.keys(stateTones) as State[])
    .map(state => ({ state, count: states.filter(each => each === state).length }))
    .filter(({ count }) => count > 0)
  /** @param day -1 for today, -2 for yesterday */
  const total = (name: Parameters<typeof totalOf>[1], day: number) =>
    streams.reduce((sum, { stats }) => sum + (stats ? countOf(stats, name, day) : 0), 0)
  const [delivered, failed] = [total('successful_deliveries', -1), total('failed_deliveries', -1)]
  const yesterday = (name: Parameters<typeof totalOf>[1]) => `${total(name, -2).toLocaleString()} yesterday.`
  return (
    <>
      <Figure label="Event streams" value={streams.length}>
        {counts.map(({ state, count }, index) => (
          <span key={state} className={`state ${stateTones[state]}`}>
            {index > 0 && ', '}
            {count} {state}
          </span>
        ))}
      </Figure>
      <Figure label="Delivered today" value={delivered.toLocaleString()}>
        Since 00:00 UTC. {yesterday('successful_deliveries')}
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

/** The streams that are failing, behind or disabled, the most urgent ones first, with the cause and what waits. */
function Attention({ streams }: Fleet): ReactNode {
  const states = [...urgentStates, 'disabled']
  const rows = streams
    .map(({ stream, stats }) => ({ stream, stats, state: stateOf(stream, stats) }))
    .filter(({ state }) => state !== undefined && states.includes(state))
    .sort((a, b) => states.indexOf(a.state ?? '') - states.indexOf(b.state ?? ''))
  if (streams.length === 0)
    return (
      <Empty title="There are no event streams yet.">
        An event stream sends events to a webhook. <Link href="/event-streams/new">Create one</Link>.
      </Empty>
    )
  return (
    <section className="card attention" aria-labelledby="attention">
      <h2 id="attention">Needs attention</h2>
      {rows.length === 0 ? (
        <p className="muted">No event stream is failing, retrying, behind or disabled.</p>
      ) : (
        <ul>
          {rows.slice(0, 20).map(({ stream, stats, state }) => (
            <li key={stream.id}>
              <StateBadge state={state} />
              <Link href={`/event-streams/${stream.id}`}>{stream.name}</Link>
              <div>
                <p>{reasonOf(stream, stats)}</p>
                {stats && state !== 'disabled' && <p className="muted">{backlogOf(stats)}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 20 && <Link href="/event-streams">{rows.length - 20} more</Link>}
    </section>
  )
}

/** Since when a stream fails, what waits, and how old the oldest of it is. */
function backlogOf(stats: Schemas['EventStreamStats']): string {
  const { failing_since, oldest_waiting_at } = stats.current
  const parts = [
    failing_since && `First failure ${relativeTime(failing_since)}`,
    waitingOf(stats),
    oldest_waiting_at && `the oldest event is from ${relativeTime(oldest_waiting_at)}`,
  ]
  return parts.filter(Boolean).join(' · ')
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
