import { TimeoutError } from './errors.ts'

/**
 * Waits for what others may wait for too: an abort ends this wait and leaves the work alone.
 *
 * @throws the reason of `signal`, once it has aborted
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds)
  })
  return abortable(elapsed, signal).finally(() => clearTimeout(timer))
}

/** Waits for work that `controller` can end, and ends it with a TimeoutError when it takes longer than `milliseconds`. */
export async function within<Value>(
  milliseconds: number,
  controller: AbortController,
  work: Promise<Value>,
): Promise<Value> {
  const timer = setTimeout(() => {
    controller.abort(new TimeoutError(`nothing came for ${milliseconds} ms`))
  }, milliseconds)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Does work that ends together with `signal`, or with a TimeoutError when it takes longer than `milliseconds`.
 *
 * @throws what the work throws, and the reason of a signal that had aborted before
 */
export async function limited<Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { controller, unlink } = linkedController(signal)
  return within(milliseconds, controller, work(controller.signal)).finally(unlink)
}

/**
 * A controller that aborts together with `signal` until it is unlinked. By hand, since AbortSignal.any would keep a trace
 * of each one on a signal that outlives them all.
 *
 * @throws the reason of a signal that has aborted before
 */
export function linkedController(signal: AbortSignal | undefined): {
  readonly controller: AbortController
  readonly unlink: () => void
} {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  return { controller, unlink: () => signal?.removeEventListener('abort', abort) }
}
