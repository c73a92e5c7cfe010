import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ViewHeader } from '../page/view-header.tsx'
import { Allowed } from '../session/allowed.tsx'
import { Loaded } from '../states/loaded.tsx'
import { DeliveryChart } from './delivery-chart.tsx'
import { RecentFailures } from './recent-failures.tsx'
import { StreamActions } from './stream-actions.tsx'
import { StreamFacts } from './stream-facts.tsx'
import { StreamHealth } from './stream-health.tsx'
import { type TestEvent, TestOutcome } from './test-outcome.tsx'
import { useStats, useStream } from './use-stream.ts'
import { VerifySignature } from './verify-signature.tsx'
import './stream-page.css'

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
  return (
    <>
      <ViewHeader
        title={stream.data?.name ?? 'Event stream'}
        description={<Link href="/event-streams">All event streams</Link>}
      >
        {stream.data && <StreamActions stream={stream.data} onTest={setTest} />}
      </ViewHeader>
      {test && <TestOutcome key={test.event_id} test={test} onClose={() => setTest(undefined)} />}
      <Loaded query={stream} what="the event stream">
        {data => (
          <div className="stream">
            <Loaded query={stats} what="its statistics">
              {found => <StreamHealth stream={data} stats={found} />}
            </Loaded>
            <StreamFacts stream={data} />
            {stats.data && <DeliveryChart stats={stats.data} />}
            <RecentFailures id={id} />
            <VerifySignature />
          </div>
        )}
      </Loaded>
    </>
  )
}
