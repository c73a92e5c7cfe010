import { isRecord } from './parts.ts'

/**
 * Refuses options that are not an object, and unknown options, such as a misspelt name, which would otherwise have no effect.
 *
 * @throws {TypeError} naming the first unknown option, and the known ones
 */
export function refuseUnknownOptions(options: object, known: readonly string[]): void {
  if (!isRecord(options))
    throw new TypeError(
      `The options must be an object, got ${Array.isArray(options) ? 'an array' : options}.`,
    )
  const unknown = Object.keys(options).find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`The option '${unknown}' is unknown. Known options: ${listed(known)}.`)
}

/** The rate of generated events and the timing of subscriptions. */
interface EventOptions {
  readonly eventsPerSecond: number
  readonly heartbeatSeconds: number
  readonly retryMs: number
}

/** The allowed minimum and maximum of a number. */
type Range = readonly [least: number, greatest: number]

/** The allowed ranges of the options. The maximum of `retryMs` is ten minutes, as for the service itself. */
export const eventOptionRanges: Readonly<Record<keyof EventOptions, Range>> = {
  eventsPerSecond: [0, 1_000],
  heartbeatSeconds: [0.1, 86_400],
  retryMs: [1, 600_000],
}

/**
 * Refuses numbers outside their ranges.
 *
 * @throws {TypeError} naming the first number outside its range
 */
export function refuseOutside<Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  ranges: Readonly<Record<NoInfer<Name>, Range>>,
): void {
  for (const name of Object.keys(values) as Name[]) {
    const value = values[name]
    const [least, greatest] = ranges[name]
    if (typeof value !== 'number' || !(value >= least && value <= greatest))
      throw new TypeError(`${name} must be a number from ${least} to ${greatest}, got ${shown(value)}.`)
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

const format = new Intl.ListFormat('en-GB')

/** Joins words for a sentence: `one, two and three`. */
export function listed(words: readonly string[]): string {
  return format.format(words)
}

/** The id that a caller may have meant with the name of a client function: `list_event_streams` for `listEventStreams`. */
export function asOperationId(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
