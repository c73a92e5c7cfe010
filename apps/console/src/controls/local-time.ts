/** A time as the value of an input of type datetime-local; '' for anything else. */
export function localTime(value: unknown): string {
  const time = new Date(typeof value === 'number' ? value : String(value))
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19).replace(/:00$/, '')
}

/**
 * The value of an input of type datetime-local as a UTC time in whole seconds; '' without a value. A year of more than four digits has
 * no such time: then the value itself, which the service refuses.
 */
export function utcTime(value: string): string {
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? value : time.toISOString().replace(/\.\d+/, '')
}
