import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'

/** Days in the chart. The statistics cover one more, incomplete day, because their window begins in the middle of a day. */
const days = 14
/** The height of the chart in pixels. */
const height = 120

interface Day {
  readonly start: string
  readonly delivered: number
  readonly failed: number
}

/** Deliveries by day, as bars and as a table. */
export function DeliveryChart({ stats }: { readonly stats: Schemas['EventStreamStats'] }): ReactNode {
  const shown = daysOf(stats)
  const most = Math.max(...shown.map(({ delivered, failed }) => delivered + failed))
  const total = (name: 'delivered' | 'failed') =>
    shown.reduce((sum, day) => sum + day[name], 0).toLocaleString()
  const [first, last] = [shown.at(0), shown.at(-1)]
  return (
    <section className="chart" aria-labelledby="chart">
      <header className="row apart">
        <h2 id="chart">Deliveries of the last {shown.length} days</h2>
        <p className="muted">
          <span className="key good" /> {total('delivered')} delivered <span className="key bad" />{' '}
          {total('failed')} failed
        </p>
      </header>
      {most === 0 ? (
        <p className="muted">No delivery has ended in this time.</p>
      ) : (
        <>
          <p className="most muted" aria-hidden="true">
            {most.toLocaleString()}
          </p>
          <svg width="100%" height={height} aria-hidden="true">
            {shown.map((day, index) => (
              <Bar key={day.start} day={day} index={index} count={shown.length} most={most} />
            ))}
          </svg>
          <p className="axis muted" aria-hidden="true">
            <span>{first && dayOf(first.start)}</span>
            <span>{last && `${dayOf(last.start)} UTC`}</span>
          </p>
          <details>
            <summary>Show as a table</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Day in UTC</th>
                  <th scope="col" className="number">
                    Delivered
                  </th>
                  <th scope="col" className="number">
                    Failed
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ start, delivered, failed }) => (
                  <tr key={start}>
                    <td>{dayOf(start)}</td>
                    <td className="number">{delivered.toLocaleString()}</td>
                    <td className="number">{failed.toLocaleString()}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  )
}

interface BarProps {
  readonly day: Day
  readonly index: number
  readonly count: number
  readonly most: number
}

/** The bar of a day. The failed deliveries are on top of the others. */
function Bar({ day: { start, delivered, failed }, index, count, most }: BarProps): ReactNode {
  // Even one failure among many deliveries must be visible.
  const tall = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * (height - 4)))
  const place = { x: `${(100 / count) * (index + 0.15)}%`, width: `${(100 / count) * 0.7}%` }
  return (
    <g>
      <title>{`${dayOf(start)}: ${delivered.toLocaleString()} delivered, ${failed.toLocaleString()} failed`}</title>
      <rect {...place} className="ground" y={0} height={height} />
      <rect {...place} className="good" y={height - tall(delivered)} height={tall(delivered)} />
      <rect {...place} className="bad" y={height - tall(delivered) - tall(failed)} height={tall(failed)} />
    </g>
  )
}

function daysOf({ buckets, metrics }: Schemas['EventStreamStats']): readonly Day[] {
  const count = (name: (typeof metrics)[number]['name'], index: number) =>
    metrics.find(metric => metric.name === name)?.data[index] ?? 0
  return buckets
    .map((start, index) => ({
      start,
      delivered: count('successful_deliveries', index),
      failed: count('failed_deliveries', index),
    }))
    .slice(-days)
}

function dayOf(start: string): string {
  return new Date(start).toLocaleDateString(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
}
