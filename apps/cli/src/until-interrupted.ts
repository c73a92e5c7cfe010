/** An AbortSignal that Ctrl-C or SIGTERM aborts. A second Ctrl-C ends the process at once. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController()
  const interrupt = () => controller.abort(new Error('interrupted'))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt)
  return controller.signal
}
