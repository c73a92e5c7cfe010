import type { ReactNode } from 'react'

interface TimeProps {
  /** RFC 3339. */
  readonly value: string
}

/** A time in the zone of the browser. The tooltip shows it in UTC, with milliseconds. */
export function Time({ value }: TimeProps): ReactNode {
  return (
    <time dateTime={value} title={value}>
      {new Date(value).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  )
}
