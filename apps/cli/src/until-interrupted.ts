const controller = new AbortController()

/**
 * Aborts when Ctrl-C or SIGTERM interrupts a command that has called `untilInterrupted`, or when a command calls `interrupt`. After the
 * command, the process ends, whatever still keeps it alive.
 */
export const interrupted: AbortSignal = controller.signal

export function interrupt(): void {
  controller.abort(new Error('interrupted'))
}

/** An AbortSignal that Ctrl-C or SIGTERM aborts. A second signal ends the process at once. */
export function untilInterrupted(): AbortSignal {
  const names = ['SIGINT', 'SIGTERM'] as const
  function stop(): void {
    for (const name of names) process.off(name, stop)
    interrupt()
  }
  for (const name of names) process.on(name, stop)
  return interrupted
}
