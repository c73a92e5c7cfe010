import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@tenant-api/client'
import { operationKey, useClient } from '@tenant-api/react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { CopyButton } from '../controls/button.tsx'
import { Facts } from '../controls/facts.tsx'
import { Loaded } from '../controls/loaded.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { relativeTime, Time } from '../controls/time.tsx'
import { ChangedBy } from '../log/changed-by.tsx'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed, usePermission } from '../session/permission.tsx'
import { AttemptOutcome, Attempts, attemptsTab, Undelivered } from './attempts.tsx'
import { methodNames } from './authorization-fields.tsx'
import { BodyHint } from './body-hint.tsx'
import { DeliveryChart } from './delivery-chart.tsx'
import { filterText } from './filter.ts'
import { readRecentFailures } from './read-recent-failures.ts'
import { ReplayProgress } from './replay.tsx'
import { StateBadge } from './state-badge.tsx'
import { atMost, isFailing, orderNames, type State, stateOf, useStats, useStream } from './stream.ts'
import { StreamActions } from './stream-actions.tsx'
import { type TestEvent, TestOutcome } from './test-outcome.tsx'

/** Milliseconds between two refreshes. */
const refreshTime = 5_000

interface StreamPageProps {
  readonly id: string
}

/** The page of an event stream: its health, its deliveries, and its actions. */
export function StreamPage({ id }: StreamPageProps): ReactNode {
  return (
    <Allowed operation="getEventStream">
      <Page id={id} />
    </Allowed>
  )
}

function Page({ id }: StreamPageProps): ReactNode {
  const stream = useStream(id, refreshTime)
  const stats = useStats(id, refreshTime)
  const [test, setTest] = useState<TestEvent>()
  const isTold = stream.error !== null
  return (
    <>
      <ViewHeader
        title={stream.data?.data.name ?? 'Event stream'}
        description={<Link href="/event-streams">All event streams</Link>}
      >
        {stream.data && <StreamActions current={stream.data} onTest={setTest} />}
      </ViewHeader>
      {test && <TestOutcome key={test.event_id} test={test} onClose={() => setTest(undefined)} />}
      <Loaded query={stream} what="the event stream">
        {({ data }) => (
          <div className="stream">
            <Loaded query={stats} what="its statistics" isTold={isTold}>
              {found => <StreamHealth stream={data} stats={found} isOld={isTold || stats.isError} />}
            </Loaded>
            <Sent id={id} stats={stats.data} />
            <RecentFailures id={id} isTold={isTold} />
            <StreamFacts stream={data} />
            <VerifySignature />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface SentProps extends StreamPageProps {
  /** Undefined while they are not known. */
  readonly stats: Schemas['EventStreamStats'] | undefined
}

/** What was sent: the deliveries by day, or the latest attempts. The address says which. */
function Sent({ id, stats }: SentProps): ReactNode {
  const [search, setSearch] = useSearchParams()
  const tabs = [
    { name: 'Days', content: () => stats && <DeliveryChart stats={stats} /> },
    { name: attemptsTab, content: () => <Attempts id={id} /> },
  ]
  return (
    <div className="card sent">
      <Tabs
        label="Deliveries"
        tabs={tabs}
        chosen={search.get('show')}
        choose={show => setSearch(show === attemptsTab ? { show } : {}, { replace: true })}
      />
    </div>
  )
}

type Work = Schemas['EventStreamWork']

const workNames: Readonly<Record<Work['kind'], string>> = {
  redeliver: 'Starting redeliveries',
  end: 'Listing undelivered events as failed',
  skip: 'Dropping skipped events',
}

interface StreamHealthProps {
  readonly stream: Schemas['EventStream']
  readonly stats: Schemas['EventStreamStats']
  /** Whether the latest request for them failed. */
  readonly isOld: boolean
}

/** What the state of an event stream means for its owner. */
const meanings: Readonly<Record<State, string>> = {
  healthy: 'Events are delivered as they happen.',
  replaying: 'Events are delivered as they happen, and a replay sends earlier ones again.',
  behind:
    'No attempt fails, but events arrive faster than the endpoint takes them. Make the endpoint answer faster.',
  retrying: 'Attempts fail, and the service repeats them. Repair the endpoint before the retries end.',
  refusing:
    'The latest attempt failed, and is not repeated. Repair the endpoint, then redeliver the failed events.',
  failing:
    'Ten attempts in a row failed, so the service only probes the endpoint. Repair it: after a successful probe, the service sends all that waits.',
  disabled:
    'Nothing is delivered until you enable the event stream. Then you choose with which events it begins.',
}

/** What the state means, and what to do next. */
function Meaning({
  id,
  state,
  stats,
}: {
  id: string
  state: State
  stats: Schemas['EventStreamStats']
}): ReactNode {
  const { redelivering, failing_since } = stats.current
  if (state === 'refusing' && redelivering > 0)
    return 'The latest attempt failed. Redeliveries are under way: wait for their outcome before you start others.'
  const failed = <Link href={`/deliveries/${id}`}>See the failed deliveries.</Link>
  return (
    <>
      {meanings[state]} {state === 'disabled' && failing_since && 'Repair the endpoint before. '}
      {(state === 'refusing' || (state === 'disabled' && failing_since)) && failed}
    </>
  )
}

/**
 * The health of an event stream: its state, since when and why it fails, what waits and until when, and stepwise work in
 * progress.
 */
function StreamHealth({ stream, stats, isOld }: StreamHealthProps): ReactNode {
  const { backlog, waiting, redelivering, next_probe_at, oldest_waiting_at, work } = stats.current
  const { failing_since, last_attempt, replay } = stats.current
  const state = stateOf(stream, stats)
  return (
    <section className="card health" aria-labelledby="health">
      <h2 id="health">Health</h2>
      <p>
        {isOld && 'Last known: '}
        <StateBadge state={state} /> {state && <Meaning id={stream.id} state={state} stats={stats} />}
      </p>
      <Facts
        facts={{
          'Waiting for a retry': atMost(waiting),
          'Redeliveries among them': redelivering > 0 && atMost(redelivering),
          'Not read yet': stream.status === 'enabled' && backlog.toLocaleString(),
          'Oldest waiting event': oldest_waiting_at && <Since value={oldest_waiting_at} />,
          Disabled: stream.disabled_at && <Since value={stream.disabled_at} />,
          'Disabled because': stream.disabled_reason,
          'Failing since': failing_since && <Since value={failing_since} />,
          'Last attempt': last_attempt && (
            <>
              <Since value={last_attempt.attempted_at} />
              <AttemptOutcome attempt={last_attempt} />
            </>
          ),
          'Next probe': next_probe_at && <Since value={next_probe_at} />,
          Endpoint: <code>{stream.destination.configuration.webhook_endpoint}</code>,
        }}
      />
      {isFailing(state) && <Undelivered id={stream.id} />}
      {replay && <ReplayProgress id={stream.id} replay={replay} />}
      {work.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: work has no id, and its order does not change
        <WorkProgress key={index} work={item} />
      ))}
    </section>
  )
}

/** A time, and how long ago it is. */
function Since({ value }: { readonly value: string }): ReactNode {
  return (
    <>
      <Time value={value} /> <span className="muted whole">{relativeTime(value)}</span>
    </>
  )
}

function WorkProgress({ work: { kind, total, done } }: { readonly work: Work }): ReactNode {
  return (
    <label className="work">
      {workNames[kind]}: {done.toLocaleString()} of {total.toLocaleString()}
      <progress max={total} value={done} />
    </label>
  )
}

/** The configuration of an event stream. */
function StreamFacts({ stream }: { readonly stream: Schemas['EventStream'] }): ReactNode {
  const { filters = [] } = stream
  const { webhook_endpoint, webhook_authorization, secret_version } = stream.destination.configuration
  const facts: Readonly<Record<string, ReactNode>> = {
    Endpoint: <code>{webhook_endpoint}</code>,
    Authorization: authorizationOf(webhook_authorization),
    'Secret version': secret_version,
    'Event types': (
      <ul className="row">
        {stream.subscriptions.map(({ event_type }) => (
          <li key={event_type}>
            <code>{event_type}</code>
          </li>
        ))}
      </ul>
    ),
    Filters: filters.length > 0 && (
      <ul>
        {filters.map(filterText).map(text => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    ),
    Order: orderNames[stream.order ?? 'none'],
    'Events in a second': stream.max_events_per_second
      ? `At most ${stream.max_events_per_second.toLocaleString()}`
      : 'No limit',
    Created: <Time value={stream.created_at} />,
    Changed: (
      <>
        <Time value={stream.updated_at} /> <ChangedBy id={stream.id} at={stream.updated_at} />
      </>
    ),
    Id: <code>{stream.id}</code>,
  }
  return (
    <section className="card facts" aria-labelledby="facts">
      <h2 id="facts">Configuration</h2>
      <Facts facts={facts} />
    </section>
  )
}

function authorizationOf(authorization: Schemas['WebhookAuthorization']): ReactNode {
  const name = methodNames[authorization.method]
  if (authorization.method === 'bearer') return name
  return (
    <>
      {name}:{' '}
      <code>{authorization.method === 'basic' ? authorization.username : authorization.header_key}</code>
    </>
  )
}

const shown = 5
/** Milliseconds between two refreshes. Finding the newest of many deliveries takes several requests. */
const failuresRefreshTime = 15_000

interface RecentFailuresProps {
  /** The id of the event stream. */
  readonly id: string
  /** Whether the page already shows an error. */
  readonly isTold: boolean
}

/** The newest failed deliveries. */
function RecentFailures(props: RecentFailuresProps): ReactNode {
  const { isAllowed, reason } = usePermission('getEventDeliveries')
  return (
    <section className="card failures" aria-labelledby="failures">
      <header className="row apart">
        <h2 id="failures">Recent failed deliveries</h2>
        {isAllowed && <Link href={`/deliveries/${props.id}`}>See all</Link>}
      </header>
      {isAllowed ? <Failures {...props} /> : <p className="muted">{reason}</p>}
    </section>
  )
}

function Failures({ id, isTold }: RecentFailuresProps): ReactNode {
  const client = useClient()
  const deliveries = useQuery({
    queryKey: [...operationKey(client, 'getEventDeliveries'), 'recent', id],
    queryFn: ({ signal }) => readRecentFailures(client, id, shown, signal),
    refetchInterval: failuresRefreshTime,
    retry: false,
  })
  return (
    <Loaded query={deliveries} what="failed deliveries" isTold={isTold}>
      {found =>
        found.length === 0 ? (
          <p className="muted">No delivery was given up.</p>
        ) : (
          <>
            <ul>
              {found.map(({ id: event_id, event_type, attempts }) => {
                const last = attempts.at(-1)
                return (
                  <li key={event_id}>
                    <Link href={`/deliveries/${id}/${event_id}`}>{event_type}</Link>
                    <span>{last?.error_message}</span>
                    <span className="muted">{last && <Time value={last.timestamp} />}</span>
                  </li>
                )
              })}
            </ul>
            <BodyHint error={found[0]?.attempts.at(-1)?.error_message} />
          </>
        )
      }
    </Loaded>
  )
}

/** The example of the client's README. */
const example = `import { verifyWebhook, WebhookVerificationError } from '@tenant-api/client/webhooks'

export async function receive(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(request.headers, await request.arrayBuffer(), process.env.SIGNING_SECRET ?? '')
    if (event.type === 'user.created') console.log('welcome', event.data.object.user_id)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    return new Response(error.code, { status: 400 })
  }
}
`

/** Code that verifies the signature of a delivery. */
function VerifySignature(): ReactNode {
  return (
    <section className="card snippet" aria-labelledby="snippet">
      <header className="row apart">
        <h2 id="snippet">Verify the signature of a delivery</h2>
        <CopyButton text={example}>Copy the code</CopyButton>
      </header>
      <p className="muted">
        In TypeScript. In other languages, use a library for <span translate="no">Standard Webhooks</span>:
        all of them accept the signing secret as it is.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre tabIndex={0}>{example}</pre>
    </section>
  )
}
