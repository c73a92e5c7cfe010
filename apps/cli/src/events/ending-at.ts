import type { SubscribedMessage } from '@tenant-api/client'

/** Milliseconds without an event after which the reader is assumed to have read all past events. */
const quiet = 2_000
/** The longest delay of `setTimeout`: a longer one overflows and fires at once. */
const longestTimer = 2 ** 31 - 1

/** Tells when `--until` ends the output. */
export interface Ending {
  /** True for an event at or after the end. Each call restarts the timer of `stop`. */
  isAfter(message: SubscribedMessage): boolean
  clear(): void
}

/**
 * @param until undefined for no end
 * @param stop called when `until` has passed and no event has arrived for 2 s
 */
export function endingAt(until: string | undefined, stop: () => void): Ending {
  if (until === undefined) return { isAfter: () => false, clear: () => {} }
  const end = Date.parse(until)
  let timer: NodeJS.Timeout
  const wait = () => {
    // Wait a little longer than until the end, because an earlier event may still be in flight.
    timer = setTimeout(stop, Math.min(longestTimer, Math.max(0, end - Date.now()) + quiet))
  }
  wait()
  return {
    isAfter(message) {
      clearTimeout(timer)
      wait()
      return message.type !== 'unknown' && Date.parse(message.event.time) >= end
    },
    clear: () => clearTimeout(timer),
  }
}
