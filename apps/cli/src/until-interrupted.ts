/** A signal that Ctrl-C and SIGTERM abort. A second Ctrl-C ends the process at once. */
export function untilInterrupted(): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('interrupted'))
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop)
  return { signal: controller.signal, stop }
}
