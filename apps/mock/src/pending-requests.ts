import { setTimeout } from 'node:timers/promises'

/** The requests that have no answer yet. */
export interface PendingRequests {
  /** Aborts when the requests that arrive now are broken off. */
  readonly signal: AbortSignal
  /** Breaks off all requests: they get no answer, and change nothing. */
  breakOff(): void
}

export function createPendingRequests(): PendingRequests {
  let controller = new AbortController()
  return {
    get signal() {
      return controller.signal
    },
    breakOff() {
      controller.abort()
      controller = new AbortController()
    },
  }
}

/**
 * Delays an answer.
 *
 * @throws the signal's reason, if the request is broken off
 */
export async function delayAnswer(milliseconds: number, signal: AbortSignal): Promise<void> {
  // `ref: false` lets the process exit before the end of the delay, once the mock is closed.
  await setTimeout(milliseconds, undefined, { ref: false, signal })
}
