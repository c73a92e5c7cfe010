import type { ReactNode } from 'react'
import './empty.css'

interface EmptyProps {
  readonly title: string
  /** Says why there are no items, or how to create one. */
  readonly children?: ReactNode
}

/** The text that replaces an empty list. */
export function Empty({ title, children }: EmptyProps): ReactNode {
  return (
    <div className="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children && <div className="muted">{children}</div>}
    </div>
  )
}
