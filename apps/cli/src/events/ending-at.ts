import type { SubscribedMessage } from '@tenant-api/client'

/** Milliseconds without an event after which a reader of the past has reached the present. */
const quiet = 2_000
/** The longest delay of a timer: a longer one overflows and fires at once. */
const longestTimer = 2 ** 31 - 1

/** The end that `--until` sets. */
export interface Ending {
  /** True for the first event that is too late. */
  isAfter(message: SubscribedMessage): boolean
  clear(): void
}

/**
 * @param until undefined for no end
 * @param stop called when no more events before that time can arrive
 */
export function endingAt(until: string | undefined, stop: () => void): Ending {
  if (until === undefined) return { isAfter: () => false, clear: () => {} }
  const end = Date.parse(until)
  let timer: NodeJS.Timeout
  const wait = () => {
    // An event from just before the end may still be in flight.
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
