import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ActionButton } from '../controls/button.tsx'
import type { OperationName } from '../session/permission.ts'
import { Problem } from '../states/problem.tsx'

interface PolicyFormProps {
  /** The label of the submit button, such as "Create". */
  readonly submit: string
  readonly operation: OperationName
  readonly isBusy: boolean
  /** An error that concerns no field. */
  readonly error: unknown
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The frame of the forms that create and edit a policy: the fields (`children`), an error that concerns no field, and buttons. */
export function PolicyForm({
  submit,
  operation,
  isBusy,
  error,
  onSubmit,
  children,
}: PolicyFormProps): ReactNode {
  return (
    <form
      className="policy-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      {error != null && <Problem error={error} />}
      <div className="actions">
        <ActionButton operation={operation} type="submit" tone="primary" isBusy={isBusy}>
          {submit}
        </ActionButton>
        <Link href="/rate-limit-policies" className="button">
          Cancel
        </Link>
      </div>
    </form>
  )
}
