import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { Time } from '../controls/time.tsx'
import { atMost, healthOf, healthTones, reasonOf } from './health.ts'

type Work = Schemas['EventStreamWork']

const workNames: Readonly<Record<Work['kind'], string>> = {
  redeliver: 'Starting redeliveries',
  end: 'Listing undelivered events as failed',
}

interface StreamHealthProps {
  readonly stream: Schemas['EventStream']
  readonly stats: Schemas['EventStreamStats']
}

/** The health of an event stream with its reason, the numbers of waiting deliveries, and stepwise work in progress. */
export function StreamHealth({ stream, stats }: StreamHealthProps): ReactNode {
  const { backlog, waiting, redelivering, next_probe_at, work } = stats.current
  const health = healthOf(stream, stats)
  return (
    <section className="card health" aria-labelledby="health">
      <h2 id="health">Health</h2>
      <p>
        <Badge tone={healthTones[health]}>{health}</Badge>{' '}
        {reasonOf(stream, stats) ?? 'Events are delivered as they happen.'}
      </p>
      <dl>
        {stream.disabled_at && <Fact name="Disabled" value={<Time value={stream.disabled_at} />} />}
        {next_probe_at && <Fact name="Next probe" value={<Time value={next_probe_at} />} />}
        {stream.status === 'enabled' && <Fact name="Events behind" value={backlog.toLocaleString()} />}
        <Fact name="Deliveries that wait" value={atMost(waiting)} />
        <Fact name="Redeliveries under way" value={atMost(redelivering)} />
      </dl>
      {work.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: work has no id, and its order does not change
        <WorkProgress key={index} work={item} />
      ))}
    </section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
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
