import type { SubscribedMessage, SubscriptionState } from '@tenant-api/client'

/** Milliseconds without an event after which the reader is assumed to have read all past events. */
const quiet = 2_000
/** A timer that fires later than this number of milliseconds shows that the process was blocked or suspended. */
const tolerance = 500
/** The longest delay of `setTimeout`: a longer one overflows and fires at once. */
const longestTimer = 2 ** 31 - 1

/**
 * Tells when `--until` ends the output. The timer of `stop` runs only while the subscription is open and the caller waits for a
 * message. It does not run during a reconnection, or while a slow reader delays the output: then events may be unread.
 */
export interface Ending {
  /** True for an event at or after the end. Stops the timer: the caller handles the message. */
  isAfter(message: SubscribedMessage): boolean
  /** Restarts the timer: the caller waits for the next message. */
  wait(): void
  onState(state: SubscriptionState): void
  clear(): void
}

/**
 * @param until undefined for no end
 * @param stop called when `until` has passed and an open connection has brought no event for 2 s
 */
export function endingAt(until: string | undefined, stop: () => void): Ending {
  if (until === undefined) return { isAfter: () => false, wait: () => {}, onState: () => {}, clear: () => {} }
  const end = Date.parse(until)
  let isOpen = false
  let isWaiting = true
  let timer: NodeJS.Timeout | undefined

  function restart(): void {
    clearTimeout(timer)
    if (!isOpen || !isWaiting) return
    // Wait a little longer than until the end, because an earlier event may still be in flight.
    const delay = Math.min(longestTimer, Math.max(0, end - Date.now()) + quiet)
    const due = performance.now() + delay
    timer = setTimeout(() => {
      const isLate = performance.now() - due > tolerance
      // If the timer is late, events may have arrived that nobody has read.
      if (isLate || Date.now() < end) restart()
      else stop()
    }, delay)
  }

  return {
    isAfter(message) {
      isWaiting = false
      clearTimeout(timer)
      return message.type !== 'unknown' && Date.parse(message.event.time) >= end
    },
    wait() {
      isWaiting = true
      restart()
    },
    onState({ status }) {
      isOpen = status === 'open'
      restart()
    },
    clear: () => clearTimeout(timer),
  }
}
