import type { ReactNode } from 'react'
import { NotAllowed } from '../states/not-allowed.tsx'
import { type OperationName, usePermission } from './permission.ts'

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
