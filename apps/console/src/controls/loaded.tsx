import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'
import { Time } from './time.tsx'

/** The part of a TanStack query that decides what is shown. */
interface Query<Data> {
  readonly data: Data | undefined
  /** When the data arrived, in milliseconds since 1970. */
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

interface LoadedProps<Data> {
  readonly query: Query<Data>
  /** What is loaded: "event streams". */
  readonly what: string
  /** True if the page already shows the error of another query, which is not repeated. */
  readonly isTold?: boolean
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the answer of a query, its error, or that it is loading. An answer stays visible below the error of a later request, with its
 * time.
 */
export function Loaded<Data>({ query, what, isTold = false, children }: LoadedProps<Data>): ReactNode {
  const { data, dataUpdatedAt, error, refetch } = query
  return (
    <>
      {error && !isTold && (
        <>
          <Problem error={error} onRetry={() => void refetch()} />
          {data !== undefined && (
            <p className="note">
              What you see is from <Time value={new Date(dataUpdatedAt).toISOString()} />.
            </p>
          )}
        </>
      )}
      {data !== undefined ? children(data) : !error && <Loading what={what} />}
    </>
  )
}

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
