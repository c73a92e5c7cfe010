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

/** A time as the value of an input of type datetime-local; '' for anything else. */
export function localTime(value: unknown): string {
  const time = new Date(typeof value === 'number' ? value : String(value))
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19).replace(/:00$/, '')
}

/**
 * The value of an input of type datetime-local as a UTC time in whole seconds; '' without a value. A year of more than four digits has
 * no such time: then the value itself, which the service refuses.
 *
 * @param shown the time that the input showed first. It stays if the value is unchanged: two times look the same in the hour that is
 * repeated when daylight saving ends.
 */
export function utcTime(value: string, shown?: string | number | Date): string {
  const isUnchanged = shown !== undefined && localTime(shown) === value
  const time = new Date(isUnchanged ? shown : value)
  return Number.isNaN(time.getTime()) ? value : time.toISOString().replace(/\.\d+/, '')
}
