import { refuseUnknownOptions } from './refusals.ts'

/** The timers of the platform. Tests may replace the global ones by fake timers before they wait. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis

/** The longest delay of `setTimeout`, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** The default timeout in milliseconds. The tests of Vitest and Jest fail after 5 seconds, without naming the reason. */
const defaultTimeout = 4_000

export interface WaitOptions {
  /** Milliseconds. Default: 4,000. */
  readonly timeout?: number | undefined
}

/** A number that callers can wait for. */
export interface AwaitedCount {
  /** The owner of the number calls this function after each change. */
  changed(): void
  /**
   * Resolves as soon as the number is what `wanted` asks for.
   *
   * @throws {Error} after the timeout, or the error of `giveUp`
   * @throws {TypeError} at once, for a wrong number or an unknown option
   */
  reach(wanted: number, options?: WaitOptions): Promise<void>
  /** Ends all waits with an error: the number will not change any more. Otherwise their timers would keep the process running. */
  giveUp(error: Error): void
}

interface Counting {
  /** The present number. */
  count(): number
  isEnough(count: number, wanted: number): boolean
  /** What is counted, in the plural. */
  readonly noun: string
  /** The end of the error after the timeout, such as `for 2 requests, but 1 has arrived`. */
  missed(wanted: number, count: number): string
}

export function createAwaitedCount({ count, isEnough, noun, missed }: Counting): AwaitedCount {
  /** The waits that have not ended, each with a function that ends it if its number is reached or there is an error. */
  const waits = new Set<(error?: Error) => void>()

  function isReached(wanted: number, timeout: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        waits.delete(check)
        stopTimer(timer)
        settle()
      }
      const check = (error?: Error) => {
        if (error) end(() => reject(error))
        else if (isEnough(count(), wanted)) end(() => resolve(true))
      }
      const timer = startTimer(() => end(() => resolve(false)), Math.min(timeout, longestTimer))
      waits.add(check)
      check()
    })
  }

  return {
    changed() {
      for (const check of waits) check()
    },
    giveUp(error) {
      for (const check of waits) check(error)
    },
    async reach(wanted, options = {}) {
      if (!Number.isInteger(wanted) || wanted < 0)
        throw new TypeError(
          `The number of ${noun} must be an integer of at least 0, got ${typeof wanted === 'string' ? `'${wanted}'` : wanted}.`,
        )
      refuseUnknownOptions(options, ['timeout'])
      const { timeout = defaultTimeout } = options
      if (!(await isReached(wanted, timeout)))
        throw new Error(`Waited ${timeout / 1_000} s ${missed(wanted, count())}.`)
    },
  }
}
