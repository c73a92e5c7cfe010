import { TimeoutError } from './errors.ts'

/**
 * Waits for `work`. An abort of `signal` ends the wait at once, even if the work ignores the signal.
 *
 * @throws the error of `work`, or the reason of `signal` after an abort
 */
export async function abortable<Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return work
  let stop = () => {}
  try {
    // Every call waits here. Promise.race would cost several times as much.
    return await new Promise<Value>((resolve, reject) => {
      stop = () => reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
      work.then(resolve, reject)
    })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Waits for a number of milliseconds.
 *
 * @throws the reason of `signal`, as soon as it aborts
 */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let stop = () => {}
  const elapsed = new Promise<void>(resolve => {
    stop = after(milliseconds, resolve)
  })
  return abortable(elapsed, signal).finally(stop)
}

/** A time limit: its name for the error message, such as `timeout of 500 ms`, and the milliseconds that are left. */
export type TimeLimit = readonly [name: string, left: number]

/** Waits for `work`. After the time limit, aborts `controller` with a TimeoutError. The abort must end the work. */
export async function within<Value>(
  [name, left]: TimeLimit,
  controller: AbortController,
  work: Promise<Value>,
): Promise<Value> {
  const stop = after(Math.max(0, left), () => {
    const message = `No answer within the ${name}.`
    controller.abort(new TimeoutError(message, undefined, 'No answer arrived in time.'))
  })
  try {
    return await work
  } finally {
    stop()
  }
}

/**
 * Runs `work` with a signal of its own. This signal aborts when `signal` does; after the time limit it aborts with a TimeoutError.
 *
 * @throws the error of `work`, the reason of `signal` after an abort, or a TimeoutError
 */
export async function limited<Value>(
  limit: TimeLimit,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { controller, unlink } = linkedController(signal)
  const ending = abortable(work(controller.signal), controller.signal)
  return within(limit, controller, ending).finally(unlink)
}

/**
 * A controller that aborts when any of `signals` does, until `unlink` is called. AbortSignal.any would leak memory: a long-lived
 * signal would keep an entry for each controller.
 *
 * @throws the reason of a signal that has already aborted
 */
export function linkedController(...signals: readonly (AbortSignal | undefined)[]): {
  readonly controller: AbortController
  readonly unlink: () => void
} {
  for (const signal of signals) signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signals.find(signal => signal?.aborted)?.reason)
  for (const signal of signals) signal?.addEventListener('abort', abort)
  return {
    controller,
    unlink: () => {
      for (const signal of signals) signal?.removeEventListener('abort', abort)
    },
  }
}

/** The longest delay of a timer, in milliseconds: a longer one overflows 32 bits and fires after 1 ms. */
const longestTimer = 2 ** 31 - 1

/**
 * Milliseconds since a fixed moment. The client's only clock. It is monotonic: a change of the system clock neither ends a call early
 * nor keeps an expired token in use.
 */
export function now(): number {
  return performance.now()
}

/**
 * Calls `callback` once after `milliseconds`; never for `Infinity`.
 *
 * @returns a function that stops the timer
 */
export function after(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait(left: number) {
    const delay = Math.min(left, longestTimer)
    timer = setTimeout(() => (left > delay ? wait(left - delay) : callback()), delay)
  }
  wait(milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Wraps a generator in an async iterator. The iterator's `return()` also ends a pending `next()`; a generator's own `return()` would
 * wait for the pending `next()`.
 *
 * @param generate receives a signal that aborts when the caller leaves; the generator must then end without an error
 */
export function leavable<Value>(
  generate: (leaving: AbortSignal) => AsyncGenerator<Value, void, undefined>,
): AsyncIterableIterator<Value, void, undefined> {
  const leaving = new AbortController()
  const values = generate(leaving.signal)
  let isStarted = false
  const next = () => {
    isStarted = true
    return values.next()
  }
  return {
    next,
    return: () => {
      leaving.abort()
      // `return()` would skip the `finally` of a generator that has not started.
      return isStarted ? values.return() : next()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
