/**
 * Milliseconds for which an offset is kept: long enough for a reload. A subscription that opens later, for
 * example with a filter that the user chooses, must not repeat old events.
 */
const keptFor = 30_000

/**
 * The offset that this tab kept under `name` when the page was left; undefined if that is too long ago. The offset stays, because
 * StrictMode opens each subscription twice.
 */
export function offsetBeforeReload(name: string): string | undefined {
  const [time, offset] = storage()[name]?.split(' ') ?? []
  return Date.now() - Number(time) < keptFor ? offset : undefined
}

/** Keeps an offset for the time after a reload. */
export function keepForReload(name: string, offset: string | undefined): void {
  if (offset) storage()[name] = `${Date.now()} ${offset}`
}

/** The storage of the tab. Some browsers deny it, for example in a sandboxed frame: then nothing is kept. */
function storage(): Partial<Record<string, string>> {
  try {
    return sessionStorage
  } catch {
    return {}
  }
}
