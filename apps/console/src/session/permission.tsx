import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { operations } from '../generated/operations.ts'
import { useSession } from './session.ts'

/** The name of a client's function that needs a scope. */
export type OperationName = keyof typeof operations

/** Whether the token may call an operation; if not, `reason` is a sentence that says why. */
type Permission =
  | { readonly isAllowed: true; readonly reason?: never }
  | { readonly isAllowed: false; readonly reason: string }

/** Whether the token of the session may call an operation. True if the scopes are not known: the service then decides. */
export function usePermission(name: OperationName): Permission {
  const { scopes } = useSession()
  return permissionOf(name, scopes)
}

export function permissionOf(name: OperationName, scopes: ReadonlySet<string> | null): Permission {
  const { anyScope }: { readonly anyScope: readonly string[] } = operations[name]
  if (!scopes || anyScope.some(scope => scopes.has(scope))) return { isAllowed: true }
  return { isAllowed: false, reason: `The token lacks the scope ${anyScope.join(' or ')}.` }
}

interface AllowedProps {
  /** The operation that the content needs. */
  readonly operation: OperationName
  readonly children: ReactNode
}

/** Shows its content if the token may call an operation; otherwise names the missing scope. */
export function Allowed({ operation, children }: AllowedProps): ReactNode {
  const { isAllowed, reason } = usePermission(operation)
  return isAllowed ? children : <NotAllowed operation={operation} reason={reason} />
}

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
