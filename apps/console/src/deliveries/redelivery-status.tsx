import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { atMost } from '../event-streams/health.ts'
import { usePermission } from '../session/permission.ts'
import { Problem } from '../states/problem.tsx'
import type { Redeliveries } from './use-redeliveries.ts'
import './redelivery-status.css'

interface RedeliveryStatusProps {
  readonly redeliveries: Redeliveries
  /** The result of the accepted redeliveries, shown when they have ended. */
  readonly outcome: string
}

/** The progress and the result of redeliveries. */
export function RedeliveryStatus({ redeliveries, outcome }: RedeliveryStatusProps): ReactNode {
  const { run, remaining = 0, accepted, isOver, forget } = redeliveries
  const { reason } = usePermission('getEventStreamStats')
  const sentence = run.isRunning
    ? `The service has accepted ${run.accepted} of ${run.total}. Stay on this page until it has accepted all.`
    : remaining > 0
      ? `${atMost(remaining)} ${remaining === 1 ? 'delivery is' : 'deliveries are'} being redelivered.`
      : accepted && isOver
        ? resultOf(accepted.count, outcome)
        : accepted && reason
          ? `${counted(accepted.count)} accepted. ${reason} Their progress is not shown.`
          : undefined
  const total = run.isRunning ? run.total : accepted?.count
  const done = run.isRunning ? run.accepted : Math.max(0, (total ?? 0) - remaining)
  return (
    <>
      {run.error && <Problem error={run.error} />}
      <div role="status">
        {sentence && (
          <div className="card redelivery">
            <p>{sentence}</p>
            {!isOver && total !== undefined && total > 0 && !reason && (
              <progress aria-label="Redelivery" max={total} value={done} />
            )}
            {refusals(run).map(({ message, count }) => (
              <p key={message} className="field-error">
                {count} refused: {message}
              </p>
            ))}
            {run.isRunning && <Button onClick={run.cancel}>Stop</Button>}
            {accepted && (isOver || reason) && <Button onClick={forget}>Close</Button>}
          </div>
        )}
      </div>
    </>
  )
}

function resultOf(count: number, outcome: string): string {
  return count === 0 ? 'Nothing was redelivered.' : `${counted(count)} ended. ${outcome}`
}

function counted(count: number): string {
  return count === 1 ? '1 redelivery' : `${count.toLocaleString()} redeliveries`
}

/** The distinct messages with which the service refused deliveries, each with the number of deliveries. */
function refusals({ refused }: Redeliveries['run']): readonly { message: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { error } of refused) {
    counts.set(error.detail, (counts.get(error.detail) ?? 0) + 1)
  }
  return Array.from(counts, ([message, count]) => ({ message, count }))
}
