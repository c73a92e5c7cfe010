import { refuseOutside, refuseUnknownOptions } from '@tenant-api/simulator'

export interface AnswerOptions {
  /** True to answer only the first request. Excludes `times`. */
  readonly once?: boolean | undefined
  /** The number of requests to answer. Default: all requests. */
  readonly times?: number | undefined
  /** Milliseconds before each answer. Default: 0. */
  readonly delay?: number | undefined
}

type CheckedOptions = { readonly [Name in keyof AnswerOptions]-?: NonNullable<AnswerOptions[Name]> }

/** The maximum of `delay` is the longest delay of `setTimeout`. */
const ranges = { times: [1, Number.POSITIVE_INFINITY], delay: [0, 2 ** 31 - 1] } as const

/**
 * The options of a chosen answer, with defaults filled in.
 *
 * @throws {TypeError} naming the wrong option
 */
export function checkedAnswerOptions(options: AnswerOptions): CheckedOptions {
  refuseUnknownOptions(options, ['once', 'times', 'delay'])
  const { once = false, times = Number.POSITIVE_INFINITY, delay = 0 } = options
  if (typeof once !== 'boolean') throw new TypeError(`once must be true or false, got ${once}.`)
  if (once && options.times !== undefined)
    throw new TypeError("The options 'once' and 'times' exclude each other.")
  refuseOutside({ times, delay }, ranges)
  return { once, times, delay }
}
