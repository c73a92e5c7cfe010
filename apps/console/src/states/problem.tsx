import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { explain } from './explanation.ts'

interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

/** What went wrong, what to do next, and a button to try again. */
export function Problem({ error, onRetry }: ProblemProps): ReactNode {
  const { what, next } = explain(error)
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{what}</strong> {next}
      </p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
