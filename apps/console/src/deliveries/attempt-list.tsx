import type { Schemas } from '@tenant-api/client'
import type { ReactNode } from 'react'
import { Time } from '../controls/time.tsx'

interface AttemptListProps {
  /** Oldest first. */
  readonly attempts: Schemas['EventStreamDelivery']['attempts']
}

/** The attempts of a delivery on a time line. Each has its error, and the time since the attempt before it. */
export function AttemptList({ attempts }: AttemptListProps): ReactNode {
  return (
    <ol className="attempts">
      {attempts.map(({ timestamp, status, error_message }, index) => {
        const before = attempts[index - 1]
        return (
          <li key={timestamp} className={status}>
            <p>
              <strong>{index + 1}</strong>
              <Time value={timestamp} />
              {before && <span className="muted">{duration(before.timestamp, timestamp)} later</span>}
            </p>
            <p>{error_message ?? `The attempt ${status}.`}</p>
          </li>
        )
      })}
    </ol>
  )
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The time between two moments, in the largest unit that gives a number of at least 2: "90 seconds", "3 minutes". */
function duration(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000)
  const [unit, size] = units.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const)
  const number = seconds / size
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: number < 10 ? 1 : 0,
  })
  return format.format(number)
}
