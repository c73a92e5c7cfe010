import { refuseUnknownOptions } from './known-options.ts'

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

/** Waits for numbers of open streams. */
export interface OpenCount {
  /** The owner of the streams calls this function after each change of their number. */
  changed(): void
  /**
   * Resolves as soon as exactly `wanted` streams are open.
   *
   * @throws {Error} after the timeout
   * @throws {TypeError} at once, for a wrong number or an unknown option
   */
  reach(wanted: number, options?: WaitOptions): Promise<void>
}

/** @param count returns the current number of open streams */
export function createOpenCount(count: () => number): OpenCount {
  const checks = new Set<() => void>()

  function isReached(wanted: number, timeout: number): Promise<boolean> {
    return new Promise(resolve => {
      const end = (isReached: boolean) => {
        checks.delete(check)
        stopTimer(timer)
        resolve(isReached)
      }
      const check = () => {
        if (count() === wanted) end(true)
      }
      const timer = startTimer(() => end(false), Math.min(timeout, longestTimer))
      checks.add(check)
      check()
    })
  }

  return {
    changed() {
      for (const check of checks) check()
    },
    async reach(wanted, options = {}) {
      if (!Number.isInteger(wanted) || wanted < 0)
        throw new TypeError(`The number of streams must be an integer of at least 0, got ${wanted}.`)
      refuseUnknownOptions(options, ['timeout'])
      const { timeout = defaultTimeout } = options
      if (await isReached(wanted, timeout)) return
      const open = count()
      const streams = wanted === 1 ? 'stream' : 'streams'
      const are = open === 1 ? 'is' : 'are'
      throw new Error(`Waited ${timeout / 1_000} s for ${wanted} open ${streams}, but ${open} ${are} open.`)
    },
  }
}
