import type { ReactNode } from 'react'
import './loading.css'

interface LoadingProps {
  /** What is loaded: "event streams". */
  readonly what: string
}

/** The text in place of content that is being fetched. It appears after a moment, so that a fast answer causes no flicker. */
export function Loading({ what }: LoadingProps): ReactNode {
  return (
    <div className="loading" role="status">
      Loading {what} …
    </div>
  )
}
