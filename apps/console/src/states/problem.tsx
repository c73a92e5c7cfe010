import { isFailure } from '@tenant-api/client'
import { type ReactNode, useContext } from 'react'
import { Button } from '../controls/button.tsx'
import { SessionContext, signOut } from '../session/session.ts'
import { explain } from './explanation.ts'
import './problem.css'

interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}

/** Says what went wrong and what to do next, with a button to try again or to sign in again. */
export function Problem({ error, onRetry }: ProblemProps): ReactNode {
  const { what, next } = explain(error)
  const session = useContext(SessionContext)
  const isRefused = session && isFailure(error) && error.code === 'unauthorized'
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{what}</strong> {next}
      </p>
      {isRefused ? (
        <Button onClick={signOut}>Sign in again</Button>
      ) : (
        onRetry && <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  )
}
