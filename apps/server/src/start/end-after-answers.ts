import type { Logger } from 'pino'

/**
 * Returns a handler that ends the process after a delay, so that callers get a 503 and subscribers a last message.
 * The process must restart, because its memory may no longer match the store.
 *
 * @param lost aborted before the delay
 */
export function endAfterAnswers(
  log: Logger,
  lost: AbortController,
  endProcess: () => never,
): (error: unknown) => void {
  return error => {
    lost.abort()
    log.fatal({ err: error }, 'the database has lost writes, or may have lost them: the service ends')
    setTimeout(endProcess, 200)
  }
}
