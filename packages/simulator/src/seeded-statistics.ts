import { defined } from './answer.ts'
import type { Parts, Resource } from './parts.ts'

/** What the statistics of an event stream of a seed count. */
interface Counted {
  readonly stream: Resource
  /** Newest first. */
  readonly attempts: readonly Resource[]
  readonly deliveries: readonly Resource[]
}

const dayMilliseconds = 86_400_000
/** Days in the statistics, up to today. */
const dayCount = 30

/** The statistics of an event stream of a seed: what its attempts and failed deliveries tell of the last 30 days. Nothing waits. */
export function seededStatistics({ stream, attempts, deliveries }: Counted): Parts {
  const end = (Math.floor(Date.now() / dayMilliseconds) + 1) * dayMilliseconds
  const starts = Array.from({ length: dayCount }, (_, day) => end - (dayCount - day) * dayMilliseconds)
  const iso = (time: number) => new Date(time).toISOString()
  const metric = (name: string, times: readonly unknown[]) => {
    const days = times.map(time => Math.floor((Date.parse(String(time)) - end) / dayMilliseconds) + dayCount)
    const data = starts.map((_, day) => days.filter(one => one === day).length)
    return { name, window_total: data.reduce((sum, count) => sum + count, 0), data }
  }
  const own = attempts.filter(({ purpose, result }) => purpose !== 'test' && result !== 'abandoned')
  const [last] = own
  const failures = own.findIndex(({ result }) => result === 'delivered')
  const first = failures === 0 ? undefined : own.at(failures < 0 ? -1 : failures - 1)
  const state = last?.result === 'failed' ? 'refusing' : 'healthy'
  return {
    id: stream.id,
    name: stream.name,
    window: { date_from: iso(end - dayCount * dayMilliseconds), date_to: iso(end), bucket_seconds: 86_400 },
    buckets: starts.map(iso),
    metrics: [
      metric(
        'successful_deliveries',
        own.filter(({ result }) => result === 'delivered').map(one => one.attempted_at),
      ),
      metric('failed_deliveries', deliveries.map(endOf)),
    ],
    current: defined({
      state: stream.status === 'disabled' ? 'disabled' : state,
      failing_since: first?.attempted_at,
      last_attempt: last,
      ...{ circuit: 'closed', backlog: 0, waiting: 0, redelivering: 0, work: [] },
    }),
  }
}

/** The time of the last attempt of a delivery. */
function endOf({ attempts }: Resource): unknown {
  return Array.isArray(attempts) ? attempts.at(-1)?.timestamp : undefined
}
