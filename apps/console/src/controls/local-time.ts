/** A time as the value of an input of type datetime-local; '' for anything else. */
export function localTime(value: unknown): string {
  const time = new Date(typeof value === 'number' ? value : String(value))
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19).replace(/:00$/, '')
}

/** The value of an input of type datetime-local as a UTC time in whole seconds; '' without a value. */
export function utcTime(value: string): string {
  return value === '' ? '' : new Date(value).toISOString().replace(/\.\d+/, '')
}
