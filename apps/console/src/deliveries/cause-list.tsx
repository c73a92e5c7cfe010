import type { ReactNode } from 'react'
import type { Cause } from './causes.ts'

interface CauseListProps {
  readonly causes: readonly Cause[]
  /** The number of all loaded deliveries, whatever their error. */
  readonly total: number
  /** The error whose deliveries are shown; undefined for all. */
  readonly selected: string | undefined
  readonly onSelect: (error: string | undefined) => void
}

/** The errors of the loaded deliveries, with counts. A click on an error shows only the deliveries with that error. */
export function CauseList({ causes, total, selected, onSelect }: CauseListProps): ReactNode {
  return (
    <section className="causes" aria-labelledby="causes">
      <h2 id="causes">Errors of the last attempts</h2>
      <ul>
        {causes.map(({ error, count }) => (
          <li key={error}>
            <button
              type="button"
              className="cause"
              aria-pressed={error === selected}
              onClick={() => onSelect(error === selected ? undefined : error)}
            >
              <span className="count">{count}</span>
              <span className="message">{error}</span>
              <svg className="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / total} height="4" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
