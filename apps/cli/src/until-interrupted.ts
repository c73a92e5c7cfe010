const controller = new AbortController()

/** Aborts when Ctrl-C or SIGTERM interrupts a command that has called `untilInterrupted`. */
export const interrupted: AbortSignal = controller.signal

/** An AbortSignal that Ctrl-C or SIGTERM aborts. A second signal ends the process at once. */
export function untilInterrupted(): AbortSignal {
  const names = ['SIGINT', 'SIGTERM'] as const
  function interrupt(): void {
    for (const name of names) process.off(name, interrupt)
    controller.abort(new Error('interrupted'))
  }
  for (const name of names) process.on(name, interrupt)
  return interrupted
}
