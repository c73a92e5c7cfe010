import type { ReactNode } from 'react'
import './empty.css'

interface EmptyProps {
  readonly title: string
  /** Why there is nothing, or how to make something. */
  readonly children?: ReactNode
}

/** In place of a list without items. */
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
