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

/** A time of today as hours and minutes, any other with its date, in the language of the browser. */
export function readableTime(milliseconds: number): string {
  const time = new Date(milliseconds)
  const isToday = time.toDateString() === new Date().toDateString()
  return time.toLocaleString(undefined, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short' })
}
