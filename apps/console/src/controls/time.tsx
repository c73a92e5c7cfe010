import type { ReactNode } from 'react'

interface TimeProps {
  /** RFC 3339. */
  readonly value: string
}

const format = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** A time in the zone of the browser. The tooltip says how long ago it is, and shows it in UTC, with milliseconds. */
export function Time({ value }: TimeProps): ReactNode {
  return (
    <time dateTime={value} title={`${relativeTime(value)}, ${value}`}>
      {readableTime(Date.parse(value))}
    </time>
  )
}

/** A time with its date and its zone, in the zone and the language of the browser, with 24 hours. */
export function readableTime(milliseconds: number): string {
  return format.format(milliseconds)
}

const relative = new Intl.RelativeTimeFormat('en')

/** How long ago a time is, or when it will be: "5 minutes ago", "in 12 seconds", "now". */
export function relativeTime(value: string): string {
  const seconds = (Date.parse(value) - Date.now()) / 1_000
  if (Math.abs(seconds) < 1) return 'now'
  const [unit, size] = largestUnit(Math.abs(seconds))
  return relative.format(Math.round(seconds / size), unit)
}

/** A duration in the largest unit that gives a number of at least 2: "90 seconds", "3 minutes". */
export function readableDuration(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds / 1_000)
  const [unit, size] = largestUnit(seconds)
  const number = seconds / size
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: number < 10 ? 1 : 0,
  })
  return format.format(number)
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function largestUnit(seconds: number) {
  return units.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const)
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
