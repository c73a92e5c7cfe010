import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { operations } from '../generated/operations.ts'
import type { OperationName } from '../session/permission.ts'
import './empty.css'

interface NotAllowedProps {
  readonly operation: OperationName
  /** A sentence that says why the token may not call the operation. */
  readonly reason: string | undefined
}

/** The text in place of content that the token may not read. */
export function NotAllowed({ operation, reason }: NotAllowedProps): ReactNode {
  return (
    <div className="empty">
      <p>
        <strong>You cannot do this here: {operations[operation].summary.toLowerCase()}.</strong>
      </p>
      <div className="muted">
        {reason} Sign in with a client that is granted it, or see{' '}
        <Link href="/access">what the token may do</Link>.
      </div>
    </div>
  )
}
