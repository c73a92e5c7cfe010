import type { ReactNode } from 'react'
import './empty.css'

interface EmptyProps {
  readonly title: string
  /** Says why there are no items, or how to create one. */
  readonly children?: ReactNode
}

/** The text in place of a list without items. */
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
