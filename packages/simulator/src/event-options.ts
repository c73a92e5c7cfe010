/** The rate of generated events and the timing of subscriptions. */
export interface EventOptions {
  readonly eventsPerSecond: number
  readonly heartbeatSeconds: number
  readonly retryMs: number
}

/** The allowed minimum and maximum of a number. */
export type Range = readonly [least: number, greatest: number]

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
