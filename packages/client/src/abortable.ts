import { after } from './clock.ts'
import { TimeoutError } from './errors.ts'

/**
 * Waits for work. An abort ends the wait at once, even when the work ignores it.
 *
 * @throws what the work throws, and the reason of `signal` once it has aborted
 */
export async function abortable<Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return work
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Waits for some milliseconds.
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

/** Waits for work that `controller` can end, and aborts it with a TimeoutError when it takes longer than `milliseconds`. */
export async function within<Value>(
  milliseconds: number,
  controller: AbortController,
  work: Promise<Value>,
): Promise<Value> {
  const stop = after(milliseconds, () => {
    controller.abort(new TimeoutError(`nothing came for ${Math.round(milliseconds)} ms`))
  })
  try {
    return await work
  } finally {
    stop()
  }
}

/**
 * Does work that ends together with `signal`, or with a TimeoutError when it takes longer than `milliseconds`.
 *
 * @throws what the work throws, and the reason of a signal that has aborted
 */
export async function limited<Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { controller, unlink } = linkedController(signal)
  const ending = abortable(work(controller.signal), controller.signal)
  return within(Math.max(0, milliseconds), controller, ending).finally(unlink)
}

/**
 * A controller that aborts together with any of `signals` until it is unlinked. AbortSignal.any would leave an entry for each
 * controller on a signal that outlives all of them.
 *
 * @throws the reason of a signal that has already aborted
 */
export function linkedController(...signals: readonly (AbortSignal | undefined)[]): {
  readonly controller: AbortController
  readonly unlink: () => void
} {
  const controller = new AbortController()
  const links = signals.map(signal => {
    signal?.throwIfAborted()
    const abort = () => controller.abort(signal?.reason)
    return { signal, abort }
  })
  for (const { signal, abort } of links) signal?.addEventListener('abort', abort)
  return {
    controller,
    unlink: () => {
      for (const { signal, abort } of links) signal?.removeEventListener('abort', abort)
    },
  }
}
